import { demandKnown } from './arguments.js';
import { wrongInBoard } from './board.js';
import { definitionOf } from './definition.js';
import { isName, mostMoves, nameOfMove } from './names.js';
import { randomNumbers } from './random.js';
import { firstOf, mostPlies } from './rules.js';
import { serialize } from './serialize.js';
import { isA, messageOf } from './thrown.js';

/** @import { Definition } from './values.js' */

/** A law is told once, with the first game that breaks it. So a game tells few sentences. */
class Findings {
  /** @type {Map<string, string>} by law */
  #sentences = new Map();

  /** @type {string[]} the moves of the present game */
  moves = [];

  /**
   * @param {unknown} holds
   * @param {string} law a sentence without its end
   */
  expect(holds, law) {
    if (holds || this.#sentences.has(law)) return;
    const place = this.moves.length > 0 ? `after ${this.moves.slice(-20).join(' ')}` : 'at the start';
    this.#sentences.set(law, `${law}. This is wrong ${place}.`);
  }

  get sentences() {
    return [...this.#sentences.values()];
  }
}

/** Rules that failed. */
class Broken extends Error {}

/**
 * Checks the rules of a game in random games: what `noughts/testing/laws.hpp` checks for games in
 * C++, as far as it concerns them. A law that holds in these games may still be broken elsewhere.
 *
 * @template State, Move
 * @param {Definition<State, Move>} game
 * @param {object} [options]
 * @param {number} [options.games] how many games are played; 100 by default
 * @returns {string[]} a sentence for each law that is broken, with the moves that led there; empty
 *   if none is
 * @throws {TypeError | RangeError} as `define` rejects
 * @example
 * console.log(checkGame(nim)); // []
 */
export function checkGame(game, options = {}) {
  const definition = definitionOf(game);
  demandKnown(options, ['games']);
  const { games = 100 } = options;
  if (!Number.isSafeInteger(games) || games < 1) throw new RangeError('games must be a whole number from 1 on');
  const findings = new Findings();
  const random = randomNumbers(1);
  /** @type {Seen} */
  const seen = { keys: new Map() };
  for (let number = 0; number < games; number++) {
    findings.moves = [];
    try {
      playGame(definition, number % 2 === 0 ? 'X' : 'O', random, findings, seen);
    } catch (error) {
      // A list or a name may throw as well.
      if (!isA(Broken, error)) findings.expect(false, `No function throws: ${messageOf(error)}`);
    }
  }
  return findings.sentences;
}

/** @typedef {{ keys: Map<string, string> }} Seen how states ended, by their keys and turns */

/**
 * @param {Readonly<Definition>} definition
 * @param {'X' | 'O'} first
 * @param {(below: number) => number} random
 * @param {Findings} findings
 * @param {Seen} seen
 */
function playGame(definition, first, random, findings, seen) {
  const ask = askerOf(definition, findings);
  let state = ask('start', first);
  findings.expect((ask('winner', state) ?? undefined) === undefined, 'A game is not over at its start');
  const before = new Set();
  for (let plies = 0; ; plies++) {
    const text = textOf(state, findings);
    const moves = checkState(definition, ask, state, findings, seen);
    if (!moves) return;
    findings.expect(definition.canRepeat || !before.has(text), 'A position comes again only where `canRepeat` is true');
    before.add(text);
    if (plies === mostPlies) {
      findings.expect(definition.canRepeat, `A game ends in ${mostPlies} plies, unless \`canRepeat\` is true`);
      return;
    }
    const move = moves[random(moves.length)];
    const again = ask('play', structuredClone(state), move);
    const next = ask('play', state, move);
    findings.moves = [...findings.moves, String(nameOfMove(definition.name, move))];
    findings.expect(textOf(state, findings) === text, '`play` does not change the state that it is given');
    findings.expect(
      textOf(next, findings) === textOf(again, findings),
      'The same move in equal states leads to equal states',
    );
    state = next;
  }
}

/**
 * Checks what the rules say of a state.
 *
 * @param {Readonly<Definition>} definition
 * @param {ReturnType<typeof askerOf>} ask
 * @param {unknown} state
 * @param {Findings} findings
 * @param {Seen} seen
 * @returns {unknown[] | undefined} the legal moves; undefined if the game is over
 */
function checkState(definition, ask, state, findings, seen) {
  const text = textOf(state, findings);
  const copy = structuredClone(state);
  const [winner, turn] = [ask('winner', state) ?? undefined, ask('turn', state)];
  findings.expect(turn === 'X' || turn === 'O', "`turn` returns 'X' or 'O'");
  findings.expect(
    [undefined, 'X', 'O', 'tie'].includes(winner),
    "`winner` returns 'X', 'O' or 'tie', and nothing while the game goes on",
  );
  if (definition.board) checkBoard(ask, state, findings);
  const moves = winner === undefined ? listOf(ask('moves', state), findings) : undefined;
  if (moves) checkMoves(definition, moves, findings);
  if (definition.value && moves) {
    const value = ask('value', state);
    const isValue = typeof value === 'number' && value >= 0 && value <= 1;
    findings.expect(isValue, '`value` returns a number from 0 to 1');
  }
  const equal =
    (ask('winner', copy) ?? undefined) === winner &&
    ask('turn', copy) === turn &&
    (!moves || serializeOr(listOf(ask('moves', copy), findings)) === serializeOr(moves));
  findings.expect(equal, 'Equal states have the same turn, winner and moves');
  if (definition.key) checkKey(ask, state, { winner, turn, moves }, findings, seen);
  findings.expect(textOf(state, findings) === text, 'No function changes the state that it is given');
  if (moves && moves.length === 0) throw new Broken();
  return moves;
}

/**
 * @param {Readonly<Definition>} definition
 * @param {unknown[]} moves
 * @param {Findings} findings
 */
function checkMoves(definition, moves, findings) {
  findings.expect(
    moves.length > 0,
    "A game that goes on has a move; if there is none, `winner` says who has won, or 'tie'",
  );
  const names = moves.map((move) => nameOfMove(definition.name, move));
  const areNames = names.every(isName);
  findings.expect(areNames, 'The name of a move has 1 to 16 small letters and digits, and is no word of a match');
  findings.expect(new Set(names).size === names.length, 'Each move is listed once, and no two have the same name');
  if (!areNames) throw new Broken();
}

/**
 * @param {ReturnType<typeof askerOf>} ask
 * @param {unknown} state
 * @param {Findings} findings
 */
function checkBoard(ask, state, findings) {
  const board = ask('board', state);
  const atStart = ask('board', ask('start', 'X'));
  const wrong = wrongInBoard(board);
  findings.expect(!wrong, `\`board\` returns a board: ${wrong}`);
  if (wrong) return;
  findings.expect(
    board.columns === atStart?.columns && board.rows === atStart?.rows,
    'The board has the same size in every state',
  );
}

/**
 * States with the same key and the same player to move end in the same way: so they have ended or
 * not, and have as many moves.
 *
 * @param {ReturnType<typeof askerOf>} ask
 * @param {unknown} state
 * @param {{ winner: unknown, turn: unknown, moves: unknown[] | undefined }} stands
 * @param {Findings} findings
 * @param {Seen} seen
 */
function checkKey(ask, state, { winner, turn, moves }, findings, seen) {
  const key = ask('key', state);
  const isKey = typeof key === 'string' || Number.isFinite(key);
  findings.expect(isKey, '`key` returns a text or a number');
  if (!isKey) return;
  const what = `${winner} ${moves?.length}`;
  const known = seen.keys.get(`${turn} ${key}`);
  seen.keys.set(`${turn} ${key}`, what);
  findings.expect(
    known === undefined || known === what,
    'States with the same key and the same player to move have ended alike, or have as many moves',
  );
}

/**
 * Calls rules. A rule that throws ends the game.
 *
 * @param {Readonly<Definition>} definition
 * @param {Findings} findings
 */
function askerOf(definition, findings) {
  return (
    /** @type {'start' | 'turn' | 'moves' | 'play' | 'winner' | 'key' | 'value' | 'board'} */ rule,
    /** @type {any[]} */ ...given
  ) => {
    try {
      return /** @type {any} */ (definition)[rule](...given);
    } catch (cause) {
      findings.expect(false, `\`${rule}\` does not throw: ${messageOf(cause)}`);
      throw new Broken();
    }
  };
}

/**
 * @param {unknown} listed
 * @param {Findings} findings
 * @returns {unknown[]}
 */
function listOf(listed, findings) {
  const isList = typeof (/** @type {any} */ (listed)?.[Symbol.iterator]) === 'function' && typeof listed !== 'string';
  findings.expect(isList, '`moves` returns a list');
  if (!isList) throw new Broken();
  const moves = firstOf(/** @type {Iterable<unknown>} */ (listed));
  findings.expect(moves.length <= mostMoves, `A game has at most ${mostMoves} moves`);
  if (moves.length > mostMoves) throw new Broken();
  return moves;
}

/**
 * @param {unknown} state
 * @param {Findings} findings
 */
function textOf(state, findings) {
  try {
    return serialize(state);
  } catch (cause) {
    findings.expect(false, `A state is plain data that \`structuredClone\` can copy: ${messageOf(cause)}`);
    throw new Broken();
  }
}

/** @param {unknown} moves */
function serializeOr(moves) {
  try {
    return serialize(moves);
  } catch {
    return String(moves);
  }
}
