/** @import { Transport, TransportListener } from './transport.js' */

/**
 * What goes through the channel: a message; what a person says of themselves; that a person has
 * gone; or a request that everyone says so again.
 *
 * @typedef {{ is: 'message', message: Uint8Array } |
 *   { is: 'presence', peer: string, message: Uint8Array }
 *   | { is: 'gone', peer: string } | { is: 'who' }} Parcel
 */

/**
 * A transport between the windows of one browser on one device. It needs no network. It keeps
 * nothing: a person who comes later gets everything from those who are there. A window that is
 * killed still seems to be there.
 *
 * @returns {Transport}
 * @example
 * import { createRoom, windows } from 'noughts/room';
 * const room = await createRoom(noughts, windows(), { name: 'Ana' });
 * room.close();
 */
export function windows() {
  return new WindowsTransport();
}

class WindowsTransport {
  /** @type {BroadcastChannel | undefined} */
  #channel;

  #peer = '';

  /** @type {Uint8Array | undefined} */
  #said;

  /**
   * @param {string} topic
   * @param {string} peer
   * @param {TransportListener} listener
   */
  subscribe(topic, peer, listener) {
    this.#peer = peer;
    this.#channel = new BroadcastChannel(`noughts ${topic}`);
    this.#channel.onmessage = ({ data }) => this.#receive(data, listener);
    // A window that closes leaves the room. A window that is shown again from the back/forward
    // cache joins again.
    globalThis.addEventListener?.('pagehide', this.#leave);
    globalThis.addEventListener?.('pageshow', this.#return);
    listener.connection(true);
    this.#post({ is: 'who' });
  }

  /** @param {Uint8Array} message */
  publish(message) {
    if (message.length > 0) this.#post({ is: 'message', message });
  }

  /** @param {Uint8Array} message */
  presence(message) {
    this.#said = message;
    this.#post({ is: 'presence', peer: this.#peer, message });
  }

  #leave = () => this.#post({ is: 'gone', peer: this.#peer });

  #return = () => {
    if (this.#said) this.presence(this.#said);
  };

  close() {
    globalThis.removeEventListener?.('pagehide', this.#leave);
    globalThis.removeEventListener?.('pageshow', this.#return);
    this.#leave();
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** @param {Parcel} parcel */
  #post(parcel) {
    this.#channel?.postMessage(parcel);
  }

  /**
   * Any other code on this origin can write to the channel.
   *
   * @param {Parcel} parcel
   * @param {TransportListener} listener
   */
  #receive(parcel, listener) {
    if (!this.#channel) return;
    const { is, peer, message } = /** @type {{ is?: unknown, peer?: unknown, message?: unknown }} */ (parcel ?? {});
    if (is === 'message' && message instanceof Uint8Array) listener.message(message);
    if (is === 'presence' && typeof peer === 'string' && message instanceof Uint8Array)
      listener.presence(peer, message);
    if (is === 'gone' && typeof peer === 'string') listener.presence(peer, null);
    if (is === 'who' && this.#said) this.presence(this.#said);
  }
}
