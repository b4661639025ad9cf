// Rooms for two players and their spectators.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConflictError } from 'noughts';
import { createRoom, joinRoom, MemoryNetwork, RoomError, watchRoom } from 'noughts/room';
import { allShow, MemoryStorage, noughts, playAll, reminder, until } from './rooms.js';

/** @import { TestContext } from 'node:test' */
/** @import { Room } from 'noughts/room' */

/**
 * Ana, who has created a room, and Bob, who has joined it.
 *
 * @param {TestContext} context
 * @param {{ network?: MemoryNetwork, game?: string, storage?: MemoryStorage, storageOfBob?: MemoryStorage }}
 *   [options]
 */
async function couple(context, { network = new MemoryNetwork(), storage, storageOfBob, game = 'tic-tac-toe' } = {}) {
  const ana = await createRoom(noughts, network.transport(), {
    game,
    name: 'Ana',
    reminder,
    ...(storage && { storage }),
  });
  const bob = await joinRoom(noughts, network.transport(), invitationOf(ana), {
    name: 'Bob',
    reminder,
    ...(storageOfBob && { storage: storageOfBob }),
  });
  context.after(() => Promise.all([ana.close(), bob.close()]));
  await bob.seated;
  return { network, ana, bob };
}

/** @param {Room} room */
function invitationOf({ invitation }) {
  assert.ok(invitation);
  return invitation;
}

/**
 * The moves of some game.
 *
 * @param {string} game
 * @param {number} seed a different game for each
 */
function someGame(game, seed) {
  const match = noughts.match(game);
  while (match.status.state === 'next')
    match.play(match.legalMoves[(3 * seed + 5 * match.moves.length) % match.legalMoves.length] ?? 0);
  return match.moves.map((move) => match.game.moveNames[move]).join(' ');
}

/** @param {string} code */
const withCode = (code) => (/** @type {unknown} */ error) => error instanceof RoomError && error.code === code;

for (const { id } of noughts.games) {
  test(`${id} is played in a room, and both see each move`, async (context) => {
    const { ana, bob } = await couple(context, { game: id });
    const moves = someGame(id, 2).split(' ').slice(0, 6);
    await playAll([ana, bob], moves.join(' '));
    await allShow(`${id}.X.${moves.join('.')}`, ana, bob);
  });
}

test('in the opening swap2 one makes three marks, and the other chooses', async (context) => {
  const { ana, bob } = await couple(context, { game: 'gomoku-swap2' });
  for (const square of ['h8', 'a1', 'i9']) ana.play(square);
  await allShow('gomoku-swap2.X.h8.a1.i9', ana, bob);
  assert.throws(() => ana.play('swap'), { code: 'not-your-turn' });
  bob.play('swap');
  await allShow('gomoku-swap2.X.h8.a1.i9.swap', ana, bob);
  ana.play('h9');
  await allShow('gomoku-swap2.X.h8.a1.i9.swap.h9', ana, bob);
});

test('with chosen marks a room requires the mark, and refuses a move without it', async (context) => {
  const { ana, bob } = await couple(context, { game: 'wild-tic-tac-toe' });
  assert.throws(() => ana.play('b2'), TypeError);
  ana.play(13);
  await allShow('wild-tic-tac-toe.X.b2o', ana, bob);
  assert.throws(() => bob.play('b2x'), { code: 'square-already-filled' });
});

test('the maker of a room has the requested seat, and the first invited person gets the other one', async (context) => {
  const { ana, bob } = await couple(context);
  assert.deepEqual([ana.seat, bob.seat], ['X', 'O']);
  assert.equal(await ana.seated, 'X');
});

test('two play a whole game, and both see who has won', async (context) => {
  const { ana, bob } = await couple(context);
  await playAll([ana, bob], 'a1 b2 b1 c3 c1');
  await allShow('.a1.b2.b1.c3.c1', ana, bob);
  for (const { match } of [ana, bob]) assert.deepEqual([match.status.state, match.score.X], ['won', 1]);
});

test('a move shows at once, and is pending until the other one has confirmed it', async (context) => {
  const { ana, bob } = await couple(context);
  ana.play('b2');
  await allShow('.b2', bob);
  bob.play('a1');
  assert.deepEqual([bob.match.moves, bob.pending], [[4, 6], ['a1']]);
  await until(bob, () => bob.pending.length === 0);
  assert.deepEqual(ana.match.moves, [4, 6]);
});

test('a move that the rules refuse throws, and the others are not told', async (context) => {
  const { ana, bob } = await couple(context);
  assert.throws(
    () => bob.play('b2'),
    (error) => error instanceof ConflictError && error.code === 'not-your-turn',
  );
  assert.throws(
    () => ana.play('z9'),
    (error) => error instanceof ConflictError && error.square === 'z9',
  );
  ana.play('b2');
  await allShow('.b2', bob);
  assert.throws(
    () => bob.play(4),
    (error) => error instanceof ConflictError && error.code === 'square-already-filled',
  );
});

test('a request is answered by the other player', async (context) => {
  const { ana, bob } = await couple(context);
  assert.throws(() => ana.askUndo(), ConflictError);
  ana.play('b2');
  ana.askUndo();
  await until(bob, () => bob.requests.length === 1);
  assert.deepEqual({ ...bob.requests[0] }, { number: 1, seat: 'X', kind: 'undo', ply: 0 });
  bob.decline();
  await until(ana, () => ana.requests.length === 0);
  assert.deepEqual(ana.match.moves, [4]);
  ana.askUndo();
  await until(bob, () => bob.requests.length === 1);
  bob.accept();
  await until(ana, () => ana.match.moves.length === 0);
  assert.throws(() => ana.accept(), withCode('nothing-asked'));
});

test('where both ask for the next game at once, one begins', async (context) => {
  const { ana, bob } = await couple(context);
  ana.play('b2');
  await allShow('.b2', bob);
  bob.resign();
  await until(ana, () => ana.match.status.state === 'won');
  ana.askNext();
  bob.askNext();
  await Promise.all([ana, bob].map((room) => until(room, () => room.match.moment.game === 2)));
  for (const { match } of [ana, bob]) assert.deepEqual([match.moment.game, match.first, match.score.X], [2, 'O', 1]);
});

test('a request can be withdrawn, and a game of another kind be asked for', async (context) => {
  const { ana, bob } = await couple(context);
  assert.throws(() => ana.askGame('no such game'), withCode('unknown-game'));
  ana.askNext();
  await until(bob, () => bob.requests.length === 1);
  ana.withdraw();
  await until(bob, () => bob.requests.length === 0);
  bob.askGame('connect-four');
  await until(ana, () => ana.requests.length === 1);
  ana.accept();
  await until(bob, () => bob.match.game.id === 'connect-four');
});

test('all know who is there, by name and seat', async (context) => {
  const { network, ana, bob } = await couple(context);
  const eve = await watchRoom(noughts, network.transport(), ana.watchLink, {
    name: `  Eve\n\u202e ${'x'.repeat(100)}`,
  });
  await until(ana, () => ana.people.length === 3);
  assert.deepEqual(
    ana.people.map(({ name, seat, isSelf }) => [name, seat, isSelf]),
    [
      ['Ana', 'X', true],
      ['Bob', 'O', false],
      [`Eve ${'x'.repeat(36)}`, null, false],
    ],
  );
  await eve.close();
  await until(bob, () => bob.people.length === 2);
});

test('a spectator who joins in the middle sees all that has happened, and cannot play', async (context) => {
  const { network, ana, bob } = await couple(context);
  await playAll([ana, bob], 'a1 b2 b1');
  const eve = await joinRoom(noughts, network.transport(), ana.watchLink, { reminder });
  context.after(() => eve.close());
  await allShow('.a1.b2.b1', eve);
  assert.equal(eve.seat, null);
  await assert.rejects(eve.seated, withCode('not-seated'));
  for (const act of [() => eve.play('c3'), () => eve.resign(), () => eve.askNext()])
    assert.throws(act, withCode('not-seated'));
  await playAll([bob, ana], 'c1 a3');
  await allShow('.c1.a3', eve);
});

test('a spectator who comes after all have left has the history from the transport', async (context) => {
  const { network, ana, bob } = await couple(context);
  await playAll([ana, bob], 'a1 b2 b1 c3 c1');
  await allShow('.c1', bob);
  await Promise.all([ana.close(), bob.close()]);
  const eve = await watchRoom(noughts, network.transport(), ana.watchLink, { reminder });
  context.after(() => eve.close());
  await allShow('.a1.b2.b1.c3.c1', eve);
});

test('so does a spectator who comes after the first of many games have been forgotten', async (context) => {
  const { network, ana, bob } = await couple(context);
  for (let game = 1; game <= 5; game++) {
    const players = [ana, bob];
    await playAll(game % 2 ? players : players.reverse(), 'a1 b2 b1 c3 c1');
    await Promise.all([ana, bob].map((room) => until(room, () => room.match.status.state === 'won')));
    ana.askNext();
    bob.askNext();
    await Promise.all([ana, bob].map((room) => until(room, () => room.match.moment.game === game + 1)));
  }
  await Promise.all([ana, bob].map((room) => until(room, () => room.pending.length === 0)));
  await Promise.all([ana.close(), bob.close()]);
  const eve = await watchRoom(noughts, network.transport(), ana.watchLink, { reminder });
  context.after(() => eve.close());
  await until(eve, () => eve.match.moment.game === 6);
  assert.deepEqual(eve.match.score, { X: 3, O: 2, ties: 0 });
});

test('a third person with the invitation is told that the seat is taken, and sees the match', async (context) => {
  const { network, ana } = await couple(context);
  const mallory = await joinRoom(noughts, network.transport(), invitationOf(ana), { reminder });
  context.after(() => mallory.close());
  await assert.rejects(mallory.seated, withCode('seat-taken'));
  ana.play('b2');
  await allShow('.b2', mallory);
  assert.throws(() => mallory.play('a1'), withCode('not-seated'));
});

test('all know whether there is a free seat', async (context) => {
  const network = new MemoryNetwork();
  const ana = await createRoom(noughts, network.transport(), { reminder });
  const eve = await watchRoom(noughts, network.transport(), ana.watchLink, { reminder });
  assert.deepEqual([ana.hasFreeSeat, eve.hasFreeSeat], [true, true]);
  const bob = await joinRoom(noughts, network.transport(), invitationOf(ana), { reminder });
  context.after(() => Promise.all([ana.close(), eve.close(), bob.close()]));
  await bob.seated;
  await until(eve, () => !eve.hasFreeSeat);
  assert.deepEqual([ana.hasFreeSeat, bob.hasFreeSeat], [false, false]);
});

test('an invited person gets the seat when the maker of the room comes back', async (context) => {
  const [network, storage] = [new MemoryNetwork(), new MemoryStorage()];
  const ana = await createRoom(noughts, network.transport(), { storage, reminder });
  await ana.close();
  const bob = await joinRoom(noughts, network.transport(), invitationOf(ana), { reminder });
  assert.equal(bob.seat, null);
  const again = await joinRoom(noughts, network.transport(), invitationOf(ana), { storage, reminder });
  context.after(() => Promise.all([again.close(), bob.close()]));
  assert.deepEqual([again.seat, await bob.seated], ['X', 'O']);
});

test('both come back to their seats and the same game, by any link of the room', async (context) => {
  const [network, storage, storageOfBob] = [new MemoryNetwork(), new MemoryStorage(), new MemoryStorage()];
  const { ana, bob } = await couple(context, { network, storage, storageOfBob });
  await playAll([ana, bob], 'a1 b2 b1');
  await Promise.all([ana.close(), bob.close()]);
  const rooms = [
    await joinRoom(noughts, network.transport(), ana.watchLink, { storage, reminder }),
    await joinRoom(noughts, network.transport(), invitationOf(bob), { storage: storageOfBob, reminder }),
  ];
  context.after(() => Promise.all(rooms.map((room) => room.close())));
  assert.deepEqual(
    rooms.map(({ seat }) => seat),
    ['X', 'O'],
  );
  await playAll(rooms.toReversed(), 'c1 a3');
  await allShow('.a1.b2.b1.c1.a3', ...rooms);
});

test('a player who comes to an empty room has a match of several games, even after the network has forgotten everything', async () => {
  const network = new MemoryNetwork();
  const ana = await createRoom(noughts, network.transport(), { reminder });
  const bob = await joinRoom(noughts, network.transport(), invitationOf(ana), { reminder });
  await bob.seated;
  for (let game = 0; game < 4; game++) {
    await playAll(game % 2 === 0 ? [ana, bob] : [bob, ana], 'a1 b1 a2 b2 a3');
    await allShow('.a3', ana, bob);
    for (const room of [ana, bob]) room.askNext();
    await Promise.all([ana, bob].map((room) => until(room, () => room.match.moves.length === 0)));
  }
  network.stop();
  network.start();
  await playAll([ana, bob], 'b2 c3');
  await Promise.all([ana, bob].map((room) => until(room, () => room.pending.length === 0)));
  await Promise.all([ana.close(), bob.close()]);
  const eve = await watchRoom(noughts, network.transport(), ana.watchLink, { reminder });
  await allShow('.b2.c3', eve);
  assert.equal(eve.match.score.X + eve.match.score.O, 4);
  await eve.close();
});

test('a new name reaches the others', async (context) => {
  const network = new MemoryNetwork();
  const ana = await createRoom(noughts, network.transport(), { reminder });
  const bob = await joinRoom(noughts, network.transport(), invitationOf(ana), { name: 'Bob', reminder });
  context.after(() => Promise.all([ana.close(), bob.close()]));
  await bob.seated;
  bob.name = 'Robert';
  assert.equal(bob.name, 'Robert');
  await until(ana, ({ people }) => people.some(({ name, seat }) => name === 'Robert' && seat === 'O'));
  assert.equal(ana.people.length, 2);
});

test('both seats can be open in windows of one browser', async (context) => {
  const network = new MemoryNetwork();
  withLocks(context);
  const ana = await createRoom(noughts, network.transport(), { storage: new MemoryStorage(), reminder });
  const bob = await joinRoom(noughts, network.transport(), invitationOf(ana), {
    storage: new MemoryStorage(),
    reminder,
  });
  context.after(() => Promise.all([ana.close(), bob.close()]));
  assert.equal(await bob.seated, 'O');
});

test('a seat is open in one window at a time, and free again when that has left', async (context) => {
  const [network, storage] = [new MemoryNetwork(), new MemoryStorage()];
  withLocks(context);
  const ana = await createRoom(noughts, network.transport(), { storage, reminder });
  const second = () => joinRoom(noughts, network.transport(), ana.watchLink, { storage, reminder });
  await assert.rejects(second(), withCode('open-elsewhere'));
  const watching = await watchRoom(noughts, network.transport(), ana.watchLink, { storage, reminder });
  assert.equal(watching.seat, null);
  await Promise.all([watching.close(), ana.close()]);
  const again = await second();
  assert.equal(again.seat, 'X');
  await again.close();
});

/**
 * Gives Node a substitute for Web Locks, as far as rooms use them.
 *
 * @param {TestContext} context
 */
function withLocks(context) {
  const held = new Set();
  const former = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  /**
   * @type {(name: string, options: object, task: (lock: object | null) => unknown) => Promise<void>}
   */
  const request = async (name, _options, task) => {
    const isFree = !held.has(name);
    if (isFree) held.add(name);
    await task(isFree ? { name } : null);
    if (isFree) held.delete(name);
  };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } });
  context.after(() => {
    if (former) Object.defineProperty(globalThis, 'navigator', former);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
}

test('actions without a connection are sent when it is back, and nothing is lost if the transport has forgotten everything', async (context) => {
  const { network, ana, bob } = await couple(context);
  ana.play('b2');
  await allShow('.b2', bob);
  network.stop();
  assert.deepEqual([ana.isConnected, bob.isConnected, ana.people.length], [false, false, 1]);
  bob.play('a1');
  assert.deepEqual([bob.match.moves, ana.match.moves], [[4, 6], [4]]);
  network.start();
  await allShow('.b2.a1', ana, bob);
  await Promise.all([ana.close(), bob.close()]);
  const eve = await watchRoom(noughts, network.transport(), ana.watchLink, { reminder });
  context.after(() => eve.close());
  await allShow('.b2.a1', eve);
});

for (const seed of [1, 2, 3, 4, 5]) {
  test(`nothing is lost where messages are: Connect Four over bad network ${seed}`, async (context) => {
    const network = new MemoryNetwork({ seed, delay: 5, loss: 0.3, repetition: 0.2 });
    const { ana, bob } = await couple(context, { network, game: 'connect-four' });
    const eve = await watchRoom(noughts, network.transport(), ana.watchLink, { reminder });
    context.after(() => eve.close());
    const moves = someGame('connect-four', seed);
    await playAll([ana, bob], moves);
    await allShow(`.${moves.replaceAll(' ', '.')}`, ana, bob, eve);
  });
}

test('an action that cannot be stored is reported and not sent; it is sent once it can be stored', async (context) => {
  const storage = new MemoryStorage();
  const { ana, bob } = await couple(context, { storage });
  const { setItem } = storage;
  storage.setItem = () => {
    throw new Error('no more room');
  };
  const failed = new Promise((resolve) => ana.addEventListener('error', resolve, { once: true }));
  ana.play('b2');
  const event = /** @type {CustomEvent} */ (await failed);
  assert.ok(withCode('storage-failed')(event.detail));
  // Anything sent earlier would arrive before these names.
  for (const name of ['Bill', 'Bert', 'Ben']) {
    bob.name = name;
    await until(ana, ({ people }) => people.some((person) => person.name === name));
  }
  assert.deepEqual(bob.match.moves, []);
  storage.setItem = setItem;
  await allShow('.b2', bob);
});

test('a room that does not answer can be given up', async () => {
  const network = new MemoryNetwork();
  const ana = await createRoom(noughts, network.transport());
  await ana.close();
  const signal = AbortSignal.abort('enough');
  await assert.rejects(
    joinRoom(noughts, new MemoryNetwork().transport(), invitationOf(ana), { signal }),
    (reason) => reason === 'enough',
  );
  const controller = new AbortController();
  const waiting = joinRoom(noughts, new MemoryNetwork().transport(), invitationOf(ana), { signal: controller.signal });
  controller.abort('enough');
  await assert.rejects(waiting, (reason) => reason === 'enough');
});

test('making a room, or coming back to it, can be given up as well', async () => {
  const storage = new MemoryStorage();
  const ana = await createRoom(noughts, new MemoryNetwork().transport(), { storage });
  await ana.close();
  const never = () => ({ ...new MemoryNetwork().transport(), subscribe: () => new Promise(() => {}) });
  for (const enter of [
    (/** @type {any} */ options) => createRoom(noughts, never(), options),
    (/** @type {any} */ options) => joinRoom(noughts, never(), ana.watchLink, { storage, ...options }),
  ]) {
    const controller = new AbortController();
    const waiting = enter({ signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 20);
    await assert.rejects(waiting, (reason) => reason === 'enough');
    await assert.rejects(enter({ patience: 20 }), withCode('transport-failed'));
  }
});

test('a storage that cannot be read is an error, and an invalid session is ignored', async (context) => {
  const network = new MemoryNetwork();
  const ana = await createRoom(noughts, network.transport(), { reminder });
  context.after(() => ana.close());
  const getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  await assert.rejects(
    joinRoom(noughts, network.transport(), invitationOf(ana), { storage: { getItem, setItem: () => {} } }),
    withCode('storage-failed'),
  );
  const { link, publicKey } = { link: ana.watchLink, publicKey: 'AAAA' };
  for (const session of ['{', '{"version":1}', JSON.stringify({ version: 1, link, publicKey, privateKey: 'AAAA' })]) {
    const storage = { getItem: () => session, setItem: () => {} };
    const watching = await joinRoom(noughts, network.transport(), ana.watchLink, { storage, reminder });
    assert.equal(watching.seat, null);
    await watching.close();
  }
});

test('after leaving, the match can be read, and nothing be done', async (context) => {
  const { ana } = await couple(context);
  ana.play('b2');
  await ana.close();
  await ana.close();
  assert.deepEqual(ana.match.moves, [4]);
  assert.throws(() => ana.resign(), withCode('closed'));
});

test('wrong options are refused before anything happens', async () => {
  const transport = () => new MemoryNetwork().transport();
  await assert.rejects(createRoom(noughts, transport(), { game: 'chess' }), { name: 'UnknownGameError' });
  await assert.rejects(createRoom(noughts, transport(), /** @type {any} */ ({ seat: 'Z' })), TypeError);
  await assert.rejects(createRoom(noughts, transport(), /** @type {any} */ ({ nam: 'Ana' })), TypeError);
  await assert.rejects(createRoom(noughts, transport(), /** @type {any} */ ({ name: 5 })), TypeError);
  await assert.rejects(createRoom(/** @type {any} */ ({}), transport()), TypeError);
});
