// npm start: sets up what is missing, builds the site and serves it on localhost. `-- --port N` or PORT chooses the port.

import { existsSync } from 'node:fs';
import { buildOnlySite } from './build.js';
import { runCommand } from './dependencies.js';
import { choosePort } from './port.js';
import { checkPort, serve, siteFolder } from './serve.js';

await runCommand(async () => {
  const port = choosePort('npm start', 8080);
  await checkPort(port);
  await buildOnlySite();
  const { address } = await serve(siteFolder, port);
  console.log(`noughts: ready at ${address}`);
  if (!existsSync(`${siteFolder}/docs`)) console.log('noughts: without the documentation, which npm run docs makes');
  console.log('noughts: Ctrl-C ends it');
});
