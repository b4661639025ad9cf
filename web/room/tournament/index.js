/**
 * Tournaments: up to eight friends, everyone against everyone, in rooms that all can watch.
 *
 * @example
 * import { MemoryNetwork } from 'noughts/room';
 * import { createTournament, joinTournament } from 'noughts/room/tournament';
 * const network = new MemoryNetwork(); // or mqtt('wss://broker.example.org'), a new one each time
 * const transports = () => network.transport();
 * const ana = await createTournament(noughts, transports, { name: 'Ana', games: ['tic-tac-toe'] });
 * const bob = await joinTournament(noughts, transports, ana.invitation, { name: 'Bob' });
 * while (ana.players.length < 2) await new Promise((resolve) => ana.addEventListener('change', resolve, { once: true }));
 * await ana.start();
 * const room = await ana.open(ana.next);
 * console.log(room.seat, room.clock);
 * for (const tournament of [ana, bob]) await tournament.close();
 *
 * @module noughts/room/tournament
 */

export { createTournament, joinTournament, watchTournament } from './open.js';
export { mostPlayers } from './schedule.js';
export { Tournament } from './tournament.js';
export * from './values.js';
