import { nameOf } from './name.js';
import { mostPeople, People } from './people.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Envelope } from './envelope.js' */
/** @import { Keys } from './keys.js' */
/** @import { Seats } from './seats.js' */

/** Who is there: what oneself says of that, and what is believed of the others. A seat has who signs by its key. */
export class Presence {
  people;

  #peer;
  #seats;

  /** @type {Map<string, Envelope>} what those have said of themselves whose seats could not be proved yet */
  #unproved = new Map();

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
    this.#unproved.delete(peer);
    if (seat && !isSeated && this.#unproved.size < mostPeople) this.#unproved.set(peer, envelope);
    return this.people.add(peer, nameOf(name), isSeated ? seat : null);
  }

  /**
   * Takes again what was said by those whose seats could not be proved: more is known of the seats now. Where nothing is kept, whoever joins
   * hears of the others before he hears of the seats.
   *
   * @returns {Promise<boolean>} whether anything is new
   */
  async meetAgain() {
    let isNew = false;
    for (const [peer, envelope] of [...this.#unproved]) isNew = (await this.meet(peer, envelope)) || isNew;
    return isNew;
  }

  /**
   * Somebody has gone.
   *
   * @param {string} peer
   * @returns {boolean} whether he was there
   */
  part(peer) {
    this.#unproved.delete(peer);
    return peer !== this.#peer && this.people.remove(peer);
  }
}
