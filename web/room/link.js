import { fromBase64, randomBytes, toBase64 } from './bytes.js';
import { RoomError } from './errors.js';
import { secretLength } from './secret.js';

/**
 * The content of the link of a room or of a tournament. It belongs in the part of an address after
 * `#`, which browsers do not send to servers.
 *
 * @typedef {object} Link
 * @property {string} secret finds the room, and decrypts its messages
 * @property {string} creator the fingerprint of the creator's key
 * @property {string} [invitation] gives the right to claim the free seat; a spectator's link has
 *   none
 */

/** @typedef {'room' | 'tournament'} LinkKind what a link leads to */

const version = 1;
const separator = '.';

/** @returns {string} a secret of 128 bits that cannot be guessed */
export function newSecret() {
  return toBase64(randomBytes(secretLength));
}

/**
 * The link as URL-safe text: the kind and the version such as `room1`, the secret, the creator and,
 * if there is one, the invitation, separated by dots.
 *
 * @param {Link} link
 * @param {LinkKind} [kind]
 * @returns {string}
 */
export function printLink({ secret, creator, invitation }, kind = 'room') {
  return [`${kind}${version}`, secret, creator, ...(invitation === undefined ? [] : [invitation])].join(separator);
}

/**
 * Reads what `printLink` writes. A leading `#`, and spaces and line ends around it, are ignored.
 *
 * @param {string} text
 * @param {LinkKind} [kind]
 * @returns {Link}
 * @throws {RoomError} `unknown-version`, or `bad-link`
 */
export function parseLink(text, kind = 'room') {
  if (typeof text !== 'string' || text.length > 200) throw new RoomError('bad-link');
  const [first, ...parts] = text.trim().replace(/^#/, '').split(separator);
  const [, theirKind, theirVersion] = /^([a-z]+)(\d+)$/.exec(first ?? '') ?? [];
  if (theirKind !== kind) throw new RoomError('bad-link');
  if (theirVersion !== `${version}`) throw new RoomError('unknown-version');
  const areKeys = parts.every((part) => fromBase64(part)?.length === secretLength);
  if (!areKeys || parts.length < 2 || parts.length > 3) throw new RoomError('bad-link');
  const [secret = '', creator = '', invitation] = parts;
  return { secret, creator, ...(invitation !== undefined && { invitation }) };
}

/**
 * The link for spectators.
 *
 * @param {Link} link
 * @returns {Link}
 */
export function watchingLink({ secret, creator }) {
  return { secret, creator };
}
