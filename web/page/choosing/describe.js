import { family, namedLineGames } from '../../games/tables/family.js';
import { gameBy, rulesOf } from './rules.js';

/** @import { Game, LineRules, Noughts } from '../../engine/index.js' */
/** @import { Icon } from '../../games/bags.js' */
/** @import { CustomGame } from '../custom-game.js' */
/** @import { Rules } from './rules.js' */
/** @import { Say } from './words.js' */

/** The most columns or rows that a picture of that size shows. */
const mostDrawn = 9;

/** More lines are drawn thinner. */
const manyLines = 10;

/**
 * A game as an entry of the list; undefined if there is no such game.
 *
 * @param {readonly Noughts[]} engines
 * @param {Say} say
 * @param {string | LineRules} wanted
 * @returns {CustomGame | undefined}
 */
export function describe(engines, say, wanted) {
  const game = gameBy(engines, wanted);
  if (!game) return undefined;
  const isGame = (/** @type {{ id: string }} */ { id }) => id === game.id;
  const member = family.find((each) => isGame(each) || each.variations.some(isGame));
  const known = member && [member, ...member.variations].find(isGame);
  const rules = namedLineGames.includes(game.id) ? undefined : rulesOf(engines, game);
  const name = rules ? nameBy(say, rules) : known ? say(known.name) : game.title;
  return { id: game.id, name, icon: known?.icon ?? member?.icon ?? iconOf(game) };
}

/**
 * What a game is called by its rules, such as "4 in a row on 5×4, marks fall".
 *
 * @param {Say} say
 * @param {Rules} rules
 */
function nameBy(say, { columns, rows, inARow, gravity, misere }) {
  const parts = [say('line', { count: inARow, columns, rows })];
  if (gravity) parts.push(say('gravity'));
  if (misere) parts.push(say('misere'));
  return parts.join(say('and'));
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
