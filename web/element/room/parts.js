// What a widget needs for a room, and only then: it is fetched with the first one.

/** @typedef {typeof import('./index.js')} RoomParts */

/** @type {RoomParts | undefined} */
let fetched;

/** What has been fetched; undefined where that is nothing yet. */
export function roomParts() {
  return fetched;
}

/**
 * Fetches it, with the words in a language.
 *
 * @param {string} language
 * @returns {Promise<RoomParts>}
 */
export async function fetchRoomParts(language) {
  const parts = await import('./index.js');
  await parts.words.fetch(language);
  fetched = parts;
  return parts;
}
