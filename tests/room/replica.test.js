// The core's replica in JavaScript. Its decisions are tested in C++.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConflictError } from '../../web/engine/index.js';
import { RoomError } from '../../web/room/errors.js';
import { loadReplicas } from '../../web/room/load.js';
import { Replica } from '../../web/room/replica.js';

const all = { X: true, O: true };
const wasm = await loadReplicas();

/**
 * @param {string} start
 * @param {'X' | 'O' | null} seat
 */
function replicaOf(start, seat) {
  const replica = Replica.create(wasm, start, seat);
  assert.ok(replica);
  return replica;
}

/** Two players without a network. */
function players() {
  const [x, o] = [replicaOf('tic-tac-toe.X', 'X'), replicaOf('tic-tac-toe.X', 'O')];
  for (const replica of [x, o]) replica.connect();
  return { x, o };
}

test('an action is shown to its player at once, and to the other player when it arrives', () => {
  const { x, o } = players();
  const { store, messages } = x.act('b2');
  assert.deepEqual([store, messages.length, x.state().shown], [true, 1, 'tic-tac-toe.X.b2']);
  assert.equal(o.receive(messages[0] ?? '', all).store, true);
  assert.equal(o.state().shown, 'tic-tac-toe.X.b2');
});

test('an action is pending until the other player has seen it, and then agreed', () => {
  const { x, o } = players();
  o.receive(x.act('b2').messages[0] ?? '', all);
  x.receive(o.act('a1').messages[0] ?? '', all);
  assert.deepEqual([o.state().pending, o.state().agreed], [['a1'], 'tic-tac-toe.X.b2']);
  o.receive(x.act('c3').messages[0] ?? '', all);
  assert.deepEqual([o.state().pending, o.state().agreed.startsWith('tic-tac-toe.X.b2.a1')], [[], true]);
});

test('records without a valid signature change nothing', () => {
  const { x, o } = players();
  const [message = ''] = x.act('b2').messages;
  assert.equal(o.receive(message, { X: false, O: true }).store, false);
  assert.equal(o.state().shown, 'tic-tac-toe.X');
});

test('a refusal by the rules is a ConflictError, and by a replica a RoomError', () => {
  const { x, o } = players();
  assert.throws(
    () => o.act('b2'),
    (error) => error instanceof ConflictError && error.code === 'not-your-turn',
  );
  assert.throws(
    () => x.act('accept-0'),
    (error) => error instanceof RoomError && error.code === 'nothing-asked' && error.message.length > 10,
  );
  assert.throws(
    () => x.act('ask-game-NO SUCH'),
    (error) => error instanceof RoomError && error.code === 'unknown-game',
  );
  assert.throws(
    () => replicaOf('tic-tac-toe.X', null).act('b2'),
    (error) => error instanceof RoomError && error.code === 'not-seated',
  );
});

test('a request comes with its player', () => {
  const { x, o } = players();
  o.receive(x.act('b2').messages[0] ?? '', all);
  o.receive(x.act('ask-undo-0').messages[0] ?? '', all);
  assert.deepEqual(o.state().requests, [{ number: 1, seat: 'X', kind: 'undo', ply: 0 }]);
  x.receive(o.act('ask-game-connect-four').messages[0] ?? '', all);
  assert.deepEqual(x.state().requests[1], { number: 0, seat: 'O', kind: 'game', game: 'connect-four' });
});

test('a stored replica continues where it was', () => {
  const { x } = players();
  x.act('b2');
  const again = Replica.parse(wasm, String(x));
  assert.deepEqual(again?.state(), x.state());
});

test('an invalid match or replica is not created', () => {
  for (const text of ['', 'chess.X', 'tic-tac-toe.X.ö', 'x'.repeat(10_000)]) {
    assert.equal(Replica.create(wasm, text, 'X'), undefined);
    assert.equal(Replica.parse(wasm, text), undefined);
  }
});

test('an invalid message is an error', () => {
  const { x } = players();
  assert.equal(x.receive('noughts9~have', all).error?.code, 'unknown-version');
  assert.equal(x.receive('noughts1~nonsense', all).error?.code, 'unknown-part');
  assert.equal(x.receive('ö', all).error?.code, 'unknown-version');
});

test('two records of one player with the same number are a dispute, which both are told', () => {
  const { x, o } = players();
  const twin = Replica.parse(wasm, String(x));
  twin?.connect();
  o.receive(x.act('b2').messages[0] ?? '', all);
  o.receive(twin?.act('a1').messages[0] ?? '', all);
  const [first = '', second = ''] = o.state().dispute ?? [];
  assert.match(first, /^X_0_.*_b2$/);
  assert.match(second, /^X_0_.*_a1$/);
});
