/** @import { Player } from '../engine/index.js' */
/** @import { First, Seat } from './values.js' */

/**
 * What a site owner chooses, by attributes and properties.
 *
 * @typedef {object} Settings
 * @property {string} game the id of the game
 * @property {Seat} player who plays the person's side
 * @property {Seat} opponent who plays the other side
 * @property {Player} mark what the person's side marks squares with
 * @property {First} first who begins
 * @property {number | undefined} seed of the computer's choices; one of its own unless told otherwise
 * @property {boolean} analysis whether the outcomes of the moves are shown
 * @property {boolean} disabled whether nobody may play
 */

const seats = /** @type {const} */ (['human', 'easy', 'medium', 'hard', 'best']);

/** What each attribute may be; the first is taken where it is missing or something else. */
export const choices = {
  player: seats,
  opponent: /** @type {const} */ (['best', 'hard', 'medium', 'easy', 'human']),
  mark: /** @type {const} */ (['X', 'O']),
  first: /** @type {const} */ (['alternate', 'loser', 'X', 'O']),
};

/** The game that is played unless told otherwise. */
export const usualGame = 'tic-tac-toe';

/**
 * Reads an attribute that is one of several words. What it may not be is told on the console.
 *
 * @template {keyof typeof choices} Name
 * @param {Name} name
 * @param {string | null} value
 * @returns {(typeof choices)[Name][number]}
 */
export function choose(name, value) {
  /** @type {readonly string[]} */
  const known = choices[name];
  if (value === null) return choices[name][0];
  const found = known.find((choice) => choice.toLowerCase() === value.trim().toLowerCase());
  if (found === undefined) complain(name, value, `one of ${known.join(', ')}`, choices[name][0]);
  return /** @type {(typeof choices)[Name][number]} */ (found ?? choices[name][0]);
}

/**
 * Reads the seed.
 *
 * @param {string | null} value
 */
export function readSeed(value) {
  if (value === null) return undefined;
  const seed = Number(value);
  if (value.trim() !== '' && Number.isSafeInteger(seed) && seed >= 0) return seed;
  complain('seed', value, 'a whole number from 0 to 2^53 - 1', 'one of its own');
  return undefined;
}

/**
 * Says that an attribute is wrong, and what is taken instead.
 *
 * @param {string} name
 * @param {string} value
 * @param {string} wanted
 * @param {string} taken
 */
export function complain(name, value, wanted, taken) {
  console.warn(`<noughts-game> ${name}=${JSON.stringify(value.slice(0, 80))} is not ${wanted}; it takes ${taken}.`);
}
