// The terminal game as an engine that a program asks line by line.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { Engine } from '../../bench/strength/engine.js';
import { opening, play } from '../../bench/strength/game.js';

const program = 'build/dev/core/noughts';

/** @param {string[]} lines the questions @returns {string[]} the answers */
function ask(...lines) {
  return askWith([], ...lines);
}

/**
 * @param {string[]} options
 * @param {string[]} lines what is asked
 * @returns {string[]} what is answered
 */
function askWith(options, ...lines) {
  const { status, stdout } = spawnSync(program, ['--protocol', ...options], {
    input: lines.map((line) => `${line}\n`).join(''),
  });
  assert.equal(status, 0);
  return `${stdout}`.split('\n').slice(0, -1);
}

test('the answer to a position is the status of the game', () => {
  assert.deepEqual(
    ask(
      'position tic-tac-toe.X',
      'position tic-tac-toe.O.b2',
      'position tic-tac-toe.X.a1.b1.a2.b2.a3',
      'position tic-tac-toe.X.b2.resign',
      'position tic-tac-toe.X.a3.b2.c1.b3.b1.a1.c3.c2.a2',
    ),
    ['next X', 'next X', 'won X', 'won X', 'tie'],
  );
});

test('the moves of the position are listed, and none when the game is over', () => {
  const [, moves, , none] = ask(
    'position tic-tac-toe.X.a1.b2',
    'moves',
    'position tic-tac-toe.X.a1.b1.a2.b2.a3',
    'moves',
  );
  const [word, ...names] = `${moves}`.split(' ');
  assert.equal(word, 'moves');
  assert.deepEqual(names.sort(), ['a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3']);
  assert.equal(none, 'moves');
});

test('a move is thought about as long as it is told, and a win in one is found by all', () => {
  const efforts = ['playouts 50', 'milliseconds 5', 'level best'];
  for (const text of ['connect-four.X.d1.a1.d2.a2.d3.b1', 'tic-tac-toe.X.a1.b1.a2.b2']) {
    const [, ...moves] = ask(`position ${text}`, ...efforts.map((effort) => `think ${effort}`));
    assert.deepEqual(
      moves,
      efforts.map(() => `move ${text.startsWith('connect') ? 'd4' : 'a3'}`),
    );
  }
});

test('the same seed makes the same moves', () => {
  const lines = ['seed 7', 'position ultimate.X', 'think playouts 30', 'position ultimate.X.e5', 'think playouts 30'];
  assert.deepEqual(ask(...lines), ask(...lines));
  assert.deepEqual(ask(...lines, ...lines).slice(5), ask(...lines));
});

test('by its books it plays no random games: in Ultimate seeds differ less, in Connect Four it makes the move that wins', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => i);
  const lines = seeds.flatMap((seed) => [`seed ${seed}`, 'position ultimate.X.e5.d4', 'think playouts 100']);
  const moves = (/** @type {string[]} */ options) =>
    new Set(askWith(options, ...lines).filter((line) => /^move/.test(line)));
  // By values it only picks among moves that are as good as the best.
  const [byValues, byPlayouts] = [moves(['--books', 'core/data']).size, moves([]).size];
  assert.ok(byValues < byPlayouts, `${byValues} and ${byPlayouts}`);
  assert.equal(askWith(['--books=core/data'], 'position connect-four.X', 'think level best').at(-1), 'move d1');
});

test('an incomplete book is refused', () => {
  const folder = mkdtempSync(`${tmpdir()}/noughts-books-`);
  writeFileSync(`${folder}/ultimate.network`, readFileSync('core/data/ultimate.network').subarray(1));
  const { status, stderr } = spawnSync(program, ['--protocol', '--books', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.equal(status, 2);
  assert.match(stderr, /ultimate\.network in .* is none, or not whole/);
});

test('an invalid question gets an error of one line, and the next line is answered', () => {
  const wrong = [
    '',
    'nonsense',
    'seed',
    'seed -1',
    'seed 1.5',
    'position',
    'position chess.X',
    'position tic-tac-toe.X.b2.b2',
    'think',
    'think playouts',
    'think playouts 0',
    'think level god',
    'think hours 1',
  ];
  const answers = ask(...wrong, 'position tic-tac-toe.X.a1.b1.a2.b2.a3', 'think playouts 1', 'name');
  assert.equal(answers.length, wrong.length + 3);
  for (const [place, answer] of answers.entries()) {
    assert.equal(
      answer.startsWith('error '),
      place < wrong.length || place === wrong.length + 1,
      `${place}: ${answer}`,
    );
  }
  assert.match(`${answers.at(-1)}`, /^name Noughts \d/);
});

test('a position that is refused leaves the one before', () => {
  assert.deepEqual(
    ask('position tic-tac-toe.X.a1.b1.a2.b2', 'position nonsense', 'think level best').at(-1),
    'move a3',
  );
});

test('after quit, nothing is answered', () => {
  assert.equal(ask('position tic-tac-toe.X', 'quit', 'name').length, 1);
});

test('games between engines go on to their end, from an opening of so many plies', async () => {
  const [referee, engine] = [new Engine(`${program} --protocol`), new Engine(`${program} --protocol`)];
  const start = await opening(referee, 'tic-tac-toe.X', 2, () => 0.5);
  assert.equal(start.split('.').length, 4);
  const side = { engine, effort: 'level best' };
  const { points, text } = await play(referee, 'tic-tac-toe.X.b2.a1', { X: side, O: side });
  assert.equal(points, 0.5, 'a corner answers the centre');
  assert.equal(await referee.ask(`position ${text}`), 'tie');
  for (const one of [referee, engine]) one.end();
});

test('an engine that chooses a move which is refused, loses, and one that ends is told', async () => {
  const referee = new Engine(`${program} --protocol`);
  const good = { engine: new Engine(`${program} --protocol`), effort: 'level best' };
  const bad = { engine: new Engine("while read line; do echo 'move a1'; done"), effort: 'playouts 1' };
  assert.equal((await play(referee, 'tic-tac-toe.X.a1', { X: good, O: bad })).points, 1);
  assert.equal((await play(referee, 'tic-tac-toe.X.b2.a1', { X: bad, O: good })).points, 0);
  const gone = { engine: new Engine('true'), effort: 'playouts 1' };
  await assert.rejects(play(referee, 'tic-tac-toe.X', { X: gone, O: good }), /has ended/);
  for (const { engine } of [good, bad]) engine.end();
  referee.end();
});
