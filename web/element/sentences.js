import { EngineError, LoadError } from '../engine/index.js';
import { boardOf, litBoards, middleSquare } from './layout.js';
import { moverOf, personOf } from './state.js';

/** @import { Evaluation } from '../engine/index.js' */
/** @import { State, Table } from './state.js' */
/** @import { Tongue } from './words/index.js' */

/**
 * What the widget says: one sentence, and a quiet half-sentence beside it.
 * @typedef {{ sentence: string, aside: string }} Saying
 */

/**
 * @param {Tongue} tongue
 * @param {State} state
 * @param {boolean} [isSpoken] whether it has to make sense without the picture
 * @returns {Saying}
 */
export function saying(tongue, state, isSpoken = false) {
  switch (state.phase) {
    case 'loading':
      return { sentence: tongue.say('loading'), aside: tongue.say('loadingAside') };
    case 'failed':
      return { sentence: tongue.say(state.error instanceof EngineError ? 'stopped' : 'failed'), aside: '' };
    case 'thinking':
    case 'turn':
      return turn(tongue, state.table, state.phase === 'thinking', isSpoken);
    case 'over':
      return result(tongue, state.table);
  }
}

/**
 * What is said where the board would be, when there can be none.
 *
 * @param {Tongue} tongue
 * @param {Error} error
 */
export function reason(tongue, error) {
  if (error instanceof EngineError) return tongue.say('kept');
  const isBlocked = error instanceof LoadError && error.code === 'blocked-by-policy';
  return isBlocked ? tongue.say('blocked', { source: "'wasm-unsafe-eval'" }) : tongue.say('broken');
}

/**
 * @param {Tongue} tongue
 * @param {Table} table
 * @param {boolean} isThinking
 * @param {boolean} isSpoken
 * @returns {Saying}
 */
function turn(tongue, table, isThinking, isSpoken) {
  const player = table.status.state === 'next' ? table.status.player : '';
  const person = personOf(table.seats);
  if (isThinking) return { sentence: tongue.say(person ? 'thinking' : 'thinkingOf', { player }), aside: '' };
  const isYours = player === person && !table.isDisabled;
  const sentence = isYours ? tongue.say('yourTurn') : tongue.say('turnOf', { player });
  return { sentence, aside: asideOfTurn(tongue, table, isSpoken) };
}

/**
 * @param {Tongue} tongue
 * @param {Table} table
 * @param {boolean} isSpoken whether it has to make sense without the picture
 */
function asideOfTurn(tongue, table, isSpoken) {
  const { game, squares, moves, seats, refused, hint, evaluations } = table;
  if (refused !== undefined) {
    const square = game.squareNames[refused];
    return tongue.say(squares[refused] === null ? 'notNow' : 'taken', { square });
  }
  if (hint !== undefined) return tongue.say('tryThis', { square: game.squareNames[hint] });
  if (evaluations.length > 0) return prospect(tongue, evaluations);
  const lit = litBoards(table);
  const [board = 0] = lit;
  const around = table.game.squareNames[middleSquare(board)];
  if (lit.length === 1) return tongue.say(isSpoken ? 'inBoardAround' : 'inLitBoard', { square: around });
  if (lit.length > 1 && moves.length > 0) return tongue.say('inAnyBoard');
  const person = personOf(seats);
  return person && moves.length < 2 ? tongue.say('youAre', { player: person }) : '';
}

/**
 * What can be hoped for.
 *
 * @param {Tongue} tongue
 * @param {readonly Evaluation[]} evaluations
 */
function prospect(tongue, evaluations) {
  if (evaluations.some(({ exact }) => !exact)) return tongue.say('estimates');
  const count = (/** @type {string} */ wanted) => evaluations.filter(({ outcome }) => outcome === wanted).length;
  if (count('win') > 0) return tongue.say('someWin', { count: count('win') });
  return count('draw') > 0 ? tongue.say('someDraw', { count: count('draw') }) : tongue.say('allLose');
}

/**
 * @param {Tongue} tongue
 * @param {Table} table
 * @returns {Saying}
 */
function result(tongue, table) {
  const { status, seats } = table;
  if (status.state !== 'won') return { sentence: tongue.say('tie'), aside: tongue.say('noLine') };
  const person = personOf(seats);
  const aside = asideOfWin(tongue, table, status);
  if (!person) return { sentence: tongue.say('wins', { player: status.player }), aside };
  return { sentence: tongue.say(status.player === person ? 'youWin' : 'youLose'), aside };
}

/**
 * @param {Tongue} tongue
 * @param {Table} table
 * @param {Extract<Table['status'], { state: 'won' }>} status
 */
function asideOfWin(tongue, { game, squares, moves, first }, { player, lines }) {
  const [line] = lines;
  if (!line) return '';
  if (!game.nested && line.some((square) => squares[square] !== player)) return tongue.say('otherMadeLine');
  if (lines.length > 1) return tongue.say('lines', { count: lines.length });
  const count = moves.filter((_, ply) => moverOf(first, ply) === player).length;
  return tongue.say('inMoves', { count });
}

/**
 * What a screen reader is told: the last move, then the same words that are seen. A person who plays against the computer knows
 * the own moves; while the computer thinks, and before the first move, there is nothing to tell.
 *
 * @param {Tongue} tongue
 * @param {State} state
 */
export function announcement(tongue, state) {
  if (state.phase === 'loading') return '';
  // What the moves lead to is told square by square.
  const told = 'table' in state ? { ...state, table: { ...state.table, evaluations: [] } } : state;
  const { sentence, aside } = saying(tongue, told, true);
  const words = aside ? `${sentence}, ${aside}.` : `${sentence}.`;
  if (state.phase === 'failed') return `${words} ${reason(tongue, state.error)}`;
  const { game, boards, moves, first, seats, refused, hint } = state.table;
  const person = personOf(seats);
  if (state.phase === 'thinking' && person) return '';
  const last = moves.at(-1);
  if (last === undefined || refused !== undefined || hint !== undefined) return state.phase === 'thinking' ? '' : words;
  const player = moverOf(first, moves.length - 1);
  const said = [];
  if (player !== person) {
    said.push(tongue.say(person ? 'noughtsPlayed' : 'played', { player, square: game.squareNames[last] }));
  }
  if (game.nested && wasWonBy(boards[boardOf(last)], last)) {
    said.push(tongue.say('wonBoard', { player, square: game.squareNames[middleSquare(boardOf(last))] }));
  }
  if (state.phase !== 'thinking') said.push(words);
  return said.join(' ');
}

/**
 * Whether a move completed a line of a small board.
 *
 * @param {Table['status'] | undefined} board
 * @param {number} move
 */
function wasWonBy(board, move) {
  return board?.state === 'won' && board.lines.some((line) => line.includes(move));
}

/**
 * What a square is called: its name, what is on it, and where that is to be seen, what a move there leads to.
 *
 * @param {Tongue} tongue
 * @param {Table} table
 * @param {number} square
 */
export function squareLabel(tongue, { game, squares, boards, status, evaluations }, square) {
  const owner = squares[square];
  const parts = [game.squareNames[square], owner ?? tongue.say('empty')];
  const board = game.nested ? boards[boardOf(square)] : undefined;
  if (board?.state === 'won') parts.push(tongue.say('inWonBoard', { player: board.player }));
  if (status.state === 'won' && status.lines.some((line) => line.includes(square))) {
    parts.push(tongue.say(game.nested || owner === status.player ? 'inLine' : 'inLostLine'));
  }
  const evaluation = evaluations.find(({ move }) => move === square);
  if (evaluation) parts.push(prospectOf(tongue, evaluation));
  return parts.filter(Boolean).join(', ');
}

/**
 * What a move leads to, in words.
 *
 * @param {Tongue} tongue
 * @param {Evaluation} evaluation
 */
function prospectOf(tongue, { outcome, plies, estimate }) {
  switch (outcome) {
    case 'win':
      return plies === null ? tongue.say('provenWin') : tongue.say('winIn', { count: plies });
    case 'loss':
      return plies === null ? tongue.say('provenLoss') : tongue.say('lossIn', { count: plies });
    case 'draw':
      return tongue.say('draw');
    case null:
      return estimate === null ? '' : tongue.say('estimated', { percent: tongue.percent(estimate) });
  }
}
