import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './options.js';

/** @import { OwnGame } from '../engine/own/index.js' */

/**
 * The file with the rules of a game of one's own, if `--game` names one.
 *
 * @param {string[]} args
 */
export function fileOfGame(args) {
  const at = args.indexOf('--game');
  const given = at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--game='))?.slice('--game='.length);
  return given !== undefined && /\.m?js$/.test(given) ? given : undefined;
}

/**
 * The game whose rules a module exports by default.
 *
 * @param {string} file
 * @returns {Promise<OwnGame>} rejects with a `UsageError` that says what is wrong
 */
export async function gameIn(file) {
  const { define } = await import('../engine/own/index.js');
  try {
    const { default: rules } = await import(pathToFileURL(resolve(file)).href);
    return await define(rules);
  } catch (error) {
    throw new UsageError(`--game: ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
