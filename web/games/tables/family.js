import { games } from '../bags.js';

/** @import { Icon } from '../bags.js' */

/**
 * A game in the gallery.
 *
 * @typedef {{ id: string, name: string, about: string, icon: Icon }} Card
 */

/** The sections of the gallery. The texts are in English. */
export const families = [...new Set(games.map(({ family }) => family))].map((name) => ({
  name,
  cards: games.filter(({ family }) => family === name).map(cardOf),
}));

/** @param {typeof games[number]} game @returns {Card} */
function cardOf({ id, title = id, name = title, learn, rule = '', about, icon = {} }) {
  return { id, name, about: about ?? (name === learn.name ? learn.about : rule), icon };
}

/** The line games that are better known by their names than by their rules. */
export const namedLineGames = games.filter(({ isLineGame }) => isLineGame).map(({ id }) => id);
