// The code of a worker that thinks about a game of one's own. It imports the rules by the address
// of their module, and answers the questions of `game-worker.js`.

import { answerBy, forget, reply, running } from '../answers.js';
import { definitionOf } from './definition.js';
import { faultOf } from './game-fault.js';
import { importGame } from './import-game.js';
import { withMoves } from './remote-moves.js';
import { startOwnRuntime } from './runtime.js';

/** @import { Question } from '../search-worker.js' */
/** @import { SliceLimits } from '../slices.js' */
/** @import { OwnMessage, OwnQuestion, Path } from './game-worker.js' */
/** @import { OwnRuntime } from './runtime.js' */

/** @type {Promise<OwnRuntime>} from the first message on */
let starting;

addEventListener('message', ({ data }) => {
  const message = /** @type {OwnMessage} */ (data);
  if ('address' in message) starting = start(message.wasm, message.address);
  else if ('question' in message) void reply(message, answer, faultOf);
  else if ('abort' in message) running.get(message.id)?.abort();
  else forget(message.forget);
});

/**
 * @param {WebAssembly.Module} module
 * @param {string} address
 * @returns {Promise<OwnRuntime>}
 */
async function start(module, address) {
  try {
    const definition = definitionOf(await importGame(address));
    const runtime = await startOwnRuntime(module, definition);
    postMessage({ isReady: true });
    return runtime;
  } catch (cause) {
    postMessage({ isReady: false });
    throw cause;
  }
}

/**
 * @param {OwnQuestion} question
 * @param {SliceLimits} limits
 */
async function answer(question, limits) {
  const runtime = await starting;
  runtime.searchMemory.limit = question.memory;
  const asked = /** @type {Question} */ ({ ...question, position: positionAt(runtime, question.path) });
  // The page knows moves by other numbers, so it gets them together, by their names, at the end.
  const found = await answerBy(runtime, asked, { ...limits, onMoves: undefined });
  return withMoves(question.kind, found, (move) => runtime.rules.names.nameAt(move));
}

/**
 * The position at the end of a path.
 *
 * @param {OwnRuntime} runtime
 * @param {Path} path
 */
function positionAt(runtime, { first, state, moves }) {
  const { wasm, known, rules } = runtime;
  rules.startAt = state;
  wasm.findGame(known.info.id);
  if (first === 'O') wasm.start(1);
  for (const move of moves) {
    if (wasm.advance(known.indexOf(move, () => wasm)) < 0) throw new RangeError(`${move} is not legal here`);
  }
  return runtime.shown();
}
