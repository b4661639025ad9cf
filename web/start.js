// npm start: sets up what is missing, builds the site and serves it on localhost. `-- --port N` chooses the port.

import { parseArgs } from 'node:util';
import { build } from './build.js';
import { runCommand, SetupError } from './dependencies.js';

await runCommand(async () => {
  const port = portOf(process.argv.slice(2));
  await build();
  const { serve, siteFolder } = await import('./serve.js');
  const { address } = await serve(siteFolder, port);
  console.log(`noughts: ready at ${address}`);
  console.log('noughts: Ctrl-C ends it');
});

/** @param {string[]} args */
function portOf(args) {
  const usage = 'usage: npm start -- [--port NUMBER], a number from 1 to 65535';
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string', default: process.env.PORT ?? '8080' } } });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65535) throw new SetupError(usage);
    return port;
  } catch (error) {
    throw error instanceof SetupError ? error : new SetupError(usage);
  }
}
