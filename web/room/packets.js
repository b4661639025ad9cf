/** The bytes are not MQTT. */
export class MalformedError extends Error {
  /** @param {string} what */
  constructor(what) {
    super(`The broker sends what is no MQTT: ${what}.`);
    this.name = 'MalformedError';
  }
}

/** The kinds of packets that a broker sends, by the upper half of the first byte. */
const kinds = new Set([2, 3, 4, 5, 6, 7, 9, 11, 13, 14, 15]);

/** A longer frame or packet is treated as an error, in bytes. */
const longestPlausible = 8 << 20;

/**
 * Splits what a broker sends into whole MQTT packets. WebSocket frames are not packets: a frame may
 * hold half a packet, or several.
 *
 * A packet is a byte for its kind, the length of the rest in one to four bytes of seven bits each
 * (the lowest first, and the top bit where another one follows), and the rest (MQTT 5.0, section
 * 2.1).
 */
export class Packets {
  #longest;

  /** Starts with what has arrived of the next packet. */
  #buffer = new Uint8Array(1024);
  #length = 0;

  /** How many bytes of an oversized packet are still to be skipped. */
  #passed = 0;

  /** @param {number} longest in bytes; longer packets are skipped, and take no memory */
  constructor(longest) {
    this.#longest = longest;
  }

  /**
   * Yields the packets that these bytes complete, one at a time: a frame may hold millions.
   *
   * @param {Uint8Array} bytes
   * @returns {Generator<Uint8Array, void>} each with its own memory
   * @throws {MalformedError}
   */
  *take(bytes) {
    if (bytes.length > longestPlausible) throw new MalformedError(`a frame of ${bytes.length} bytes`);
    let rest = bytes;
    while (rest.length > 0) {
      const passed = Math.min(this.#passed, rest.length);
      this.#passed -= passed;
      rest = this.#add(rest.subarray(passed));
      const packet = this.#next();
      if (packet) yield packet;
    }
  }

  /**
   * Stores at most the bytes of one packet, and returns the rest.
   *
   * @param {Uint8Array} bytes
   */
  #add(bytes) {
    const wanted = this.#wanted();
    const added = bytes.subarray(0, wanted - this.#length);
    if (wanted > this.#buffer.length) {
      const larger = new Uint8Array(wanted);
      larger.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = larger;
    }
    this.#buffer.set(added, this.#length);
    this.#length += added.length;
    return bytes.subarray(added.length);
  }

  /** How many bytes are needed next: the whole packet, or one more of its header. */
  #wanted() {
    return this.#lengthOfPacket() ?? this.#length + 1;
  }

  /** The length of the whole packet; undefined until its header is complete. */
  #lengthOfPacket() {
    const [first = 0] = this.#buffer;
    if (this.#length > 0 && !kinds.has(first >> 4)) throw new MalformedError(`a packet of kind ${first >> 4}`);
    let length = 0;
    for (let place = 1; place < this.#length; place++) {
      const byte = this.#buffer[place] ?? 0;
      length += (byte & 0x7f) * 128 ** (place - 1);
      if (byte < 0x80) return place + 1 + length;
      if (place === 4) throw new MalformedError('a length of five bytes');
    }
    return undefined;
  }

  /** @returns {Uint8Array | undefined} the packet, if it is complete */
  #next() {
    const length = this.#lengthOfPacket();
    if (length === undefined) return undefined;
    if (length > longestPlausible) throw new MalformedError(`a packet of ${length} bytes`);
    if (length > this.#longest) {
      this.#passed = length - this.#length;
      this.#length = 0;
      return undefined;
    }
    if (this.#length < length) return undefined;
    this.#length = 0;
    return this.#buffer.slice(0, length);
  }
}
