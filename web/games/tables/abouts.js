import { games } from '../bags.js';

/** By the ids of games: the rules in one line, the Learn page, and the room to keep free. */
export const abouts = Object.fromEntries(
  games.flatMap(({ id, rule, page, reserve }) => (rule ? [[id, { rule, page, ...reserve }]] : [])),
);
