import { LoadError } from '../engine/index.js';
import { litBoards } from './layout.js';
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
 * @returns {Saying}
 */
export function saying(tongue, state) {
  switch (state.phase) {
    case 'loading':
      return { sentence: tongue.say('loading'), aside: tongue.say('loadingAside') };
    case 'failed':
      return { sentence: tongue.say('failed'), aside: '' };
    case 'thinking':
    case 'turn':
      return turn(tongue, state.table, state.phase === 'thinking');
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
  const isBlocked = error instanceof LoadError && error.code === 'blocked-by-policy';
  return isBlocked ? tongue.say('blocked', { source: "'wasm-unsafe-eval'" }) : tongue.say('broken');
}

/**
 * @param {Tongue} tongue
 * @param {Table} table
 * @param {boolean} isThinking
 * @returns {Saying}
 */
function turn(tongue, table, isThinking) {
  const player = table.status.state === 'next' ? table.status.player : '';
  const person = personOf(table.seats);
  if (isThinking) return { sentence: tongue.say(person ? 'thinking' : 'thinkingOf', { player }), aside: '' };
  const sentence = player === person ? tongue.say('yourTurn') : tongue.say('turnOf', { player });
  return { sentence, aside: asideOfTurn(tongue, table) };
}

/**
 * @param {Tongue} tongue
 * @param {Table} table
 */
function asideOfTurn(tongue, table) {
  const { game, squares, moves, seats, refused, hint, evaluations } = table;
  if (refused !== undefined) {
    const square = game.squareNames[refused];
    return tongue.say(squares[refused] === null ? 'notNow' : 'taken', { square });
  }
  if (hint !== undefined) return tongue.say('tryThis', { square: game.squareNames[hint] });
  if (evaluations.length > 0) return prospect(tongue, evaluations);
  const lit = litBoards(table).length;
  if (lit > 0 && moves.length > 0) return tongue.say(lit === 1 ? 'inLitBoard' : 'inAnyBoard');
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
  if (lines.length > 1) return tongue.say('lines', { count: lines.length });
  if (!game.nested && line.some((square) => squares[square] !== player)) return tongue.say('otherMadeLine');
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
  const { sentence, aside } = saying(tongue, told);
  const words = aside ? `${sentence}, ${aside}.` : `${sentence}.`;
  if (state.phase === 'failed') return `${words} ${reason(tongue, state.error)}`;
  const { game, moves, first, seats, refused, hint } = state.table;
  const person = personOf(seats);
  if (state.phase === 'thinking' && person) return '';
  const last = moves.at(-1);
  if (last === undefined || refused !== undefined || hint !== undefined) return state.phase === 'thinking' ? '' : words;
  const player = moverOf(first, moves.length - 1);
  if (player === person) return words;
  const move = tongue.say(person ? 'noughtsPlayed' : 'played', { player, square: game.squareNames[last] });
  return state.phase === 'thinking' ? move : `${move} ${words}`;
}

/**
 * What a square is called: its name, what is on it, and where that is to be seen, what a move there leads to.
 *
 * @param {Tongue} tongue
 * @param {Table} table
 * @param {number} square
 */
export function squareLabel(tongue, { game, squares, status, evaluations }, square) {
  const parts = [game.squareNames[square], squares[square] ?? tongue.say('empty')];
  const isWinning = status.state === 'won' && status.lines.some((line) => line.includes(square));
  if (isWinning) parts.push(tongue.say('inLine'));
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
      return tongue.say('winIn', { count: plies ?? 0 });
    case 'loss':
      return tongue.say('lossIn', { count: plies ?? 0 });
    case 'draw':
      return tongue.say('draw');
    case null:
      return estimate === null ? '' : tongue.say('estimated', { percent: tongue.percent(estimate) });
  }
}
