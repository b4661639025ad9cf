import { concat, fromBase64, toBase64, toBytes } from './bytes.js';
import { RoomError } from './errors.js';

/** @import { Bytes } from './bytes.js' */

/** In bytes: 128 bits. */
export const secretLength = 16;

const ivLength = 12;

/**
 * The secret of a room's link. It gives the room's topic, which does not reveal the secret, and the
 * key that encrypts all messages (AES-GCM, 256 bits).
 */
export class Secret {
  /** The topic of the room: 22 URL-safe characters. */
  topic;

  #key;

  /**
   * @param {string} topic
   * @param {CryptoKey} key
   */
  constructor(topic, key) {
    this.topic = topic;
    this.#key = key;
  }

  /**
   * @param {string} text 16 random bytes in URL-safe characters
   * @returns {Promise<Secret>}
   * @throws {RoomError} `bad-link` if the text is not that, `no-crypto` if the page is not served
   *   over HTTPS
   */
  static async of(text) {
    const bytes = fromBase64(text);
    if (bytes?.length !== secretLength) throw new RoomError('bad-link');
    if (!globalThis.crypto?.subtle) throw new RoomError('no-crypto');
    const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits', 'deriveKey']);
    const derive = (/** @type {string} */ purpose) => ({
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: toBytes(`noughts-room1 ${purpose}`),
    });
    const topic = await crypto.subtle.deriveBits(derive('topic'), material, 8 * secretLength);
    const cipher = { name: 'AES-GCM', length: 256 };
    const key = await crypto.subtle.deriveKey(derive('key'), material, cipher, false, ['encrypt', 'decrypt']);
    return new Secret(toBase64(new Uint8Array(topic)), key);
  }

  /**
   * @param {string} text
   * @returns {Promise<Bytes>} a random nonce, and the encrypted text
   */
  async encrypt(text) {
    const iv = crypto.getRandomValues(new Uint8Array(ivLength));
    return concat(iv, new Uint8Array(await crypto.subtle.encrypt(this.#cipher(iv), this.#key, toBytes(text))));
  }

  /**
   * @param {Uint8Array} bytes
   * @returns {Promise<string | undefined>} undefined if it was not encrypted with the secret for
   *   this room
   */
  async decrypt(bytes) {
    const copy = new Uint8Array(bytes);
    try {
      const iv = copy.slice(0, ivLength);
      const text = await crypto.subtle.decrypt(this.#cipher(iv), this.#key, copy.slice(ivLength));
      return new TextDecoder('utf-8', { fatal: true }).decode(text);
    } catch {
      return undefined;
    }
  }

  /** @param {Bytes} iv */
  #cipher(iv) {
    return { name: 'AES-GCM', iv, additionalData: toBytes(this.topic) };
  }
}
