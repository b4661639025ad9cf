// What games of one's own there are: the engine is asked, which knows the rules and their limits.

/** @import { Game, LineRules, Noughts } from '../../engine/index.js' */

/** @typedef {Required<LineRules>} Rules */

/**
 * The game by some rules; undefined where there is none.
 *
 * @param {Noughts} noughts
 * @param {string | LineRules} rules
 * @returns {Readonly<Game> | undefined}
 */
export function gameBy(noughts, rules) {
  try {
    return noughts.position(rules).game;
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && error.name === 'UnknownGameError')) return undefined;
    throw error;
  }
}

/**
 * The same rules after one of them is changed, with a shorter line where the board has no room for it any more; undefined where there is
 * no such game.
 *
 * @param {Noughts} noughts
 * @param {Rules} rules
 * @returns {Rules | undefined}
 */
export function fit(noughts, rules) {
  for (let { inARow } = rules; inARow > 0; inARow -= 1) {
    const fitting = { ...rules, inARow };
    if (gameBy(noughts, fitting)) return fitting;
  }
  return undefined;
}

/**
 * The rules of a line game; undefined where a game is none.
 *
 * @param {Noughts} noughts
 * @param {Readonly<Game>} game
 * @returns {Rules | undefined}
 */
export function rulesOf(noughts, { id, columns, rows, gravity, lines }) {
  const inARow = lines[0]?.length ?? 0;
  return [false, true]
    .map((misere) => ({ columns, rows, inARow, gravity, misere }))
    .find((rules) => gameBy(noughts, rules)?.id === id);
}
