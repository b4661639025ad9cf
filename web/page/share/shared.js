// What is shared: the current game of the widget, by itself.

import { engineFor } from '../../engine/by-game.js';
import { loadEngine } from '../../engine/load-by-game.js';

/** @import { Match, Noughts, Position } from '../../engine/index.js' */

/**
 * @typedef {object} Shared
 * @property {Noughts} noughts
 * @property {Match} match
 * @property {string} text the current game alone
 * @property {readonly Position[]} positions from the start of the game to the current one
 */

/**
 * Reads a match. It must be disposed after use.
 *
 * @param {string} text
 * @returns {Promise<Shared>} rejects if the engine cannot be loaded
 */
export async function sharedOf(text) {
  const noughts = await loadEngine(engineFor(text));
  const match = noughts.parse(text);
  const { game, first, moves } = match;
  const names = moves.map((move) => `${game.moveNames[move]}`);
  const copy = noughts.match(game.id, { first });
  const positions = [copy.position, ...moves.map((move) => copy.play(move).position)];
  copy.dispose();
  return { noughts, match, text: [game.id, first, ...names].join('.'), positions };
}

/**
 * Reads the match on the board, once the board has one.
 *
 * @param {import('../../element/index.js').NoughtsGame} game
 */
export async function sharedBy(game) {
  if (!game.position) await new Promise((resolve) => game.addEventListener('noughts-ready', resolve, { once: true }));
  return sharedOf(game.position);
}

/** The link that opens a game on this page. @param {string} text */
export function linkTo(text) {
  return new URL(`#${text}`, location.href).href;
}

/** The code that shows a game in another page. @param {string} text */
export function embedCode(text) {
  const address = new URL('embed.html', document.baseURI);
  address.searchParams.set('position', text);
  address.searchParams.set('opponent', 'human');
  return `<iframe src="${address.href.replaceAll('&', '&amp;')}" title="Noughts" width="360" height="720"></iframe>`;
}
