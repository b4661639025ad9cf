import { say } from './words.js';

/** @import { NoughtsGame } from '../element/index.js' */

/** The match that the address holds, as text; empty where it holds none. */
export function positionOfAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

/**
 * Has the address hold a game, without another step in the history, and with it what only this tab
 * is to find there again.
 *
 * @param {string} game
 * @param {Kept} kept
 */
export function showPosition(game, kept) {
  history.replaceState(kept, '', `#${game}`);
}

/**
 * What this tab finds again when it is loaded anew or comes back: the match with its score and what
 * was taken back, and who plays.
 *
 * @typedef {{ position: string, opponent: NoughtsGame['opponent'] }} Kept
 */

/**
 * What was kept with the address; undefined where nothing was, as with a link of somebody else, or
 * something else, which is none of ours.
 *
 * @param {readonly string[]} opponents
 * @returns {Kept | undefined}
 */
export function kept(opponents) {
  const { position, opponent } = history.state ?? {};
  return typeof position === 'string' && opponents.includes(opponent) ? { position, opponent } : undefined;
}

/** Keeps nothing any more with the address. */
export function forget() {
  history.replaceState(null, '');
}

/**
 * Shares the address: by the system's own means, or by copying it.
 *
 * @returns {Promise<string>} what there is to say about it
 */
export async function share() {
  if ('share' in navigator) return send(document.title, location.href);
  return (await copy(location.href))
    ? say('The link is copied. It opens this position.')
    : say('It could not be copied. The link is in the address bar.');
}

/**
 * Hands an address to another program, which the person chooses.
 *
 * @param {string} title
 * @param {string} url
 * @returns {Promise<string>} what there is to say about it; nothing where that is seen
 */
export async function send(title, url) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return say('It could not be sent.');
  }
  return '';
}

/**
 * Copies an address.
 *
 * @param {string} url
 * @returns {Promise<string | undefined>} what there is to say about it; undefined where it could
 *   not be copied
 */
export async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
    return say('The link is copied.');
  } catch {
    return undefined;
  }
}

/**
 * The link of a game with somebody elsewhere that the address holds, or that this tab has kept;
 * undefined where there is none.
 *
 * @returns {string | undefined}
 */
export function sharedLink() {
  const { own } = history.state ?? {};
  const link = typeof own === 'string' ? own : location.hash.slice(1);
  return /^(room|turn)\d/.test(link) ? link : undefined;
}
