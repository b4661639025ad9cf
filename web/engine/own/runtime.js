import { Runtime } from '../runtime.js';
import { startWasm } from '../start.js';
import { OwnKnownGame } from './known-game.js';
import { withRegions } from './regions.js';
import { Rules } from './rules.js';

/** @import { Definition } from './values.js' */

/**
 * Starts the WebAssembly for a game whose rules are in JavaScript.
 *
 * @param {WebAssembly.Module} module
 * @param {Readonly<Definition>} definition
 */
export async function startOwnRuntime(module, definition) {
  const { wasm, rules } = await startWithRules(module, definition);
  return new OwnRuntime(wasm, rules, definition);
}

/**
 * Starts WebAssembly that asks rules.
 *
 * @param {WebAssembly.Module} module
 * @param {Readonly<Definition>} definition
 */
export async function startWithRules(module, definition) {
  const rules = new Rules(definition);
  const decoder = new TextDecoder();
  /** @type {any} */
  let wasm;
  const imports = rules.importsFor((address, length) => decoder.decode(wasm.bytesAt(address, length)));
  wasm = await startWasm(module, imports);
  wasm.nameGame(definition.id);
  return { wasm, rules };
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
    const known = new OwnKnownGame(rules, definition);
    /** @type {any} */
    const answers = inSlices(withRegions({ ...wasm, ...answersOf(wasm, rules, known) }, rules), rules);
    // A worker does not have the rules, so it gets no module: searches run in this thread.
    super(undefined, answers, () => {}, {});
    throwAfter(this.wasm, rules);
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
 * Has each function throw after a call during which a rule has failed, and refuse a call by a rule.
 * It changes the object itself, because the memory of searches calls the same one.
 *
 * @param {Record<string, any>} wasm
 * @param {Rules} rules
 */
function throwAfter(wasm, rules) {
  for (const [name, call] of Object.entries(wasm)) {
    wasm[name] = (/** @type {unknown[]} */ ...given) => {
      if (rules.isAsking) throw new Error('a rule cannot use the game that it belongs to');
      const result = call(...given);
      const failure = rules.takeFailure();
      if (failure) throw failure;
      return result;
    };
  }
}

/** How long a search runs at once, in milliseconds, before others get their turn. */
const longestSlice = 4;

/**
 * The same functions, by which a search ends a slice by time as well: rules may be slow.
 *
 * @param {Record<string, (...given: any[]) => any>} wasm
 * @param {Rules} rules
 */
function inSlices(wasm, rules) {
  const { runSearch } = wasm;
  return {
    ...wasm,
    runSearch(/** @type {number} */ search, /** @type {number} */ nodes) {
      const begin = performance.now();
      for (let [step, left] = [1, nodes]; left > 0; left -= step, step *= 2) {
        if (runSearch?.(search, Math.min(step, left)) || rules.hasFailed) return true;
        if (performance.now() - begin > longestSlice) return false;
      }
      return false;
    },
  };
}

/** What the core answers instead of a square if there is none. */
const noSquare = 1023;

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
    vanishingMark: () => noSquare,
    landing: () => noSquare,
    typedMove: (/** @type {string} */ name) => {
      wasm.legalMoves(); // gives them their numbers
      return rules.names.find(name) ?? noSquare;
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
  if (!board) return `${rules.describe(state)}\n`;
  const { columns, squares } = board;
  const signs = squares.map((owner) => owner ?? '.');
  const rows = signs.flatMap((_, i) => (i % columns === 0 ? [signs.slice(i, i + columns).join(' ')] : []));
  return `${rows.join('\n')}\n`;
}
