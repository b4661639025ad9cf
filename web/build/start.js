// npm start: sets up what is missing, builds the site and serves it on localhost. `-- --port N` or PORT chooses the port.

import { existsSync } from 'node:fs';
import { buildOnlySite } from './build.js';
import { runCommand } from './dependencies.js';
import { choosePort } from './port.js';
import { checkPort, siteFolder } from './serve.js';

await runCommand(async () => {
  const port = choosePort('npm start', 8080);
  await checkPort(port);
  await buildOnlySite();
  const { serveWithRooms } = await import('./broker.js'); // what it imports is set up by now
  const { address } = await serveWithRooms(siteFolder, port);
  console.log(`noughts: ready at ${address}`);
  console.log('noughts: two windows or browsers on this machine can play with each other, by "Play with a friend"');
  if (!existsSync(`${siteFolder}/docs`)) console.log('noughts: without the documentation, which npm run docs makes');
  console.log('noughts: Ctrl-C ends it');
});
