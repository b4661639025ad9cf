// Rooms of games whose rules are in JavaScript.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { define, GameError } from 'noughts/own';
import { createRoom, joinRoom, MemoryNetwork, RoomError, watchRoom } from 'noughts/room';
import { exampleOf } from '../engine/own-games.js';
import { allShow, MemoryStorage, noughts, playAll, reminder, until } from './rooms.js';

/** @import { TestContext } from 'node:test' */
/** @import { Room, RoomOptions } from 'noughts/room' */

const [nim, dotsAndBoxes] = await Promise.all(['nim', 'dots-and-boxes'].map(exampleOf));

/** @param {Room} room */
const invitationOf = ({ invitation }) => /** @type {string} */ (invitation);

/**
 * Ana, who has made a room, and Bob, who has joined it. Each has defined the game.
 *
 * @param {TestContext} context
 * @param {any} game
 * @param {{ ofBob?: any, network?: MemoryNetwork }} [options] Bob's rules, if they differ
 */
async function couple(context, game, { ofBob = game, network = new MemoryNetwork() } = {}) {
  const ana = await createRoom(await define(game), network.transport(), { name: 'Ana', reminder });
  const bob = await joinRoom(await define(ofBob), network.transport(), invitationOf(ana), { name: 'Bob', reminder });
  context.after(() => Promise.all([ana.close(), bob.close()]));
  await bob.seated;
  return { network, ana, bob };
}

/** @param {RegExp} message */
const unknownGame = (message) => (/** @type {unknown} */ error) => {
  assert.ok(error instanceof RoomError);
  assert.equal(error.code, 'unknown-game');
  assert.match(error.message, message);
  return true;
};

test('two play nim on a bad network: moves, an undo that both want, and the next game, while another watches', async (context) => {
  const network = new MemoryNetwork({ seed: 3, delay: 5, loss: 0.15, repetition: 0.1 });
  const { ana, bob } = await couple(context, nim, { network });
  const eve = await watchRoom(await define(nim), network.transport(), ana.watchLink, { reminder });
  context.after(() => eve.close());
  await playAll([ana, bob], 'a3 b4');
  await allShow('nim.X.a3.b4', ana, bob, eve);
  assert.throws(() => bob.play('c1'), { name: 'ConflictError', code: 'not-your-turn' });
  assert.throws(() => ana.play('a1'), { name: 'ConflictError' });
  bob.askUndo();
  await until(ana, () => ana.requests.length === 1);
  ana.accept();
  await until(bob, () => bob.match.moves.length === 1);
  bob.play('b1');
  await playAll([ana, bob], 'b3 c5');
  await allShow('nim.X.a3.b1.b3.c5', ana, bob, eve);
  assert.deepEqual(eve.match.score, { X: 0, O: 1, ties: 0 });
  ana.askNext();
  await until(bob, () => bob.requests.length === 1);
  bob.accept();
  await allShow('nim.O.game-2-0-1-0', ana, bob, eve);
});

test('a player who moves twice in a row does so in a room', async (context) => {
  const { ana, bob } = await couple(context, dotsAndBoxes);
  // The fourth edge of the box b6 is Bob's, so Bob goes on.
  await playAll([ana, bob], 'b7 a6 c6 b5');
  bob.play('d7');
  await allShow('dots-and-boxes.X.b7.a6.c6.b5.d7', ana, bob);
  assert.deepEqual(ana.match.movers, ['X', 'O', 'X', 'O', 'O']);
  assert.equal(ana.match.squares[ana.match.game.squareNames.indexOf('b6')], 'O');
  ana.play('e6');
  await allShow('.d7.e6', ana, bob);
});

test('a page with another game, another version, or only the catalogue is told so, and takes no seat', async (context) => {
  const network = new MemoryNetwork();
  const ana = await createRoom(await define({ ...nim, version: '2' }), network.transport(), { reminder });
  context.after(() => ana.close());
  const link = invitationOf(ana);
  const join = async (/** @type {any} */ game) => joinRoom(await define(game), network.transport(), link, { reminder });
  await assert.rejects(join(nim), unknownGame(/^This room plays nim, version 2; here it is version 1\.$/));
  await assert.rejects(join({ ...nim, id: 'nimm' }), unknownGame(/^This room plays nim, not nimm\.$/));
  const watching = watchRoom(await define(nim), network.transport(), ana.watchLink, { reminder });
  await assert.rejects(watching, unknownGame(/version 2/));
  await assert.rejects(joinRoom(noughts, network.transport(), link, { reminder }), unknownGame(/no such game/));
  assert.equal(ana.hasFreeSeat, true);
  const bob = await join({ ...nim, version: '2' });
  context.after(() => bob.close());
  assert.equal(await bob.seated, 'O');
});

test('a game of one’s own is not taken for one of the catalogue of the same id, nor the other way round', async (context) => {
  const network = new MemoryNetwork();
  const own = await define({ ...nim, id: 'tic-tac-toe' });
  const [ofOwn, ofCatalogue] = [
    await createRoom(own, network.transport(), { reminder }),
    await createRoom(noughts, network.transport(), { reminder }),
  ];
  context.after(() => Promise.all([ofOwn.close(), ofCatalogue.close()]));
  const unknown = { name: 'RoomError', code: 'unknown-game' };
  await assert.rejects(joinRoom(noughts, network.transport(), invitationOf(ofOwn), { reminder }), unknown);
  await assert.rejects(
    joinRoom(own, network.transport(), invitationOf(ofCatalogue), { reminder }),
    unknownGame(/a game that comes with Noughts/),
  );
});

test('a seat is kept over a reload, but not under rules of another version', async (context) => {
  const network = new MemoryNetwork();
  const storage = new MemoryStorage();
  const ana = await createRoom(await define(nim), network.transport(), { reminder, storage });
  const bob = await joinRoom(await define(nim), network.transport(), invitationOf(ana), { reminder });
  context.after(() => bob.close());
  await bob.seated;
  ana.play('a1');
  await allShow('nim.X.a1', bob);
  await ana.close();
  const kept = [...storage];
  const changed = await define({ ...nim, version: '1.1' });
  await assert.rejects(
    joinRoom(changed, network.transport(), ana.watchLink, { reminder, storage }),
    unknownGame(/version 1; here it is version 1\.1/),
  );
  assert.deepEqual([...storage], kept);
  const again = await joinRoom(await define(nim), network.transport(), ana.watchLink, { reminder, storage });
  context.after(() => again.close());
  assert.deepEqual([again.seat, String(again.match)], ['X', 'nim.X.a1']);
  bob.play('c2');
  await allShow('nim.X.a1.c2', again);
});

test('if a rule fails at a move of the other player, a GameError says so, and the room goes on once it works', async (context) => {
  let fails = true;
  const weak = {
    ...nim,
    play(/** @type {any} */ state, /** @type {any} */ move) {
      if (fails && move === 'a2') throw new Error('not today');
      return nim.play(state, move);
    },
  };
  const { ana, bob } = await couple(context, nim, { ofBob: weak });
  /** @type {Promise<any>} */
  const failed = new Promise((resolve) =>
    bob.addEventListener('error', (event) => resolve(/** @type {CustomEvent} */ (event).detail), { once: true }),
  );
  ana.play('a2');
  const error = await failed;
  assert.ok(error instanceof GameError);
  assert.deepEqual([error.code, error.rule, String(bob.match)], ['rule-failed', 'play', 'nim.X']);
  fails = false;
  await allShow('nim.X.a2', bob);
  bob.play('b1');
  await allShow('nim.X.a2.b1', ana);
});

test('if a rule fails at a move of this person, play throws, and the others are not told', async (context) => {
  const weak = {
    ...nim,
    winner(/** @type {any} */ state) {
      if (state.heaps[0] === 0) throw new Error('never');
      return nim.winner(state);
    },
  };
  const { ana, bob } = await couple(context, weak);
  assert.throws(() => ana.play('a3'), GameError);
  ana.play('a1');
  await allShow('nim.X.a1', ana, bob);
});

test('a room of one’s own game takes no other game, and its options are checked', async (context) => {
  const network = new MemoryNetwork();
  const own = await define(nim);
  const create = (/** @type {any} */ options) => createRoom(own, network.transport(), options);
  await assert.rejects(create({ game: 'tic-tac-toe' }), TypeError);
  await assert.rejects(create({ first: 'Z' }), TypeError);
  await assert.rejects(createRoom(/** @type {any} */ ({}), network.transport()), TypeError);
  await assert.rejects(define({ ...nim, version: 'two words' }), RangeError);
  // In a room this word says that a player has seen what the other one did.
  const seen = await define({ ...nim, moves: () => ['seen'] });
  assert.throws(() => seen.match().legalMoves, { code: 'not-a-move' });
  const { ana, bob } = await couple(context, nim);
  assert.throws(() => ana.askGame('tic-tac-toe'), { code: 'unknown-game' });
  ana.askGame('nim');
  await until(bob, () => bob.requests.length === 1);
  bob.accept();
  await allShow('nim.O.game-2-0-0-0', ana, bob);
});

test('the player who moves first and the seat can be chosen', async (context) => {
  const network = new MemoryNetwork();
  /** @type {RoomOptions & { first: 'O', seat: 'O' }} */
  const options = { first: 'O', seat: 'O', reminder };
  const ana = await createRoom(await define(nim), network.transport(), options);
  context.after(() => ana.close());
  ana.play('a1');
  assert.equal(String(ana.match), 'nim.O.a1');
});
