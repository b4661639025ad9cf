// The published type of the ids of games: those of the catalogue, and any other.

import { readFile, writeFile } from 'node:fs/promises';
import { games } from '../games/bags.js';

/**
 * Inserts the ids into the declarations of a package.
 *
 * @param {string} types the folder of its declarations
 */
export async function nameGames(types) {
  const file = `${types}/engine/values.d.ts`;
  const declared = await readFile(file, 'utf8');
  const general = 'export type GameId = string;';
  if (!declared.includes(general)) throw new Error(`${file} has to declare: ${general}`);
  // Without the intersection, TypeScript would forget the ids beside `string`.
  const ids = [...games.map(({ id }) => `'${id}'`), '(string & {})'];
  await writeFile(file, declared.replace(general, `export type GameId = ${ids.join(' | ')};`));
}
