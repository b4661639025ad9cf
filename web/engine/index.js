/**
 * Tic-tac-toe and its family: rules, an opponent and an analysis.
 *
 * Importing this module has no side effects; `load` compiles the WebAssembly that knows the rules.
 *
 * @example
 * import { load } from 'noughts';
 * const noughts = await load();
 * using match = noughts.match('tic-tac-toe');
 * match.play('b2');
 * console.log(match.status); // { state: 'next', player: 'O' }
 *
 * @module noughts
 */

export { ConflictError, DisposedError, LoadError, NotationError, NoughtsError, UnknownGameError } from './errors.js';
export { load } from './load.js';
export { Match } from './match.js';
export { Noughts } from './noughts.js';
export { Opponent } from './opponent.js';
export * from './values.js';
