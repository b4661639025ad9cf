// The page's match by links, as the widget uses it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTurn } from 'noughts/room';
import { TurnRoom } from '../../web/page/friend/turn-room.js';
import { noughts } from './rooms.js';

/** @param {string} link */
const open = (link) => new TurnRoom(/** @type {any} */ (noughts), /** @type {any} */ (parseTurn(noughts, link)));

test('a person who opens a link plays its side, knows the last move, and has a link to send after their move', () => {
  const room = open('turn1~O~Ana~~tic-tac-toe.X.b2');
  assert.deepEqual([room.seat, room.nameOfOther, room.lastMove], ['O', 'Ana', 'b2']);
  assert.deepEqual([room.hasMovedLast, room.isToBeSent], [false, false]);
  room.name = 'Bob';
  room.play('a1');
  assert.ok(room.isToBeSent);
  assert.equal(room.turn, 'turn1~X~Ana~Bob~tic-tac-toe.X.b2.a1');
  assert.equal(room.own, 'turn1~O~Ana~Bob~tic-tac-toe.X.b2.a1');
});

test('a link allows moves of its own side only, and none after the other player has moved', () => {
  const room = open('turn1~O~~~tic-tac-toe.X');
  assert.throws(() => room.play('b2'), { code: 'not-your-turn' });
  assert.equal(String(room.match), 'tic-tac-toe.X');
  const other = open('turn1~X~~~tic-tac-toe.X');
  other.play('b2');
  assert.throws(() => other.play('a1'), { code: 'not-your-turn' });
  assert.equal(String(other.match), 'tic-tac-toe.X.b2');
});

test('a link is new until the other one can have had one', () => {
  assert.equal(open('turn1~X~~~tic-tac-toe.X').isNew, true);
  assert.equal(open('turn1~O~~~tic-tac-toe.X.b2').isNew, true);
  assert.equal(open('turn1~X~~~tic-tac-toe.X.b2.a1').isNew, false);
  const second = open('turn1~X~~~tic-tac-toe.X.a1.b1.a2.b2.a3');
  second.askNext();
  assert.equal(second.isNew, false);
});

test('in an opening one makes several marks before there is a link to send, and is told that the other has chosen', () => {
  const room = open('turn1~X~~~gomoku-swap2.X');
  for (const [at, name] of ['h8', 'a1', 'i9'].entries()) {
    room.play(name);
    assert.equal(room.isToBeSent, at === 2);
  }
  assert.equal(room.isNew, true);
  const other = open(room.turn);
  assert.deepEqual([other.seat, other.hasMovedLast, other.hasChosen, other.lastMove], ['O', false, false, 'i9']);
  other.play('swap');
  assert.deepEqual([other.hasMovedLast, other.hasChosen, other.isToBeSent, other.isNew], [true, true, true, false]);
});

test('both count as there, and the local person is marked', () => {
  const room = open('turn1~O~Ana~Bob~tic-tac-toe.X');
  assert.deepEqual(room.people, [
    { name: 'Bob', seat: 'O', isSelf: true },
    { name: 'Ana', seat: 'X', isSelf: false },
  ]);
});

test('only one’s own last move can be taken back; a move of the other player stays, and this is reported', () => {
  const room = open('turn1~X~~~tic-tac-toe.X.b2.a1');
  let refused = 0;
  room.addEventListener('undo-refused', () => refused++);
  for (const ply of [0, 1]) room.askUndo(ply);
  assert.equal(refused, 2);
  assert.match(String(room.match), /[.]b2[.]a1$/);
  room.play('c3');
  room.askUndo(0);
  assert.match(String(room.match), /[.]b2[.]a1[.]c3$/);
  room.askUndo(2);
  assert.equal(room.match.moves.length, 2);
});

test('the player of the last move sends the end of a game, and the player who does not begin sends the next game', () => {
  const winner = open('turn1~X~~~tic-tac-toe.X.a1.b1.a2.b2');
  winner.play('a3');
  assert.deepEqual([winner.isOver, winner.isToBeSent], [true, true]);
  const loser = open(winner.turn);
  assert.deepEqual([loser.isOver, loser.isToBeSent], [true, false]);
  loser.askNext();
  assert.deepEqual([loser.isOver, loser.isToBeSent], [false, false], 'O begins, whose turn it is');
  winner.askNext();
  assert.ok(winner.isToBeSent);
});
