// A person's progress with a puzzle: a machine of four small states.

/**
 * @typedef {object} Puzzle
 * @property {string} game the id of the game
 * @property {number} grade from 1 to 5; at 1, few playouts find the solution
 * @property {'win' | 'draw'} result the result that only one move keeps
 * @property {string} match the position as the text of a match
 * @property {string} solution the name of that move
 */

/**
 * @typedef {object} Solving
 * @property {'find' | 'wrong' | 'right' | 'shown'} phase `wrong`: not solved yet, and the last try
 *   was another move
 * @property {number} tries moves so far, including the right one
 * @property {string} wrong the last tried move; empty if it was right, or nothing was tried
 */

/** The start of every puzzle. @type {Readonly<Solving>} */
export const begun = { phase: 'find', tries: 0, wrong: '' };

/** @param {Readonly<Solving>} solving */
export const isOver = ({ phase }) => phase === 'right' || phase === 'shown';

/**
 * After a move.
 *
 * @param {Readonly<Solving>} solving
 * @param {Readonly<Puzzle>} puzzle
 * @param {string} move by its name
 * @returns {Readonly<Solving>}
 */
export function tried(solving, { solution }, move) {
  if (isOver(solving)) return solving;
  const tries = solving.tries + 1;
  return move === solution ? { phase: 'right', tries, wrong: '' } : { phase: 'wrong', tries, wrong: move };
}

/**
 * After the solution was shown. This is offered after a try.
 *
 * @param {Readonly<Solving>} solving
 * @returns {Readonly<Solving>}
 */
export function shown(solving) {
  return solving.phase === 'wrong' ? { ...solving, phase: 'shown', wrong: '' } : solving;
}
