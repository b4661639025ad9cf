import { fromBase64, randomBytes, toBase64 } from './bytes.js';
import { RoomError } from './errors.js';
import { secretLength } from './secret.js';

/**
 * What a link of a room says. It belongs into the part of an address after `#`, which browsers send
 * to no server.
 *
 * @typedef {object} Link
 * @property {string} secret by which the room is found and read
 * @property {string} creator the fingerprint of the creator's key
 * @property {string} [invitation] by which the free seat can be taken; a spectator's link has none
 */

const version = 'room1';
const separator = '.';

/** @returns {string} a secret of 128 bits that nobody can guess */
export function newSecret() {
  return toBase64(randomBytes(secretLength));
}

/**
 * The link as text of URL-safe characters: `room1`, the secret, the creator and perhaps the
 * invitation, with dots between them.
 *
 * @param {Link} link
 * @returns {string}
 */
export function printLink({ secret, creator, invitation }) {
  return [version, secret, creator, ...(invitation === undefined ? [] : [invitation])].join(separator);
}

/**
 * Reads what `printLink` writes. A `#` before it does no harm, nor do spaces and line ends around
 * it.
 *
 * @param {string} text
 * @returns {Link}
 * @throws {RoomError} `unknown-version`, or `bad-link`
 */
export function parseLink(text) {
  if (typeof text !== 'string' || text.length > 200) throw new RoomError('bad-link');
  const [first, ...parts] = text.trim().replace(/^#/, '').split(separator);
  if (first !== version) throw new RoomError(/^room\d+$/.test(first ?? '') ? 'unknown-version' : 'bad-link');
  const areKeys = parts.every((part) => fromBase64(part)?.length === secretLength);
  if (!areKeys || parts.length < 2 || parts.length > 3) throw new RoomError('bad-link');
  const [secret = '', creator = '', invitation] = parts;
  return { secret, creator, ...(invitation !== undefined && { invitation }) };
}

/**
 * The link with which one can only watch.
 *
 * @param {Link} link
 * @returns {Link}
 */
export function watchingLink({ secret, creator }) {
  return { secret, creator };
}
