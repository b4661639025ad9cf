// A written game by the rules: the text of a match, or what the rules refuse.

import { engineFor, gameIn } from '../../engine/by-game.js';
import { loadEngine } from '../../engine/load-by-game.js';
import { ImportError, numbered } from './fault.js';
import { writeColumns, writeMoveList } from './move-list.js';
import { writePsq } from './psq.js';
import { writeSgf } from './sgf.js';

/** @import { Match, Noughts } from '../../engine/index.js' */
/** @import { Fault } from './fault.js' */
/** @import { Written } from './read.js' */

/** @type {Record<string, Fault>} by the codes of conflicts; any other one is `refused` */
const faults = {
  'game-already-ended': 'ended',
  'square-off-board': 'off-board',
  'square-already-filled': 'filled',
};

/**
 * The text of the match that a text has.
 *
 * @param {Written} written
 * @returns {Promise<string>} rejects with an `ImportError`, or if the engine cannot be loaded
 */
export async function replay(written) {
  const text = 'match' in written ? gameIn(written.match) : written.game;
  return textOf(await loadEngine(engineFor(text)), written);
}

/**
 * @param {Noughts} noughts
 * @param {Written} written
 * @throws {ImportError}
 */
export function textOf(noughts, written) {
  const match = 'match' in written ? parse(noughts, written.match) : begin(noughts, written.game, written.first);
  try {
    if ('moves' in written) for (const [index, move] of written.moves.entries()) play(match, move, index);
    return String(match);
  } finally {
    match.dispose();
  }
}

/** @param {Noughts} noughts @param {string} text */
function parse(noughts, text) {
  try {
    return noughts.parse(text);
  } catch {
    throw new ImportError('broken-link');
  }
}

/** @param {Noughts} noughts @param {string} game @param {'X' | 'O'} first */
function begin(noughts, game, first) {
  try {
    return noughts.match(game, { first });
  } catch {
    const [, columns = '', rows = ''] = /^line-(\d+)x(\d+)/.exec(game) ?? [];
    throw new ImportError('no-board', { columns, rows });
  }
}

/** @param {Match} match @param {string} move @param {number} index */
function play(match, move, index) {
  try {
    match.play(move);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ImportError(faults[code] ?? 'refused', numbered(index, move));
  }
}

/**
 * A game in every format that keeps all of it.
 *
 * @param {Noughts} noughts
 * @param {Match} match
 */
export function written(noughts, match) {
  const { game, first, status } = match;
  const moves = match.moves.map((move) => `${game.moveNames[move]}`);
  const isNumbered = game.gravity && game.columns < 10;
  const isFive = !game.gravity && isFiveInARow(noughts, game);
  // Only SGF says who began. In the others the first move would become a move of X.
  const isByX = first === 'X';
  return [
    ...(isByX ? [{ name: 'moves', ending: 'txt', text: writeMoveList(moves) }] : []),
    ...(isByX && isNumbered ? [{ name: 'columns', ending: 'txt', text: writeColumns(moves) }] : []),
    ...(isByX && isFive ? [{ name: 'Piskvork', ending: 'psq', text: writePsq(game, moves) }] : []),
    ...(isFive ? [{ name: 'SGF', ending: 'sgf', text: writeSgf(game, moves, first, status) }] : []),
  ];
}

/** @param {Noughts} noughts @param {Match['game']} game */
function isFiveInARow(noughts, { id, columns, rows }) {
  try {
    return noughts.position({ columns, rows, inARow: 5 }).game.id === id;
  } catch {
    return false; // no board has these rules
  }
}
