// The files of Piskvork, a program for five in a row. The first line has the size of the board. A
// move is a line with its column, its row from the top, and the milliseconds it took. The names of
// the players follow.

import { ImportError, numbered } from './fault.js';
import { nameOf, placeOf } from './squares.js';

/** @import { Game } from '../../engine/index.js' */

const head = /^Piskvorky (\d{1,3})x(\d{1,3})\b/i;

/** Whether a text is such a file, perhaps a broken one. @param {string} text */
export const isPsq = (text) => /^piskvork/i.test(text);

/**
 * @param {string} text
 * @throws {ImportError}
 */
export function readPsq(text) {
  const [first = '', ...lines] = text.split(/\r\n|\r|\n/);
  const [, columns, rows] = (head.exec(first) ?? []).map(Number);
  if (!columns || !rows) throw new ImportError('broken-line', { line: 1 });
  const end = lines.findIndex((line) => !/^\s*-?\d+\s*,/.test(line));
  const moves = lines.slice(0, end < 0 ? lines.length : end).map((line, index) => {
    const found = /^\s*(\d+)\s*,\s*(\d+)\s*,\s*\d+\s*$/.exec(line);
    if (!found) throw new ImportError('broken-line', { line: index + 2 });
    const [column, row] = [Number(found[1]), Number(found[2])];
    if (column < 1 || column > columns || row < 1 || row > rows) {
      throw new ImportError('off-board', numbered(index, line.trim()));
    }
    return nameOf(column, row, rows);
  });
  return { columns, rows, moves };
}

/**
 * @param {Pick<Game, 'columns' | 'rows'>} game
 * @param {readonly string[]} moves
 */
export function writePsq({ columns, rows }, moves) {
  const lines = moves.map((move) => {
    const { column, row } = placeOf(move, rows);
    return `${column},${row},0`;
  });
  return [`Piskvorky ${columns}x${rows}, 11:11, 0`, ...lines, 'X', 'O', ''].join('\r\n');
}
