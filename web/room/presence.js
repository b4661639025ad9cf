import { nameOf } from './name.js';
import { mostPeople, People } from './people.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Envelope, Hello } from './envelope.js' */
/** @import { Keys } from './keys.js' */
/** @import { Seats } from './seats.js' */

/** The numbers of so many peers are remembered, also of those who have gone. */
const mostNumbers = 4 * mostPeople;

/**
 * Who is there: what oneself says of that, and what is believed of the others. A seat has who signs
 * by its key.
 */
export class Presence {
  people;

  #peer;
  #seats;

  /** The number of what oneself says next. */
  #number = 0;

  /**
   * @type {Map<string, { number: number, isProven: boolean }>} from when on each peer is believed,
   *   the longest silent first
   */
  #believed = new Map();

  /**
   * @type {Map<string, Hello>} what those have said of themselves whose seats could not be proved
   *   yet
   */
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
   * @returns {Promise<Hello>}
   */
  async hello(seat, keys) {
    const { name } = this.people;
    const peer = this.#peer;
    const number = this.#number++;
    if (!seat || !keys) return { is: 'hello', peer, number, name };
    const seal = await keys.sign(this.#seats.aboutPresence(peer, number, name, seat));
    return { is: 'hello', peer, number, name, seat, seal };
  }

  /**
   * Takes what somebody says of himself.
   *
   * @param {string} peer
   * @param {Envelope} envelope
   * @returns {Promise<boolean>} whether that is new
   */
  async meet(peer, envelope) {
    if (peer === this.#peer || envelope.is !== 'hello' || envelope.peer !== peer) return false;
    const before = this.#believed.get(peer);
    // without checking its seal again
    if (before?.isProven && envelope.number < before.number) return false;
    return this.#add(envelope);
  }

  /**
   * What a peer has said before this number is not believed any more: a stranger may repeat it. Nor
   * is anything without a proof, once there was one: whoever has the link may say that.
   *
   * @param {string} peer
   * @param {number} number
   * @param {boolean} isProven
   * @returns {boolean} whether it is believed now
   */
  #believe(peer, number, isProven) {
    const before = this.#believed.get(peer);
    const isOutdone = before && (before.isProven === isProven ? number < before.number : before.isProven);
    if (isOutdone) return false;
    this.#believed.delete(peer);
    this.#believed.set(peer, { number, isProven });
    const [oldest] = this.#believed.keys();
    if (this.#believed.size > mostNumbers && oldest !== undefined) this.#believed.delete(oldest);
    return true;
  }

  /** @param {Hello} hello */
  async #add(hello) {
    const { peer, number, name, seat, seal } = hello;
    const isSeated =
      seat !== undefined &&
      seal !== undefined &&
      (await this.#seats.isSignedBy(seat, this.#seats.aboutPresence(peer, number, name, seat), seal));
    if (!this.#believe(peer, number, isSeated)) return false;
    this.#unproved.delete(peer);
    if (seat && !isSeated && this.#unproved.size < mostPeople) this.#unproved.set(peer, hello);
    return this.people.add(peer, nameOf(name), isSeated ? seat : null);
  }

  /**
   * Takes again what was said by those whose seats could not be proved: more is known of the seats
   * now. Where nothing is kept, whoever joins hears of the others before he hears of the seats.
   *
   * @returns {Promise<boolean>} whether anything is new
   */
  async meetAgain() {
    let isNew = false;
    for (const hello of [...this.#unproved.values()]) isNew = (await this.#add(hello)) || isNew;
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
    const wasThere = peer !== this.#peer && this.people.remove(peer);
    const last = this.#believed.get(peer);
    if (wasThere && last) this.#believe(peer, last.number + 1, last.isProven);
    return wasThere;
  }
}
