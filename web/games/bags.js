// Everything that the web knows of a game and the core does not, in one bag a game: the other files
// of this folder. Whoever lists games takes them from here. Bundles hold no bag: they get the
// tables of `tables/`, which web/build/tables.js makes when the bundle is made.

import { readdirSync } from 'node:fs';

/** @import { English } from '../words/catalogue.js' */

/**
 * A picture of 36 by 36 units: paths by the classes that page.css styles.
 *
 * @typedef {{ [kind in 'board' | 'thin' | 'holes' | 'x' | 'o' | 'faint' | 'crossed']?: string }} Icon
 */

/**
 * A family of games with one Learn page: a game, and others that differ from it by a rule. Texts are
 * those of the part `page` of the catalogues, in English.
 *
 * @typedef {object} Bag
 * @property {number} place among the others, wherever games are listed
 * @property {string} page the Learn page, without `.html`
 * @property {{ name: string, about: string }} learn its card among the Learn pages
 * @property {EnginePart} part which engine plays it
 * @property {Icon} [icon] without one, the lines of its board are the picture
 * @property {readonly [first: Role, second: Role]} [roles] what the players are called where they
 *   want different things: who begins, then the other
 * @property {{ beginning: string, mostSquares: number }} [byRules] how ids begin of games by rules of
 *   one's own, and up to which size this engine plays them; the further one plays the others
 * @property {readonly Game[]} games
 */

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {string} [name] on buttons with little room, and in lists
 * @property {boolean} [hasButton] whether it is among the games of the page
 * @property {string} [rule] its rules in one line
 * @property {Choice} [choice] its name where games without a button are chosen: a key of the part
 *   `choosing`. What is said of it stands under that with `About` behind it
 * @property {boolean} [isVariation] whether it stands there below the game before it
 * @property {boolean} [isLineGame] whether it could be chosen by its rules as well, but is better
 *   known by its name
 * @property {{ day?: number, isFirst?: boolean }} [puzzles] that there are; which place it has in the
 *   turn of puzzles of the day, and whether it is what one practises at first
 * @property {string} [shortcut] its name in the menu of the installed site, in English
 * @property {Icon} [icon] where it is another than the family's
 */

/** @typedef {'tic-tac-toe' | 'classic' | 'further'} EnginePart */

/** @typedef {'order' | 'chaos'} Role a key of the widget's words */

/** @typedef {keyof English extends infer Key ? (Key extends `choosing.${infer Name}` ? Name : never) : never} Choice */

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== 'bags.js');

/** @type {readonly Bag[]} */
export const bags = (
  await Promise.all(files.map(async (name) => (await import(new URL(name, folder).href)).default))
).sort((one, other) => one.place - other.place);

/** Every game with what its family has in common. */
export const games = bags.flatMap(({ games, ...common }) => games.map((game) => ({ ...common, ...game })));
