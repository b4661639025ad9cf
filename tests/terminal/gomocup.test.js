// The terminal game as a player for a manager of Gomoku, by the Gomocup protocol.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const program = 'build/dev/core/noughts';
const quick = 'INFO timeout_turn 60';

/** Squares with twenty lines through them. */
const inTheMiddle = /^([4-9]|10),([4-9]|10)$/;

/** @param {string[]} lines the questions @returns {string[]} the answers */
function ask(...lines) {
  const { status, stdout } = spawnSync(program, ['--gomocup'], {
    input: lines.map((line) => `${line}\n`).join(''),
  });
  assert.equal(status, 0);
  return `${stdout}`.split('\n').slice(0, -1);
}

/** A player that is asked one question after the other. */
class Player {
  #process = spawn(program, ['--gomocup'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  /** @param {string} line @returns {Promise<string>} */
  async ask(line) {
    this.tell(line);
    return (await this.#lines.next()).value;
  }

  /** @param {string} line a command without an answer */
  tell(line) {
    this.#process.stdin.write(`${line}\n`);
  }
}

/**
 * Whether a square belongs to a row of five or more marks of one player.
 * @param {Map<string, string>} board
 * @param {string} square
 */
function hasFive(board, square) {
  const [column = 0, row = 0] = square.split(',').map(Number);
  const player = board.get(square);
  return [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ].some(([right = 0, down = 0]) => {
    /** @param {number} way */
    const length = (way) => {
      let steps = 0;
      while (board.get(`${column + way * right * (steps + 1)},${row + way * down * (steps + 1)}`) === player) ++steps;
      return steps;
    };
    return length(1) + length(-1) >= 4;
  });
}

test('a manager is told who plays, and begins a game on a board of fifteen', () => {
  const [about, ok, middle] = ask('ABOUT', 'START 15', quick, 'BEGIN', 'END', 'ABOUT');
  assert.match(`${about}`, /^name="Noughts", version="\d+\.\d+\.\d+"/);
  assert.equal(ok, 'OK');
  assert.match(`${middle}`, inTheMiddle);
  assert.match(`${ask('START 20')}`, /^ERROR/);
  assert.match(`${ask('RECTSTART 15,14')}`, /^ERROR/);
  assert.match(`${ask('START fifteen')}`, /^ERROR/);
});

test('four in a row are completed, and those of the other player stopped', () => {
  const four = ['3,2,1', '4,2,1', '5,2,1', '6,2,1', '2,2,2', '9,9,2', '9,11,2', '11,9,2'];
  assert.deepEqual(ask('START 15', quick, 'BOARD', ...four, 'DONE'), ['OK', '7,2']);
  const against = four.map((mark) => mark.replace(/[12]$/, (player) => (player === '1' ? '2' : '1')));
  assert.deepEqual(ask('START 15', quick, 'BOARD', ...against, 'DONE'), ['OK', '7,2']);
});

test('a rule that is not known is refused, and nothing is played by another one', () => {
  for (const rule of [4, 5, 8]) {
    const answers = ask(
      'START 15',
      `INFO rule ${rule}`,
      'BOARD',
      '7,7,2',
      'DONE',
      'BEGIN',
      'INFO rule 0',
      quick,
      'BEGIN',
    );
    assert.match(`${answers[1]}`, /^ERROR only the rules/, `rule ${rule}`);
    assert.match(`${answers[2]}`, /^ERROR only the rules/);
    assert.match(`${answers[3]}`, /^\d+,\d+$/);
    assert.equal(answers.length, 4);
  }
});

test('commands are read in either case', () => {
  const [ok, move, again] = ask('start 15', quick, 'Board', '7,7,2', 'done', 'restart', 'end', 'BEGIN');
  assert.equal(ok, 'OK');
  assert.match(`${move}`, /^\d+,\d+$/);
  assert.equal(again, 'OK');
});

test('by the rule of exactly five no player completes six', () => {
  // A gap that makes six, and elsewhere one that makes five.
  const marks = [3, 4, 6, 7, 8].map((column) => `${column},2,1`).concat([1, 2, 3, 4].map((row) => `0,${row},1`));
  const others = ['2,0', '13,1', '12,5', '13,7', '9,9', '11,12', '5,11', '3,13', '7,14'].map((mark) => `${mark},2`);
  const [, exactly] = ask('START 15', quick, 'INFO rule 1', 'BOARD', ...marks, ...others, 'DONE');
  assert.ok(['0,0', '0,5'].includes(`${exactly}`), `${exactly}`);
  const [, orMore] = ask('START 15', quick, 'INFO rule 0', 'BOARD', ...marks, ...others, 'DONE');
  assert.ok(['0,0', '0,5', '5,2'].includes(`${orMore}`), `${orMore}`);
});

test('six of the other player do not end a game of exactly five, nor do strange numbers keep it from being played', () => {
  const six = [1, 2, 3, 4, 5, 6].map((column) => `${column},9,2`);
  const others = ['2,0', '13,1', '12,5', '13,7', '11,12', '5,11'].map((mark) => `${mark},1`);
  const strange = ['INFO timeout_turn -2147483640', 'INFO rule', 'INFO', 'INFO time_left 99999999999999'];
  const [ok, move] = ask('START 15', ...strange, 'INFO rule 1', 'BOARD', ...six, ...others, 'DONE');
  assert.equal(ok, 'OK');
  assert.match(`${move}`, /^\d+,\d+$/);
  const [, error] = ask('START 15', 'INFO rule 0', 'BOARD', ...six, ...others, 'DONE');
  assert.match(`${error}`, /^ERROR/);
  assert.match(`${ask('START 15', 'BOARD', ...six)[1]}`, /^ERROR/, 'the board is cut off');
  assert.deepEqual(ask('RECTSTART 15,15'), ['OK']);
});

test('an impossible command is refused, and changes nothing', () => {
  const answers = ask(
    'START 15',
    quick,
    'TURN 15,3',
    'TURN here',
    'TAKEBACK 1,1',
    'BOARD',
    '1,1,1',
    '2,2,1',
    'DONE',
    'BOARD',
    '1,1,1',
    '1,1,2',
    'DONE',
    'JUMP',
    'TURN 7,7',
    'TURN 7,7',
    'RESTART',
    'BEGIN',
  );
  const kinds = answers.map((answer) => answer.split(' ')[0]);
  assert.deepEqual(kinds.slice(0, 7), ['OK', 'ERROR', 'ERROR', 'ERROR', 'ERROR', 'ERROR', 'UNKNOWN']);
  assert.match(`${kinds[7]}`, /^\d+,\d+$/);
  assert.equal(kinds[8], 'ERROR');
  assert.equal(kinds[9], 'OK');
  assert.match(`${kinds[10]}`, inTheMiddle);
});

test('moves that are taken back can be made again', async () => {
  const player = new Player();
  assert.equal(await player.ask('START 15'), 'OK');
  player.tell(quick);
  const reply = await player.ask('TURN 7,7');
  assert.match(await player.ask('TURN 7,7'), /^ERROR/);
  for (const move of ['7,7', reply]) assert.equal(await player.ask(`TAKEBACK ${move}`), 'OK');
  assert.match(await player.ask('TURN 7,7'), /^\d+,\d+$/);
  player.tell('END');
});

test('two of them play a game to its end, each of whose moves is legal', async () => {
  const players = [new Player(), new Player()];
  for (const player of players) {
    assert.equal(await player.ask('START 15'), 'OK');
    player.tell('INFO timeout_turn 45');
    player.tell('INFO timeout_match 100000');
    player.tell('INFO time_left 100000');
  }
  /** @type {Map<string, string>} */
  const board = new Map();
  let move = '';
  do {
    const player = `${board.size % 2}`;
    move = await /** @type {Player} */ (players[Number(player)]).ask(move ? `TURN ${move}` : 'BEGIN');
    assert.match(move, /^(\d|1[0-4]),(\d|1[0-4])$/);
    assert.ok(!board.has(move), move);
    board.set(move, player);
  } while (!hasFive(board, move) && board.size < 225);
  assert.ok(board.size >= 9);
  for (const player of players) player.tell('END');
});

test('in the opening swap2 three marks are made, and of those of the other player the better side is taken', () => {
  const [, opening] = ask('START 15', quick, 'SWAP2BOARD', 'DONE');
  assert.match(`${opening}`, /^\d+,\d+ \d+,\d+ \d+,\d+$/);
  assert.equal(new Set(`${opening}`.split(' ')).size, 3);
  // The first player has two marks in the middle, the other one a mark in a corner: the first
  // player's colour is better.
  assert.deepEqual(ask('START 15', quick, 'SWAP2BOARD', '7,7', '0,0', '8,8', 'DONE'), ['OK', 'SWAP']);
  const added = ['7,7', '0,0', '8,8', '14,14', '8,7'];
  assert.deepEqual(ask('START 15', quick, 'SWAP2BOARD', ...added, 'DONE'), ['OK', 'SWAP']);
  // Here it is the other player, who makes the next mark.
  const [, fourth] = ask('START 15', quick, 'SWAP2BOARD', '0,0', '7,7', '14,0', 'DONE');
  assert.match(`${fourth}`, /^\d+,\d+$/);
  const [, sixth] = ask('START 15', quick, 'SWAP2BOARD', '0,0', '7,7', '14,0', '8,8', '0,14', 'DONE');
  assert.match(`${sixth}`, /^\d+,\d+$/);
});

test('after the opening swap2 the game goes on from its marks', () => {
  const [, fourth, fifth] = ask('START 15', quick, 'SWAP2BOARD', '0,0', '7,7', '14,0', 'DONE', 'TURN 0,14');
  assert.notEqual(fourth, fifth);
  assert.match(`${fifth}`, /^\d+,\d+$/);
});

test('marks that are no opening are refused', () => {
  for (const marks of [['7,7'], ['7,7', '7,7', '8,8'], ['7,7', '8,8', '15,3'], ['a'], ['1,1', '2,2', '3,3', '4,4']]) {
    assert.match(`${ask('START 15', quick, 'SWAP2BOARD', ...marks, 'DONE').at(-1)}`, /^ERROR/, marks.join(' '));
  }
});
