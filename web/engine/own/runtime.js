import { Runtime } from '../runtime.js';
import { startWasm } from '../start.js';
import { OwnKnownGame } from './known-game.js';
import { Rules } from './rules.js';

/** @import { Definition } from './values.js' */

/**
 * What holds states in the WebAssembly: a match or a search.
 *
 * @typedef {{ kept: number[], made: number[] }} Region
 */

/** The functions that make a match or a search, and what drops it again. */
const makers = {
  newMatch: 'dropMatch',
  copyMatch: 'dropMatch',
  matchOfText: 'dropMatch',
  think: 'dropSearch',
  analyse: 'dropSearch',
  beginReview: 'dropSearch',
};

/** The functions whose first argument is a match or a search, in which they may make states. */
const users = ['play', 'playAt', 'undo', 'redo', 'resign', 'next', 'thinkOn', 'runSearch', 'chosen', 'statistics'];

/** The functions that search. */
const searching = new Set(['think', 'thinkOn', 'analyse', 'beginReview', 'runSearch', 'solve', 'choose']);

/**
 * Starts the WebAssembly for a game whose rules are in JavaScript.
 *
 * @param {WebAssembly.Module} module
 * @param {Readonly<Definition>} definition
 */
export async function startOwnRuntime(module, definition) {
  const rules = new Rules(definition);
  const decoder = new TextDecoder();
  /** @type {any} */
  let wasm;
  const imports = rules.importsFor((address, length) => decoder.decode(wasm.bytesAt(address, length)));
  wasm = await startWasm(module, imports);
  return new OwnRuntime(wasm, rules, definition);
}

/** The running WebAssembly of one game of one's own. */
export class OwnRuntime extends Runtime {
  /** The only game of the engine. */
  known;

  /** The rules of the game. */
  rules;

  /**
   * Frees the states of collected positions.
   * @type {FinalizationRegistry<number>}
   */
  #collected;

  /**
   * @param {any} wasm
   * @param {Rules} rules
   * @param {Readonly<Definition>} definition
   */
  constructor(wasm, rules, definition) {
    wasm.nameGame(definition.id);
    const known = new OwnKnownGame(rules, definition);
    /** @type {any} */
    const answers = withRegions({ ...wasm, ...answersOf(wasm, rules, known) }, rules);
    // A worker does not have the rules, so it gets no module: searches run in this thread.
    super(undefined, answers, () => {}, {});
    this.wasm = throwing(this.wasm, rules);
    this.known = known;
    this.rules = rules;
    this.#collected = new FinalizationRegistry((state) => rules.states.release(state));
  }

  /**
   * A copy of the shown position. Its state is kept as long as the copy.
   * @override
   */
  shown() {
    const bytes = super.shown();
    const state = /** @type {any} */ (this.wasm).shownState();
    this.rules.states.hold(state);
    this.#collected.register(bytes, state);
    return bytes;
  }
}

/**
 * The same functions. If a rule has failed during a call, it throws afterwards.
 *
 * @template {object} Functions
 * @param {Functions} wasm
 * @param {Rules} rules
 * @returns {Functions}
 */
function throwing(wasm, rules) {
  const entries = Object.entries(wasm).map(([name, call]) => [
    name,
    (/** @type {unknown[]} */ ...given) => {
      const result = call(...given);
      const failure = rules.takeFailure();
      if (failure) throw failure;
      return result;
    },
  ]);
  return Object.fromEntries(entries);
}

/**
 * The questions about the shown position that JavaScript answers by itself.
 *
 * @param {any} wasm
 * @param {Rules} rules
 * @param {OwnKnownGame} known
 */
function answersOf(wasm, rules, known) {
  const numbers = () => wasm.numbersAt(wasm.addressOfNumbers(), wasm.countOfNumbers());
  const board = () => rules.boardOf(wasm.shownState());
  /** @param {readonly (readonly number[])[]} lists */
  const write = (lists) => numbers().set([lists.length, ...lists.flatMap((list) => [list.length, ...list])]);
  return {
    findGame(/** @type {string} */ id) {
      wasm.showState(rules.startOrSetUp());
      return id === known.info.id;
    },
    gameCount: () => 1,
    showGame: () => wasm.start(0),
    bookKind: () => 0,
    id: () => known.info.id,
    owners: () => {
      const owners = (board()?.squares ?? []).map((owner) => (owner === 'X' ? 1 : owner === 'O' ? 2 : 0));
      numbers().set(owners);
      return owners.length;
    },
    wonLines: () => write(board()?.lines ?? []),
    smallBoards: () => write([]),
    vanishingMark: () => 1023,
    landing: () => 1023,
    typedMove: (/** @type {string} */ name) => {
      wasm.legalMoves(); // gives them their numbers
      const number = rules.names.find(name);
      return number ?? 1023;
    },
    diagram: () => diagramOf(rules, wasm.shownState()),
  };
}

/**
 * The state as text of several lines.
 *
 * @param {Rules} rules
 * @param {number} state
 */
function diagramOf(rules, state) {
  const board = rules.boardOf(state);
  if (!board) return `${JSON.stringify(rules.states.at(state).state)}\n`;
  const { columns, squares } = board;
  const signs = squares.map((owner) => owner ?? '.');
  const rows = signs.flatMap((_, i) => (i % columns === 0 ? [signs.slice(i, i + columns).join(' ')] : []));
  return `${rows.join('\n')}\n`;
}

/**
 * The same functions. Each of the states that one of them makes belongs to the match or the search
 * that it is called for, or to the shown position. After a failure nothing new is kept.
 *
 * @param {Record<string, any>} wasm
 * @param {Rules} rules
 */
function withRegions(wasm, rules) {
  const { states } = rules;
  /** @type {Record<string, any>} */
  const wrapped = {};
  /** @type {Map<number, Region>} by address */
  const regions = new Map();
  let shown = 0; // the held state of the shown position

  /**
   * @param {Region} region
   * @param {() => unknown} call
   */
  const inRegion = (region, call) => {
    const before = states.made;
    states.made = region.made;
    try {
      return call();
    } finally {
      states.made = before;
      holdShown();
    }
  };

  function holdShown() {
    const state = wasm.shownState();
    if (state === shown) return;
    states.hold(state);
    states.release(shown);
    shown = state;
  }

  /** @param {Region} region */
  const free = ({ kept, made }) => {
    for (const state of [...kept, ...made]) states.release(state);
  };

  /**
   * The states that a new match or search begins with.
   *
   * @param {string} name
   * @param {unknown[]} given
   */
  const keptFor = (name, given) => {
    const match = name === 'copyMatch' || name === 'analyse' || name === 'beginReview' ? Number(given[0]) : 0;
    const { kept = [], made = [] } = regions.get(match) ?? {};
    const all = [...kept, ...made, ...(shown === 0 ? [] : [shown])];
    for (const state of all) states.hold(state);
    return all;
  };

  /** @param {string} name @param {(...given: any[]) => any} call */
  const wrap = (name, call) => {
    const run = searching.has(name)
      ? (/** @type {any[]} */ given) => rules.fast(() => call(...given))
      : (/** @type {any[]} */ given) => call(...given);
    const dropper = makers[/** @type {keyof typeof makers} */ (name)];
    return (/** @type {any[]} */ ...given) => {
      holdShown(); // it may have been shown by its bytes
      const isDrop = name === 'dropMatch' || name === 'dropSearch';
      const own = users.includes(name) || isDrop ? regions.get(given[0]) : undefined;
      if (isDrop && !own) return undefined; // it was dropped when it failed
      /** @type {Region} */
      const region = own ?? { kept: dropper ? keptFor(name, given) : [], made: [] };
      if (name === 'thinkOn' && shown !== 0) {
        states.hold(shown);
        region.kept.push(shown);
      }
      const result = inRegion(region, () => run(given));
      const isMade = dropper && result !== 0;
      if (isMade && !rules.hasFailed) regions.set(Number(result), region);
      else if (!own || isDrop) free(region);
      if (isDrop) regions.delete(given[0]);
      if (isMade && rules.hasFailed) wasm[dropper](result);
      if (name === 'runSearch' && rules.hasFailed) wrapped.dropSearch(given[0]);
      return result;
    };
  };

  for (const [name, call] of Object.entries(wasm)) wrapped[name] = mayMakeStates(name) ? wrap(name, call) : call;
  // A failed move must change nothing, so its rules are tried first.
  for (const name of ['play', 'playAt']) {
    const play = wrapped[name];
    wrapped[name] = (/** @type {any[]} */ ...given) => {
      const copy = wrapped.copyMatch(given[0]);
      try {
        const tried = Number(wrap(name, wasm[name])(copy, ...given.slice(1)));
        if (tried < 0 || rules.hasFailed) return tried;
      } finally {
        wrapped.dropMatch(copy);
      }
      return play(...given);
    };
  }
  return wrapped;
}

/** @param {string} name */
function mayMakeStates(name) {
  return !/^(bytesAt|numbersAt|nameGame|shownState|addressOf|countOf|sizeOf|hasSpare|gameCount|bookKind|id$)/.test(
    name,
  );
}
