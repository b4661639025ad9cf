import { fingerprintOf, isSigned, readPublicKey } from './keys.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Description, Grant } from './envelope.js' */

/** How many checked records are remembered. It is more than a room has at a time. */
const mostChecked = 4000;

/**
 * The owners of the seats and their signatures. The link names the creator's key. The creator
 * states their own seat, and signs the owner of the other one. Once known, a seat's owner does not
 * change.
 */
export class Seats {
  #topic;
  #creator;

  #keys;

  /** @type {Description | undefined} the room's description, signed by the creator */
  description;

  /** @type {Grant | undefined} the owner of the other seat, signed by the creator */
  grant;

  /**
   * @type {Set<string>} records whose signatures were found valid; records arrive repeatedly
   */
  #checked = new Set();

  /**
   * @param {string} topic
   * @param {string} creator the fingerprint of their key
   * @param {{ X?: CryptoKey, O?: CryptoKey }} [keys] of the owners that are known from elsewhere
   */
  constructor(topic, creator, keys = {}) {
    this.#keys = keys;
    this.#topic = topic;
    this.#creator = creator;
  }

  /**
   * Accepts a description if it comes from the creator and is the first.
   *
   * @param {Description} description
   * @returns {Promise<boolean>} whether it was taken
   */
  async describe(description) {
    if (this.description || (await fingerprintOf(description.key)) !== this.#creator) return false;
    const key = await readPublicKey(description.key);
    if (!key || !(await isSigned(key, this.aboutRoom(description), description.seal))) return false;
    this.#keys[description.seat] = key;
    this.description = description;
    return true;
  }

  /**
   * Accepts a grant if it comes from the creator and is the first.
   *
   * @param {Grant} grant
   * @returns {Promise<boolean>} whether it was taken
   */
  async give(grant) {
    const creator = this.description && this.#keys[this.description.seat];
    if (this.grant || !this.description || !creator) return false;
    const key = await readPublicKey(grant.key);
    if (!key || !(await isSigned(creator, this.aboutGrant(grant.key), grant.seal))) return false;
    this.#keys[otherSeat(this.description.seat)] = key;
    this.grant = grant;
    return true;
  }

  /**
   * The seat of a key.
   *
   * @param {string | undefined} publicText
   * @returns {Player | null}
   */
  seatOf(publicText) {
    if (!this.description || publicText === undefined) return null;
    if (publicText === this.description.key) return this.description.seat;
    return publicText === this.grant?.key ? otherSeat(this.description.seat) : null;
  }

  /**
   * For each seat, whether there are records of it in a message and each has its signature. A valid
   * message contains nothing twice. A message that does is meant to waste time, so nothing in it is
   * checked.
   *
   * @param {string} message
   * @returns {Promise<Record<Player, boolean> | undefined>} undefined if one of the keys is not
   *   known yet
   */
  async vouch(message) {
    const records = recordsIn(message);
    if (records.some(({ seat }) => !this.#keys[seat])) return undefined;
    const vouched = { X: false, O: false };
    if (new Set(records.map(({ text }) => text)).size < records.length) return vouched;
    for (const seat of /** @type {const} */ (['X', 'O'])) {
      const own = records.filter((record) => record.seat === seat);
      vouched[seat] = own.length > 0;
      for (const { text, seal } of own) vouched[seat] &&= await this.#isRecordOf(seat, text, seal);
    }
    return vouched;
  }

  /**
   * @param {Player} seat
   * @param {string} text
   * @param {string} seal
   */
  async #isRecordOf(seat, text, seal) {
    const record = `${text}.${seal}`;
    if (this.#checked.has(record)) return true;
    if (!(await this.isSignedBy(seat, this.aboutRecord(text), seal))) return false;
    if (this.#checked.size >= mostChecked) this.#checked.clear();
    this.#checked.add(record);
    return true;
  }

  /**
   * @param {Player} seat
   * @param {readonly (string | null)[]} statement
   * @param {string} seal
   * @returns {Promise<boolean>} false also if the seat's key is not known
   */
  async isSignedBy(seat, statement, seal) {
    const key = this.#keys[seat];
    return key !== undefined && isSigned(key, statement, seal);
  }

  /**
   * The creator's statement about the room. Without a clock it is what it was before there were
   * any.
   * @param {Pick<Description, 'game' | 'clock' | 'seat' | 'key'>} description
   */
  aboutRoom({ game, clock, seat, key }) {
    return ['description', this.#topic, game, seat, key, ...(clock === undefined ? [] : [clock])];
  }

  /** The creator's statement about the other seat. @param {string} key */
  aboutGrant(key) {
    return ['grant', this.#topic, key];
  }

  /** The statement that the invitation proves about a key. @param {string} key */
  aboutClaim(key) {
    return ['claim', this.#topic, key];
  }

  /** A player's statement of a record. @param {string} text */
  aboutRecord(text) {
    return ['record', this.#topic, text];
  }

  /**
   * A player's reaction.
   *
   * @param {string} peer
   * @param {number} number
   * @param {string} sign
   * @param {Player} seat
   */
  aboutReaction(peer, number, sign, seat) {
    return ['reaction', this.#topic, peer, `${number}`, sign, seat];
  }

  /**
   * A player's statement about themselves.
   *
   * @param {string} peer
   * @param {number} number
   * @param {string} name
   * @param {Player} seat
   */
  aboutPresence(peer, number, name, seat) {
    return ['hello', this.#topic, peer, `${number}`, name, seat];
  }
}

/**
 * The seat that the creator does not have.
 *
 * @param {Player} seat
 * @returns {Player}
 */
export function otherSeat(seat) {
  return seat === 'X' ? 'O' : 'X';
}

/**
 * The records in a message, each with its signed statement and its signature.
 *
 * @param {string} message
 * @returns {{ seat: Player, text: string, seal: string }[]}
 */
export function recordsIn(message) {
  return message
    .split('~')
    .filter((part) => /^[XO]_/.test(part))
    .map((part) => {
      const [text = '', seal = ''] = part.split('.', 2);
      return { seat: /** @type {Player} */ (text[0]), text, seal };
    });
}
