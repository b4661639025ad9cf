// Games in the formats of other programs: read, refused, and written.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomNumbers } from '../../bench/peers/random.js';
import { load } from '../../web/engine/index.js';
import { mostCharacters, mostMoves } from '../../web/page/import/fault.js';
import { read } from '../../web/page/import/read.js';
import { textOf, written } from '../../web/page/import/replay.js';

const noughts = await load();

/**
 * What a text becomes while a game is on the board.
 *
 * @param {string} text
 * @param {string} [current]
 */
const imported = (text, current = 'tic-tac-toe') => textOf(noughts, read(text, noughts.position(current).game));

/**
 * Why a text is refused.
 *
 * @param {string} text
 * @param {string} [current]
 */
function refusal(text, current) {
  try {
    return imported(text, current);
  } catch (error) {
    if (error instanceof Error && error.name === 'ImportError') return error.message;
    throw error;
  }
}

test('digits are columns of Connect Four, or of the game on the board if its marks fall', () => {
  assert.equal(imported('4453'), 'connect-four.X.d1.d2.e1.c1');
  assert.equal(imported(' 44 53\n'), 'connect-four.X.d1.d2.e1.c1');
  assert.equal(imported('55', 'line-5x4-3-gravity'), 'line-5x4-3-gravity.X.e1.e2');
  assert.equal(refusal('48'), 'off-board 2 8');
  assert.equal(refusal('40'), 'off-board 2 0');
  assert.equal(refusal('4444444'), 'filled 7 d');
  assert.equal(refusal('12121213'), 'ended 8 c');
});

test('a list of moves may have numbers, commas and capitals, and is of the game on the board', () => {
  for (const text of ['b2 a1 c3', '1. b2 a1 2. c3', '1.b2 a1\n2.c3', 'B2,A1;C3', '1) b2 a1 2) c3']) {
    assert.equal(imported(text), 'tic-tac-toe.X.b2.a1.c3', text);
  }
  assert.equal(imported('b2x a1o', 'wild-tic-tac-toe'), 'wild-tic-tac-toe.X.b2x.a1o');
  assert.equal(imported('d e d', 'connect-four'), 'connect-four.X.d1.e1.d2');
  assert.equal(imported('h8 a1 b2 stay', 'gomoku-swap2'), 'gomoku-swap2.X.h8.a1.b2.stay');
  assert.equal(refusal('b2 b2'), 'filled 2 b2');
  assert.equal(refusal('b2 d4'), 'off-board 2 d4');
  assert.equal(refusal('b2 4d'), 'broken-move 2 4d');
  assert.equal(refusal('a1 b1 a2 b2 a3 b3'), 'ended 6 b3');
});

test('a Piskvork file is read from the top left, and the players’ names end its moves', () => {
  const file = 'Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,1200\r\n1,1,3\r\nMe,1\r\nYou\r\n-1\r\n';
  assert.equal(imported(file), 'gomoku.X.h8.i9.a15');
  assert.equal(imported('Piskvorky 19x19, 11:11, 0\n19,19,0'), 'line-19x19-5.X.s1');
  assert.equal(refusal('Piskvorky 15x15, 11:11, 0\n8,8,0\n8,x,0'), 'broken-line 3');
  assert.equal(refusal('Piskvorky 15x15, 11:11, 0\n0,8,0'), 'off-board 1 0,8,0');
  assert.equal(refusal('Piskvorky 15x15, 11:11, 0\n-1,8,0'), 'broken-line 2');
  assert.equal(refusal('Piskvorky 15x15, 11:11, 0\n8,8,0\n8,8,0'), 'filled 2 h8');
  assert.equal(refusal('Piskvorky 20x20, 11:11, 0\n8,8,0'), 'no-board 20 20');
  assert.equal(refusal('Piskvorky'), 'broken-line 1');
});

test('the main line of an SGF file is read, with letters or numbers for rows', () => {
  assert.equal(imported('(;FF[4]GM[4]SZ[15];B[hh];W[ig])'), 'gomoku.X.h8.i9');
  assert.equal(imported('(;GM[4]SZ[15];B[h8];W[i9])'), 'gomoku.X.h8.i9');
  assert.equal(imported('(;GM[4];W[hh];B[aa])'), 'gomoku.O.h8.a15');
  assert.equal(imported('( ;GM[4]C[a \\] ; ( comment]\n;B[hh](;W[aa];B[bb])(;W[oo]))'), 'gomoku.X.h8.a15.b14');
  assert.equal(imported('(;GM[4]SZ[9:7];B[aa])'), 'line-9x7-5.X.a7');
  assert.equal(refusal('(;SZ[15];B[hh])'), 'other-game');
  assert.equal(refusal('(;GM[1]SZ[19];B[hh])'), 'other-game');
  assert.equal(refusal('(;GM[4]AB[hh];W[aa])'), 'set-up');
  assert.equal(refusal('(;GM[4];B[hh];B[aa])'), 'wrong-turn 2 aa');
  assert.equal(refusal('(;GM[4];B[])'), 'broken-move 1 ');
  assert.equal(refusal('(;GM[4];B[pp])'), 'off-board 1 pp');
  assert.equal(refusal('(;GM[4]SZ[x])'), 'broken-line 1');
  assert.equal(refusal('(;GM[4]\n;B[hh]\n;W[aa'), 'broken-line 3');
  assert.equal(refusal('(;GM[4];B[hh]'), 'broken-line 1');
});

test('a match or a link to one is read as it is', () => {
  assert.equal(imported('infinite-tic-tac-toe.X.b2.a1'), 'infinite-tic-tac-toe.X.b2.a1');
  assert.equal(imported('https://example.org/noughts/#tic-tac-toe.O.b2'), 'tic-tac-toe.O.b2');
  assert.equal(imported('http://localhost:8080/?x#tic%2Dtac-toe.X'), 'tic-tac-toe.X');
  for (const broken of ['tic-tac-toe.X.b2.b2', 'chess.X.e4', 'https://example.org/', 'https://e.org/#%E0%A4%A']) {
    assert.equal(refusal(broken), 'broken-link', broken);
  }
});

test('hostile texts are refused at once: empty, long, deep, binary, and with names of properties', () => {
  assert.equal(refusal(' \uFEFF\n'), 'empty');
  assert.equal(refusal('4'.repeat(mostCharacters + 1)), `too-long ${mostCharacters}`);
  assert.equal(refusal('4'.repeat(mostMoves + 1)), `too-many-moves ${mostMoves}`);
  assert.equal(refusal('(;'.repeat(40_000)), 'broken-line 1');
  assert.equal(refusal(`(;GM[4]C[${'\\]'.repeat(40_000)}`), 'broken-line 1');
  assert.equal(refusal(`(;GM[4]C${'[x]'.repeat(30_000)})`), 'gomoku.X', 'no moves, and no recursion');
  assert.equal(refusal('\u0000\u0001PNG'), 'unknown-format');
  assert.equal(refusal('<img src=x onerror=alert(1)>'), 'unknown-format');
  assert.equal(refusal('constructor __proto__'), 'broken-move 1 constructor');
  assert.equal(refusal('b2 \u202Ea1'), 'broken-move 2 \u202Ea1');
});

test('what is written can be read back, in every format of every game', () => {
  for (const { id } of noughts.games) {
    for (let seed = 0; seed < 5; seed++) {
      const random = randomNumbers(seed);
      const next = (/** @type {number} */ below) => Math.floor(random() * below);
      const match = noughts.match(id);
      for (let ply = next(30); ply > 0 && match.legalMoves.length > 0; ply--) {
        match.play(Number(match.legalMoves[next(match.legalMoves.length)]));
      }
      for (const { name, text } of written(noughts, match)) {
        if (text !== '') assert.equal(imported(text, id), String(match), `${id} as ${name}`);
      }
      match.dispose();
    }
  }
});

test('a game that O began is read back with its marks from every format in which it is written', () => {
  for (const text of ['tic-tac-toe.O.b2.a1', 'connect-four.O.d1.d2', 'gomoku.O.h8.i9.a1']) {
    const match = noughts.parse(text);
    for (const { name, text: file } of written(noughts, match)) {
      assert.equal(imported(file, match.game.id), text, `${text} as ${name}`);
    }
  }
});

test('a format is only written of a game that readers of the format know', () => {
  const formats = (/** @type {string} */ id) => written(noughts, noughts.match(id)).map(({ name }) => name);
  assert.deepEqual(formats('tic-tac-toe'), ['moves']);
  assert.deepEqual(formats('connect-four'), ['moves', 'columns']);
  assert.deepEqual(formats('line-12x5-4-gravity'), ['moves']);
  assert.deepEqual(formats('gomoku'), ['moves', 'Piskvork', 'SGF']);
  assert.deepEqual(formats('line-19x19-5'), ['moves', 'Piskvork', 'SGF']);
  assert.deepEqual(formats('gomoku-exactly-five'), ['moves']);
  assert.deepEqual(formats('gomoku-swap2'), ['moves']);
});

test('an SGF file says who has won, and who was first', () => {
  const match = noughts.parse('gomoku.O.a1.b1.a2.b2.a3.b3.a4.b4.a5');
  const sgf = written(noughts, match).find(({ name }) => name === 'SGF')?.text ?? '';
  assert.match(sgf, /^\(;FF\[4\]GM\[4\].*SZ\[15\]RE\[W\+\]\n;W\[ao\];B\[bo\]/);
  assert.equal(imported(sgf), String(match));
});
