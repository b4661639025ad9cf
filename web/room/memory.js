/** @import { Transport, TransportListener } from './transport.js' */
/** @import { Weather } from './values.js' */

/**
 * @typedef {{ topic: string, peer: string, listener: TransportListener, said?: Uint8Array }} Member
 *   a person in a room
 */

/**
 * A network within one program, for tests and examples. It can be as bad as you like.
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

  /** @type {Set<Member>} */
  #members = new Set();

  /** @type {Map<string, Map<string, Uint8Array>>} the kept messages of each room, by name */
  #kept = new Map();

  #isUp = true;

  /** @param {Weather} [weather] by default, nothing happens to messages */
  constructor({ seed = 1, delay = 0, loss = 0, repetition = 0 } = {}) {
    this.#weather = { delay, loss, repetition };
    this.#random = randomNumbers(seed);
  }

  /**
   * A connection for one person.
   * @returns {Transport}
   */
  transport() {
    /** @type {Member | undefined} */
    let member;
    return {
      subscribe: (topic, peer, listener) => {
        member = { topic, peer, listener };
        this.#members.add(member);
        this.#greet(member);
      },
      publish: (message, name) => {
        if (member) this.#publish(member, message, name);
      },
      presence: (message) => {
        if (member) this.#present(member, message);
      },
      close: () => {
        if (member) this.#leave(member);
      },
    };
  }

  /** Ends every connection and forgets all kept messages. */
  stop() {
    this.#isUp = false;
    this.#kept.clear();
    for (const { listener } of this.#members) listener.connection(false);
  }

  /** Allows connections again. */
  start() {
    this.#isUp = true;
    for (const member of this.#members) this.#greet(member);
  }

  /** @param {Member} member */
  #greet(member) {
    if (!this.#isUp) return;
    member.listener.connection(true);
    for (const message of this.#keptOf(member.topic).values()) this.#carry(member, (to) => to.message(message));
    for (const { topic, peer, said } of this.#members) {
      if (topic === member.topic && said) this.#carry(member, (to) => to.presence(peer, said));
    }
  }

  /**
   * @param {Member} member
   * @param {Uint8Array} message
   * @param {string} [name]
   */
  #publish({ topic }, message, name) {
    if (!this.#isUp) return;
    if (message.length > 0) this.#tell(topic, (to) => to.message(message));
    if (name === undefined) return;
    if (message.length > 0) this.#keptOf(topic).set(name, message);
    else this.#keptOf(topic).delete(name);
  }

  /**
   * @param {Member} member
   * @param {Uint8Array} message
   */
  #present(member, message) {
    member.said = message;
    this.#tell(member.topic, (to) => to.presence(member.peer, message));
  }

  /** @param {Member} member */
  #leave(member) {
    if (this.#members.delete(member)) this.#tell(member.topic, (to) => to.presence(member.peer, null));
  }

  /**
   * @param {string} topic
   * @param {(listener: TransportListener) => void} what
   */
  #tell(topic, what) {
    if (!this.#isUp) return;
    for (const member of this.#members) if (member.topic === topic) this.#carry(member, what);
  }

  /** @param {string} topic */
  #keptOf(topic) {
    const kept = this.#kept.get(topic) ?? new Map();
    this.#kept.set(topic, kept);
    return kept;
  }

  /**
   * @param {Member} member
   * @param {(listener: TransportListener) => void} what
   */
  #carry(member, what) {
    const { delay, loss, repetition } = this.#weather;
    if (this.#random() < loss) return;
    const deliver = () => {
      if (this.#members.has(member)) what(member.listener);
    };
    for (let copies = this.#random() < repetition ? 2 : 1; copies > 0; copies--) {
      if (delay > 0) setTimeout(deliver, this.#random() * delay);
      else queueMicrotask(deliver);
    }
  }
}

/**
 * Numbers from 0 to 1, always the same for the same seed (Mulberry32).
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
