// The list of a tournament: everything that the organiser decides. The organiser signs its text.

import { controlOf } from '../control.js';
import { nameOf } from '../name.js';
import { mostPlayers, scheduleOf } from './schedule.js';

/** @import { GameId, Player } from '../../engine/api.js' */
/** @import { PairingReason } from './values.js' */

/**
 * @typedef {object} List
 * @property {number} number grows with each change
 * @property {readonly GameId[]} games
 * @property {string} clock
 * @property {readonly ListedPlayer[]} players the organiser first
 * @property {readonly (Result | null)[] | null} results of the pairings in their order, null for
 *   each that is not over; null before the start
 */

/** @typedef {{ key: string, name: string, hasLeft: boolean }} ListedPlayer */

/** @typedef {{ winner: Player | null, reason: PairingReason }} Result */

/** How many games can be chosen. */
export const mostGames = 8;

/** The longest text of a list, in characters. */
export const longestList = 10_000;

/** @param {List} list */
export function printList({ number, games, clock, players, results }) {
  return JSON.stringify({
    number,
    games,
    clock,
    players: players.map(({ key, name, hasLeft }) => [key, name, hasLeft]),
    results: results?.map((result) => result && [result.winner, result.reason]) ?? null,
  });
}

/**
 * Reads what `printList` writes.
 *
 * @param {string} text
 * @returns {List | undefined} undefined if it is not a list
 */
export function parseList(text) {
  if (text.length > longestList) return undefined;
  try {
    const { number, games, clock, players, results } = JSON.parse(text);
    if (!Number.isSafeInteger(number) || number < 0) return undefined;
    if (!areGames(games) || typeof clock !== 'string' || !controlOf(clock)) return undefined;
    if (!arePlayers(players)) return undefined;
    const pairings = players.length < 2 ? 0 : scheduleOf(players.length, games).length;
    if (results !== null && !areResults(results, pairings)) return undefined;
    return {
      number,
      games,
      clock,
      players: players.map(([key, name, hasLeft]) => ({ key, name, hasLeft })),
      results: results && readResults(results),
    };
  } catch {
    return undefined;
  }
}

/**
 * Whether these are games that a list can name. There need not be such games.
 *
 * @param {unknown} games
 * @returns {games is GameId[]}
 */
export function areGames(games) {
  const isGame = (/** @type {unknown} */ game) => typeof game === 'string' && /^[a-z0-9-]{1,64}$/.test(game);
  return Array.isArray(games) && games.length >= 1 && games.length <= mostGames && games.every(isGame);
}

/**
 * @param {unknown} players
 * @returns {players is [string, string, boolean][]}
 */
function arePlayers(players) {
  if (!Array.isArray(players) || players.length < 1 || players.length > mostPlayers) return false;
  const isPlayer = (/** @type {unknown} */ player) => {
    if (!Array.isArray(player) || player.length !== 3) return false;
    const [key, name, hasLeft] = player;
    return isKey(key) && typeof name === 'string' && nameOf(name) === name && typeof hasLeft === 'boolean';
  };
  return players.every(isPlayer) && new Set(players.map(([key]) => key)).size === players.length;
}

/** @param {unknown} key a public key as text */
function isKey(key) {
  return typeof key === 'string' && /^[\w-]{1,100}$/.test(key);
}

/** @param {([Player | null, PairingReason] | null)[]} results */
const readResults = (results) => results.map((result) => result && { winner: result[0], reason: result[1] });

/**
 * @param {unknown} results
 * @param {number} pairings how many there are
 * @returns {results is ([Player | null, PairingReason] | null)[]}
 */
function areResults(results, pairings) {
  if (!Array.isArray(results) || results.length !== pairings || pairings === 0) return false;
  return results.every((result) => {
    if (result === null) return true;
    if (!Array.isArray(result) || result.length !== 2) return false;
    const [winner, reason] = result;
    return ['X', 'O', null].includes(winner) && ['played', 'time', 'left'].includes(reason);
  });
}
