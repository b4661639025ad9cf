// The keys of the seats: the owner of the private key writes the records of the seat (ECDSA over
// P-256 with SHA-256, which every browser has).

import { fromBase64, toBase64, toBytes } from './bytes.js';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const signature = { name: 'ECDSA', hash: 'SHA-256' };

/** A key pair. */
export class Keys {
  /** The public key, as text. */
  publicText;

  /** The private key, as text: the token that restores a seat. */
  privateText;

  #key;

  /**
   * @param {string} publicText
   * @param {string} privateText
   * @param {CryptoKey} key
   */
  constructor(publicText, privateText, key) {
    this.publicText = publicText;
    this.privateText = privateText;
    this.#key = key;
  }

  /** @returns {Promise<Keys>} a new pair */
  static async create() {
    const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const publicBytes = await crypto.subtle.exportKey('raw', pair.publicKey);
    const privateBytes = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
    const [publicText, privateText] = [publicBytes, privateBytes].map((bytes) => toBase64(new Uint8Array(bytes)));
    return new Keys(/** @type {string} */ (publicText), /** @type {string} */ (privateText), pair.privateKey);
  }

  /**
   * Restores a stored pair.
   *
   * @param {string} publicText
   * @param {string} privateText
   * @returns {Promise<Keys>}
   */
  static async restore(publicText, privateText) {
    const bytes = fromBase64(privateText) ?? new Uint8Array();
    return new Keys(publicText, privateText, await crypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign']));
  }

  /**
   * @param {readonly (string | null)[]} statement
   * @returns {Promise<string>} the signature
   */
  async sign(statement) {
    return toBase64(new Uint8Array(await crypto.subtle.sign(signature, this.#key, bytesOf(statement))));
  }
}

/**
 * Reads a public key, for checking signatures.
 *
 * @param {string} text
 * @returns {Promise<CryptoKey | undefined>} undefined if the text is not a key
 */
export async function readPublicKey(text) {
  const bytes = fromBase64(text);
  if (bytes?.length !== 65) return undefined;
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']).catch(() => undefined);
}

/**
 * Whether the owner of a key has signed a statement.
 *
 * @param {CryptoKey} key
 * @param {readonly (string | null)[]} statement
 * @param {string} seal
 * @returns {Promise<boolean>}
 */
export async function isSigned(key, statement, seal) {
  const bytes = fromBase64(seal);
  return bytes !== undefined && crypto.subtle.verify(signature, key, bytes, bytesOf(statement));
}

/**
 * The name of a key in a link: the first 128 bits of its SHA-256.
 *
 * @param {string} publicText
 * @returns {Promise<string>}
 */
export async function fingerprintOf(publicText) {
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(publicText))).slice(0, 16));
}

/**
 * A proof that a person has an invitation, without the invitation itself (HMAC with SHA-256).
 *
 * @param {string} invitation
 * @param {readonly string[]} statement
 * @returns {Promise<string>}
 */
export async function tagOf(invitation, statement) {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', toBytes(invitation), hash, false, ['sign']);
  return toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(statement))));
}

/** @param {readonly (string | null)[]} statement */
function bytesOf(statement) {
  return toBytes(JSON.stringify(['noughts-room1', ...statement]));
}
