// The engine's matches change; the widget's state does not. Here a match is made from its text, something is done to it, and what it
// is then is kept.

import { EngineError } from '../engine/api.js';
import { usualSettings, warn } from './properties.js';
import { moverOf } from './state.js';

/** @import { Match, Noughts } from '../engine/api.js' */
/** @import { Snapshot, State } from './state.js' */
/** @import { MoveDetail } from './values.js' */

/**
 * A match after something was done to it, or as it is.
 *
 * @param {Noughts} noughts
 * @param {string} text the match before
 * @param {(match: Match) => void} [act]
 * @returns {Snapshot}
 * @throws {NotationError} when the text is no match
 * @throws {ConflictError} when the rules refuse what is done
 */
export function after(noughts, text, act) {
  return snapshot(noughts.parse(text), act);
}

/**
 * A match from its text, or a new one where that is no match, which is told on the console.
 *
 * @param {Noughts} noughts
 * @param {State} state
 * @param {string | undefined} text nothing for a new one
 * @returns {Snapshot}
 */
export function readMatch(noughts, state, text) {
  if (!text) return newMatch(noughts, state);
  try {
    return snapshot(noughts.parse(text));
  } catch (error) {
    warnOfText(text, error);
    return newMatch(noughts, state);
  }
}

/**
 * Tells on the console that a text is no match, so that there is a new one.
 *
 * @param {string} text
 * @param {unknown} error
 * @throws {EngineError} when that is no refusal, but the engine has failed
 */
export function warnOfText(text, error) {
  warn('position', text, `a match: ${reasonOf(error)}`, 'a new one');
}

/**
 * A new match of the game that the attribute names. Where there is none of that name, that is told on the console.
 *
 * @param {Noughts} noughts
 * @param {State} state
 * @returns {Snapshot}
 */
export function newMatch(noughts, { settings: { game, first } }) {
  const begin = (/** @type {string} */ id) => snapshot(noughts.match(id, { first: first === 'O' ? 'O' : 'X' }));
  try {
    return begin(game);
  } catch (error) {
    warn('game', game, `a game: ${reasonOf(error)}`, usualSettings.game);
    return begin(usualSettings.game);
  }
}

/**
 * Goes back or forward to the position after so many moves, as far as there are moves.
 *
 * @param {Match} match
 * @param {number} ply
 */
export function goTo(match, ply) {
  while (match.canUndo && match.moves.length > ply) match.undo();
  while (match.canRedo && match.moves.length < ply) match.redo();
}

/**
 * The positions of a match's current game, from its beginning to how it stands.
 *
 * @param {Noughts} noughts
 * @param {string} text
 * @returns {Snapshot[]}
 */
export function positionsOf(noughts, text) {
  const match = noughts.parse(text);
  try {
    const positions = [told(match)];
    while (match.moves.length > 0) {
      const { length } = match.moves;
      match.undo();
      if (match.moves.length < length) positions.unshift(told(match)); // else a resignation
    }
    return positions;
  } finally {
    match.dispose();
  }
}

/**
 * @param {Match} match is disposed of
 * @param {(match: Match) => void} [act]
 * @returns {Snapshot}
 */
function snapshot(match, act) {
  try {
    act?.(match);
    return told(match);
  } finally {
    match.dispose();
  }
}

/**
 * What a match says of itself.
 *
 * @param {Match} match
 * @returns {Snapshot}
 */
function told(match) {
  const { game, position, status, squares, boards, legalMoves, moves, first, score, canUndo, canRedo } = match;
  const columns = Array.from({ length: game.gravity ? game.columns : 0 }, (_, column) => column);
  return {
    text: String(match),
    game,
    status,
    isResigned: status.state === 'won' && position.status.state !== 'won',
    squares,
    boards,
    legalMoves,
    vanishing: status.state === 'next' ? position.vanishingMark : null,
    vanished: vanishedFrom(match),
    landings: columns.map((column) => position.landing(column)),
    moves,
    first,
    score,
    canUndo,
    canRedo,
  };
}

/**
 * The square whose mark went with the last move; null where none did.
 *
 * @param {Match} match stays as it is
 */
function vanishedFrom(match) {
  const { squares, canUndo } = match;
  const { length } = match.moves;
  if (!canUndo || length <= squares.filter(Boolean).length) return null; // every mark that was made is still there
  match.undo();
  const vanished = match.moves.length < length ? match.position.vanishingMark : null; // else a resignation was the last step
  match.redo();
  return vanished;
}

/**
 * The moves by which a match goes on from another one; none where it does not.
 *
 * @param {Snapshot} before
 * @param {Snapshot} match
 * @returns {MoveDetail[]}
 */
export function movesSince(before, { game, first, moves }) {
  const goesOn =
    game.id === before.game.id && first === before.first && before.moves.every((move, ply) => move === moves[ply]);
  if (!goesOn) return [];
  return moves
    .map((square, ply) => ({ player: moverOf(first, ply), square, name: `${game.moveNames[square]}` }))
    .slice(before.moves.length);
}

/**
 * Why something was refused.
 *
 * @param {unknown} error
 * @throws {EngineError} when that is no refusal, but the engine has failed
 */
function reasonOf(error) {
  if (error instanceof EngineError) throw error;
  return error instanceof Error ? error.message : String(error);
}
