/**
 * Rooms over MQTT: any broker with MQTT over WebSocket can carry them.
 *
 * @module noughts/room/mqtt
 */

import { BrokerConnection, RefusedError, unreachable } from './broker-connection.js';
import { randomBytes, toBase64 } from './bytes.js';
import { deferred } from './deferred.js';
import { longestTimer } from './rate-limiter.js';

/** @import { Level } from './broker-connection.js' */
/** @import { Transport, TransportListener } from './transport.js' */

/**
 * The options for a broker.
 *
 * @typedef {object} MqttOptions
 * @property {string} [username] if the broker asks for one
 * @property {string} [password]
 * @property {string} [prefix] what all topics begin with; `noughts` by default
 * @property {number} [expiry] after how many seconds a broker with MQTT 5 forgets what it keeps of
 *   a room in which nothing happens; a week by default
 * @property {number} [retry] after how many milliseconds a lost connection is tried again, then
 *   after longer and longer times, up to a minute; 1000 by default
 * @property {new (url: string, protocols: string[]) => any} [WebSocket] for environments without
 *   one, such as Node 20: the class of the package `ws`
 */

/** In milliseconds. */
const longestRetry = 60_000;

/** How long a broker may take to accept a connection, in milliseconds. */
const longestGreeting = 15_000;

/** How long leaving may take, in milliseconds. */
const longestLeave = 1500;

/** How long the broker may take to echo one's own presence, in milliseconds. */
const longestEcho = 5000;

/** The codes with which brokers refuse a version of MQTT, in 3.1.1 and in 5. */
const unknownLevel = new Set([0x01, 0x84]);

/**
 * A transport over a broker, by MQTT 5, or by 3.1.1 if the broker does not speak MQTT 5. Each kept
 * message is a retained message with its own topic, `noughts/ROOM/log/X/3`. The others go through
 * `noughts/ROOM/live`. Who is there is in `noughts/ROOM/peer/PEER`; a last will deletes it.
 *
 * Joining rejects if the broker refuses the connection or the subscription. If the broker cannot be
 * reached, the transport tries again. What the broker refuses later is an error: a message, if it
 * speaks MQTT 5, and a new connection. Brokers of 3.1.1 drop what they do not allow, or hang up,
 * and say nothing. So it is also an error if the broker does not hand on this person's presence
 * within five seconds.
 *
 * The name by which the broker knows a connection is random and secret: with it, another person
 * could end the connection.
 *
 * @param {string} url of the broker: `wss://broker.example.org/mqtt`
 * @param {MqttOptions} [options]
 * @returns {Transport}
 * @throws {TypeError} if there is no WebSocket
 */
export function mqtt(url, options = {}) {
  return new MqttTransport(url, options);
}

/** The broker does not accept what is sent, and gives no reason. */
class SilentError extends Error {
  constructor() {
    super('The broker does not hand on what is sent. Do its rules allow it?');
  }
}

class MqttTransport {
  #url;
  #options;
  #base = '';
  #peer = '';

  /** @type {TransportListener | undefined} */
  #listener;

  /** @type {BrokerConnection | undefined} the one in use, or being tried */
  #broker;

  /** Whether the connection is open. */
  #isConnected = false;

  /** @type {Level} the one being tried, or that the broker supports */
  #level = 5;

  /**
   * @type {ReturnType<typeof setTimeout> | undefined} runs until the broker echoes one's own
   *   presence
   */
  #echo;

  /** Whether this connection has reported an error. It reports only one. */
  #isWrong = false;

  /** The name by which the broker knows this person's connections. */
  #clientId = toBase64(randomBytes(15));

  #delay;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {string} url
   * @param {MqttOptions} options
   */
  constructor(url, { prefix = 'noughts', expiry = 7 * 24 * 3600, retry = 1000, ...rest }) {
    const { WebSocket = globalThis.WebSocket, ...account } = rest;
    if (typeof WebSocket !== 'function')
      throw new TypeError('there is no WebSocket here; pass one as the option WebSocket');
    this.#url = url;
    this.#options = { prefix, expiry, retry, WebSocket, account };
    this.#delay = retry;
  }

  /**
   * @param {string} topic
   * @param {string} peer
   * @param {TransportListener} listener
   */
  async subscribe(topic, peer, listener) {
    this.#base = `${this.#options.prefix}/${topic}/`;
    this.#peer = peer;
    this.#listener = listener;
    await this.#connect();
  }

  /**
   * @param {Uint8Array} message
   * @param {string} [name]
   */
  publish(message, name) {
    this.#send(name ?? 'live', message, name !== undefined)?.catch(() => {}); // already reported
  }

  /** @param {Uint8Array} message */
  presence(message) {
    const sent = this.#send(this.#peerName, message, true);
    if (!sent) return;
    this.#echo ??= setTimeout(() => this.#tell(new SilentError()), longestEcho);
    // In MQTT 3.1.1 an acknowledgement proves nothing; the client's own messages come back instead.
    sent.then(
      () => this.#level === 5 && this.#confirm(),
      () => {},
    );
  }

  async close() {
    clearTimeout(this.#timer);
    clearTimeout(this.#echo);
    this.#listener = undefined;
    const broker = this.#broker;
    // If the broker does not answer, the connection is closed anyway.
    const gone = this.#isConnected && broker?.publish(this.#base + this.#peerName, new Uint8Array(), { isKept: true });
    if (gone) await within(longestLeave, Promise.race([gone, broker?.lost]));
    this.#isConnected = false;
    broker?.close();
  }

  get #peerName() {
    return `peer/${this.#peer}`;
  }

  /**
   * Publishes, if there is a connection. If the connection loses a message, the next connection
   * repeats it.
   *
   * @param {string} name
   * @param {Uint8Array} message
   * @param {boolean} isKept
   * @returns {Promise<void> | undefined} rejects if the broker refuses it; the refusal has been
   *   reported by then
   */
  #send(name, message, isKept) {
    if (!this.#isConnected) return undefined;
    const expiry = isKept && message.length > 0 ? { expiry: this.#options.expiry } : {};
    const sent = this.#broker?.publish(this.#base + name, message, { isKept, ...expiry });
    sent?.catch((error) => this.#tell(error));
    return sent;
  }

  /** The broker has echoed one's own presence, so it works. */
  #confirm() {
    clearTimeout(this.#echo);
    this.#echo = undefined;
    this.#delay = this.#options.retry;
  }

  /** @param {Error} error of this connection */
  #tell(error) {
    if (this.#isWrong) return;
    this.#isWrong = true;
    this.#listener?.error(error);
  }

  /**
   * Connects, and tries again after a failure.
   *
   * @returns {Promise<void>}
   * @throws {RefusedError} if the broker refuses it
   */
  async #connect() {
    const level = this.#level;
    const broker = new BrokerConnection(new this.#options.WebSocket(this.#url, ['mqtt']), level, {
      message: (topic, payload) => this.#receive(topic, payload),
      error: (error) => this.#tell(error),
    });
    this.#broker = broker;
    this.#isWrong = false;
    const late = deferred();
    const timer = setTimeout(late.reject, longestGreeting, unreachable);
    try {
      await Promise.race([this.#greet(broker), broker.lost, late.promise]);
    } catch (error) {
      broker.close();
      if (!this.#listener) return;
      if (error === unreachable) return this.#retry();
      if (error instanceof RefusedError && !unknownLevel.has(error.reason)) throw error;
      // A broker that does not know the version refuses it, or disconnects.
      this.#level = level === 5 ? 4 : 5;
      return level === 5 ? this.#connect() : this.#retry();
    } finally {
      clearTimeout(timer);
    }
    if (!this.#listener) return broker.close();
    this.#isConnected = true;
    // A new connection repeats everything that is kept, before the broker forgets it.
    const renewal = setTimeout(
      () => broker.close(),
      Math.max(1000, Math.min(500 * this.#options.expiry, longestTimer)),
    );
    broker.lost.catch(() => {
      clearTimeout(renewal);
      this.#lose();
    });
    this.#listener.connection(true);
  }

  /**
   * Identifies the client to the broker, and subscribes.
   *
   * @param {BrokerConnection} broker
   */
  async #greet(broker) {
    const who = { ...this.#options.account, clientId: this.#clientId, lastWill: this.#base + this.#peerName };
    await broker.connect(who);
    await broker.subscribe(`${this.#base}#`);
  }

  /** The connection is lost. */
  #lose() {
    // Some brokers disconnect instead of refusing.
    if (this.#echo !== undefined) this.#tell(new SilentError());
    clearTimeout(this.#echo);
    this.#echo = undefined;
    this.#isConnected = false;
    if (!this.#listener) return;
    this.#listener.connection(false);
    this.#retry();
  }

  #retry() {
    // A random delay, so that not all clients come back at the same time.
    const again = (/** @type {unknown} */ error) => {
      this.#listener?.error(error);
      this.#retry();
    };
    this.#timer = setTimeout(() => this.#connect().catch(again), this.#delay * (0.5 + Math.random()));
    this.#delay = Math.min(2 * this.#delay, longestRetry);
  }

  /**
   * @param {string} topic
   * @param {Uint8Array} payload
   */
  #receive(topic, payload) {
    if (!topic.startsWith(this.#base)) return;
    const name = topic.slice(this.#base.length);
    const [, peer] = /^peer\/(.*)$/.exec(name) ?? [];
    if (peer === this.#peer) this.#confirm();
    if (peer !== undefined) this.#listener?.presence(peer, payload.length > 0 ? payload : null);
    else if (payload.length > 0) this.#listener?.message(payload);
  }
}

/**
 * Waits for a promise to settle, up to a number of milliseconds.
 *
 * @param {number} milliseconds
 * @param {Promise<unknown>} promise
 */
async function within(milliseconds, promise) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, late]).catch(() => {});
  clearTimeout(timer);
}
