// The engines with some of the games give the same answers as the engine with all of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load as loadEveryGame, UnknownGameError } from 'noughts';
import { load as loadClassic } from 'noughts/classic';
import { load as loadFurther } from 'noughts/further';
import { load as loadTicTacToe } from 'noughts/tic-tac-toe';
import { canPlay, engineFor } from '../../web/engine/by-game.js';

/** @import { Noughts, Position } from 'noughts' */
/** @import { EngineName } from '../../web/engine/by-game.js' */

const every = await loadEveryGame();

/** @type {Record<EngineName, Noughts>} */
const parts = { 'tic-tac-toe': await loadTicTacToe(), classic: await loadClassic(), further: await loadFurther() };

const variations = {
  classic: ['line-5x4-3', 'line-7x6-4-gravity-misere', 'ultimate-open-boards', 'ultimate-open-boards-most-boards'],
  further: [
    'notakto-1',
    'notakto-2',
    'qubic-gravity',
    'gomoku-exactly-five',
    'order-and-chaos-exactly-five',
    'line-9x8-4',
    'line-19x19-10',
  ],
};

/** @param {Noughts} noughts */
const idsOf = ({ games }) => games.map(({ id }) => id);

const idsOfEvery = [...idsOf(every), ...Object.values(variations).flat()];

/** @param {Position} position */
const told = (position) => [
  String(position),
  position.squares,
  position.status,
  position.legalMoves,
  position.evaluate({ nodes: 300, playouts: 20 }),
];

test('each game is known to one of them, in the order of the whole, and tic-tac-toe to all', () => {
  const [first, ...further] = idsOf(parts.further);
  assert.equal(first, 'tic-tac-toe');
  assert.deepEqual([...idsOf(parts.classic), ...further], idsOf(every));
  assert.deepEqual(idsOf(parts['tic-tac-toe']), ['tic-tac-toe']);
});

test('a game of the other one is unknown, by name, by its rules and in a text', () => {
  for (const [name, others] of /** @type {const} */ ([
    ['classic', [...idsOf(parts.further).slice(1), ...variations.further]],
    ['further', [...idsOf(parts.classic).slice(1), ...variations.classic]],
  ])) {
    for (const id of others) {
      assert.throws(() => parts[name].match(id), UnknownGameError, `${name} ${id}`);
      assert.throws(() => parts[name].parse(`${id}.X`), { code: 'unknown-game' });
    }
  }
  assert.throws(() => parts.further.match({ columns: 5, rows: 4, inARow: 3 }), RangeError);
  assert.throws(() => parts.classic.match({ columns: 9, rows: 8, inARow: 4 }), RangeError);
  assert.equal(parts.further.match({ columns: 9, rows: 8, inARow: 4 }).game.id, 'line-9x8-4');
  assert.equal(parts.further.match({ columns: 15, rows: 15, inARow: 5 }).game.id, 'gomoku');
  assert.equal(parts.classic.match({ columns: 5, rows: 4, inARow: 3 }).game.id, 'line-5x4-3');
});

test('the widget loads each game’s own engine, and the further games’ engine for an unknown game', () => {
  for (const id of idsOfEvery) {
    const name = engineFor(`${id}.X`);
    assert.equal(parts[name].match(id).game.id, id);
    assert.ok(canPlay(parts[name], id) && canPlay(every, id), id);
    for (const other of /** @type {const} */ (['classic', 'further'])) {
      const knows = other === name || name === 'tic-tac-toe';
      assert.equal(canPlay(parts[other], `${id}.X.a1`), knows, `${other} ${id}`);
    }
  }
  assert.equal(engineFor('chess.X.e2'), 'further');
});

test('each game is the same in both: its name, its board, and what its positions are and lead to', async () => {
  for (const id of idsOfEvery) {
    const part = parts[engineFor(id)];
    let [one, other] = [part.position(id), every.position(id)];
    assert.deepEqual(one.game, other.game);
    const skill = { playouts: 5, seed: 3 };
    const [opponent, another] = [part.opponent(skill), every.opponent(skill)];
    for (let ply = 0; ply < 3 && one.status.state === 'next'; ply++) {
      assert.deepEqual(told(one), told(other));
      const move = await opponent.choose(one);
      assert.equal(await another.choose(other), move);
      [one, other] = [one.after(move), other.after(move)];
    }
  }
});

test('the engines with some of the games have the books of these', async () => {
  assert.equal(await parts.classic.loadBook('connect-four'), true);
  assert.equal(await parts.further.loadBook('qubic'), true);
  assert.equal(parts.further.match('qubic').solve({ nodes: 1 }).outcome, 'win');
});
