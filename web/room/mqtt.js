/**
 * Rooms over MQTT: any broker that speaks it over WebSocket carries them.
 *
 * @module noughts/room/mqtt
 */

import { mqtt_v4, mqtt_v5 } from 'u8-mqtt/esm/web/basic-v5.js';

/** @import { Client, Publish } from 'u8-mqtt/esm/web/basic-v5.js' */
/** @import { Transport, TransportListener } from './transport.js' */

/**
 * How a broker is used.
 *
 * @typedef {object} MqttOptions
 * @property {string} [username] where the broker asks for one
 * @property {string} [password]
 * @property {string} [prefix] what all topics begin with; `noughts` unless told otherwise
 * @property {number} [expiry] after how many seconds a broker with MQTT 5 forgets what it keeps of a room in which nothing happens; a week
 *   unless told otherwise
 * @property {number} [retry] after how many milliseconds a connection that was lost is tried again, and then longer and longer, up to a minute;
 *   1000 unless told otherwise
 * @property {new (url: string, protocols: string[]) => any} [WebSocket] where there is none in the environment, as in Node 20: that of the package
 *   `ws`
 */

/** Both sides notice within about this time, in seconds, that a connection is dead. */
const keepAlive = 30;

/** In milliseconds. */
const longestRetry = 60_000;

/** The codes by which brokers say that they do not speak a version of MQTT, in 3.1.1 and in 5. */
const unknownLevel = new Set([0x01, 0x84]);

/**
 * A transport over a broker, by MQTT 5 or, where it does not speak that, 3.1.1. Each message that is kept is a retained one with a topic of its
 * own, `noughts/ROOM/log/X/3`; the others go through `noughts/ROOM/live`; and who is there lies in `noughts/ROOM/peer/PEER`, from which
 * a last will takes it away.
 *
 * Joining rejects where the broker refuses the connection; where it cannot be reached, it is tried again.
 *
 * @param {string} url of the broker: `wss://broker.example.org/mqtt`
 * @param {MqttOptions} [options]
 * @returns {Transport}
 * @throws {TypeError} where there is no WebSocket
 */
export function mqtt(url, options = {}) {
  return new MqttTransport(url, options);
}

/** The broker refuses a connection, or what is wanted of it; `reason` is its code. */
class RefusedError extends Error {
  /** @param {number} reason */
  constructor(reason) {
    super(`The broker refuses the connection (0x${reason.toString(16)}).`);
    this.reason = reason;
  }
}

class MqttTransport {
  #url;
  #options;
  #base = '';
  #peer = '';

  /** @type {TransportListener | undefined} */
  #listener;

  /** @type {Client | undefined} while there is a connection */
  #client;

  /** @type {WebSocket | undefined} */
  #socket;

  /** @type {Promise<never> | undefined} rejects when the connection ends */
  #lost;

  /** @type {4 | 5} the version of MQTT that is tried, or that the broker speaks: 4 stands for 3.1.1 */
  #level = 5;

  /** @type {Uint8Array | undefined} what is said of oneself */
  #said;

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
    if (name !== undefined) return this.#keep(name, message);
    this.#client?.send(`${this.#base}live`, message).catch(unanswered);
  }

  /** @param {Uint8Array} message */
  presence(message) {
    this.#said = message;
    this.#keep(this.#peerName, message);
  }

  async close() {
    clearTimeout(this.#timer);
    this.#listener = undefined;
    const client = this.#client;
    this.#client = undefined;
    // Leaving in good order, a last will is not sent. Nobody waits for a broker that is not there any more.
    if (client) await Promise.race([this.#takeLeave(client), this.#lost]).catch(unanswered);
    this.#socket?.close();
  }

  /** @param {Client} client */
  async #takeLeave(client) {
    await client.store(this.#base + this.#peerName, new Uint8Array());
    await client.disconnect();
  }

  get #peerName() {
    return `peer/${this.#peer}`;
  }

  /**
   * @param {string} name
   * @param {Uint8Array} message
   */
  #keep(name, message) {
    const props =
      this.#level === 5 && message.length > 0 ? { message_expiry_interval: this.#options.expiry } : undefined;
    this.#client?.store(this.#base + name, message, { props }).catch(unanswered);
  }

  /**
   * Connects, and goes on trying where that fails.
   *
   * @returns {Promise<void>}
   * @throws {RefusedError} where the broker refuses it
   */
  async #connect() {
    const level = this.#level;
    const socket = new this.#options.WebSocket(this.#url, ['mqtt']);
    this.#socket = socket;
    const lost = lossOf(socket);
    this.#lost = lost;
    try {
      await Promise.race([this.#greet(socket), lost]);
    } catch (error) {
      socket.close();
      if (!this.#listener) return;
      if (error === unreachable) return this.#retry();
      if (error instanceof RefusedError && !unknownLevel.has(error.reason)) throw error;
      // A broker that does not know the version answers so, or hangs up.
      this.#level = level === 5 ? 4 : 5;
      return level === 5 ? this.#connect() : this.#retry();
    }
    this.#delay = this.#options.retry;
    lost.catch(() => this.#lose());
  }

  /**
   * Tells the broker who one is and what one would like to hear.
   *
   * @param {WebSocket} socket
   */
  async #greet(socket) {
    const { account } = this.#options;
    const none = () => {};
    const client = (this.#level === 5 ? mqtt_v5 : mqtt_v4)({
      on_mqtt_type: { mqtt_publish: (packet) => this.#receive(packet) },
      log_conn: none,
      on_error: none,
      on_live: none,
      on_disconnect: none,
    });
    client.with_websock(socket);
    await client
      .connect({
        ...account,
        client_id: this.#peer,
        keep_alive: keepAlive,
        flags: { clean_start: true },
        will: { topic: this.#base + this.#peerName, payload: new Uint8Array(), retain: true, qos: 1 },
      })
      .catch((/** @type {{ reason?: number }} */ error) => {
        throw error.reason === undefined ? error : new RefusedError(Number(error.reason));
      });
    // In MQTT 5, one's own messages do not come back.
    const [answer] = await client.subscribe({ topics: [[`${this.#base}#`, this.#level === 5 ? 4 : 0]] });
    const reason = Number(answer?.answers[0]);
    if (reason >= 0x80) throw new RefusedError(reason);
    if (!this.#listener) return;
    this.#client = client;
    this.#listener.connection(true);
    if (this.#said) this.presence(this.#said);
  }

  /** The connection that there was is lost. */
  #lose() {
    if (!this.#listener) return;
    this.#client = undefined;
    this.#listener.connection(false);
    this.#retry();
  }

  #retry() {
    // A broker that comes back is not to be greeted by everybody at once.
    this.#timer = setTimeout(() => this.#connect().catch(() => this.#retry()), this.#delay * (0.5 + Math.random()));
    this.#delay = Math.min(2 * this.#delay, longestRetry);
  }

  /** @param {Publish} packet */
  #receive({ topic, payload }) {
    if (!topic.startsWith(this.#base)) return;
    const name = topic.slice(this.#base.length);
    const [, peer] = /^peer\/(.*)$/.exec(name) ?? [];
    if (peer !== undefined) this.#listener?.presence(peer, payload.length > 0 ? payload : null);
    else if (payload.length > 0) this.#listener?.message(payload);
  }
}

/** Nobody waits for the broker's word: should something be lost with the connection, it is said again in the next one. */
const unanswered = () => {};

/** Why a connection ends that there never was. */
const unreachable = new Error('The broker cannot be reached.');

/**
 * A promise that rejects when a connection ends, or nothing has been heard for so long that it must have.
 *
 * @param {WebSocket} socket
 * @returns {Promise<never>}
 */
function lossOf(socket) {
  let wasOpen = false;
  let isHeard = false;
  const watch = setInterval(() => {
    if (!isHeard) socket.close();
    isHeard = false;
  }, 1500 * keepAlive);
  /** @type {Promise<never>} */
  const lost = new Promise((_, reject) => {
    const end = () => {
      clearInterval(watch);
      reject(wasOpen ? new Error('The connection to the broker is lost.') : unreachable);
    };
    socket.addEventListener('open', () => {
      wasOpen = true;
    });
    socket.addEventListener('message', () => {
      isHeard = true;
    });
    socket.addEventListener('close', end);
    socket.addEventListener('error', end);
  });
  lost.catch(() => {});
  return lost;
}
