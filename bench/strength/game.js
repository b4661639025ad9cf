import { oneOf } from '../peers/random.js';

/** @import { Engine } from './engine.js' */

/**
 * An engine, and its limit for each move.
 *
 * @typedef {object} Side
 * @property {Engine} engine
 * @property {string} effort such as `playouts 1000` or `milliseconds 100`
 */

/**
 * Some random moves from which the game starts.
 *
 * @param {Engine} referee
 * @param {string} start the start as the text of a match
 * @param {number} plies
 * @param {() => number} random
 */
export async function opening(referee, start, plies, random) {
  for (;;) {
    let text = start;
    let status = await referee.ask(`position ${text}`);
    for (let ply = 0; ply < plies && isGoingOn(status); ply++) {
      text += `.${oneOf((await referee.ask('moves')).split(' '), random)}`;
      status = await referee.ask(`position ${text}`);
    }
    if (isGoingOn(status)) return text;
  }
}

/**
 * Plays a game to its end. A player who chooses a move that is refused loses.
 *
 * @param {Engine} referee an engine that knows the rules
 * @param {string} start the text of a match that has not ended
 * @param {{ X: Side, O: Side }} sides
 * @returns {Promise<{ points: number, text: string }>} the points of X, and the match
 */
export async function play(referee, start, sides) {
  let text = start;
  let status = await referee.ask(`position ${text}`);
  while (isGoingOn(status)) {
    const player = status === 'next X' ? 'X' : 'O';
    const { engine, effort } = sides[player];
    await engine.ask(`position ${text}`);
    const next = `${text}.${await engine.ask(`think ${effort}`)}`;
    try {
      status = await referee.ask(`position ${next}`);
    } catch (error) {
      console.error(
        `${player} loses by a move that is refused: ${next} (${error instanceof Error ? error.message : error})`,
      );
      return { points: player === 'X' ? 0 : 1, text };
    }
    text = next;
  }
  return { points: status === 'tie' ? 0.5 : status === 'won X' ? 1 : 0, text };
}

/** @param {string} status */
function isGoingOn(status) {
  return status.startsWith('next');
}
