import { longestText, mostTexts } from './limits.js';

/**
 * What the frame tells: that it can run rules, which laws they break, that the game is played, or
 * why it is not.
 *
 * @typedef {{ type: 'ready' }
 *   | { type: 'laws', laws: string[] }
 *   | { type: 'playing' }
 *   | { type: 'failed', message: string }
 *   | { type: 'slow' }} Told
 */

/**
 * Reads a message of the frame. The rules that run there may have sent it, so nothing in it is
 * trusted: it has known parts only, and its texts are cut.
 *
 * @param {unknown} data
 * @returns {Told | undefined} undefined if it is none
 */
export function readMessage(data) {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, laws, message } = /** @type {Record<string, unknown>} */ (data);
  switch (type) {
    case 'ready':
    case 'playing':
    case 'slow':
      return { type };
    case 'laws':
      return Array.isArray(laws) ? { type, laws: laws.slice(0, mostTexts).map(cut) } : undefined;
    case 'failed':
      return { type, message: cut(message) };
    default:
      return undefined;
  }
}

/** @param {unknown} text */
function cut(text) {
  return typeof text === 'string' ? text.slice(0, longestText) : '';
}
