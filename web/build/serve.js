import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { SetupError } from './dependencies.js';
import { contentSecurityPolicy, docsSecurityPolicy } from './policy.js';

/** The built site. */
export const siteFolder = fileURLToPath(new URL('../../dist/site', import.meta.url));

/**
 * Serves a folder on this machine only, under the strict policy unless told otherwise.
 *
 * @param {string} folder
 * @param {number} port 0 for any that is free
 * @param {string} [policy]
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 * @throws {SetupError} when the port is in use or not allowed
 */
export function serve(folder, port, policy = contentSecurityPolicy) {
  const handler = sirv(folder, {
    dev: true, // reads files anew, so that a new build needs no new server
    setHeaders: (response, path) => {
      response.setHeader('Content-Security-Policy', path.startsWith('/docs/') ? docsSecurityPolicy : policy);
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  const server = createServer((request, response) => {
    handler(request, response, () => {
      const missing = `${folder}/404.html`;
      const isPage = existsSync(missing);
      response.writeHead(404, { 'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8` });
      response.end(isPage ? readFileSync(missing) : 'There is nothing here.\n');
    });
  });
  return listen(server, port);
}

/**
 * Makes sure that a site could be served at a port, before a long build.
 *
 * @param {number} port
 * @throws {SetupError} when the port is in use or not allowed
 */
export async function checkPort(port) {
  const { close } = await listen(createServer(), port);
  await close();
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new SetupError(reasonOf(error, port))));
    server.listen(port, 'localhost', () => resolve({ address: addressOf(server), close: () => closeServer(server) }));
  });
}

/** @param {import('node:http').Server} server */
function addressOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new SetupError('the site is served at no port');
  return `http://localhost:${address.port}/`;
}

/** @param {import('node:http').Server} server */
function closeServer(server) {
  server.closeAllConnections();
  return /** @type {Promise<void>} */ (new Promise((resolve) => server.close(() => resolve())));
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
function reasonOf(error, port) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is in use; choose another one: npm start -- --port ${port < 65535 ? port + 1 : 8080}`;
    case 'EACCES':
      return `port ${port} may not be used here; choose one above 1023: npm start -- --port 8080`;
    default:
      return `the site could not be served: ${error.message}`;
  }
}
