import { nameOf } from './name.js';
import { People } from './people.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Envelope } from './envelope.js' */
/** @import { Keys } from './keys.js' */
/** @import { Seats } from './seats.js' */

/** Who is there: what oneself says of that, and what is believed of the others. A seat has who signs by its key. */
export class Presence {
  people;

  #peer;
  #seats;

  /**
   * @param {string} name of oneself
   * @param {string} peer what the transport calls oneself
   * @param {Seats} seats
   */
  constructor(name, peer, seats) {
    this.people = new People(nameOf(name));
    this.#peer = peer;
    this.#seats = seats;
  }

  /**
   * What one says of oneself.
   *
   * @param {Player | null} seat one's own
   * @param {Keys | undefined} keys
   * @returns {Promise<Envelope>}
   */
  async hello(seat, keys) {
    const { name } = this.people;
    if (!seat || !keys) return { is: 'hello', name };
    return { is: 'hello', name, seat, seal: await keys.sign(this.#seats.aboutPresence(this.#peer, name, seat)) };
  }

  /**
   * Takes what somebody says of himself.
   *
   * @param {string} peer
   * @param {Envelope} envelope
   * @returns {Promise<boolean>} whether that is new
   */
  async meet(peer, envelope) {
    if (peer === this.#peer || envelope.is !== 'hello') return false;
    const { name, seat, seal } = envelope;
    const isSeated =
      seat !== undefined &&
      seal !== undefined &&
      (await this.#seats.isSignedBy(seat, this.#seats.aboutPresence(peer, name, seat), seal));
    return this.people.add(peer, nameOf(name), isSeated ? seat : null);
  }

  /**
   * Somebody has gone.
   *
   * @param {string} peer
   * @returns {boolean} whether he was there
   */
  part(peer) {
    return peer !== this.#peer && this.people.remove(peer);
  }
}
