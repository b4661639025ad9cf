// At which port a command serves: `-- --port N`, or PORT, or its usual one.

import { parseArgs } from 'node:util';
import { SetupError } from './dependencies.js';

/**
 * @param {string} command for the message about its usage
 * @param {number} usual
 * @returns {number}
 * @throws {SetupError} when what is given is no port
 */
export function choosePort(command, usual) {
  const option = portOption(command);
  if (option !== undefined) return toPort('--port', option);
  return process.env.PORT ? toPort('PORT', process.env.PORT) : usual;
}

/** @param {string} command */
function portOption(command) {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values.port;
  } catch {
    throw new SetupError(`usage: ${command} -- [--port NUMBER]`);
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
