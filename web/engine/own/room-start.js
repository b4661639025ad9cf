// The text with which a room of a game of one's own starts, such as `own~1~nim.X`. It names the
// version of the rules and the id of the game, which must be the same on both sides. The room's
// creator signs it.

/** @import { Definition } from './values.js' */

/** Such a text. Another page has written it. */
const pattern = /^own~([0-9a-z.-]{1,20})~([a-z][0-9a-z-]{0,39})\.[XO]$/;

/**
 * @param {Readonly<Definition>} definition
 * @param {string} first the player who moves first
 * @param {unknown} [game] which one is asked for: none
 * @throws {TypeError}
 */
export function startOf({ id, version }, first, game) {
  if (game !== undefined) throw new TypeError(`the room of a game of your own plays no other one: leave out \`game\``);
  if (first !== 'X' && first !== 'O') throw new TypeError("first must be 'X' or 'O'");
  return `own~${version}~${id}.${first}`;
}

/**
 * Why a room is not of this game.
 *
 * @param {Readonly<Definition>} definition
 * @param {string} start
 * @returns {string | undefined} a sentence; undefined if it is of this game
 */
export function refusalOf({ id, version }, start) {
  const [, theirVersion, theirId] = pattern.exec(start) ?? [];
  if (theirId === undefined) return `This room plays a game that comes with Noughts, not ${id}.`;
  if (theirId !== id) return `This room plays ${theirId}, not ${id}.`;
  if (theirVersion === version) return undefined;
  return `This room plays ${id}, version ${theirVersion}; here it is version ${version}.`;
}
