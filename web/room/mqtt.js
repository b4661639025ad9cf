/**
 * Rooms over MQTT: any broker that speaks it over WebSocket carries them.
 *
 * @module noughts/room/mqtt
 */

import { BrokerConnection, RefusedError, unreachable } from './broker-connection.js';
import { randomBytes, toBase64 } from './bytes.js';
import { deferred } from './deferred.js';
import { longestTimer } from './limit.js';

/** @import { Level } from './broker-connection.js' */
/** @import { Transport, TransportListener } from './transport.js' */

/**
 * How a broker is used.
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

/** How long a broker may take to greet, in milliseconds. */
const longestGreeting = 15_000;

/** How long leaving may take, in milliseconds. */
const longestLeave = 1500;

/** How long the broker may take to hand on one's own presence, in milliseconds. */
const longestEcho = 5000;

/** The codes by which brokers say that they do not speak a version of MQTT, in 3.1.1 and in 5. */
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

/** The broker does not take what is sent, and does not say why. */
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

  /** @type {BrokerConnection | undefined} that is used, or is tried */
  #broker;

  /** Whether it can be used. */
  #isConnected = false;

  /** @type {Level} that is tried, or that the broker speaks */
  #level = 5;

  /** @type {ReturnType<typeof setTimeout> | undefined} runs while the broker has not taken one's own presence */
  #echo;

  /** Whether something has been wrong in this connection: that is told once. */
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
      throw new TypeError('there is no WebSocket here; the option WebSocket can bring one');
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
    this.#send(name ?? 'live', message, name !== undefined)?.catch(() => {}); // it has been told
  }

  /** @param {Uint8Array} message */
  presence(message) {
    const sent = this.#send(this.#peerName, message, true);
    if (!sent) return;
    this.#echo ??= setTimeout(() => this.#tell(new SilentError()), longestEcho);
    // In MQTT 3.1.1 an answer means nothing: there one's own messages come back.
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
    // A broker that does not answer is left all the same.
    const gone = this.#isConnected && broker?.publish(this.#base + this.#peerName, new Uint8Array(), { isKept: true });
    if (gone) await within(longestLeave, Promise.race([gone, broker?.lost]));
    this.#isConnected = false;
    broker?.close();
  }

  get #peerName() {
    return `peer/${this.#peer}`;
  }

  /**
   * Publishes, where there is a connection. Should something be lost with that, it is said again in
   * the next one.
   *
   * @param {string} name
   * @param {Uint8Array} message
   * @param {boolean} isKept
   * @returns {Promise<void> | undefined} rejects where the broker refuses it, which has been told
   *   then
   */
  #send(name, message, isKept) {
    if (!this.#isConnected) return undefined;
    const expiry = isKept && message.length > 0 ? { expiry: this.#options.expiry } : {};
    const sent = this.#broker?.publish(this.#base + name, message, { isKept, ...expiry });
    sent?.catch((error) => this.#tell(error));
    return sent;
  }

  /** The broker has taken one's own presence: it does what it is there for. */
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
   * Connects, and goes on trying where that fails.
   *
   * @returns {Promise<void>}
   * @throws {RefusedError} where the broker refuses it
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
    const patience = setTimeout(late.reject, longestGreeting, unreachable);
    try {
      await Promise.race([this.#greet(broker), broker.lost, late.promise]);
    } catch (error) {
      broker.close();
      if (!this.#listener) return;
      if (error === unreachable) return this.#retry();
      if (error instanceof RefusedError && !unknownLevel.has(error.reason)) throw error;
      // A broker that does not know the version answers so, or hangs up.
      this.#level = level === 5 ? 4 : 5;
      return level === 5 ? this.#connect() : this.#retry();
    } finally {
      clearTimeout(patience);
    }
    if (!this.#listener) return broker.close();
    this.#isConnected = true;
    // In a new connection all that is kept is said again, before the broker forgets it.
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
   * Tells the broker who one is and what one would like to hear.
   *
   * @param {BrokerConnection} broker
   */
  async #greet(broker) {
    const who = { ...this.#options.account, clientId: this.#clientId, lastWill: this.#base + this.#peerName };
    await broker.connect(who);
    await broker.subscribe(`${this.#base}#`);
  }

  /** The connection that there was is lost. */
  #lose() {
    // Some brokers hang up instead of saying what they do not allow.
    if (this.#echo !== undefined) this.#tell(new SilentError());
    clearTimeout(this.#echo);
    this.#echo = undefined;
    this.#isConnected = false;
    if (!this.#listener) return;
    this.#listener.connection(false);
    this.#retry();
  }

  #retry() {
    // A broker that comes back is not to be greeted by everybody at once.
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
 * Waits for a promise to settle, and so many milliseconds at most.
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
