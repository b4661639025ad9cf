// Two people, one match. Here both are in one program. Usually each has their own transport.

import { load } from 'noughts';
import { createRoom, joinRoom, MemoryNetwork } from 'noughts/room';

const noughts = await load();
// between devices: mqtt('wss://broker.example.org/mqtt'), from 'noughts/room/mqtt'
const network = new MemoryNetwork();

const ana = await createRoom(noughts, network.transport(), { name: 'Ana' });
const invitation = ana.invitation ?? ''; // send it to the other player, as part of a link
const bob = await joinRoom(noughts, network.transport(), invitation, { name: 'Bob' });
console.log(await ana.seated, await bob.seated); // X O

/**
 * Waits until something is true in a room.
 * @type {(room: typeof ana, isSo: () => boolean) => Promise<void>}
 */
async function until(room, isSo) {
  while (!isSo()) await new Promise((resolve) => room.addEventListener('change', resolve, { once: true }));
}

ana.play('b2'); // visible to Ana at once
await until(bob, () => bob.match.moves.length === 1);
bob.play('a1');
await until(ana, () => ana.match.moves.length === 2);

bob.askUndo(); // the other player has to agree
await until(ana, () => ana.requests.length === 1);
ana.accept();
await until(bob, () => bob.match.moves.length === 1);
console.log(bob.match.squares.indexOf('X'), bob.match.squares.indexOf('O')); // 4 -1

await Promise.all([ana.close(), bob.close()]);
