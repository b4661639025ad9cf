// A transport of your own: four functions. This one uses a bus that gives each message to everyone.

import { load } from 'noughts';
import { createRoom, joinRoom } from 'noughts/room';

/** @type {(bus: EventTarget) => import('noughts/room').Transport} */
function overBus(bus) {
  let [topic, peer] = ['', ''];
  /** @type {Uint8Array | undefined} */
  let said;
  /** @type {(event: any) => void} */
  let hear = () => {};
  const say = (/** @type {object} */ parcel) => bus.dispatchEvent(new CustomEvent(topic, { detail: parcel }));
  return {
    subscribe(room, name, listener) {
      [topic, peer] = [room, name];
      hear = ({ detail: { from, presence, message, wantsToKnow } }) => {
        if (message) listener.message(message);
        if (presence !== undefined) listener.presence(from, presence);
        if (wantsToKnow && said) say({ from: peer, presence: said });
      };
      bus.addEventListener(topic, hear);
      listener.connection(true);
      say({ wantsToKnow: true });
    },
    publish: (message) => void say({ message }),
    presence(message) {
      said = message;
      say({ from: peer, presence: message });
    },
    close() {
      bus.removeEventListener(topic, hear);
      say({ from: peer, presence: null });
    },
  };
}

const noughts = await load();
const bus = new EventTarget();
const ana = await createRoom(noughts, overBus(bus), { name: 'Ana' });
const bob = await joinRoom(noughts, overBus(bus), ana.invitation ?? '', { name: 'Bob' });
console.log(await bob.seated); // O

const seen = new Promise((resolve) => bob.addEventListener('change', resolve));
ana.play('b2');
await seen;
console.log(String(bob.match)); // tic-tac-toe.X.b2
await Promise.all([ana.close(), bob.close()]);
