// The engine with only tic-tac-toe gives the same answers as the full engine.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load as loadEveryGame, NotationError, UnknownGameError } from 'noughts';
import { load } from 'noughts/tic-tac-toe';

/** @import { Position } from 'noughts' */

const small = await load();
const every = await loadEveryGame();

/** @param {Position} position */
const told = (position) => [
  position.squares,
  position.turn,
  position.status,
  position.legalMoves,
  position.freeSquares,
  String(position),
  position.evaluate(),
  position.solve(),
];

/** @param {import('noughts').Match} match */
const toldOfMatch = (match) => [
  String(match),
  match.status,
  match.moves,
  match.score,
  match.canUndo,
  match.canRedo,
  match.moment,
  match.evaluate(),
  JSON.stringify(match),
];

test('in every position both engines answer the same', () => {
  /** @type {[Position, Position][]} */
  const open = [[small.position('tic-tac-toe'), every.position('tic-tac-toe')]];
  const seen = new Set();
  for (const [one, other] of open) {
    const key = `${one.squares}`;
    if (seen.has(key)) continue;
    seen.add(key);
    assert.deepEqual(told(one), told(other));
    for (const move of one.legalMoves) open.push([one.after(move), other.after(move)]);
  }
  assert.equal(seen.size, 5478);
});

test('both engines have the same opponents, whichever their level and seed', async () => {
  for (const options of [
    .../** @type {const} */ (['easy', 'medium', 'hard', 'best']).map((level) => ({ level })),
    { mistakes: 0.3 },
    { playouts: 10 },
  ]) {
    for (let seed = 0; seed < 20; seed++) {
      const [one, other] = [small, every].map((noughts) => ({
        match: noughts.match('tic-tac-toe'),
        opponent: noughts.opponent({ ...options, seed }),
      }));
      assert.ok(one && other);
      while (one.match.status.state === 'next') {
        one.match.play(await one.opponent.choose(one.match));
        other.match.play(await other.opponent.choose(other.match));
      }
      assert.equal(String(one.match), String(other.match));
      assert.deepEqual(await one.match.review(), await other.match.review());
    }
  }
});

test('a match goes over from one engine to the other as text, with all that happened in it', () => {
  const match = small.match('tic-tac-toe', { first: 'O' });
  match.play('b2').play('a1').resign({ player: 'O' }).next().play('c3').undo();
  const taken = every.parse(String(match));
  assert.deepEqual(toldOfMatch(taken), toldOfMatch(match));
  assert.deepEqual(toldOfMatch(small.parse(String(taken))), toldOfMatch(match));
});

test('refusals have the same messages', () => {
  for (const text of [
    'tic-tac-toe',
    'tic-tac-toe.Z',
    'tic-tac-toe.X.b2.b2',
    'tic-tac-toe.X.d9',
    'tic-tac-toe.X.game-1-2',
    '',
  ]) {
    const [one, other] = [small, every].map((noughts) => {
      try {
        return String(noughts.parse(text));
      } catch (error) {
        assert.ok(error instanceof NotationError);
        return JSON.stringify(error);
      }
    });
    assert.equal(one, other);
  }
  const squares = /** @type {const} */ (['X', 'X', 'X', 'O', 'O', null, 'X', null, null]);
  for (const noughts of [small, every]) {
    assert.throws(() => noughts.position('tic-tac-toe', { squares }), { code: 'wrong-turn' });
    assert.throws(() => noughts.match('tic-tac-toe').play('d9'), { code: 'square-off-board' });
  }
});

test('it knows no other game, and tic-tac-toe by its rules', () => {
  assert.deepEqual(
    small.games.map(({ id }) => id),
    ['tic-tac-toe'],
  );
  assert.equal(small.match({ columns: 3, rows: 3, inARow: 3 }).game.id, 'tic-tac-toe');
  for (const id of ['connect-four', 'misere-tic-tac-toe', 'line-4x4-4', 'ultimate', '']) {
    assert.throws(() => small.match(id), UnknownGameError);
    assert.throws(() => small.parse(`${id}.X`), { code: 'unknown-game' });
  }
  assert.throws(() => small.match({ columns: 4, rows: 4, inARow: 4 }), RangeError);
});
