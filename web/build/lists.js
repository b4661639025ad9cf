// What pages and the manifest list of the games: from their bags, in web/games.

import { bags, games } from '../games/bags.js';
import { lessons } from '../games/tables/lessons.js';

/** @import { Icon } from '../games/bags.js' */

/** @param {Icon} icon */
const picture = (icon) =>
  `<svg viewBox="0 0 36 36" aria-hidden="true">${Object.entries(icon)
    .map(([kind, path]) => `<path class="${kind}" d="${path}" />`)
    .join('')}</svg>`;

/**
 * Options of a list.
 *
 * @param {typeof games} listed
 * @param {string} [selected] the id of a game
 */
const options = (listed, selected) =>
  listed.map(({ id, name }) => `<option value="${id}"${id === selected ? ' selected' : ''}>${name}</option>`).join('');

/** The games in the menu of the installed site. */
export const shortcuts = games.flatMap(({ id, shortcut: name }) =>
  name ? [{ name, url: `./index.html#${id}.X` }] : [],
);

/** @param {readonly { name: string }[]} named */
const sentence = (named) => new Intl.ListFormat('en-GB').format(named.map(({ name }) => name));

/** By the name that stands for it in a page. */
export const lists = {
  gameButtons: games
    .filter(({ hasButton }) => hasButton)
    .map(({ id, name, icon = {} }, at) => {
      const checked = at === 0 ? ' checked' : '';
      const radio = `<input type="radio" name="game" value="${id}"${checked}>`;
      return `<label>${radio}${picture(icon)}<span>${name}</span></label>`;
    })
    .join('\n'),
  someGames: sentence(shortcuts),
  learnNames: sentence(bags.map(({ learn }) => learn)),
  learnCards: bags
    .map(({ page, learn: { name, about }, icon, games: [first] }) => {
      const drawn = picture(icon ?? first?.icon ?? {}).replace('<svg', '$& width="52" height="52"');
      return `<li><a href="learn/${page}.html">${drawn}<span><b>${name}</b> ${about}</span></a></li>`;
    })
    .join('\n'),
  puzzleGames: options(
    games.filter(({ puzzles }) => puzzles),
    games.find(({ puzzles }) => puzzles?.isFirst)?.id,
  ),
  lessonGames: lessons.map(({ game, name }) => `<option value="${game}">${name}</option>`).join(''),
  allGames: options(games.map((game) => ({ ...game, name: game.name ?? game.title ?? game.id }))),
};
