import { RoomError } from './errors.js';
import { Keys } from './keys.js';
import { parseLink } from './link.js';

/** @import { StoredClock } from './clock.js' */
/** @import { Description, Grant } from './envelope.js' */
/** @import { RoomStorage } from './values.js' */

/**
 * What a person with a seat, or with a claim to one, keeps over a reload. The private key is the
 * token of their seat.
 *
 * @typedef {object} Session
 * @property {string} link the link that opened the room
 * @property {string} publicKey
 * @property {string} privateKey
 * @property {Description} [description]
 * @property {Grant} [grant]
 * @property {string} [replica] what they have seen and done
 * @property {StoredClock} [clock] what their clock needs to go on
 */

/** @param {string} topic */
const keyOf = (topic) => `noughts-room ${topic}`;

/**
 * The stored session of a room. A text that is not a session is ignored.
 *
 * @param {RoomStorage | undefined} storage
 * @param {string} topic
 * @returns {Promise<Session | undefined>}
 */
export async function loadSession(storage, topic) {
  const text = await read(storage, keyOf(topic));
  if (!text) return undefined;
  try {
    const { version, ...session } = JSON.parse(text);
    parseLink(session.link);
    await Keys.restore(session.publicKey, session.privateKey);
    return version === 1 ? session : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {RoomStorage | undefined} storage
 * @param {string} key
 * @throws {RoomError} `storage-failed`
 */
async function read(storage, key) {
  try {
    return await storage?.getItem(key);
  } catch (cause) {
    throw new RoomError('storage-failed', 'What was stored of the room cannot be read.', { cause });
  }
}

/**
 * @param {RoomStorage | undefined} storage
 * @param {string} topic
 * @param {Session} session
 */
export async function saveSession(storage, topic, session) {
  await storage?.setItem(keyOf(topic), JSON.stringify({ version: 1, ...session }));
}

/**
 * Locks a seat for this window, if the browser has Web Locks. Two windows that play one seat would
 * contradict each other. The other player's seat can be open in the same browser.
 *
 * @param {Pick<Session, 'publicKey'>} session of the seat
 * @returns {Promise<(() => void) | undefined>} releases it; undefined if another window has it
 */
export async function holdSeat({ publicKey }) {
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return () => {};
  return new Promise((resolve, reject) => {
    locks
      .request(`noughts-seat ${publicKey}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return /** @type {Promise<void>} */ (new Promise((release) => resolve(() => release())));
      })
      .catch(reject);
  });
}
