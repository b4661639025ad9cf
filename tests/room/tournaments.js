// Helpers for the tests of tournaments.

import assert from 'node:assert/strict';
import { createTournament, joinTournament, watchTournament } from 'noughts/room/tournament';
import { noughts, reminder } from './rooms.js';

/** @import { TestContext } from 'node:test' */
/** @import { Room, Transport } from 'noughts/room' */
/** @import { Pairing, Tournament, TournamentOptions } from 'noughts/room/tournament' */

/**
 * Waits until something is so, for at most ten seconds.
 *
 * @param {() => unknown} isSo
 */
export async function soon(isSo) {
  const end = performance.now() + 10_000;
  while (!isSo()) {
    assert.ok(performance.now() < end, `this does not happen: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** @param {Tournament} tournament */
export const invitationOf = ({ invitation }) => /** @type {string} */ (invitation);

/**
 * A tournament of people with these names, the first of them the organiser, before its start.
 *
 * @param {TestContext} context
 * @param {() => Transport | Promise<Transport>} transports
 * @param {string[]} names
 * @param {TournamentOptions & Parameters<typeof createTournament>[2]} [options]
 */
export async function gather(context, transports, [first = '', ...names], options = {}) {
  const organiser = await createTournament(noughts, transports, { name: first, reminder, ...options });
  const people = [organiser];
  context.after(() => Promise.all(people.map((person) => person.close())));
  for (const name of names) {
    const person = await joinTournament(noughts, transports, invitationOf(organiser), { name, reminder });
    people.push(person);
    await soon(() => person.me);
  }
  return people;
}

/**
 * A spectator of a tournament.
 *
 * @param {TestContext} context
 * @param {() => Transport | Promise<Transport>} transports
 * @param {Tournament} organiser
 */
export async function watch(context, transports, organiser) {
  const eve = await watchTournament(noughts, transports, organiser.watchLink, { name: 'Eve', reminder });
  context.after(() => eve.close());
  return eve;
}

/**
 * The rooms of the two players of a pairing, X first.
 *
 * @param {readonly Tournament[]} people
 * @param {number} number
 */
export async function seatsOf(people, number) {
  const { X, O } = pairingOf(people[0], number);
  const players = [X, O].map((id) => /** @type {Tournament} */ (people.find(({ me }) => me === id)));
  await soon(() => players.every((player) => pairingOf(player, number)?.state === 'playing'));
  return /** @type {[Room, Room]} */ (await Promise.all(players.map((player) => player.open(number))));
}

/**
 * @param {Pick<Tournament, 'pairings'> | undefined} tournament
 * @param {number} number
 */
export const pairingOf = (tournament, number) => /** @type {Pairing} */ (tournament?.pairings[number - 1]);

/**
 * Two rooms play a game: always the first legal move, or X resigns.
 *
 * @param {readonly [Room, Room]} rooms
 * @param {'X' | 'O'} [resigns] who resigns at once
 */
export async function playOut(rooms, resigns) {
  if (resigns) return rooms[resigns === 'X' ? 0 : 1].resign();
  const isOver = () => rooms.every(({ match }) => match.status.state !== 'next');
  for (let turn = 0; !isOver(); turn++) {
    const room = /** @type {Room} */ (rooms[turn % 2]);
    await soon(() => isOver() || (room.match.status.state === 'next' && room.match.status.player === room.seat));
    if (room.match.status.state === 'next') room.play(/** @type {number} */ (room.match.legalMoves[0]));
  }
}

/** What all have to agree on. @param {Tournament} tournament */
export const summaryOf = ({ state, table, pairings }) => JSON.stringify({ state, table, pairings });
