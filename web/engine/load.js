import { LoadError } from './errors.js';
import { newNoughts } from './noughts.js';
import { startRuntime } from './runtime.js';

/** @import { BookSources } from './books.js' */
/** @import { Noughts } from './noughts.js' */

/** The key of the engine with every game. */
export const everyGame = Symbol('every game');

/**
 * @type {Map<unknown, Promise<Noughts>>} running engines by their sources: addresses, functions,
 *   and the key above
 */
const engines = new Map();

/**
 * @type {WeakMap<object, Promise<Noughts>>} running engines by sources that may be collected:
 *   bytes, modules, responses, promises
 */
const enginesOfObjects = new WeakMap();

/**
 * The engine with every game, if it is running.
 *
 * @returns {Promise<Noughts> | undefined}
 */
export function runningEngineOfEveryGame() {
  return engines.get(everyGame);
}

/**
 * The engine of a source, started once: all calls with the same source share one promise. After a
 * failure, during the start or later, the next call starts another engine.
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
