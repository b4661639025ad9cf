// A game as a list of the names of its moves, with or without numbers: `1. b2 a1 2. c3`; or as the
// numbers of columns where marks fall: `4453`.

import { ImportError, numbered } from './fault.js';
import { letterOf } from './squares.js';

/** @import { Game } from '../../engine/index.js' */

/** The shape of a number before a move. It may stand against it: `1.b2`. */
const number = /^\d+[.)]+/;

/** A square, perhaps with a mark; a column; or a choice. */
const name = /^(?:[a-z](?:[1-9]\d?)?[xo]?|stay|swap|add)$/;

/**
 * @param {string} text
 * @returns {string[]} the names of the moves
 * @throws {ImportError}
 */
export function readMoveList(text) {
  const written = text.split(/[\s,;]+/).flatMap((word) => word.replace(number, '') || []);
  return written.map((word, index) => {
    const move = word.toLowerCase();
    if (!name.test(move)) throw new ImportError('broken-move', numbered(index, word));
    return move;
  });
}

/** @param {readonly string[]} moves */
export function writeMoveList(moves) {
  const turns = moves.flatMap((move, index) => (index % 2 ? [] : [[move, ...moves.slice(index + 1, index + 2)]]));
  return turns.map((turn, index) => `${index + 1}. ${turn.join(' ')}`).join(' ');
}

/**
 * @param {string} text digits, perhaps with spaces
 * @param {Pick<Game, 'columns'>} game
 * @returns {string[]} the letters of the columns
 * @throws {ImportError}
 */
export function readColumns(text, { columns }) {
  return [...text.replace(/\s/g, '')].map((digit, index) => {
    const column = Number(digit);
    if (column < 1 || column > columns) throw new ImportError('off-board', numbered(index, digit));
    return letterOf(column);
  });
}

/** @param {readonly string[]} moves */
export function writeColumns(moves) {
  return moves.map((move) => move.charCodeAt(0) - 96).join('');
}
