// The line that shows why a move is right or wrong: the move, and the best moves of both sides
// after it. The engine finds them all.

/** @import { Player, Position } from '../../engine/index.js' */

/**
 * A move of a line.
 *
 * @typedef {object} Step
 * @property {string} name of the move
 * @property {boolean} isOwn whether the player makes it whose move the line begins with
 * @property {readonly string[]} threats the moves by which they would win at once next
 */

/**
 * @typedef {object} Line
 * @property {readonly Step[]} steps
 * @property {'win' | 'loss' | 'tie' | 'open'} end for the player who makes the first move; `open` if
 *   the engine has not proven how it goes on
 */

/** How many positions are visited for one move: less than a second on a phone. */
const nodes = 100_000;

/** Lines of tiny boards that go round in circles end in time. */
const mostSteps = 60;

/** After so many replies it is tried what wins. */
const replies = 5;

/**
 * The line that begins with a move. Between two moves the page can draw.
 *
 * @param {Position} position
 * @param {string} first the name of the move
 * @param {() => Promise<void>} [pause] waited for before each search
 * @returns {Promise<Line>}
 */
export async function lineOf(position, first, pause = async () => {}) {
  const player = position.turn;
  /** @type {Step[]} */
  const steps = [];
  let current = position;
  for (let name = first; name; ) {
    const mover = current.turn;
    current = current.after(name);
    steps.push({ name, isOwn: mover === player, threats: threatsOf(current, mover) });
    await pause();
    name = current.status.state === 'next' && steps.length < mostSteps ? bestIn(current) : '';
  }
  return { steps, end: endOf(current, player) };
}

/**
 * A best move; empty if it is not proven that it is one.
 *
 * @param {Position} position
 */
function bestIn(position) {
  const { move, outcome } = position.solve({ nodes });
  return move === null || outcome === null ? '' : `${position.game.moveNames[move]}`;
}

/**
 * @param {Position} position
 * @param {Player} player
 * @returns {Line['end']}
 */
function endOf({ status }, player) {
  if (status.state === 'next') return 'open';
  return status.state === 'tie' ? 'tie' : status.player === player ? 'win' : 'loss';
}

/**
 * The moves by which a player would win at once after nearly any reply. A reply on the square of
 * such a move stops it.
 *
 * @param {Position} position the other player is to move
 * @param {Player} player
 */
function threatsOf(position, player) {
  if (position.status.state !== 'next' || position.turn === player) return [];
  const { legalMoves } = position;
  const gap = Math.max(1, Math.floor(legalMoves.length / replies));
  const tried = legalMoves.filter((_, index) => index % gap === 0);
  /** @type {Map<number, number>} after how many replies a move wins */
  const wins = new Map();
  for (const reply of tried) {
    for (const move of winsIn(position.after(reply), player)) wins.set(move, (wins.get(move) ?? 0) + 1);
  }
  const always = [...wins].filter(([move, count]) => count >= tried.length - (tried.includes(move) ? 1 : 0));
  return always.map(([move]) => `${position.game.moveNames[move]}`);
}

/**
 * The moves that win at once.
 *
 * @param {Position} position
 * @param {Player} player
 */
function winsIn(position, player) {
  if (position.status.state !== 'next' || position.turn !== player) return [];
  return position.legalMoves.filter((move) => {
    const { status } = position.after(move);
    return status.state === 'won' && status.player === player;
  });
}
