/** @import { NoughtsGame } from '../element/index.js' */

/** The text of the match in the address; empty if there is none. */
export function positionOfAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

/**
 * Writes a game to the address without a new step in the history, with data that only this tab can
 * restore.
 *
 * @param {string} game
 * @param {Kept} kept
 */
export function showPosition(game, kept) {
  history.replaceState(kept, '', `#${game}`);
}

/**
 * What this tab restores after a reload, or when a person comes back: the match with its score and
 * undone moves, the players, and whether it is as a link or a file has it.
 *
 * @typedef {{ position: string, opponent: NoughtsGame['opponent'], isOpened: boolean }} Kept
 */

/**
 * The data that was kept with the address; undefined if there is none, as with another person's
 * link, or if it is not ours.
 *
 * @param {readonly string[]} opponents
 * @returns {Kept | undefined}
 */
export function kept(opponents) {
  const { position, opponent, isOpened } = history.state ?? {};
  if (typeof position !== 'string' || !opponents.includes(opponent)) return undefined;
  return { position, opponent, isOpened: isOpened === true };
}

/** Removes the data that was kept with the address. */
export function forget() {
  history.replaceState(null, '');
}

/**
 * The link of a game with a person elsewhere, from the address, or kept by this tab; undefined if
 * there is none.
 *
 * @returns {string | undefined}
 */
export function sharedLink() {
  const { own } = history.state ?? {};
  const link = typeof own === 'string' ? own : location.hash.slice(1);
  return /^(room|turn|tournament)\d/.test(link) ? link : undefined;
}
