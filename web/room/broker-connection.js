import { concat } from './bytes.js';
import { longestEnvelope } from './envelope.js';
import { lengthOf, long, PacketReader, short, text } from './packet.js';
import { MalformedError, Packets } from './packets.js';

/** @typedef {4 | 5} Level the version of MQTT: 4 stands for 3.1.1 */

/**
 * The events of a connection.
 *
 * @typedef {object} BrokerListener
 * @property {(topic: string, payload: Uint8Array) => void} message a message was published
 * @property {(error: Error) => void} error the broker refused something, or sent something that is
 *   not MQTT
 */

/** The keep-alive time, in seconds. Both sides notice a dead connection within about this time. */
const keepAlive = 30;

/** In bytes: a message, and the MQTT header around it. */
const longestPacket = longestEnvelope + 1000;

/** Return codes from this one on are refusals. */
const refusal = 0x80;

/** The first bytes of the packets, flags included. */
const first = { connect: 0x10, publish: 0x30, received: 0x40, subscribe: 0x82, ping: 0xc0, disconnect: 0xe0 };

/** The kinds of packets that the client reacts to, by the upper half of the first byte. */
const kind = { connected: 2, message: 3, published: 4, subscribed: 9, disconnect: 14 };

/** The broker refuses a connection or a request; `reason` is its code. */
export class RefusedError extends Error {
  /** @param {number} reason */
  constructor(reason) {
    super(`The broker refuses this (0x${reason.toString(16)}).`);
    this.reason = reason;
  }
}

/** The error of a connection that never opened. */
export const unreachable = new Error('The broker cannot be reached.');

/**
 * A connection to a broker over a WebSocket, with the part of MQTT that rooms need: messages are
 * published at least once, and received at most once (MQTT 3.1.1 and 5.0, OASIS).
 */
export class BrokerConnection {
  /** @type {Promise<never>} rejects when the connection ends */
  lost;

  #socket;
  #level;
  #listener;
  #opened;
  #packets = new Packets(longestPacket);
  #isHeard = false;

  /**
   * @type {Map<number, (reason: number) => void>} what waits for an acknowledgement, by packet
   *   number; 0 is the connection itself
   */
  #waiting = new Map();
  #lastNumber = 0;

  /**
   * @param {WebSocket} socket a socket that is not open yet
   * @param {Level} level
   * @param {BrokerListener} listener
   */
  constructor(socket, level, listener) {
    this.#socket = socket;
    this.#level = level;
    this.#listener = listener;
    socket.binaryType = 'arraybuffer';
    this.#opened = new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.addEventListener('message', ({ data }) => this.#take(new Uint8Array(data)));
    this.lost = this.#watch();
    this.lost.catch(() => {});
  }

  /**
   * Identifies the client to the broker.
   *
   * @param {object} who
   * @param {string} who.clientId
   * @param {string} who.lastWill the topic of the retained message that the broker clears when the
   *   connection is lost
   * @param {string} [who.username]
   * @param {string} [who.password]
   * @throws {RefusedError}
   */
  async connect({ clientId, lastWill, username, password }) {
    await this.#opened;
    // Clean start, and a retained will of quality 1.
    const flags = 0x2e | (username === undefined ? 0 : 0x80) | (password === undefined ? 0 : 0x40);
    const body = [
      ...[text('MQTT'), [this.#level, flags], short(keepAlive)],
      this.#properties([0x27, ...long(longestPacket)]),
      ...[text(clientId), this.#properties([]), text(lastWill), text('')],
      ...[username, password].map((word) => (word === undefined ? [] : text(word))),
    ];
    const answer = this.#answerTo(0);
    this.#send(first.connect, ...body);
    const reason = await answer;
    if (reason > 0) throw new RefusedError(reason);
  }

  /**
   * Subscribes to topics. With MQTT 5, the broker leaves out the client's own messages.
   *
   * @param {string} filter
   * @throws {RefusedError}
   */
  async subscribe(filter) {
    const number = this.#nextNumber();
    const answer = this.#answerTo(number);
    this.#send(first.subscribe, short(number), this.#properties([]), text(filter), [this.#level === 5 ? 4 : 0]);
    const reason = await answer;
    if (reason >= refusal) throw new RefusedError(reason);
  }

  /**
   * Publishes a message. An empty retained message clears the previous one.
   *
   * @param {string} topic
   * @param {Uint8Array} payload
   * @param {object} [how]
   * @param {boolean} [how.isKept]
   * @param {number} [how.expiry] for how many seconds the broker keeps it; MQTT 5 only
   * @returns {Promise<void>} resolves when the broker has it; never settles if the connection is
   *   lost first
   * @throws {RefusedError}
   */
  async publish(topic, payload, { isKept = false, expiry } = {}) {
    const number = this.#nextNumber();
    const answer = this.#answerTo(number);
    const properties = this.#properties(expiry === undefined ? [] : [0x02, ...long(expiry)]);
    this.#send(first.publish | 2 | (isKept ? 1 : 0), text(topic), short(number), properties, payload);
    const reason = await answer;
    if (reason >= refusal) throw new RefusedError(reason);
  }

  /** Closes cleanly: the broker does not send the last will. */
  close() {
    if (this.#socket.readyState === 1) this.#send(first.disconnect);
    this.#socket.close();
  }

  /**
   * Closes a dead connection, and keeps a live one alive.
   *
   * @returns {Promise<never>}
   */
  async #watch() {
    const { lost, hasBeenOpen } = lossOf(this.#socket);
    const pinging = setInterval(() => this.#socket.readyState === 1 && this.#send(first.ping), 1000 * keepAlive);
    const watching = setInterval(() => {
      if (!this.#isHeard) this.#socket.close();
      this.#isHeard = false;
    }, 1500 * keepAlive);
    await lost;
    clearInterval(pinging);
    clearInterval(watching);
    throw hasBeenOpen() ? new Error('The connection to the broker is lost.') : unreachable;
  }

  /** @param {Uint8Array} bytes */
  #take(bytes) {
    if (this.#socket.readyState > 1) return;
    try {
      for (const packet of this.#packets.take(bytes)) {
        this.#read(packet);
        this.#isHeard = true;
      }
    } catch (error) {
      this.#listener.error(
        error instanceof MalformedError ? error : new MalformedError('a packet that cannot be read'),
      );
      this.#socket.close();
    }
  }

  /** @param {Uint8Array} packet */
  #read(packet) {
    const reader = new PacketReader(packet);
    switch (reader.kind) {
      case kind.connected:
        reader.byte(); // whether the broker knows the client
        return this.#answer(0, reader.byte());
      case kind.published:
        return this.#answer(reader.short(), reader.isAtEnd ? 0 : reader.byte());
      case kind.subscribed: {
        const number = reader.short();
        if (this.#level === 5) reader.properties();
        return this.#answer(number, reader.byte());
      }
      case kind.message: {
        const topic = reader.text();
        // Messages are requested without an acknowledgement. Some brokers still want one for
        // retained messages.
        if ((Number(packet[0]) & 6) > 0) this.#send(first.received, short(reader.short()));
        if (this.#level === 5) reader.properties();
        return this.#listener.message(topic, reader.rest());
      }
      case kind.disconnect:
        return this.#listener.error(new RefusedError(reader.isAtEnd ? 0 : reader.byte()));
    }
  }

  /** @param {number} number @returns {Promise<number>} the code of the acknowledgement */
  #answerTo(number) {
    return new Promise((resolve) => this.#waiting.set(number, resolve));
  }

  /**
   * @param {number} number
   * @param {number} reason
   */
  #answer(number, reason) {
    this.#waiting.get(number)?.(reason);
    this.#waiting.delete(number);
  }

  /** A packet number that no pending acknowledgement uses. */
  #nextNumber() {
    do this.#lastNumber = (this.#lastNumber % 0xffff) + 1;
    while (this.#waiting.has(this.#lastNumber) && this.#waiting.size < 0xffff);
    return this.#lastNumber;
  }

  /** The properties of a packet, which only MQTT 5 has. @param {readonly number[]} list */
  #properties(list) {
    return this.#level === 5 ? [list.length, ...list] : [];
  }

  /**
   * @param {number} firstByte
   * @param {...ArrayLike<number>} parts
   */
  #send(firstByte, ...parts) {
    const body = concat(...parts.map((part) => Uint8Array.from(part)));
    this.#socket.send(concat(Uint8Array.from([firstByte, ...lengthOf(body.length)]), body));
  }
}

/**
 * Resolves when a WebSocket closes, and tells whether it was ever open.
 *
 * @param {WebSocket} socket
 */
function lossOf(socket) {
  let wasOpen = false;
  socket.addEventListener('open', () => {
    wasOpen = true;
  });
  const lost = new Promise((resolve) => {
    socket.addEventListener('close', resolve);
    socket.addEventListener('error', resolve);
  });
  return { lost, hasBeenOpen: () => wasOpen };
}
