import { longestEnvelope, parseEnvelope, printEnvelope } from './envelope.js';
import { Limit } from './limit.js';

/** @import { Envelope } from './envelope.js' */
/** @import { Secret } from './secret.js' */
/** @import { Transport } from './transport.js' */

/**
 * What a connection tells. What returns a promise is waited for before the next is told.
 *
 * @typedef {object} ConnectionListener
 * @property {(envelope: Envelope) => Promise<void>} envelope something was sent by somebody who has
 *   the room's secret
 * @property {(peer: string, envelope: Envelope | null) => Promise<void>} presence somebody is
 *   there, or has gone
 * @property {(isConnected: boolean) => void} connection
 * @property {(error: unknown) => void} error something failed, or is not understood
 */

/** As many messages are taken at once: more than there are records. */
const mostAtOnce = 2000;
const mostPerSecond = 100;

/** So many bytes are taken at once, and a second after that: more than the longest history has. */
const mostBytesAtOnce = 2_000_000;
const mostBytesPerSecond = 400_000;

/**
 * What is sent in a room, through a transport that sees none of it. What arrives is capped before
 * it is looked at.
 */
export class Connection {
  #transport;
  #secret;
  #listener;
  #arriving = new Limit(mostAtOnce, mostPerSecond);
  #arrivingBytes = new Limit(mostBytesAtOnce, mostBytesPerSecond);
  #inbox = Promise.resolve();
  #outbox = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  /**
   * @param {Transport} transport
   * @param {Secret} secret
   * @param {ConnectionListener} listener
   */
  constructor(transport, secret, listener) {
    this.#transport = transport;
    this.#secret = secret;
    this.#listener = listener;
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
   * Sends to everybody, after all that was sent before.
   *
   * @param {Envelope} envelope
   * @param {string} [name] under which it is kept
   */
  send(envelope, name) {
    this.#dispatch(async () => this.#transport.publish(await this.#secret.encrypt(printEnvelope(envelope)), name));
  }

  /**
   * Takes away what is kept under a name.
   *
   * @param {string} name
   */
  forget(name) {
    this.#dispatch(() => this.#transport.publish(new Uint8Array(), name));
  }

  /** @param {Envelope} envelope what is said of oneself */
  present(envelope) {
    this.#dispatch(async () => this.#transport.presence(await this.#secret.encrypt(printEnvelope(envelope))));
  }

  /** Leaves the room, when all has been sent. */
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
   * @param {(envelope: Envelope) => Promise<void>} tell
   */
  #take(bytes, tell) {
    if (bytes.length > longestEnvelope) return;
    this.#enqueue(bytes.length, async () => {
      const text = await this.#secret.decrypt(bytes);
      const envelope = text === undefined ? undefined : parseEnvelope(text);
      if (typeof envelope === 'object') await tell(envelope);
      else if (envelope) this.#listener.error(envelope);
    });
  }

  /**
   * @param {number} bytes that have come for it
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
