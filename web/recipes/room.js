import './noughts/element.js';
import { load } from './noughts/noughts.js';
import { createRoom, joinRoom, windows } from './noughts/room.js';

// Between windows of one browser. Between devices: import { mqtt } from './noughts/room-mqtt.js',
// and mqtt('wss://broker.example.org/mqtt').
const transport = windows();

const noughts = await load();
const room = location.hash
  ? await joinRoom(noughts, transport, location.hash, { name: 'Bob' })
  : await createRoom(noughts, transport, { name: 'Ana' });

document.querySelector('noughts-game').room = room;
if (!location.hash) {
  const link = document.querySelector('#invitation');
  link.href = `#${room.invitation}`;
  link.hidden = false;
}
