import { bags } from '../bags.js';

/** What the players of a game are called, by the id with which those of its variations begin. */
export const roles = Object.fromEntries(
  bags.flatMap(({ games: [game], roles }) => (game && roles ? [[game.id, roles]] : [])),
);
