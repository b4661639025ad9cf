// The exports of the engine that do not depend on how its WebAssembly is loaded.

export {
  ConflictError,
  DisposedError,
  EngineError,
  LoadError,
  MemoryError,
  NotationError,
  NoughtsError,
  SetUpError,
  UnknownGameError,
} from './errors.js';
export { Match } from './match.js';
export { Noughts } from './noughts.js';
export { Opponent } from './opponent.js';
export { Position } from './position.js';
export * from './values.js';
