// Reads a command's options: its port, from `-- --port N`, PORT or the default, and its flags.

import { parseArgs } from 'node:util';
import { SetupError } from './dependencies.js';

/**
 * @param {string} command for the message about its usage
 * @param {number} defaultPort
 * @returns {number}
 * @throws {SetupError} if the port is not valid
 */
export function choosePort(command, defaultPort) {
  return chooseServer(command, defaultPort).port;
}

/**
 * @param {string} command for the message about its usage
 * @param {number} defaultPort its port
 * @param {...string} flags the known flags
 * @returns {{ port: number, told: Set<string> }} `told`: the flags that were given
 * @throws {SetupError} if the port is not valid, or an option is not known
 */
export function chooseServer(command, defaultPort, ...flags) {
  const { port: option, ...told } = readOptions(command, flags);
  const { PORT } = process.env;
  const port = option === undefined ? PORT && toPort('PORT', PORT) : toPort('--port', `${option}`);
  return { port: port || defaultPort, told: new Set(Object.keys(told)) };
}

/**
 * @param {string} command
 * @param {readonly string[]} flags
 * @returns {Record<string, string | boolean | undefined>}
 */
function readOptions(command, flags) {
  /** @type {NonNullable<import('node:util').ParseArgsConfig['options']>} */
  const options = { port: { type: 'string' } };
  for (const flag of flags) options[flag] = { type: 'boolean' };
  try {
    return /** @type {Record<string, string | boolean | undefined>} */ (parseArgs({ options }).values);
  } catch {
    throw new SetupError(`usage: ${command} -- [--port NUMBER]${flags.map((flag) => ` [--${flag}]`).join('')}`);
  }
}

/**
 * @param {string} source
 * @param {string} text
 */
function toPort(source, text) {
  const port = Number(text);
  if (/^[1-9]\d{0,4}$/.test(text) && port <= 65535) return port;
  throw new SetupError(`${source} must be a number from 1 to 65535, not ${JSON.stringify(text)}`);
}
