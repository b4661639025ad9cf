import { LoadError } from './errors.js';
import { newNoughts } from './noughts.js';
import { startRuntime } from './runtime.js';

/** @import { BookSources } from './books.js' */
/** @import { Noughts } from './noughts.js' */

/** What the engine is made of that knows every game. */
export const everyGame = Symbol('every game');

/**
 * @type {Map<unknown, Promise<Noughts>>} what runs, by what it was made of: addresses, functions,
 *   and what stands above
 */
const engines = new Map();

/**
 * @type {WeakMap<object, Promise<Noughts>>} the same where that may be forgotten: bytes, modules,
 *   responses, promises
 */
const enginesOfObjects = new WeakMap();

/**
 * The engine that knows every game, where it runs already.
 *
 * @returns {Promise<Noughts> | undefined}
 */
export function runningEngineOfEveryGame() {
  return engines.get(everyGame);
}

/**
 * The engine of a source, started once: every call with the same source shares the same promise.
 * After a failure, then or later, the next call starts another one.
 *
 * @param {unknown} source
 * @param {() => Promise<WebAssembly.Module>} compile
 * @param {BookSources} [sources] of books
 * @returns {Promise<Noughts>} rejects with a {@link LoadError}
 */
export function loadOnce(source, compile, sources) {
  const known = typeof source === 'object' && source !== null ? enginesOfObjects : engines;
  const running = known.get(/** @type {any} */ (source));
  if (running) return running;
  const forget = () => known.delete(/** @type {any} */ (source));
  const engine = compile()
    .then((module) => startRuntime(module, forget, sources))
    .then(newNoughts)
    .catch((cause) => {
      forget();
      throw new LoadError(cause);
    });
  known.set(/** @type {any} */ (source), engine);
  return engine;
}
