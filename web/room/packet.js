// The fields of an MQTT packet, written and read (MQTT 5.0, section 1.5).

import { toBytes } from './bytes.js';
import { MalformedError } from './packets.js';

/**
 * Reads the fields of a packet in order. Throws a `MalformedError` if the packet ends too early.
 */
export class PacketReader {
  /** The upper half of the first byte. */
  kind;

  #packet;
  #place = 1;

  /** @param {Uint8Array} packet */
  constructor(packet) {
    this.kind = (packet[0] ?? 0) >> 4;
    this.#packet = packet;
    this.#length();
  }

  get isAtEnd() {
    return this.#place >= this.#packet.length;
  }

  byte() {
    const byte = this.#packet[this.#place++];
    if (byte === undefined) throw new MalformedError('a packet that ends too early');
    return byte;
  }

  short() {
    return 256 * this.byte() + this.byte();
  }

  text() {
    const length = this.short();
    return new TextDecoder().decode(this.#bytes(length));
  }

  /** Skips the properties of MQTT 5. */
  properties() {
    this.#bytes(this.#length());
  }

  rest() {
    return this.#bytes(this.#packet.length - this.#place);
  }

  /** @param {number} length */
  #bytes(length) {
    this.#place += length;
    if (this.#place > this.#packet.length) throw new MalformedError('a packet that ends too early');
    return this.#packet.subarray(this.#place - length, this.#place);
  }

  #length() {
    let length = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      length |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    return length;
  }
}

/** Text as MQTT writes it: its length, and UTF-8. @param {string} word */
export function text(word) {
  const bytes = toBytes(word);
  return [...short(bytes.length), ...bytes];
}

/** A number of two bytes. @param {number} number */
export function short(number) {
  return [number >> 8, number & 0xff];
}

/** A number of four bytes. @param {number} number */
export function long(number) {
  return [...short(number >>> 16), ...short(number & 0xffff)];
}

/** A length as MQTT writes it: seven bits a byte. @param {number} length @returns {number[]} */
export function lengthOf(length) {
  return length < 128 ? [length] : [(length % 128) + 128, ...lengthOf(Math.floor(length / 128))];
}
