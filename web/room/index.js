/**
 * Rooms: a match that two people play, wherever they are, and that others can watch.
 *
 * @example
 * import { createRoom, joinRoom, MemoryNetwork } from 'noughts/room';
 * const network = new MemoryNetwork(); // or mqtt('wss://broker.example.org'), from 'noughts/room/mqtt'
 * const ana = await createRoom(noughts, network.transport(), { name: 'Ana' });
 * const bob = await joinRoom(noughts, network.transport(), ana.invitation, { name: 'Bob' });
 * await bob.seated;
 * bob.addEventListener('change', () => console.log(bob.match.diagram()));
 * ana.play('b2');
 * for (const room of [ana, bob]) await room.close();
 *
 * @module noughts/room
 */

export { windows } from './broadcast-channel.js';
export { RoomError } from './errors.js';
export { MemoryNetwork } from './memory.js';
export { createRoom, joinRoom, watchRoom } from './open.js';
export { signs } from './reactions.js';
export { Room } from './room.js';
export * from './transport.js';
export * from './turn.js';
export * from './values.js';
