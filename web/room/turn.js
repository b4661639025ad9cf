// A match by links only, sent by anything that carries text: no server, no connection.

import { RoomError } from './errors.js';
import { nameOf } from './name.js';

/** @import { Match, Noughts, Player } from '../engine/api.js' */

/**
 * The content of such a link.
 *
 * @typedef {object} Turn
 * @property {Match} match the match
 * @property {Player} to the seat of the person who opens the link. The person who sends it plays
 *   the other side
 * @property {{ X: string, O: string }} names the names of the players; perhaps empty
 */

const version = 'turn1';
const separator = '~';

/** The longest link, in characters. */
const longestTurn = 4000;

/**
 * The turn as text of URL-safe characters, for the part of an address after `#`: `turn1`, the seat
 * of the person who opens it, the names of the players, and the match, with `~` between them.
 * Messengers cut punctuation off the end of an address. A match does not end with any.
 *
 * @param {{ match: Match, to: Player, names?: { X?: string, O?: string } }} turn
 * @returns {string}
 * @example
 * import { printTurn } from 'noughts/room';
 * match.play('b2');
 * console.log(printTurn({ match, to: 'O', names: { X: 'Ana' } })); // turn1~O~Ana~~tic-tac-toe.X.b2
 */
export function printTurn({ match, to, names = {} }) {
  return [version, to, printName(names.X), printName(names.O), String(match)].join(separator);
}

/** @param {string | undefined} name */
function printName(name = '') {
  const escaped = encodeURIComponent(nameOf(name));
  return escaped.replace(/[~!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Reads what `printTurn` writes. It may begin with `#`.
 *
 * @param {Pick<Noughts, 'parse'>} noughts what `load()` gives, or a game of one's own
 * @param {string} text
 * @returns {Turn}
 * @throws {RoomError} `unknown-version`, or `bad-link`, with the `NotationError` of the match as
 *   its cause if that is wrong
 * @example
 * import { parseTurn } from 'noughts/room';
 * const { match, to } = parseTurn(noughts, 'turn1~O~Ana~~tic-tac-toe.X.b2');
 * const last = match.game.moveNames[match.moves.at(-1)];
 * console.log(`Ana played ${last}. Your move, ${to}`); // Ana played b2. Your move, O
 */
export function parseTurn(noughts, text) {
  if (typeof text !== 'string' || text.length > longestTurn) throw new RoomError('bad-link');
  const [first = '', to, ofX, ofO, match, ...more] = text.replace(/^#/, '').split(separator);
  if (first !== version) throw new RoomError(/^turn\d+$/.test(first) ? 'unknown-version' : 'bad-link');
  if ((to !== 'X' && to !== 'O') || match === undefined || more.length > 0) throw new RoomError('bad-link');
  try {
    const [X = '', O = ''] = [ofX, ofO].map((name = '') => nameOf(decodeURIComponent(name)));
    return { match: noughts.parse(match), to, names: { X, O } };
  } catch (cause) {
    throw new RoomError('bad-link', undefined, { cause });
  }
}
