import { engineFor } from '../../engine/by-game.js';
import { loadEngine } from '../../engine/load-by-game.js';
import { families, namedLineGames } from '../../games/tables/family.js';
import { gameBy, rulesOf } from './rules.js';
import { say, speak } from './words.js';

/** @import { Game, LineRules, Noughts } from '../../engine/index.js' */
/** @import { Icon } from '../../games/bags.js' */
/** @import { CustomGame } from '../custom-game.js' */
/** @import { Rules } from './rules.js' */

/** The most columns or rows that a picture of that size shows. */
const mostDrawn = 9;

/** More lines are drawn thinner. */
const manyLines = 10;

/** The games of the gallery by their ids. */
export const known = new Map(families.flatMap(({ cards }) => cards.map((card) => [card.id, card])));

/**
 * A game as an entry of the list, in the language of the page.
 *
 * @param {string} id
 * @returns {Promise<CustomGame | undefined>} undefined if there is no such game; rejects if its
 *   engine cannot be loaded
 */
export async function ownBy(id) {
  const [noughts] = await Promise.all([loadEngine(engineFor(id)), speak()]);
  return describe([noughts], id);
}

/**
 * A game as an entry of the list; undefined if there is no such game. Its words must be loaded.
 *
 * @param {readonly Noughts[]} engines
 * @param {string | LineRules} wanted
 * @returns {CustomGame | undefined}
 */
export function describe(engines, wanted) {
  const game = gameBy(engines, wanted);
  if (!game) return undefined;
  const card = known.get(game.id);
  const isNamed = namedLineGames.includes(game.id);
  const rules = isNamed ? undefined : rulesOf(engines, game);
  const name = card ? say(card.name) : rules ? nameBy(rules) : game.title;
  const rule = rules ? ruleBy(rules) : card?.about && !isNamed ? say(card.about) : '';
  return { id: game.id, name, rule, icon: card?.icon ?? iconOf(game) };
}

/**
 * The rules in sentences, such as "4 in a row wins on 5×4. Marks fall."
 *
 * @param {Rules} rules
 */
function ruleBy({ columns, rows, inARow, gravity, misere }) {
  const values = { count: inARow, columns, rows };
  const line = misere
    ? say('{count} in a row loses on {columns}×{rows}.', values)
    : say('{count} in a row wins on {columns}×{rows}.', values);
  return gravity ? `${line} ${say('Marks fall.')}` : line;
}

/**
 * What a game is called by its rules, such as "4 in a row on 5×4, marks fall".
 *
 * @param {Rules} rules
 */
function nameBy({ columns, rows, inARow, gravity, misere }) {
  const parts = [say('{count} in a row on {columns}×{rows}', { count: inARow, columns, rows })];
  if (gravity) parts.push(say('marks fall'));
  if (misere) parts.push(say('a line loses'));
  return parts.join(say(', '));
}

/**
 * The lines between columns and rows.
 *
 * @param {Readonly<Game>} game
 * @returns {Icon}
 */
function iconOf({ columns, rows }) {
  const [across, down] = [Math.min(columns, mostDrawn), Math.min(rows, mostDrawn)];
  const side = 32 / Math.max(across, down);
  const [width, height] = [across * side, down * side];
  const [left, top] = [18 - width / 2, 18 - height / 2];
  const between = (/** @type {number} */ count) => Array.from({ length: count - 1 }, (_, index) => (index + 1) * side);
  const path = [
    ...between(across).map((x) => `M${left + x} ${top}v${height}`),
    ...between(down).map((y) => `M${left} ${top + y}h${width}`),
  ];
  return { [path.length > manyLines ? 'thin' : 'board']: path.join('') };
}
