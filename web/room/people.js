/** @import { Player } from '../engine/api.js' */
/** @import { Person } from './values.js' */

/** The maximum number of people in the list. */
export const mostPeople = 64;

/** The people in a room. */
export class People {
  #self;

  /** @type {Map<string, Person>} by the transport's names for them */
  #others = new Map();

  /** @type {readonly Readonly<Person>[] | undefined} */
  #all;

  /** @param {string} name of oneself */
  constructor(name) {
    this.#self = { name, seat: /** @type {Player | null} */ (null), isSelf: true };
  }

  /** Everyone: the local person first, then people with a seat. */
  get all() {
    this.#all ??= Object.freeze(
      [this.#self, ...[...this.#others.values()].sort((left, right) => rankOf(left) - rankOf(right))].map((person) =>
        Object.freeze({ ...person }),
      ),
    );
    return this.#all;
  }

  /** The name of the local person. */
  get name() {
    return this.#self.name;
  }

  /**
   * @param {string} name of oneself
   * @returns {boolean} whether the name has changed
   */
  rename(name) {
    if (name === this.#self.name) return false;
    this.#self.name = name;
    this.#all = undefined;
    return true;
  }

  /** @param {Player | null} seat one's own */
  sit(seat) {
    this.#self.seat = seat;
    this.#all = undefined;
  }

  /**
   * Adds a person.
   *
   * @param {string} peer
   * @param {string} name
   * @param {Player | null} seat
   * @returns {boolean} whether that is new
   */
  add(peer, name, seat) {
    const known = this.#others.get(peer);
    if (known?.name === name && known.seat === seat) return false;
    if (!known && this.#others.size >= mostPeople && !(seat && this.#dismiss())) return false;
    this.#others.set(peer, { name, seat, isSelf: false });
    this.#all = undefined;
    return true;
  }

  /** Removes a spectator from a full list, to make room for a player. */
  #dismiss() {
    const [spectator] = [...this.#others].find(([, { seat }]) => seat === null) ?? [];
    return spectator !== undefined && this.#others.delete(spectator);
  }

  /**
   * The seat of another person who is there; null for a spectator.
   *
   * @param {string} peer
   * @returns {Player | null | undefined} undefined if they are not there
   */
  seatOf(peer) {
    return this.#others.get(peer)?.seat;
  }

  /**
   * Removes a person.
   *
   * @param {string} peer
   * @returns {boolean} whether they were there
   */
  remove(peer) {
    this.#all = undefined;
    return this.#others.delete(peer);
  }

  /**
   * Removes everyone else.
   * @returns {boolean} whether anybody was
   */
  clear() {
    const wereAny = this.#others.size > 0;
    this.#others.clear();
    this.#all = undefined;
    return wereAny;
  }
}

/** @param {Person} person */
function rankOf({ seat }) {
  return seat === 'X' ? 0 : seat === 'O' ? 1 : 2;
}
