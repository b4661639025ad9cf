// npm start: sets up what is missing, builds the site and serves it on localhost. `-- --port N` or PORT chooses the port.

import { parseArgs } from 'node:util';
import { buildOnlySite } from './build.js';
import { runCommand, SetupError } from './dependencies.js';

await runCommand(async () => {
  const port = portOf(process.argv.slice(2));
  const { checkPort, serve, siteFolder } = await import('./serve.js');
  await checkPort(port);
  await buildOnlySite();
  const { address } = await serve(siteFolder, port);
  console.log(`noughts: ready at ${address}`);
  console.log('noughts: Ctrl-C ends it');
});

/** @param {string[]} args */
function portOf(args) {
  const option = portOption(args);
  if (option !== undefined) return toPort('--port', option);
  return process.env.PORT ? toPort('PORT', process.env.PORT) : 8080;
}

/** @param {string[]} args */
function portOption(args) {
  try {
    return parseArgs({ args, options: { port: { type: 'string' } } }).values.port;
  } catch {
    throw new SetupError('usage: npm start -- [--port NUMBER]');
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
