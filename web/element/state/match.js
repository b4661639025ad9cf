// The engine's matches change; the widget's state does not. This module creates a match from its
// text, changes it, and keeps a snapshot of the result.

import { defaultSettings, warn } from '../properties.js';
import { squareOf } from './moves.js';
import { isFailure } from './own-game.js';

/** @import { Match, Noughts, Player } from '../../engine/api.js' */
/** @import { Snapshot, State } from './state.js' */
/** @import { MoveDetail } from '../values.js' */

/**
 * A snapshot of a match, after a change if there is one.
 *
 * @param {Noughts} noughts
 * @param {string} text the match before
 * @param {(match: Match) => void} [act]
 * @returns {Snapshot}
 * @throws {NotationError} if the text is not a match
 * @throws {ConflictError} if the rules refuse the change
 */
export function after(noughts, text, act) {
  return snapshotAfter(noughts.parse(text), act);
}

/**
 * A match from its text. If the text is not a match, the console reports it, and a new match
 * starts.
 *
 * @param {Noughts} noughts
 * @param {State} state
 * @param {string | undefined} text undefined for a new match
 * @returns {Snapshot}
 */
export function readMatch(noughts, state, text) {
  if (!text) return newMatch(noughts, state);
  try {
    return snapshotAfter(noughts.parse(text));
  } catch (error) {
    warnOfText(text, error);
    return newMatch(noughts, state);
  }
}

/**
 * Reports on the console that a text is not a match, and that a new one starts.
 *
 * @param {string} text
 * @param {unknown} error
 * @throws {Error} the error, if it is not a refusal, because the engine has failed
 */
export function warnOfText(text, error) {
  warn('position', text, `a match: ${reasonOf(error)}`, 'a new one');
}

/**
 * A new match of the game in the attribute. If there is no such game, the console reports it.
 *
 * @param {Noughts} noughts
 * @param {State} state
 * @returns {Snapshot}
 */
export function newMatch(noughts, { settings: { game, first } }) {
  const begin = (/** @type {string} */ id) => snapshotAfter(noughts.match(id, { first: first === 'O' ? 'O' : 'X' }));
  try {
    return begin(game);
  } catch (error) {
    warn('game', game, `a game: ${reasonOf(error)}`, defaultSettings.game);
    return begin(defaultSettings.game);
  }
}

/**
 * Goes to the position after a number of moves, or to the last one.
 *
 * @param {Match} match
 * @param {number} ply
 */
export function goTo(match, ply) {
  while (match.canUndo && match.moves.length > ply) match.undo();
  while (match.canRedo && match.moves.length < ply) match.redo();
}

/**
 * The positions of a match's current game, from the start to the present.
 *
 * @param {Noughts} noughts
 * @param {string} text
 * @returns {Snapshot[]}
 */
export function positionsOf(noughts, text) {
  const match = noughts.parse(text);
  try {
    const positions = [snapshotOf(match)];
    while (match.moves.length > 0) {
      const { length } = match.moves;
      match.undo();
      // Otherwise the step is a resignation.
      if (match.moves.length < length) positions.unshift(snapshotOf(match));
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
function snapshotAfter(match, act) {
  try {
    act?.(match);
    return snapshotOf(match);
  } finally {
    match.dispose();
  }
}

/**
 * The snapshot of a match.
 *
 * @param {Match} match
 * @returns {Snapshot}
 */
function snapshotOf(match) {
  const { game, position, status, squares, boards, legalMoves, moves, movers, first, score, canUndo, canRedo } = match;
  const columns = [...Array(game.gravity ? game.columns : 0)].map((_, column) => column);
  return {
    text: String(match),
    game,
    position,
    status,
    isResigned: status.state === 'won' && position.status.state !== 'won',
    isRepeated: status.state === 'tie' && position.status.state !== 'tie',
    squares,
    boards,
    legalMoves,
    vanishing: status.state === 'next' ? position.vanishingMark : null,
    vanished: match.vanishedMark,
    landings: columns.map((column) => position.landing(column)),
    moves,
    movers,
    nextMarks: nextMarksOf(match),
    choices: choicesOf(match),
    first,
    score,
    canUndo,
    canRedo,
  };
}

/**
 * The marks of the next moves, as long as the same player moves: in an opening a player may make
 * several moves, and even the other player's mark.
 *
 * @param {Match} match
 * @returns {readonly Player[]}
 */
function nextMarksOf({ game, position, status }) {
  if (status.state !== 'next' || game.chosenMarks) return [];
  const { player } = status;
  if (game.choices.length === 0) return [player];
  /** @type {Player[]} */
  const marks = [];
  for (let next = position; next.status.state === 'next' && next.status.player === player; ) {
    const [move] = next.legalMoves;
    if (move === undefined || squareOf(game, move) < 0) break;
    next = next.after(move);
    marks.push(/** @type {Player} */ (next.owner(move)));
  }
  return marks;
}

/**
 * The moves that mark no square but choose something.
 *
 * @param {Match} match
 * @returns {Snapshot['choices']}
 */
function choicesOf({ game, legalMoves }) {
  if (game.choices.length === 0) return [];
  return legalMoves.filter((move) => squareOf(game, move) < 0);
}

/**
 * The moves by which one match continues another; empty if it does not.
 *
 * @param {Snapshot} before
 * @param {Snapshot} match
 * @returns {MoveDetail[]}
 */
export function movesSince(before, { game, first, moves, movers }) {
  const goesOn =
    game.id === before.game.id && first === before.first && before.moves.every((move, ply) => move === moves[ply]);
  if (!goesOn) return [];
  return moves
    .map((square, ply) => ({ player: movers[ply] ?? first, square, name: `${game.moveNames[square]}` }))
    .slice(before.moves.length);
}

/**
 * The reason of a refusal.
 *
 * @param {unknown} error
 * @throws {Error} the error, if it is not a refusal, because the engine has failed
 */
function reasonOf(error) {
  if (isFailure(error)) throw error;
  return error instanceof Error ? error.message : String(error);
}
