// What the web knows of a game and the core does not, in one bag a game: the other files of this
// folder. All lists of games are made from the bags. Bundles hold no bag: they get the tables of
// `tables/`, which the build runs (web/build/bundle.js).

import { readdirSync } from 'node:fs';

/**
 * A picture of 36 by 36 units: paths by the classes that page.css styles.
 *
 * @typedef {{ [kind in 'board' | 'thin' | 'holes' | 'x' | 'o' | 'faint' | 'crossed']?: string }} Icon
 */

/**
 * A family of games with one Learn page: a game, and others that differ from it by a rule. Its
 * texts are in English. Their translations are in the part `page` of the catalogues; those of
 * `family`, `title` and `about` are in the part `choosing`.
 *
 * @typedef {object} Bag
 * @property {number} place its place in every list of games; no two bags have the same
 * @property {string} family the heading above its games in the gallery
 * @property {string} page the Learn page, without `.html`
 * @property {{ name: string, about: string }} learn its card among the Learn pages
 * @property {EnginePart} part which engine plays it
 * @property {Icon} [icon] the picture of its games that have none of their own; without one it is
 *   drawn from the size of the board. No two families have the same
 * @property {readonly [first: Role, second: Role]} [roles] what the first player and the second are
 *   called, if they want different things
 * @property {Reserve} [reserve] the room that its games need on a phone besides the stage
 * @property {{ beginning: string, mostSquares: number }} [byRules] line games by other rules: how
 *   their ids begin, and how many squares this engine plays; the further engine plays larger ones
 * @property {readonly Step[]} [lesson] positions in which a person finds the moves that win and hold
 * @property {readonly Game[]} games
 */

/**
 * What the page keeps free while the engine loads, so that nothing moves when the board comes.
 *
 * @typedef {object} Reserve
 * @property {number} [columns] those of a board that may go from edge to edge
 * @property {boolean} [marks] whether a person chooses the mark of each move
 */

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {string} [name] its name on buttons and in lists; every game of the catalogue has one
 * @property {boolean} [hasButton] whether it has a button on the page
 * @property {string} [rule] its rules in one line
 * @property {string} [title] its name in the gallery, if it has no other
 * @property {string} [about] what is special about it, in the gallery. Without it, the first game
 *   has the text of the Learn page there, and the others have their rules
 * @property {boolean} [isLineGame] whether it is a line game that is known by its name, and not by
 *   its rules
 * @property {{ day?: number, isFirst?: boolean }} [puzzles] if it has puzzles: its turn among the
 *   daily puzzles, and whether it is the first to practise
 * @property {string} [shortcut] its name in the menu of the installed site
 * @property {Icon} [icon] its picture, if it is not that of the family
 */

/**
 * A step of a lesson. Its texts are in English; their translations are in the part `lessons`.
 *
 * @typedef {object} Step
 * @property {string} id names it among the steps of its lesson; the device remembers it
 * @property {string} title
 * @property {string} text the idea and the task, in one to three short sentences
 * @property {string} match the position as the text of a match
 * @property {Task} task
 */

/**
 * What a step asks of the player to move: `win` within some of their own moves, `hold`, after which
 * the other player cannot win within some of theirs, or `keep` the exact outcome of the position.
 *
 * @typedef {object} Task
 * @property {'win' | 'hold' | 'keep'} kind
 * @property {number} [moves] 1 by default
 * @property {'game' | 'board'} [goal] what is won: the game by default, or a small board
 */

/** @typedef {'tic-tac-toe' | 'classic' | 'further'} EnginePart */

/** @typedef {'order' | 'chaos'} Role a key of the widget's words */

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== 'bags.js');

/** @type {readonly Bag[]} */
export const bags = (
  await Promise.all(files.map(async (name) => (await import(new URL(name, folder).href)).default))
).sort((one, other) => one.place - other.place);

/** Every game with what its family has in common. */
export const games = bags.flatMap(({ games, ...common }) => games.map((game) => ({ ...common, ...game })));
