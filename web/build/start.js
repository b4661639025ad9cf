// npm start: installs what is missing, builds the site and serves it on localhost. `-- --port N` or
// PORT chooses the port, `-- --network` serves it to this machine's network.

import { existsSync } from 'node:fs';
import { buildOnlySite } from './build.js';
import { makeCertificate, networkAddresses } from './certificate.js';
import { runCommand, SetupError } from './dependencies.js';
import { chooseServer } from './port.js';
import { checkPort, siteFolder } from './serve.js';

await runCommand(async () => {
  const { port, told } = chooseServer('npm start', 8080, 'network');
  const network = told.has('network') ? findNetwork() : undefined;
  await checkPort(port);
  await buildOnlySite();
  const { serveWithRooms } = await import('./broker.js'); // its imports are installed by now
  const { address } = await serveWithRooms(siteFolder, port, network);
  console.log(`noughts: ready at ${address}`);
  const where = network ? 'devices in this network' : 'browsers on this machine';
  console.log(`noughts: two ${where} can play with each other, by "Play with a friend"`);
  if (network) console.log('noughts: browsers warn of its certificate, which this machine has made itself');
  else console.log('noughts: for the phone beside it, say: npm start -- --network');
  if (!existsSync(`${siteFolder}/docs`)) console.log('noughts: without the documentation, which npm run docs makes');
  console.log('noughts: Ctrl-C ends it');
});

/** @throws {SetupError} if there is no network, or no certificate for it */
function findNetwork() {
  const addresses = networkAddresses();
  if (addresses.length === 0) throw new SetupError('this machine is in no network');
  return { addresses, ...makeCertificate(addresses) };
}
