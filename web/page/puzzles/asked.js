// Who is to find the move of a puzzle.

import { engineFor } from '../../engine/by-game.js';
import { loadEngine } from '../../engine/load-by-game.js';

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Puzzle } from './solving.js' */

/**
 * Who is to find the move, and what follows.
 *
 * @typedef {object} Asked
 * @property {NoughtsGame['mark']} player
 * @property {boolean} isFirst whether they have begun the game
 * @property {NoughtsGame['mark'] | null} mark which mark they make; null where they choose it
 * @property {string} solved the match after it, as text
 */

/**
 * Who is to find the move of a puzzle.
 *
 * @param {Puzzle} puzzle
 * @returns {Promise<Asked>} rejects if the engine of its game cannot be loaded
 */
export async function askedIn({ match: text, solution }) {
  const match = (await loadEngine(engineFor(text))).parse(text);
  const { first, game, position } = match;
  const player = position.turn;
  match.play(solution);
  const mark = game.chosenMarks ? null : match.owner(solution);
  const asked = { player, isFirst: player === first, mark, solved: String(match) };
  match.dispose();
  return asked;
}
