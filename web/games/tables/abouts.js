import { games } from '../bags.js';

/** The rules of games in one line, and the Learn pages, by the ids of the games. */
export const abouts = Object.fromEntries(games.flatMap(({ id, rule, page }) => (rule ? [[id, { rule, page }]] : [])));
