// The plain form of a message, before encryption: one JSON object as text, with the version of the
// format.

import { controlOf } from './control.js';
import { signs } from './reactions.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Sign } from './values.js' */

/**
 * The description of the room: how the match begins, the clock if there is one, and the creator's
 * seat and key, signed by that key.
 * @typedef {{ is: 'description', game: string, clock?: string, seat: Player, key: string, seal: string }}
 *   Description
 */

/**
 * The creator gives the other seat to the person with this key. The creator signs it.
 * @typedef {{ is: 'grant', key: string, seal: string }} Grant
 */

/**
 * A person claims the other seat. The tag proves that they have the invitation.
 * @typedef {{ is: 'claim', key: string, tag: string }} Claim
 */

/**
 * What a person says about themselves: their name, and their seat, if they have one, signed by its
 * key. It holds the peer's own name and a number that grows each time. So a stranger cannot repeat
 * it under another name, or after a later one.
 * @typedef {{ is: 'hello', peer: string, number: number, name: string, seat?: Player, seal?: string }}
 *   Hello
 */

/**
 * A player reacts with a sign. It holds the peer's own name and a number that grows each time, and
 * is signed with the seat's key.
 * @typedef {{ is: 'reaction', peer: string, number: number, sign: Sign, seat: Player, seal: string }}
 *   Reaction
 */

/**
 * Everything that can be sent: the kinds above, the messages of replicas, and the request for the
 * room's description.
 * @typedef {Description | Grant | Claim | Hello | Reaction | { is: 'records', text: string } | { is: 'ask' }}
 *   Envelope
 */

/** The version of the message format. */
const version = 1;

/**
 * The fields of each kind of message, besides `is`, and what is right for each field.
 * @typedef {Record<string, Record<string, (text: unknown) => boolean>>} Shapes
 */

/** @type {Shapes} the messages of a room */
const shapesOfRoom = {
  description: { game: upTo(1000), clock: optional(isClock), seat: isPlayer, key: upTo(100), seal: upTo(100) },
  grant: { key: upTo(100), seal: upTo(100) },
  claim: { key: upTo(100), tag: upTo(100) },
  records: { text: upTo(1_000_000) },
  ask: {},
  reaction: {
    peer: upTo(30),
    number: Number.isSafeInteger,
    sign: (sign) => signs.includes(/** @type {Sign} */ (sign)),
    seat: isPlayer,
    seal: upTo(100),
  },
  hello: {
    peer: upTo(30),
    number: Number.isSafeInteger,
    name: upTo(500),
    seat: optional(isPlayer),
    seal: optional(upTo(100)),
  },
};

/** Longer messages are ignored, in bytes. */
export const longestEnvelope = 1_010_000;

/**
 * @param {{ is: string, [field: string]: unknown }} envelope
 * @returns {string}
 */
export function printEnvelope(envelope) {
  return JSON.stringify({ version, ...envelope });
}

/**
 * @template {{ is: string }} [E=Envelope] the kinds of the shapes
 * @param {string} text
 * @param {Shapes} [shapes]
 * @returns {E | 'unknown-version' | undefined} undefined if it is not an envelope
 */
export function parseEnvelope(text, shapes = shapesOfRoom) {
  const found = parseJson(text);
  if (typeof found !== 'object' || found === null) return undefined;
  const { version: theirs, is, ...rest } = /** @type {Record<string, unknown>} */ (found);
  if (theirs !== version) return typeof theirs === 'number' ? 'unknown-version' : undefined;
  const shape = typeof is === 'string' && Object.hasOwn(shapes, is) ? shapes[is] : undefined;
  if (!shape || !Object.entries(shape).every(([name, isRight]) => isRight(rest[name]))) return undefined;
  const known = Object.keys(shape).filter((name) => rest[name] !== undefined);
  return /** @type {E} */ ({ is, ...Object.fromEntries(known.map((name) => [name, rest[name]])) });
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {number} length the most characters of a text */
export function upTo(length) {
  return (/** @type {unknown} */ text) => typeof text === 'string' && text.length <= length;
}

/** @param {unknown} clock */
function isClock(clock) {
  return typeof clock === 'string' && controlOf(clock) !== undefined;
}

/** @param {unknown} seat */
function isPlayer(seat) {
  return seat === 'X' || seat === 'O';
}

/** @param {(text: unknown) => boolean} isRight */
function optional(isRight) {
  return (/** @type {unknown} */ text) => text === undefined || isRight(text);
}
