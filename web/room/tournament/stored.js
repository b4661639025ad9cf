// What a person keeps of a tournament over a reload.

import { RoomError } from '../errors.js';
import { Keys } from '../keys.js';
import { parseLink } from '../link.js';

/** @import { RoomStorage } from '../values.js' */

/**
 * The private key is the token of the person's place in the tournament, and of their seats.
 *
 * @typedef {object} Stored
 * @property {string} link the link that opened the tournament
 * @property {string} publicKey
 * @property {string} privateKey
 * @property {{ text: string, seal: string }} [list] the last one that was seen
 * @property {readonly string[]} gone who has gone before the start; for the organiser
 * @property {boolean} [isLeaving] whether this person has left for good
 */

/** @param {string} topic */
const keyOf = (topic) => `noughts-tournament ${topic}`;

/**
 * What is stored of a tournament. A text that is something else is ignored.
 *
 * @param {RoomStorage | undefined} storage
 * @param {string} topic
 * @returns {Promise<Stored | undefined>}
 * @throws {RoomError} `storage-failed`
 */
export async function loadStored(storage, topic) {
  let text;
  try {
    text = await storage?.getItem(keyOf(topic));
  } catch (cause) {
    throw new RoomError('storage-failed', 'What was stored of the tournament cannot be read.', { cause });
  }
  try {
    const { version, link, publicKey, privateKey, list, gone, isLeaving } = JSON.parse(text ?? '');
    parseLink(link, 'tournament');
    await Keys.restore(publicKey, privateKey);
    if (version !== 1) return undefined;
    const isList = [list?.text, list?.seal].every((part) => typeof part === 'string');
    return {
      link,
      publicKey,
      privateKey,
      ...(isList && { list: { text: list.text, seal: list.seal } }),
      gone: Array.isArray(gone) ? gone.filter((id) => typeof id === 'string') : [],
      isLeaving: isLeaving === true,
    };
  } catch {
    return undefined;
  }
}

/**
 * @param {RoomStorage | undefined} storage
 * @param {string} topic
 * @param {Stored} stored
 */
export async function saveStored(storage, topic, stored) {
  await storage?.setItem(keyOf(topic), JSON.stringify({ version: 1, ...stored }));
}

/**
 * What a new person keeps.
 *
 * @param {string} link
 * @param {Keys} keys
 * @returns {Stored}
 */
export function newStored(link, keys) {
  return { link, publicKey: keys.publicText, privateKey: keys.privateText, gone: [] };
}
