import { bags } from '../bags.js';

/** The lessons: the ids of their first games, the names of their Learn pages, and their steps. */
export const lessons = bags.flatMap(({ games: [game], learn: { name }, lesson: steps }) =>
  game && steps ? [{ game: game.id, name, steps }] : [],
);
