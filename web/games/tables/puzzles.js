import { englishOf } from '../../words/read.js';
import { games as all } from '../bags.js';

const english = englishOf('widget');

/** The games that have puzzles: their names, and the roles of the first player and the second. */
export const games = all
  .filter(({ puzzles }) => puzzles)
  .map(({ id, name = id, roles }) => ({ id, name, roles: roles?.map((role) => `${english[role]}`) }));

/** Those that have a turn in the puzzles of the day, in that order. */
export const gamesOfDays = all
  .flatMap(({ id, puzzles: { day } = {} }) => (day === undefined ? [] : [{ id, day }]))
  .sort((one, other) => one.day - other.day)
  .map(({ id }) => id);
