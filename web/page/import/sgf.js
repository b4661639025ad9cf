// Smart Game Format, for five in a row: https://www.red-bean.com/sgf/. Of a game with variations it
// reads the main one. Black, who moves first, is X.

import { ImportError, numbered } from './fault.js';
import { letterOf, nameOf, placeOf } from './squares.js';

/** @import { Game, Player, Status } from '../../engine/index.js' */

/** The number of five in a row among the games of the format. */
const ownGame = '4';

/** The side of the board of a file that does not say it. */
const usualSide = 15;

/** A property, its first value, or what is between nodes. */
const token = /\s+|(?<sign>[();])|(?<name>[A-Za-z]{1,20})|\[(?<value>(?:[^\\\]]|\\.)*)\]/sy;

/** Whether a text is such a file, perhaps a broken one. @param {string} text */
export const isSgf = (text) => /^\(\s*;/.test(text);

/**
 * @param {string} text
 * @throws {ImportError}
 */
export function readSgf(text) {
  /** @type {[name: string, value: string][]} */
  const moves = [];
  let game = '1'; // without a number it is Go
  let columns = usualSide;
  let rows = usualSide;
  for (const { name, value, line } of propertiesIn(text)) {
    if (name === 'GM') game = value.trim();
    if (name === 'SZ') [columns, rows] = sizeOf(value, line);
    if (name === 'AB' || name === 'AW') throw new ImportError('set-up');
    if (name === 'B' || name === 'W') moves.push([name, value.trim()]);
  }
  if (game !== ownGame) throw new ImportError('other-game');
  const first = moves[0]?.[0] === 'W' ? 'O' : 'X';
  const names = moves.map(([color, value], index) => {
    if ((color === 'W') !== (index % 2 === (first === 'O' ? 0 : 1))) {
      throw new ImportError('wrong-turn', numbered(index, value));
    }
    return squareOf(value, index, columns, rows);
  });
  return { columns, rows, first: /** @type {Player} */ (first), moves: names };
}

/**
 * The properties of the main line: of all nodes before the first closing bracket.
 *
 * @param {string} text
 */
function* propertiesIn(text) {
  let name = '';
  let line = 1;
  let isInNode = false;
  token.lastIndex = 0;
  for (;;) {
    const found = token.exec(text);
    const { sign, name: next, value } = found?.groups ?? {};
    if (!found || ((next || value !== undefined) && !isInNode) || (value !== undefined && !name)) {
      throw new ImportError('broken-line', { line });
    }
    if (sign === ')') return;
    if (sign) [isInNode, name] = [sign === ';', ''];
    if (next) name = next.replace(/[a-z]/g, ''); // older files have longer names
    if (value !== undefined) yield { name, value, line };
    line += found[0].split('\n').length - 1;
  }
}

/**
 * @param {string} value such as `15`, or `15:19`
 * @param {number} line
 */
function sizeOf(value, line) {
  const [, columns, rows = columns] = /^\s*(\d{1,3})(?::(\d{1,3}))?\s*$/.exec(value) ?? [];
  if (!columns) throw new ImportError('broken-line', { line });
  return /** @type {[number, number]} */ ([Number(columns), Number(rows)]);
}

/**
 * The name of a square. Files have `hg`, a column and a row from the top, or `h9`.
 *
 * @param {string} value
 * @param {number} index of the move
 * @param {number} columns
 * @param {number} rows
 */
function squareOf(value, index, columns, rows) {
  const [, letter, down, up] = /^([a-z])(?:([a-z])|([1-9]\d?))$/.exec(value.toLowerCase()) ?? [];
  const named = numbered(index, value);
  if (!letter) throw new ImportError('broken-move', named);
  const column = letter.charCodeAt(0) - 96;
  const row = down ? down.charCodeAt(0) - 96 : rows + 1 - Number(up);
  if (column > columns || row < 1 || row > rows) throw new ImportError('off-board', named);
  return nameOf(column, row, rows);
}

/**
 * @param {Pick<Game, 'columns' | 'rows'>} game
 * @param {readonly string[]} moves
 * @param {Player} first
 * @param {Status} status
 */
export function writeSgf({ columns, rows }, moves, first, status) {
  const result = { next: '', tie: 'RE[0]', won: 'player' in status && status.player === 'O' ? 'RE[W+]' : 'RE[B+]' };
  const size = columns === rows ? columns : `${columns}:${rows}`;
  const nodes = moves.map((move, index) => {
    const { column, row } = placeOf(move, rows);
    return `;${(index % 2 === 0) === (first === 'X') ? 'B' : 'W'}[${letterOf(column)}${letterOf(row)}]`;
  });
  return `(;FF[4]GM[${ownGame}]CA[UTF-8]AP[Noughts]SZ[${size}]${result[status.state]}\n${nodes.join('')})\n`;
}
