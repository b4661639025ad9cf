import { longestEnvelope, parseEnvelope, printEnvelope } from './envelope.js';
import { RateLimiter } from './rate-limiter.js';

/** @import { Envelope, Shapes } from './envelope.js' */
/** @import { Secret } from './secret.js' */
/** @import { Transport } from './transport.js' */

/**
 * The events of a connection. If a handler returns a promise, the next event waits for it.
 *
 * @template {{ is: string }} [E=Envelope]
 * @typedef {object} ConnectionListener
 * @property {(envelope: E) => Promise<void>} envelope an envelope has come, encrypted with
 *   the room's secret
 * @property {(peer: string, envelope: E | null) => Promise<void>} presence a person is
 *   there, or has gone (null)
 * @property {(isConnected: boolean) => void} connection
 * @property {(error: unknown) => void} error something failed, or was not understood
 */

/** The burst limit for messages. It is higher than the number of records that a room can have. */
const mostAtOnce = 2000;
const mostPerSecond = 100;

/**
 * The burst limit in bytes, and the limit per second after it. It is higher than the longest
 * history.
 */
const mostBytesAtOnce = 2_000_000;
const mostBytesPerSecond = 400_000;

/**
 * The messages of a room, encrypted: the transport cannot read them. What arrives is rate-limited
 * before it is examined.
 *
 * @template {{ is: string }} [E=Envelope] the messages
 */
export class Connection {
  #transport;
  #secret;
  #listener;
  #shapes;
  #longest;
  #arriving = new RateLimiter(mostAtOnce, mostPerSecond);
  #arrivingBytes = new RateLimiter(mostBytesAtOnce, mostBytesPerSecond);
  #inbox = Promise.resolve();
  #outbox = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  /**
   * @param {Transport} transport
   * @param {Secret} secret
   * @param {ConnectionListener<E>} listener
   * @param {{ shapes?: Shapes, longest?: number }} [format] the kinds of messages, those of a room by
   *   default; and the length, in bytes, beyond which a message is ignored
   */
  constructor(transport, secret, listener, { shapes, longest = longestEnvelope } = {}) {
    this.#transport = transport;
    this.#secret = secret;
    this.#listener = listener;
    this.#shapes = shapes;
    this.#longest = longest;
  }

  /**
   * Joins the room.
   *
   * @param {string} peer
   */
  async open(peer) {
    const { envelope, presence, connection } = this.#listener;
    await this.#transport.subscribe(this.#secret.topic, peer, {
      message: (bytes) => this.#take(bytes, envelope),
      presence: (other, bytes) => {
        if (typeof other !== 'string' || other.length > 30) return;
        if (bytes) this.#take(bytes, (read) => presence(other, read));
        else this.#enqueue(0, () => presence(other, null));
      },
      connection: (isConnected) => {
        if (!this.#isClosed) connection(isConnected);
      },
      error: (error) => {
        if (!this.#isClosed) this.#listener.error(error);
      },
    });
  }

  /**
   * Sends to everyone, after all earlier messages.
   *
   * @param {E} envelope
   * @param {string} [name] the name under which the transport keeps it
   */
  send(envelope, name) {
    this.#dispatch(async () => this.#transport.publish(await this.#secret.encrypt(printEnvelope(envelope)), name));
  }

  /**
   * Removes the message that the transport keeps under a name.
   *
   * @param {string} name
   */
  forget(name) {
    this.#dispatch(() => this.#transport.publish(new Uint8Array(), name));
  }

  /** @param {E} envelope what the person says about themselves */
  present(envelope) {
    this.#dispatch(async () => this.#transport.presence(await this.#secret.encrypt(printEnvelope(envelope))));
  }

  /** Leaves the room after everything has been sent. */
  async close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#outbox;
    await this.#transport.close();
  }

  /** @param {() => void | Promise<void>} task */
  #dispatch(task) {
    if (this.#isClosed) return;
    this.#outbox = this.#outbox.then(task).catch(this.#listener.error);
  }

  /**
   * @param {Uint8Array} bytes
   * @param {(envelope: E) => Promise<void>} tell
   */
  #take(bytes, tell) {
    if (bytes.length > this.#longest) return;
    this.#enqueue(bytes.length, async () => {
      const text = await this.#secret.decrypt(bytes);
      const envelope = text === undefined ? undefined : parseEnvelope(text, this.#shapes);
      if (typeof envelope === 'object') await tell(/** @type {E} */ (envelope));
      else if (envelope) this.#listener.error(envelope);
    });
  }

  /**
   * @param {number} bytes the size of what has arrived
   * @param {() => Promise<void>} task
   */
  #enqueue(bytes, task) {
    if (this.#isClosed || this.#waiting >= mostAtOnce) return;
    if (!this.#arrivingBytes.take(bytes) || !this.#arriving.take()) return;
    this.#waiting += 1;
    this.#inbox = this.#inbox
      .then(() => (this.#isClosed ? undefined : task()))
      .catch(this.#listener.error)
      .then(() => {
        this.#waiting -= 1;
      });
  }
}
