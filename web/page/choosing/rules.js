// Which line games exist. The engine is asked, because it knows the rules and their limits.

/** @import { Game, LineRules, Noughts } from '../../engine/index.js' */

/** @typedef {Required<LineRules>} Rules */

/**
 * The game with these rules; undefined if no engine knows it.
 *
 * @param {readonly Noughts[]} engines
 * @param {string | LineRules} rules
 * @returns {Readonly<Game> | undefined}
 */
export function gameBy(engines, rules) {
  for (const noughts of engines) {
    try {
      return noughts.position(rules).game;
    } catch (error) {
      const isUnknown = error instanceof RangeError || (error instanceof Error && error.name === 'UnknownGameError');
      if (!isUnknown) throw error;
    }
  }
  return undefined;
}

/**
 * The rules after a change, with a shorter line if the board is now too small for it; undefined if
 * there is no such game.
 *
 * @param {readonly Noughts[]} engines
 * @param {Rules} rules
 * @returns {Rules | undefined}
 */
export function fit(engines, rules) {
  for (let { inARow } = rules; inARow > 0; inARow -= 1) {
    const fitting = { ...rules, inARow };
    if (gameBy(engines, fitting)) return fitting;
  }
  return undefined;
}

/**
 * The rules of a line game; undefined if the game is not a line game.
 *
 * @param {readonly Noughts[]} engines
 * @param {Readonly<Game>} game
 * @returns {Rules | undefined}
 */
export function rulesOf(engines, { id, columns, rows, gravity, lines }) {
  const inARow = lines[0]?.length ?? 0;
  return [false, true]
    .map((misere) => ({ columns, rows, inARow, gravity, misere }))
    .find((rules) => gameBy(engines, rules)?.id === id);
}
