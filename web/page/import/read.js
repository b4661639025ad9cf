// Recognizes the format of a text, and reads the game in it. The rules are not asked yet.

import { ImportError, mostCharacters, mostMoves } from './fault.js';
import { readColumns, readMoveList } from './move-list.js';
import { isPsq, readPsq } from './psq.js';
import { isSgf, readSgf } from './sgf.js';

/** @import { Game, GameId, Player } from '../../engine/index.js' */

/**
 * A game as it is written: the text of a match, or a game with its moves.
 *
 * @typedef {{ match: string } | { game: GameId, first: Player, moves: readonly string[] }} Written
 */

/** The board on which columns are usually numbered. */
const numbered = { id: 'line-7x6-4-gravity', columns: 7 };

/**
 * @param {string} text
 * @param {Pick<Game, 'id' | 'columns' | 'gravity'>} current the game of a text that names none
 * @returns {Written}
 * @throws {ImportError}
 */
export function read(text, current) {
  if (text.length > mostCharacters) throw new ImportError('too-long', { count: mostCharacters });
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') throw new ImportError('empty');
  const written = readPlain(plain, current);
  const moves = 'moves' in written ? written.moves : written.match.split('.');
  if (moves.length > mostMoves) throw new ImportError('too-many-moves', { count: mostMoves });
  return written;
}

/**
 * @param {string} text
 * @param {Pick<Game, 'id' | 'columns' | 'gravity'>} current
 * @returns {Written}
 */
function readPlain(text, current) {
  if (isSgf(text)) return ofFive(readSgf(text));
  if (isPsq(text)) return ofFive(readPsq(text));
  if (/^https?:/i.test(text)) return { match: matchOfLink(text) };
  if (/^[a-z0-9-]+\.[XO](\W|$)/.test(text)) return { match: text };
  if (/^\d[\d\s]*$/.test(text)) {
    const game = current.gravity && current.columns < 10 ? current : numbered;
    return { game: game.id, first: 'X', moves: readColumns(text, game) };
  }
  if (!/^(\d+[.)]+\s*)?[a-z]/i.test(text)) throw new ImportError('unknown-format');
  return { game: current.id, first: 'X', moves: readMoveList(text) };
}

/**
 * @param {{ columns: number, rows: number, first?: Player, moves: readonly string[] }} found
 * @returns {Written}
 */
function ofFive({ columns, rows, first = 'X', moves }) {
  return { game: `line-${columns}x${rows}-5`, first, moves };
}

/** @param {string} link */
function matchOfLink(link) {
  const [, hash = ''] = /#(.*)$/s.exec(link) ?? [];
  try {
    const match = decodeURIComponent(hash);
    if (/^[a-z0-9-]+\.[XO](\W|$)/.test(match)) return match;
  } catch {
    // It is broken.
  }
  throw new ImportError('broken-link');
}
