// npx noughts is the same game as the native program: the same input gives the same output.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/**
 * The limit for a program that hangs, in milliseconds. Normal runs take a hundredth of it.
 */
const timeout = 300_000;

/**
 * @param {string} program
 * @param {string[]} options
 * @param {string[]} lines what is typed
 */
function play(program, options, lines) {
  const [command = '', ...own] = program.split(' ');
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, stdout } = spawnSync(command, [...own, ...options], { input, encoding: 'utf8', timeout });
  return { status, stdout };
}

/**
 * @param {string[]} options
 * @param {string[]} [lines]
 */
function same(options, lines = []) {
  const native = play('build/dev/core/noughts', options, lines);
  assert.deepEqual(play(ours, options, lines), native);
  return native;
}

/** The package's game; `npm run coverage` runs its sources instead. */
const ours = `node ${process.env.NOUGHTS_CLI ?? 'dist/package/cli.js'}`;

const twoHumans = ['--x', 'human', '--o', 'human'];

test('two humans play the same game, with its questions, its board and its score', () => {
  const { stdout } = same(twoHumans, [
    'a3',
    'a1',
    'nonsense',
    'b2',
    '',
    'b2',
    'b1',
    '7',
    'C1',
    'yes',
    '5',
    'undo',
    'c3',
    'quit',
  ]);
  assert.match(stdout, /X wins\nScore: X 1, O 0, ties 0\n/);
  assert.match(stdout, /Impossible move/);
});

test('the program asks who plays, gives hints, and handles the end of input anywhere', () => {
  same([], ['god', 'human', 'human', 'hint', 'b2', 'hint']);
  same([], ['human']);
  same([], ['quit', 'human']);
  same([], ['human', '', 'quit']);
  same(twoHumans, ['1', '4', '2', '5', '3', 'perhaps', '', 'undo', '01', '9', 'quit']);
  same(['--game', 'line-3x3-3-gravity', ...twoHumans], ['b', 'b', '1', '2', 'quit']);
  same(twoHumans, ['undo', 'undo', 'a1', 'a2', 'undo', 'undo', 'undo']);
});

test('a game is reviewed in the same words', () => {
  const { stdout } = same(twoHumans, ['1', '4', '5', '9', '2', '8', '3', 'review', 'no']);
  assert.match(stdout, /\n2\. a2 lost the game: only b2 held\n/);
  // Only one of them has the book of Connect Four.
  const four = ['--game', 'line-4x4-4-gravity', ...twoHumans];
  assert.match(same(four, ['d', 'a', 'd', 'a', 'd', 'a', 'd', 'review', 'no']).stdout, /\n7\. X d4 ✓ good\n/);
});

test('every game can be played, and gone on with', () => {
  same([...twoHumans, '--game', 'connect-four'], ['d', 'd', 'h', 'd7', 'd3', 'quit']);
  same([...twoHumans, '--game=ultimate'], ['e5', 'a1', 'd4', 'quit']);
  same([...twoHumans, '--game', 'line-5x4-3-gravity-misere'], ['a', 'b', 'hint', 'quit']);
  same([...twoHumans, '--position', 'misere-tic-tac-toe.O.a3.a2.b3.b2'], ['c3', 'undo', 'c2', 'quit']);
  const choosing = [...twoHumans, '--position', 'gomoku-swap2.X.h8.a1.i9'];
  const { stdout } = same(choosing, ['hint', '226', 'c3', 'add', 'h9', 'h10', 'stay', 'g8', 'quit']);
  assert.match(stdout, /\nPossible moves: stay swap add\nYour move\? \(a move, /);
  assert.match(stdout, /\nPossible moves: stay swap\n/);
  assert.equal(stdout.match(/Impossible move/g)?.length, 2);
});

test('help is the same but for colours, rooms, a game of one’s own and the protocol of programs, the version is the package’s', () => {
  const lines = (/** @type {string} */ program) =>
    play(program, ['--help'], [])
      .stdout.replace(/ Colours are left out\s+where\s+NO_COLOR is set\./, '')
      .replace(/^ +or \.\/nim\.js, a module .*\n/m, '')
      .replaceAll(/^ .*--(room|broker|name|protocol|gomocup|books)\b.*\n/gm, '')
      .trim();
  assert.equal(lines('node dist/package/cli.js'), lines('build/dev/core/noughts'));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.equal(play('node dist/package/cli.js', ['--version'], []).stdout, `noughts ${version}\n`);
});

test('the computer plays against itself, and the same number makes it play the same games', () => {
  const games = ['--x', 'easy', '--o', 'best', '--games', '20', '--quiet', '--seed', '7'];
  const first = play('node dist/package/cli.js', games, []);
  assert.match(first.stdout, /^Score: X 0, O \d+, ties \d+\n$/);
  assert.deepEqual(play('node dist/package/cli.js', games, []), first);
});

test('with a closed pipe or a full disk, it ends at once with a status and no message', () => {
  const many = '--x easy --o easy --seed 1 --games 1000000';
  const piped = `{ ${ours} ${many}; echo "status $?" >&2; } | head -1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', piped], { encoding: 'utf8', timeout });
  assert.deepEqual([stdout, stderr], ['\n', 'status 1\n']);
  const full = spawnSync('sh', ['-c', `${ours} ${many} > /dev/full`], { encoding: 'utf8', timeout });
  assert.deepEqual([full.status, full.stderr], [1, '']);
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  test(`${signal} ends it, while it plays and while it asks`, async () => {
    for (const options of [['--x', 'easy', '--o', 'easy', '--games', '1000000'], []]) {
      const [command = '', ...own] = ours.split(' ');
      const game = spawn(command, [...own, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
      await once(game.stdout, 'data');
      const ended = once(game, 'exit');
      game.stdout.resume();
      game.kill(signal);
      assert.deepEqual(await ended, [null, signal]);
    }
  });
}

for (const options of [
  ['--x', 'god'],
  ['--seed', '-1'],
  ['--games', '0'],
  ['--games', '5'],
  ['--quiet'],
  ['--game', 'chess'],
  ['--position', 'tic-tac-toe.X.b2.b2'],
  ['--game', 'ultimate', '--position', 'ultimate.X'],
  ['--dance'],
  ['--x'],
  ['b2'],
]) {
  test(`${options.join(' ')} is no use, and is told`, () => {
    assert.equal(same([...options]).status, 2);
  });
}

test('a game of one’s own is played by its file, with undo, hints and a text to go on from', () => {
  const nim = 'web/example/own/nim.js';
  const { status, stdout } = play(
    ours,
    ['--game', nim, '--x', 'human', '--o', 'best', '--seed', '3'],
    ['hint', 'zz', 'a2', 'undo', 'a2', 'quit'],
  );
  assert.equal(status, 0);
  assert.match(stdout, /Possible moves: a1 a2 a3 b1 .*c5\nYour move\? \(a move, undo, hint or quit\)/);
  assert.doesNotMatch(stdout, /undefined/, 'moves have names at the start, too');
  assert.match(stdout, /a2 wins in 11 plies\n/);
  assert.match(stdout, /Impossible move/);
  assert.match(stdout, /O plays [abc]\d\n/);
  const over = play(ours, ['--game', nim, '--position', 'nim.X.a3.b4', '--x', 'best', '--o', 'best', '--quiet'], []);
  assert.deepEqual(over, { status: 0, stdout: 'Score: X 1, O 0, ties 0\n' });
});

test('a file that is no game, and a text that is no match of it, are refused in a sentence', () => {
  const refused = (/** @type {string[]} */ ...options) =>
    spawnSync('node', [ours.replace('node ', ''), ...options], { encoding: 'utf8', timeout });
  const missing = refused('--game', './no-such-file.js');
  assert.equal(missing.status, 2);
  assert.match(missing.stderr, /^noughts: --game: \.\/no-such-file\.js: Cannot find module/);
  assert.match(refused('--game', 'web/cli/typed-move.js').stderr, /^noughts: --game: .*: a game is an object/);
  const nim = 'web/example/own/nim.js';
  assert.match(refused('--game', nim, '--position', 'nim.X.z9').stderr, /^noughts: --position: This is neither a move/);
});
