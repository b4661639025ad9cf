import { bags, games } from '../bags.js';

/** @import { EnginePart } from '../bags.js' */

const byRules = bags.flatMap((bag) => (bag.byRules ? [bag.byRules] : []));

const beginnings = [
  ...games.filter(({ part }) => part === 'classic').map(({ id }) => id),
  ...byRules.map(({ beginning }) => beginning),
];

/** Whether it begins with no other one. @param {string} id */
function isShortest(id) {
  return !beginnings.some((other) => other !== id && id.startsWith(other));
}

/** How the ids begin of the games that the classic engine plays, as a regular expression. */
export const classic = `^(${beginnings.filter(isShortest).join('|')})`;

/** Line games on more squares are played by the further engine. */
export const mostSquares = Math.max(...byRules.map((rules) => rules.mostSquares));

/** A game by which each engine is known. */
export const signs = /** @type {Record<EnginePart, string>} */ (
  Object.fromEntries(games.toReversed().map(({ id, part }) => [part, id]))
);
