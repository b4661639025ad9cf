// The state of a widget in a room, and what people see and hear.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { define } from 'noughts/own';
import { createRoom, joinRoom, MemoryNetwork, watchRoom } from 'noughts/room';
import { ownModule, roomModule } from '../../web/element/lazy-module.js';
import { engineOf } from '../../web/element/own/engine.js';
import { listenToRoom } from '../../web/element/room/listen.js';
import { Effects } from '../../web/element/state/effects.js';
import { firstState, isLocked, isPlaying, phaseOf } from '../../web/element/state/state.js';
import { Store } from '../../web/element/state/store.js';
import { exampleOf } from '../engine/own-games.js';
import { noughts, until } from '../room/rooms.js';

/** @import { Room } from 'noughts/room' */
/** @import { RoomDetail } from '../../web/element/values.js' */

// Without the style sheets of these modules, which Node cannot import.
roomModule.fetch = async () => /** @type {any} */ ({ listenToRoom });
ownModule.fetch = async () => /** @type {any} */ ({ engineOf });

/** @type {(() => unknown)[]} */
const ends = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/**
 * A room of two people, each with a widget.
 *
 * @param {string} [game]
 * @param {MemoryNetwork} [network]
 */
async function two(game = 'tic-tac-toe', network = new MemoryNetwork()) {
  const ana = await createRoom(noughts, network.transport(), { game, name: 'Ana', reminder: 5 });
  const bob = await joinRoom(noughts, network.transport(), `${ana.invitation}`, { name: 'Bob', reminder: 5 });
  ends.push(
    () => ana.close(),
    () => bob.close(),
  );
  await bob.seated;
  return { network, ana: follow(ana), bob: follow(bob) };
}

/**
 * A widget without a view in a room.
 *
 * @param {Room} room
 * @param {any} [game] of one's own
 */
function follow(room, game) {
  /** @type {[type: string, detail: any][]} */
  const events = [];
  const store = new Store(firstState, {
    draw: () => {},
    tell: (type, detail) => events.push([type, detail]),
    act: (state) => effects.follow(state),
  });
  const effects = new Effects(store, () => {});
  store.dispatch({ type: 'set', settings: { opponent: 'remote' } });
  if (game) store.dispatch({ type: 'set', settings: { game: game.id, own: { id: game.id, game, number: 1 } } });
  store.dispatch({ type: 'room', room: /** @type {never} */ (room) }); // the built types differ
  store.dispatch({ type: 'connected', language: 'en' });
  ends.unshift(() => store.dispatch({ type: 'disconnected' }));
  return { room, store, events };
}

/** @typedef {ReturnType<typeof follow>} Widget */

/**
 * @param {Widget} widget
 * @param {(state: Widget['store']['state'], report: RoomDetail) => unknown} isSo
 */
function shows({ store }, isSo) {
  return store.until(
    (state) => state.roomReport !== undefined && isPlaying(state) && Boolean(isSo(state, state.roomReport)),
  );
}

test('each one moves in turn, sees the moves of the other one, and hears of each once', async () => {
  const { ana, bob } = await two();
  await Promise.all([ana, bob].map((widget) => shows(widget, (_, report) => report.seat)));
  assert.equal(phaseOf(ana.store.state), 'turn');
  assert.equal(phaseOf(bob.store.state), 'waiting');
  ana.room.play('b2');
  assert.ok(ana.store.state.match?.text.endsWith('.b2'), 'one’s own move is seen at once');
  await shows(bob, (state) => state.match?.text.endsWith('.b2'));
  bob.room.play('a1');
  await shows(ana, (state) => state.match?.text.endsWith('.b2.a1'));
  for (const { events } of [ana, bob]) {
    const moves = events.filter(([type]) => type === 'noughts-move').map(([, { player, name }]) => player + name);
    assert.deepEqual(moves, ['Xb2', 'Oa1']);
  }
});

test('the end of a game is told, and the next one begins when both ask for it', async () => {
  const { ana, bob } = await two();
  const moves = ['a1', 'b1', 'a2', 'b2', 'a3'];
  for (const [index, move] of moves.entries()) {
    const { room } = index % 2 === 0 ? ana : bob;
    await until(room, () => room.match.status.state === 'next' && room.match.status.player === room.seat);
    room.play(move);
  }
  await shows(bob, (state) => phaseOf(state) === 'over');
  assert.deepEqual(
    bob.events.filter(([type]) => type === 'noughts-end').map(([, { state, player }]) => [state, player]),
    [['won', 'X']],
  );
  ana.room.askNext();
  await shows(bob, (_, report) => report.requests.length > 0);
  bob.room.askNext();
  await Promise.all([ana, bob].map((widget) => shows(widget, (state) => state.match?.moves.length === 0)));
  assert.equal(bob.store.state.match?.first, 'O');
});

test('a game for which the widget’s engine is not there is played when it has come', async () => {
  const { ana, bob } = await two('connect-four');
  await shows(ana, (state) => state.match?.game.id === 'connect-four');
  ana.room.play('d1');
  await shows(bob, (state) => state.match?.text.endsWith('.d1'));
});

test('a game of one’s own is played, and a widget tells that its rules have failed until they work', async () => {
  const nim = await exampleOf('nim');
  let fails = true;
  const play = (/** @type {any} */ state, /** @type {string} */ move) => {
    if (fails && move === 'c5') throw new Error('not today');
    return nim.play(state, move);
  };
  const network = new MemoryNetwork();
  const [gameOfAna, gameOfBob] = [await define(nim), await define({ ...nim, play })];
  const ana = follow(await createRoom(gameOfAna, network.transport(), { reminder: 5 }), gameOfAna);
  const bob = follow(
    await joinRoom(gameOfBob, network.transport(), `${ana.room.invitation}`, { reminder: 5 }),
    gameOfBob,
  );
  ends.push(
    ...[ana, bob].map(
      ({ room }) =>
        () =>
          room.close(),
    ),
  );
  await Promise.all([ana, bob].map((widget) => shows(widget, (_, report) => report.seat)));
  ana.room.play('a1');
  await shows(bob, (state) => state.match?.text === 'nim.X.a1');
  bob.room.play('b2');
  await shows(ana, (state) => state.match?.text === 'nim.X.a1.b2');
  ana.room.play('c5');
  await shows(bob, (_, { trouble }) => trouble === 'rules-failed');
  assert.equal(bob.store.state.match?.text, 'nim.X.a1.b2');
  fails = false;
  await shows(bob, (state, { trouble }) => state.match?.text === 'nim.X.a1.b2.c5' && trouble === '');
});

test('a player’s name stays known after they have left', async () => {
  const { ana, bob } = await two();
  await shows(ana, (_, { players }) => players.O.isThere);
  assert.equal(ana.store.state.roomReport?.players.O.name, 'Bob');
  await bob.room.close();
  await shows(ana, (_, { players }) => !players.O.isThere);
  assert.deepEqual(ana.store.state.roomReport?.players.O, { name: 'Bob', isThere: false, hasCome: true });
});

test('a moved widget still knows the name of a player who has left', async () => {
  const { ana, bob } = await two();
  await shows(ana, (_, { players }) => players.O.isThere);
  await bob.room.close();
  await shows(ana, (_, { players }) => !players.O.isThere);
  const before = ana.store.state.roomReport;
  ana.store.dispatch({ type: 'disconnected' });
  ana.store.dispatch({ type: 'connected', language: 'en' });
  await shows(ana, (_, report) => report !== before);
  assert.deepEqual(ana.store.state.roomReport?.players.O, { name: 'Bob', isThere: false, hasCome: true });
});

test('a refused action is reported until something else happens', async () => {
  const { ana, bob } = await two();
  await Promise.all([ana, bob].map((widget) => shows(widget, (_, report) => report.players.O.isThere)));
  ana.room.dispatchEvent(new CustomEvent('refused', { detail: { action: 'b2', code: 'too-late', message: '' } }));
  assert.equal(ana.store.state.roomReport?.trouble, 'taken-back');
  ana.room.play('b2');
  await shows(ana, (_, report) => report.trouble === '');
});

/**
 * A widget that asks to undo, and a friend whose move was made before they could see that. The
 * messages of both cross.
 *
 * @param {'ana' | 'bob'} asking Ana begins, and her records come before Bob's
 */
async function crossed(asking) {
  const { ana, bob, network } = await two();
  const moves = asking === 'ana' ? ['b2'] : ['b2', 'a1'];
  const players = [ana, bob];
  for (const [index, move] of moves.entries()) {
    players[index % 2]?.room.play(move);
    await Promise.all(players.map((player) => shows(player, ({ match }) => match?.text.endsWith(`.${move}`))));
  }
  const [person, friend] = asking === 'ana' ? [ana, bob] : [bob, ana];
  friend.room.play('c3'); // both before any message is delivered
  person.room.askUndo(moves.length - 1);
  const asks = (/** @type {RoomDetail} */ { requests }) => requests.map(({ seat, kind }) => `${seat} ${kind}`).join();
  return { network, person, friend, moves, asks, own: `${person.room.seat} undo` };
}

for (const asking of /** @type {const} */ (['ana', 'bob'])) {
  test(`a request to undo that a move has crossed is asked again, and can be agreed to, by ${asking}`, async () => {
    const { person, friend, moves, asks, own } = await crossed(asking);
    for (const widget of [person, friend]) {
      await shows(widget, ({ match }, report) => match?.text.endsWith('.c3') && asks(report) === own);
    }
    friend.room.accept();
    for (const widget of [person, friend]) await shows(widget, ({ match }) => match?.moves.length === moves.length - 1);
    await until(person.room, (room) => room.pending.length === 0);
    const told = person.events.filter(([type, detail]) => type === 'noughts-room' && detail.trouble !== '');
    assert.deepEqual(told, [], 'it is not said that something is taken back');
  });
}

test('on bad networks a request to undo, made soon after a move of the friend, always reaches both', async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { ana, bob } = await two('tic-tac-toe', new MemoryNetwork({ seed, delay: 6, loss: 0.1, repetition: 0.1 }));
    const both = [ana, bob];
    ana.room.play('b2');
    await Promise.all(both.map((player) => shows(player, ({ match }) => match?.text.endsWith('.b2'))));
    bob.room.play('a1');
    // As the seed has it, the move has come by now or not.
    for (let turns = seed % 4; turns > 0; turns--) await new Promise((done) => setTimeout(done));
    ana.room.askUndo(0);
    await Promise.all(
      both.map((player) =>
        shows(player, ({ match }, { requests }) => match?.text.endsWith('.a1') && requests[0]?.seat === 'X'),
      ),
    );
    for (const end of ends.splice(0)) await end();
  }
});

test('a move that answers a request to undo closes it, and it is not asked again', async () => {
  const { ana, bob } = await two();
  ana.room.play('b2');
  await shows(bob, ({ match }) => match?.text.endsWith('.b2'));
  ana.room.askUndo(0);
  await shows(bob, (_, { requests }) => requests.length === 1);
  await until(ana.room, (room) => room.pending.length === 0); // Bob has seen it
  bob.room.play('a1');
  await shows(ana, ({ match }, { requests }) => match?.text.endsWith('.a1') && requests.length === 0);
  await until(bob.room, (room) => room.pending.length === 0);
  assert.deepEqual([...ana.room.requests, ...bob.room.requests], []);
});

test('a person who comes when the seat is taken is told so permanently, and watches', async () => {
  const { network, ana } = await two();
  const room = await joinRoom(noughts, network.transport(), `${ana.room.invitation}`, { reminder: 5 });
  ends.push(() => room.close());
  const eve = follow(room);
  await shows(eve, (_, report) => report.trouble === 'seat-taken');
  ana.room.play('b2');
  await shows(eve, ({ match }) => match?.text.endsWith('.b2'));
  assert.equal(eve.store.state.roomReport?.trouble, 'seat-taken');
  assert.ok(isPlaying(eve.store.state) && isLocked(eve.store.state));
});

test('a fork and a lost connection are told', async () => {
  const { network, ana } = await two();
  await shows(ana, (_, report) => report.isConnected && !report.isDisputed);
  network.stop();
  await shows(ana, (_, report) => !report.isConnected);
  // Other tests cover how it comes about.
  Object.defineProperty(ana.room, 'dispute', { value: ['X_0', 'X_0'] });
  network.start();
  await shows(ana, (_, report) => report.isConnected && report.isDisputed);
  assert.ok(isPlaying(ana.store.state) && isLocked(ana.store.state), 'nothing can be done any more');
});

test('a spectator sees everything and can do nothing, and the players know that they are there', async () => {
  const { network, ana, bob } = await two();
  const room = await watchRoom(noughts, network.transport(), ana.room.watchLink, { reminder: 5 });
  ends.push(() => room.close());
  const eve = follow(room);
  await shows(eve, (_, { players }) => players.X.isThere && players.O.isThere);
  const { state } = eve.store;
  assert.ok(isPlaying(state) && isLocked(state));
  assert.equal(state.roomReport?.isInvited, false);
  await shows(bob, (_, { watching }) => watching === 1);
  ana.room.play('c3');
  await shows(eve, ({ match }) => match?.text.endsWith('.c3'));
});

test('a widget that leaves the page hears nothing, and when it comes back it knows how the room stands', async () => {
  const { ana, bob } = await two();
  await shows(bob, () => true);
  bob.store.dispatch({ type: 'disconnected' });
  const before = bob.events.length;
  ana.room.play('b2');
  await until(bob.room, ({ match }) => match.moves.length === 1);
  assert.equal(bob.events.length, before);
  bob.store.dispatch({ type: 'connected', language: 'en' });
  await shows(bob, ({ match }) => match?.text.endsWith('.b2'));
});
