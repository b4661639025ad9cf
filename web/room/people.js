/** @import { Player } from '../engine/api.js' */
/** @import { Person } from './values.js' */

/** No more are told apart. */
export const mostPeople = 64;

/** Who is there. */
export class People {
  #self;

  /** @type {Map<string, Person>} by what the transport calls them */
  #others = new Map();

  /** @type {readonly Readonly<Person>[] | undefined} */
  #all;

  /** @param {string} name of oneself */
  constructor(name) {
    this.#self = { name, seat: /** @type {Player | null} */ (null), isSelf: true };
  }

  /** Everybody: oneself first, then those with a seat. */
  get all() {
    this.#all ??= Object.freeze(
      [this.#self, ...[...this.#others.values()].sort((left, right) => rankOf(left) - rankOf(right))].map((person) =>
        Object.freeze({ ...person }),
      ),
    );
    return this.#all;
  }

  /** What one calls oneself. */
  get name() {
    return this.#self.name;
  }

  /**
   * @param {string} name of oneself
   * @returns {boolean} whether that is another one
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
   * Somebody is there.
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

  /** Makes room for a player: a spectator is told apart no more. */
  #dismiss() {
    const [spectator] = [...this.#others].find(([, { seat }]) => seat === null) ?? [];
    return spectator !== undefined && this.#others.delete(spectator);
  }

  /**
   * Somebody has gone.
   *
   * @param {string} peer
   * @returns {boolean} whether he was there
   */
  remove(peer) {
    this.#all = undefined;
    return this.#others.delete(peer);
  }

  /**
   * Nobody can be seen any more.
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
