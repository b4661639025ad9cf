// Which match or search keeps which states. The WebAssembly holds only their numbers, and copies
// them freely. So every call into it that may make states is made for an owner of them.

/** @import { Rules } from './rules.js' */
/** @import { States } from './states.js' */

/**
 * The states of a match or a search: those with which it began, and those that it made. It holds
 * each of them.
 *
 * @typedef {{ kept: number[], made: number[], most?: number }} Region how many it may hold before it
 *   is looked through
 */

/** @typedef {(...given: any[]) => any} Call */

/**
 * The functions that make a match or a search, and which drops it again.
 * @type {Record<string, 'dropMatch' | 'dropSearch'>}
 */
const makers = {
  newMatch: 'dropMatch',
  copyMatch: 'dropMatch',
  matchOfText: 'dropMatch',
  think: 'dropSearch',
  analyse: 'dropSearch',
  beginReview: 'dropSearch',
};

/** The functions of a match or a search, which comes first. */
const ofOwner = [
  ...['undo', 'redo', 'resign', 'next', 'play', 'playAt'],
  ...['thinkOn', 'runSearch', 'chosen', 'statistics'],
];

/** The functions that search. A search makes too many states to freeze each. */
const searching = ['think', 'thinkOn', 'analyse', 'beginReview', 'runSearch', 'solve', 'choose'];

/** The functions that ask for no rule. */
const withoutRules =
  /^(bytesAt|numbersAt|nameGame|shownState|addressOf|countOf|sizeOf|hasSpare|gameCount|bookKind|id$)/;

/** The regions of the matches and searches, by their addresses, and the shown position. */
class Regions {
  #states;
  #shownState;

  /** @type {Map<unknown, Region>} */
  #byOwner = new Map();

  /** The state of the shown position, which is held. */
  #shown = 0;

  /**
   * @param {States<any>} states
   * @param {() => number} shownState
   */
  constructor(states, shownState) {
    this.#states = states;
    this.#shownState = shownState;
  }

  /** @param {unknown} owner */
  of(owner) {
    return this.#byOwner.get(owner);
  }

  /** @param {unknown} owner @param {Region} region */
  add(owner, region) {
    this.#byOwner.set(owner, region);
  }

  /** Frees the states of a match or a search that is dropped. @param {unknown} owner */
  remove(owner) {
    const region = this.of(owner);
    this.#byOwner.delete(owner);
    if (region) this.free(region);
  }

  /**
   * A region that begins with the shown position, and with the states of a match.
   *
   * @param {unknown} [match]
   * @returns {Region}
   */
  begin(match) {
    const region = { kept: [], made: [] };
    const { kept, made } = this.of(match) ?? region;
    for (const state of [...kept, ...made]) this.keep(region, state);
    this.keepShown(region);
    return region;
  }

  /** @param {Region} region */
  keepShown(region) {
    this.#holdShown();
    if (this.#shown !== 0) this.keep(region, this.#shown);
  }

  /** @param {Region} region @param {number} state */
  keep({ kept }, state) {
    this.#states.hold(state);
    kept.push(state);
  }

  /** Frees all states of a region but the last. @param {Region} region */
  keepLast(region) {
    const last = region.made.slice(-1);
    this.free({ kept: region.kept, made: region.made.slice(0, -1) });
    region.kept = [];
    region.made = last;
  }

  /**
   * After a move of a match, nothing can be made again. So now and then the states are freed that
   * were taken back: all but the last one and those before it.
   *
   * @param {Region} region
   */
  keepPath(region) {
    const { kept, made, most = 64 } = region;
    if (kept.length + made.length <= most) return;
    const path = new Set();
    for (let at = this.#states.at(Number(made.at(-1))); at; at = at.previous) path.add(at);
    const isOnPath = (/** @type {number} */ state) => path.has(this.#states.at(state));
    const left = [...kept, ...made].filter((state) => !isOnPath(state));
    region.kept = kept.filter(isOnPath);
    region.made = made.filter(isOnPath);
    region.most = 64 + 2 * path.size;
    this.free({ kept: left, made: [] });
  }

  /** @param {Region} region */
  free({ kept, made }) {
    for (const state of [...kept, ...made]) this.#states.release(state);
  }

  /**
   * Calls a function whose new states belong to a region.
   *
   * @template Result
   * @param {Region} region
   * @param {() => Result} call
   */
  run(region, call) {
    const before = this.#states.made;
    this.#states.made = region.made;
    try {
      return call();
    } finally {
      this.#states.made = before;
      this.#holdShown();
    }
  }

  /**
   * Calls a function whose new states belong to the shown position at most.
   *
   * @param {() => any} call
   */
  runOnce(call) {
    this.#holdShown(); // it may have been shown by its bytes
    const region = { kept: [], made: [] };
    const result = this.run(region, call);
    this.free(region);
    return result;
  }

  #holdShown() {
    const state = this.#shownState();
    if (state === this.#shown) return;
    this.#states.hold(state);
    this.#states.release(this.#shown);
    this.#shown = state;
  }
}

/**
 * The same functions, by which every state belongs to the match or the search that needs it. If a
 * rule fails, a move is not played, and a new match or search is dropped again.
 *
 * @param {Record<string, Call>} wasm
 * @param {Rules} rules
 * @returns {Record<string, Call>}
 */
export function withRegions(wasm, rules) {
  const call = (/** @type {string} */ name) => /** @type {Call} */ (wasm[name]);
  const regions = new Regions(rules.states, call('shownState'));

  /** @type {Record<string, Call>} */
  const owned = {};
  for (const [name, plain] of Object.entries(wasm)) {
    if (withoutRules.test(name)) {
      owned[name] = plain;
      continue;
    }
    const run = searching.includes(name) ? (/** @type {any[]} */ ...given) => rules.fast(() => plain(...given)) : plain;
    const dropper = makers[name];
    if (dropper) owned[name] = making(run, dropper);
    else if (Object.values(makers).includes(/** @type {any} */ (name))) owned[name] = dropping(run);
    else if (ofOwner.includes(name)) owned[name] = using(run);
    else owned[name] = (...given) => regions.runOnce(() => run(...given));
  }
  const { next, play, playAt, thinkOn } = owned;
  return {
    ...owned,
    play: tried(/** @type {Call} */ (play)),
    playAt: tried(/** @type {Call} */ (playAt)),
    thinkOn(search, ...given) {
      const region = regions.of(search);
      if (region) regions.keepShown(region);
      return thinkOn?.(search, ...given);
    },
    next(match, ...given) {
      const result = next?.(match, ...given);
      const region = regions.of(match);
      // Of the games before, nothing is left. The present one has its start.
      if (region && result >= 0 && !rules.hasFailed) regions.keepLast(region);
      return result;
    },
  };

  /** @param {Call} run @param {'dropMatch' | 'dropSearch'} dropper @returns {Call} */
  function making(run, dropper) {
    return (...given) => {
      const region = regions.begin(given[0]);
      const owner = regions.run(region, () => run(...given));
      if (owner !== 0 && !rules.hasFailed) {
        regions.add(owner, region);
      } else {
        if (owner !== 0) call(dropper)(owner);
        regions.free(region);
      }
      return owner;
    };
  }

  /** @param {Call} run @returns {Call} */
  function dropping(run) {
    return (owner) => {
      if (!regions.of(owner)) return; // it was dropped at once, because its rules failed
      regions.runOnce(() => run(owner));
      regions.remove(owner);
    };
  }

  /** @param {Call} run @returns {Call} */
  function using(run) {
    return (owner, ...given) => {
      const region = regions.of(owner);
      return region ? regions.run(region, () => run(owner, ...given)) : run(owner, ...given);
    };
  }

  /**
   * A move is tried in a copy of the match first, so that it changes nothing if its rules fail.
   *
   * @param {Call} play
   * @returns {Call}
   */
  function tried(play) {
    return (match, ...given) => {
      const copy = owned.copyMatch?.(match);
      try {
        const result = play(copy, ...given);
        if (result < 0 || rules.hasFailed) return result;
      } finally {
        owned.dropMatch?.(copy);
      }
      const result = play(match, ...given);
      const region = regions.of(match);
      if (region && !rules.hasFailed) regions.keepPath(region);
      return result;
    };
  }
}
