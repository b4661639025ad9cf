// The terminal game as a process: its output for its input.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'noughts';

const program = 'build/dev/core/noughts';

/**
 * The limit for a program that hangs, in milliseconds. Normal runs take a hundredth of it.
 */
const timeout = 300_000;

/**
 * Runs the program to its end.
 *
 * @param {string[]} options
 * @param {string[]} lines what is typed
 */
function play(options, lines = []) {
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, stdout, stderr } = spawnSync(program, options, { input, encoding: 'utf8', timeout });
  return { status, stdout, stderr };
}

const twoHumans = ['--x', 'human', '--o', 'human'];
const forEver = ['--x', 'easy', '--o', 'easy', '--games', '1000000'];

test('two humans play, and the result is announced with the winning squares marked', () => {
  const { status, stdout } = play(twoHumans, ['a3', 'a1', 'b2', 'b1', 'c1', 'no']);
  assert.equal(status, 0);
  assert.ok(stdout.includes('\nX wins\nScore: X 1, O 0, ties 0\n'));
  assert.ok(
    stdout.includes(
      [
        '   +---+---+---+',
        ' 3 |[X]|   |   |',
        '   +---+---+---+',
        ' 2 |   |[X]|   |',
        '   +---+---+---+',
        ' 1 | O | O |[X]|',
        '   +---+---+---+',
        '     a   b   c',
      ].join('\n'),
    ),
  );
});

test('the possible moves are listed row by row from the bottom, and whose turn it is', () => {
  const { stdout } = play(twoHumans, ['b2', 'b3', 'b1', 'c1']);
  assert.match(stdout, /X's turn\nPossible moves: a1 b1 c1 a2 b2 c2 a3 b3 c3\n/);
  assert.match(stdout, /X's turn\nPossible moves: a1 a2 c2 a3 c3\n/);
});

test('free squares show their numbers, from 1 at the top left, by which they can be marked', () => {
  const { stdout } = play(twoHumans, ['1', '9']);
  const boards = [
    [' 3 | 1 | 2 | 3 |', ' 2 | 4 | 5 | 6 |', ' 1 | 7 | 8 | 9 |'],
    [' 3 | X | 2 | 3 |', ' 2 | 4 | 5 | 6 |', ' 1 | 7 | 8 | 9 |'],
    [' 3 | X | 2 | 3 |', ' 2 | 4 | 5 | 6 |', ' 1 | 7 | 8 | O |'],
  ];
  for (const rows of boards) assert.ok(stdout.includes(rows.join('\n   +---+---+---+\n')), rows.join('\n'));
});

test('where marks fall, only the squares that may be marked show their numbers; a large board shows none', () => {
  const falling = play(['--game', 'line-3x3-3-gravity', ...twoHumans], ['b']).stdout;
  assert.ok(
    falling.includes(' 3 |   |   |   |\n   +---+---+---+\n 2 |   | 5 |   |\n   +---+---+---+\n 1 | 7 | X | 9 |'),
  );
  const large = play(['--game', 'four-in-a-row-4x4', ...twoHumans]).stdout;
  assert.match(large, / 1( \| {2}){4} \|\n/);
});

test('an impossible move gets a message, and the question again', () => {
  const nonsense = [
    '',
    'b4',
    'd1',
    '0',
    '10',
    '-1',
    '01',
    'b2',
    'zzz',
    '99999999999999999999',
    '-2147483648',
    '2147483648',
    '\0',
    'b',
    'é',
  ];
  const { status, stdout } = play(twoHumans, ['b2', ...nonsense, ' B3 ']);
  assert.equal(status, 0);
  assert.equal(stdout.split('Impossible move\n').length - 1, nonsense.length);
  assert.match(stdout, / 3 \| 1 \| O \| 3 \|/);
});

test('the end of the input ends the program, wherever it comes', () => {
  const script = ['human', 'human', 'a3', 'a1', 'b2', 'b1', 'c1', 'yes', 'a1'];
  for (let length = 0; length <= script.length; length++) {
    const { status, stderr } = play([], script.slice(0, length));
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
  }
});

test('the program asks who plays until it understands the answer, and says if it does not', () => {
  const { stdout } = play([], ['robot', '', 'human', 'human', 'quit']);
  assert.equal(stdout.split('Who plays X? (human, easy, medium, hard or best)\n> Not understood\n').length - 1, 2);
  assert.equal(stdout.split('Who plays X?').length - 1, 3);
  assert.equal(stdout.split('Who plays O?').length - 1, 1);
});

test('quit ends the program at every question', () => {
  const script = ['human', 'human', '1', '4', '2', '5', '3'];
  for (let length = 0; length <= script.length; length++) {
    const { status, stdout, stderr } = play([], [...script.slice(0, length), 'quit', 'yes', 'human', '9']);
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
    assert.ok(stdout.endsWith('> '), `after ${script.slice(0, length).join(' ')}`);
  }
});

test('undo takes back a human’s own move together with the computer’s answer', () => {
  const { stdout } = play(['--x', 'human', '--o', 'best'], ['undo', 'b2', 'undo', 'quit']);
  assert.match(stdout, /There is nothing to undo\n/);
  assert.equal(stdout.split('Possible moves: a1 b1 c1 a2 b2 c2 a3 b3 c3\n').length - 1, 3);
});

test('where the computer began, its first move is not taken back', () => {
  const { stdout } = play(['--x', 'best', '--o', 'human'], ['undo', 'quit']);
  assert.match(stdout, /There is nothing to undo\n/);
});

test('a hint names a move and what it is worth', () => {
  const { stdout } = play(twoHumans, ['a3', 'a2', 'b3', 'b2', 'hint', 'quit']);
  assert.match(stdout, /> c3 wins in 1 ply\n/);
});

test('the computer plays the computer to a tie when both are perfect', () => {
  const { status, stdout } = play(['--x', 'best', '--o', 'best', '--seed', '7']);
  assert.equal(status, 0);
  assert.match(stdout, /\nA tie: a cat's game\nScore: X 0, O 0, ties 1\n$/);
});

const games = (await load()).games.map(({ id }) => id);

test('every game is played to its end, and is named in the help', () => {
  for (const game of [
    ...games,
    'line-5x4-3-gravity-misere',
    'ultimate-open-boards-most-boards',
    'notakto-2',
    'qubic-gravity',
    'gomoku-exactly-five',
    'order-and-chaos-exactly-five',
  ]) {
    const { status, stdout } = play(['--game', game, '--x', 'hard', '--o', 'easy', '--seed', '5']);
    assert.equal(status, 0);
    assert.match(stdout, /\n([XO] wins|A tie: a cat's game)\nScore: X [01], O [01], ties [01]\n$/);
  }
  for (const game of games) assert.ok(play(['--help']).stdout.includes(` ${game}\n`));
});

test('the computer plays many games against itself, and prints the score', () => {
  const { status, stdout } = play(['--x', 'best', '--o', 'easy', '--games', '20', '--quiet', '--seed', '3']);
  assert.equal(status, 0);
  const [, x, o, ties] = stdout.match(/^Score: X (\d+), O (\d+), ties (\d+)\n$/) ?? [];
  assert.equal(Number(x) + Number(o) + Number(ties), 20);
  assert.equal(o, '0');
  assert.equal(play(['--x', 'easy', '--o', 'easy', '--games=3']).stdout.split('\nScore: ').length - 1, 3);
  for (const wrong of [
    ['--games', '3'],
    ['--quiet', '--x', 'best', '--o', 'human'],
    ['--x=best', '--o=best', '--games=0'],
  ]) {
    assert.equal(play(wrong).status, 2);
  }
});

test('in Connect Four a mark falls, and the letter of its column will do', () => {
  const { stdout } = play(['--game', 'connect-four', ...twoHumans], ['d', 'd1', 'd5', 'd2', 'd', 'quit']);
  assert.match(stdout, /X's turn\nPossible moves: a1 b1 c1 d1 e1 f1 g1\n/);
  assert.equal(stdout.split('Impossible move\n').length - 1, 2);
  assert.match(stdout, /X's turn\nPossible moves: a1 b1 c1 e1 f1 g1 d3\n/);
  assert.match(stdout, /O's turn\nPossible moves: a1 b1 c1 e1 f1 g1 d4\n/);
});

test('in Ultimate the last move says where to go', () => {
  const { stdout } = play(['--game', 'ultimate', ...twoHumans], ['e5', 'a1', 'd4', 'quit']);
  assert.match(stdout, /O's turn\nPossible moves: d4 e4 f4 d5 f5 d6 e6 f6\n/);
  assert.equal(stdout.split('Impossible move\n').length - 1, 1);
});

test('where marks are chosen, a move is a square and its mark, and neither alone', () => {
  const typed = ['b2', '5', 'o', 'd4x', '10o', 'b2x', '5o', 'A1O', '6x', 'hint', '4x', 'no'];
  const { stdout } = play(['--game', 'wild-tic-tac-toe', ...twoHumans], typed);
  assert.match(
    stdout,
    /X's turn\nPossible moves: a1x b1x c1x a1o b1o c1o a2x b2x c2x a2o b2o c2o a3x b3x c3x a3o b3o c3o\n/,
  );
  assert.equal(stdout.split('Impossible move\n').length - 1, 6);
  assert.match(stdout, /> a2x wins in 1 ply\n/);
  assert.match(stdout, / 2 \|\[X\]\|\[X\]\|\[X\]\|\n.*\n 1 \| O \| {3}\| {3}\|\n/);
  assert.match(stdout, /\nO wins\nScore: X 0, O 1, ties 0\n/);
});

test('in Order and Chaos both marks are made on one board', () => {
  const { stdout } = play(['--game', 'order-and-chaos', ...twoHumans], ['f1o', '1x', 'f2', 'quit']);
  assert.match(stdout, / 6 \| X \|(.*\n){10} 1 \|( {3}\|){5} O \|\n/);
  assert.equal(stdout.split('Impossible move\n').length - 1, 1);
});

test('a hint says if the end is too far away', () => {
  const opening = play(['--game', 'connect-four', ...twoHumans], ['hint', 'quit']);
  assert.match(opening.stdout, /The end is too far away to see\n/);
  const won = play(['--game', 'connect-four', ...twoHumans], ['d', 'a', 'd', 'a', 'd', 'a', 'hint', 'quit']);
  assert.match(won.stdout, /> d4 wins in 1 ply\n/);
});

test('the same seed plays the same game, another one another', () => {
  const game = (/** @type {string} */ seed) => play(['--x', 'easy', '--o', 'easy', `--seed=${seed}`]).stdout;
  assert.equal(game('1'), game('1'));
  assert.ok(new Set(['1', '2', '3', '4'].map(game)).size > 1);
});

test('the best opponent is not beaten by a human who always takes the first square', () => {
  for (const side of ['x', 'o']) {
    const other = side === 'x' ? 'o' : 'x';
    const tries = Array.from({ length: 9 }, () => ['1', '2', '3', '4', '5', '6', '7', '8', '9']).flat();
    const { stdout } = play([`--${side}`, 'human', `--${other}`, 'best', '--seed', '3'], tries);
    assert.ok(!stdout.includes(`${side.toUpperCase()} wins`));
    assert.match(stdout, /Score: /);
  }
});

test('the next game is begun by the other player, and the score goes on', () => {
  const { stdout } = play(twoHumans, ['1', '4', '2', '5', '3', 'yes', '1', '4', '2', '5', '3', 'no']);
  assert.match(stdout, /Another game\? \(yes, no, undo or review\)\n> \n( |\n|\+|-|\||\d|a|b|c)+O's turn/);
  assert.match(stdout, /Score: X 1, O 1, ties 0\n/);
});

test('after a game other answers are asked again, and undo goes back into it', () => {
  const { status, stdout } = play(twoHumans, ['1', '4', '2', '5', '3', '', 'perhaps', 'undo', '9', 'quit']);
  assert.equal(status, 0);
  assert.equal(stdout.match(/Another game\?/g)?.length, 3);
  assert.equal(stdout.match(/Another game\? \(yes, no, undo or review\)\n> Not understood\n/g)?.length, 2);
  assert.match(stdout, / 1 \| 7 \| 8 \| X \|/);
});

test('if the output cannot be written, the program fails and says so', () => {
  const full = openSync('/dev/full', 'w');
  for (const options of [['--help'], ['--x', 'best', '--o', 'best'], twoHumans]) {
    const { status, stderr } = spawnSync(program, options, {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
      timeout,
    });
    assert.equal(status, 1);
    assert.match(stderr, /the output cannot be written/);
  }
  closeSync(full);
});

test('a match continues from its text', () => {
  const { stdout } = play([...twoHumans, '--position', 'tic-tac-toe.O.b2.a1.undo'], ['quit']);
  assert.match(stdout, / 2 \| 4 \| O \| 6 \|/);
  assert.match(stdout, /X's turn/);
});

test('options that make no sense are refused with a reason and the usage', () => {
  for (const [options, reason] of /** @type {[string[], RegExp][]} */ ([
    [['--x', 'robot'], /--x must be human/],
    [['--x'], /--x needs a value/],
    [['--x', 'human', '--position'], /--position needs a value/],
    [['--seed', '-1'], /--seed must be a whole number/],
    [['--seed', '7x'], /--seed must be a whole number/],
    [['--position', 'tic-tac-toe.X.b2.b2'], /character 18: That square is already filled\./],
    [['--frobnicate'], /there is no option --frobnicate/],
    [['b2'], /there is no option b2/],
    [['--protocol', '--quiet'], /--protocol takes no other option than --books/],
    [['--books', 'core/data'], /--books goes with --protocol/],
    [['--protocol', '--books'], /--books needs a value/],
    [['--protocol', '--books', 'tests'], /--books: there are none in tests/],
  ])) {
    const { status, stdout, stderr } = play(options);
    assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
    assert.match(stderr, reason);
    assert.match(stderr, /--help, --version/);
  }
});

test('help and version are printed on request', () => {
  assert.match(play(['--help']).stdout, /^Tic-tac-toe and its family in the terminal\./);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.equal(play(['--version']).stdout, `noughts ${version}\n`);
});

test('nothing is coloured where the output is no terminal', () => {
  assert.ok(!play(twoHumans, ['1', '4', '2', '5', '3', 'no']).stdout.includes('\x1b'));
});

/**
 * The program's output in a terminal, which `script` provides.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
function inTerminal(environment) {
  const command = [program, ...twoHumans].join(' ');
  const { stdout } = spawnSync('script', ['--quiet', '--command', command, '/dev/null'], {
    input: '1\n4\n2\n5\n3\nno\n',
    encoding: 'utf8',
    timeout,
    env: environment,
  });
  return stdout;
}

test('a terminal shows colours, unless NO_COLOR is set', () => {
  const { NO_COLOR: _, ...environment } = process.env;
  assert.ok(inTerminal(environment).includes('\x1b[34mX\x1b[0m'));
  assert.ok(inTerminal({ ...environment, NO_COLOR: '' }).includes('\x1b[34mX\x1b[0m'));
  assert.ok(!inTerminal({ ...environment, NO_COLOR: '1' }).includes('\x1b'));
});

/**
 * The state of a process: R while it runs, S while it waits for input or output.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function stateOf({ pid }) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) (\w) /)?.[1];
}

for (const [signal, ending] of /** @type {const} */ ([
  ['SIGINT', [130, null]],
  ['SIGTERM', [null, 'SIGTERM']],
])) {
  test(`${signal} ends it, while it asks, while it thinks, and while its output is not read`, async () => {
    for (const [options, typed, state] of /** @type {[string[], string, string][]} */ ([
      [twoHumans, '', 'S'],
      // It always thinks.
      [['--game', 'ultimate', '--x', 'best', '--o', 'best', '--games', '1000000'], '', 'R'],
      [forEver, '', 'S'],
    ])) {
      const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      child.stdout.pause();
      child.stdin.write(typed);
      while (stateOf(child) !== state) await new Promise(setImmediate);
      const ended = once(child, 'exit');
      child.kill(signal);
      assert.deepEqual(await ended, ending, options.join(' '));
      child.stdout.destroy();
    }
  });
}

test('Ctrl-C leaves cleanly', async () => {
  const child = spawn(program, twoHumans, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  assert.equal(code, 130);
});
