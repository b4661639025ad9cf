/** @import { TransportListener } from './transport.js' */

/**
 * What happens to messages on their way.
 *
 * @typedef {object} Weather
 * @property {number} [seed] a whole number that makes the same things happen again
 * @property {number} [delay] how many milliseconds a message takes at most; each takes as long as it happens to, so that they overtake each other
 * @property {number} [loss] the probability, from 0 to 1, with which a message reaches somebody not at all
 * @property {number} [repetition] the probability with which it reaches him twice
 */

/**
 * A network within one program, for tests and examples, as good or bad as one likes.
 *
 * @example
 * import { createRoom, joinRoom, MemoryNetwork } from 'noughts/room';
 * const network = new MemoryNetwork();
 * const ana = await createRoom(noughts, network.transport(), { name: 'Ana' });
 * const bob = await joinRoom(noughts, network.transport(), ana.invitation, { name: 'Bob' });
 * await bob.seated;
 * ana.play('b2');
 * for (const room of [ana, bob]) room.close();
 */
export class MemoryNetwork {
  #weather;
  #random;

  /** @type {Set<MemoryTransport>} */
  #transports = new Set();

  /** @type {Map<string, Map<string, Uint8Array>>} what is kept of each room, by name */
  #kept = new Map();

  #isUp = true;

  /** @param {Weather} [weather] nothing happens to messages unless told otherwise */
  constructor({ seed = 1, delay = 0, loss = 0, repetition = 0 } = {}) {
    this.#weather = { delay, loss, repetition };
    this.#random = randomNumbers(seed);
  }

  /**
   * A connection for one person.
   * @returns {MemoryTransport}
   */
  transport() {
    return new MemoryTransport(this);
  }

  /** Ends every connection and forgets what was kept. */
  stop() {
    this.#isUp = false;
    this.#kept.clear();
    for (const transport of this.#transports) transport.told((listener) => listener.connection(false));
  }

  /** Lets everybody connect again. */
  start() {
    this.#isUp = true;
    for (const transport of this.#transports) this.join(transport);
  }

  /**
   * @internal
   * @param {MemoryTransport} transport
   */
  join(transport) {
    this.#transports.add(transport);
    if (!this.#isUp) return;
    transport.told((listener) => listener.connection(true));
    for (const message of this.#keptOf(transport.topic).values()) this.#carry(transport, (to) => to.message(message));
    for (const { topic, peer, presenceMessage: said } of this.#transports) {
      if (topic === transport.topic && said) this.#carry(transport, (to) => to.presence(peer, said));
    }
  }

  /**
   * @internal
   * @param {MemoryTransport} transport
   */
  leave(transport) {
    if (!this.#transports.delete(transport) || !this.#isUp) return;
    this.tell(transport.topic, (to) => to.presence(transport.peer, null));
  }

  /**
   * @internal
   * @param {string} topic
   * @param {Uint8Array} message
   * @param {string} [name]
   */
  publish(topic, message, name) {
    if (!this.#isUp) return;
    if (name !== undefined) this.#keptOf(topic).set(name, message);
    if (message.length > 0) this.tell(topic, (to) => to.message(message));
    else if (name !== undefined) this.#keptOf(topic).delete(name);
  }

  /**
   * @internal
   * @param {string} topic
   * @param {(listener: TransportListener) => void} what
   */
  tell(topic, what) {
    if (!this.#isUp) return;
    for (const transport of this.#transports) if (transport.topic === topic) this.#carry(transport, what);
  }

  /** @param {string} topic */
  #keptOf(topic) {
    const kept = this.#kept.get(topic) ?? new Map();
    this.#kept.set(topic, kept);
    return kept;
  }

  /**
   * @param {MemoryTransport} transport
   * @param {(listener: TransportListener) => void} what
   */
  #carry(transport, what) {
    const { delay, loss, repetition } = this.#weather;
    if (this.#random() < loss) return;
    const deliver = () => transport.told(what);
    for (let copies = this.#random() < repetition ? 2 : 1; copies > 0; copies--) {
      if (delay > 0) setTimeout(deliver, this.#random() * delay);
      else queueMicrotask(deliver);
    }
  }
}

/**
 * The connection of one person to one room. `network.transport()` makes it.
 */
export class MemoryTransport {
  /** @internal */
  topic = '';

  /** @internal */
  peer = '';

  /**
   * @internal
   * @type {Uint8Array | undefined}
   */
  presenceMessage;

  #network;

  /** @type {TransportListener | undefined} */
  #listener;

  /** @param {MemoryNetwork} network */
  constructor(network) {
    this.#network = network;
  }

  /**
   * @param {string} topic
   * @param {string} peer
   * @param {TransportListener} listener
   */
  subscribe(topic, peer, listener) {
    this.topic = topic;
    this.peer = peer;
    this.#listener = listener;
    this.#network.join(this);
  }

  /**
   * @param {Uint8Array} message
   * @param {string} [name]
   */
  publish(message, name) {
    this.#network.publish(this.topic, message, name);
  }

  /** @param {Uint8Array} message */
  presence(message) {
    this.presenceMessage = message;
    this.#network.tell(this.topic, (to) => to.presence(this.peer, message));
  }

  close() {
    this.#listener = undefined;
    this.#network.leave(this);
  }

  /**
   * @internal
   * @param {(listener: TransportListener) => void} what
   */
  told(what) {
    if (this.#listener) what(this.#listener);
  }
}

/**
 * Numbers from 0 to 1, the same ones for the same seed (Mulberry32).
 *
 * @param {number} seed
 * @returns {() => number}
 */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
