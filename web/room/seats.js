import { fingerprintOf, isSigned, readPublicKey } from './keys.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Description, Grant } from './envelope.js' */

/** So many checked records are remembered: more than a room has at a time. */
const mostChecked = 4000;

/**
 * Who has which seat, and what he signs. The link names the creator's key; the creator says which
 * seat he has, and signs whose the other one is. What has been found out once stays so.
 */
export class Seats {
  #topic;
  #creator;

  /** @type {{ X?: CryptoKey, O?: CryptoKey }} */
  #keys = {};

  /** @type {Description | undefined} what the room is, as the creator has signed it */
  description;

  /** @type {Grant | undefined} whose the other seat is, as the creator has signed it */
  grant;

  /**
   * @type {Set<string>} records whose signatures have been checked and are right: they come again
   *   and again
   */
  #checked = new Set();

  /**
   * @param {string} topic
   * @param {string} creator the fingerprint of his key
   */
  constructor(topic, creator) {
    this.#topic = topic;
    this.#creator = creator;
  }

  /**
   * Takes a description, if it is the creator's and the first one.
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
   * Takes a grant, if it is the creator's and the first one.
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
   * Whether every record of each player in a message bears their signature. A message says nothing
   * twice: one that does is made to keep others busy, and nothing in it is checked.
   *
   * @param {string} message
   * @returns {Promise<Record<Player, boolean> | undefined>} undefined where the key of one of them
   *   is not known yet
   */
  async vouch(message) {
    const records = recordsIn(message);
    if (records.some(({ seat }) => !this.#keys[seat])) return undefined;
    if (new Set(records.map(({ text }) => text)).size < records.length) return { X: false, O: false };
    const vouched = { X: true, O: true };
    for (const { seat, text, seal } of records) {
      if (vouched[seat] && !(await this.#isRecordOf(seat, text, seal))) vouched[seat] = false;
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
   * @returns {Promise<boolean>} false also where the seat's key is not known
   */
  async isSignedBy(seat, statement, seal) {
    const key = this.#keys[seat];
    return key !== undefined && isSigned(key, statement, seal);
  }

  /**
   * What a creator signs of a room.
   * @param {Pick<Description, 'game' | 'seat' | 'key'>} description
   */
  aboutRoom({ game, seat, key }) {
    return ['description', this.#topic, game, seat, key];
  }

  /** What he signs of the other seat. @param {string} key */
  aboutGrant(key) {
    return ['grant', this.#topic, key];
  }

  /** What the invitation proves of a key. @param {string} key */
  aboutClaim(key) {
    return ['claim', this.#topic, key];
  }

  /** What a player signs of a record. @param {string} text */
  aboutRecord(text) {
    return ['record', this.#topic, text];
  }

  /**
   * What he signs of himself.
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
 * The records in a message, with what is signed of them and the signature.
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
