// What `noughts/room` needs for a game of one's own: shared matches that ask its rules.

import { compileWasm } from '#own-replica-wasm';
import { LoadError } from '../errors.js';
import { guard } from '../runtime.js';
import { keepingStates } from './replica-states.js';
import { refusalOf, startOf } from './room-start.js';

/** @import { Definition } from './values.js' */
/** @import { startWithRules } from './runtime.js' */
/** @import { MainModule } from '../wasm/replica.js' */

/**
 * The functions of the WebAssembly of shared matches, for a game of one's own. They throw a
 * `GameError` when a rule fails; then nothing has changed.
 *
 * @typedef {MainModule & {
 *   startOf: (first: string, game?: unknown) => string,
 *   refusalOf: (start: string) => string | undefined,
 * }} OwnReplicas
 */

/** @type {WeakMap<object, Promise<OwnReplicas>>} by the definition */
const loading = new WeakMap();

/**
 * Starts the WebAssembly of shared matches, once for all rooms of a game.
 *
 * @param {Readonly<Definition>} definition
 * @param {typeof startWithRules} startWith given, so that these modules share no file with those of
 *   `noughts/own`: it would be larger
 * @returns {Promise<OwnReplicas>} rejects with a {@link LoadError}; then the next call tries again
 */
export function loadOwnReplicas(definition, startWith) {
  const started = loading.get(definition) ?? start(definition, startWith);
  loading.set(definition, started);
  return started;
}

/**
 * @param {Readonly<Definition>} definition
 * @param {typeof startWithRules} startWith
 * @returns {Promise<OwnReplicas>}
 */
async function start(definition, startWith) {
  const forget = () => loading.delete(definition);
  try {
    const { wasm, rules } = await startWith(await compileWasm(), definition);
    const replicas = keepingStates(guard(wasm, forget).guarded, rules);
    return /** @type {any} */ ({
      ...replicas,
      newReplica: (/** @type {string} */ text, /** @type {number} */ seat) =>
        replicas.newReplica?.(text.slice(text.lastIndexOf('~') + 1), seat),
      startOf: startOf.bind(undefined, definition),
      refusalOf: refusalOf.bind(undefined, definition),
    });
  } catch (cause) {
    forget();
    throw new LoadError(cause);
  }
}
