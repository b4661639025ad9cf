// What the engine exports whichever way its WebAssembly comes.

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
