/**
 * The states of a game, each known by a number. The WebAssembly has only the numbers. A state is
 * kept as long as something holds its number.
 *
 * @template State
 */
export class States {
  /** @type {(State | undefined)[]} by number; 0 is no state */
  #states = [undefined];

  /** @type {number[]} how many hold each state */
  #holders = [0];

  /** @type {number[]} numbers that are free again */
  #free = [];

  /** @type {number[]} the states that were made for the present owner, in order */
  made = [];

  /**
   * A new state, which the present owner holds.
   *
   * @param {State} state
   */
  add(state) {
    const number = this.#free.pop() ?? this.#states.length;
    this.#states[number] = state;
    this.#holders[number] = 1;
    this.made.push(number);
    return number;
  }

  /**
   * The state with this number. Requires one that is held.
   *
   * @param {number} number
   */
  at(number) {
    return /** @type {State} */ (this.#states[number]);
  }

  /** @param {number} number */
  hold(number) {
    this.#holders[number] = Number(this.#holders[number]) + 1;
  }

  /** @param {number} number */
  release(number) {
    if (number === 0) return;
    const left = Number(this.#holders[number]) - 1;
    this.#holders[number] = left;
    if (left > 0) return;
    this.#states[number] = undefined;
    this.#free.push(number);
  }

  /**
   * Releases the states that the present owner made after the first ones.
   *
   * @param {number} first how many
   */
  releaseSince(first) {
    while (this.made.length > first) this.release(Number(this.made.pop()));
  }

  /** How many states are held. */
  get size() {
    return this.#states.length - 1 - this.#free.length;
  }
}
