// A server of static files for this machine only. It answers every request, even a malformed one,
// and does not crash.

import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from './dependencies.js';
import { encodingFor, Files } from './files.js';
import { contentSecurityPolicy, docsSecurityPolicy, frameSecurityPolicy } from './policy.js';

/** @import { IncomingMessage, Server, ServerResponse } from 'node:http' */
/** @import { Duplex } from 'node:stream' */

/** @typedef {(request: IncomingMessage, response: ServerResponse) => Promise<void>} Answer */

/** @typedef {(request: IncomingMessage, socket: Duplex, head: Buffer) => void} Upgrade */

/**
 * A network to serve to, besides this machine.
 *
 * @typedef {object} Network
 * @property {readonly string[]} addresses of this machine in the network
 * @property {Buffer} key of the certificate
 * @property {Buffer} cert
 */

/** The built site. */
export const siteFolder = fileURLToPath(new URL('../../dist/site', import.meta.url));

/**
 * Serves a folder on this machine only, by default under the strict policy.
 *
 * @param {string} folder
 * @param {number} port 0 for any free port
 * @param {string} [policy]
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 * @throws {SetupError} when the port is in use or not allowed
 */
export function serve(folder, port, policy) {
  return listen(answerFrom(folder, policy), port);
}

/**
 * Answers with the present files of a folder; with its `404.html` if there is no such file.
 *
 * @param {string} folder
 * @param {string} [policy]
 * @returns {Answer}
 */
export function answerFrom(folder, policy = contentSecurityPolicy) {
  const files = new Files(folder);
  return async ({ url = '', headers }, response) => {
    const path = pathOf(url);
    if (path === undefined) return refuse(response, 400, 'This is no address.');
    const encoding = encodingFor(headers['accept-encoding']);
    const found = await files.find(path, encoding);
    const content = found ?? (await files.find('/404.html', encoding));
    if (!content) return refuse(response, 404, 'There is nothing here.');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': content.type,
      'Content-Length': content.body.length,
      ...(content.encoding && { 'Content-Encoding': content.encoding }),
      Vary: 'Accept-Encoding',
      'Cache-Control': 'no-store', // a new build is visible at once
      'Content-Security-Policy': policyOf(path) ?? policy,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(content.body);
  };
}

/**
 * The policy of a file that needs another one.
 *
 * @param {string} path
 */
function policyOf(path) {
  if (path === '/make-frame.html') return frameSecurityPolicy;
  return /^\/docs\/(cpp|js)\//.test(path) ? docsSecurityPolicy : undefined;
}

/**
 * The decoded and normalised path of a request's target.
 *
 * @param {string} target
 * @returns {string | undefined} undefined if it has none
 */
function pathOf(target) {
  const [path = ''] = target.split(/[?#]/);
  try {
    return path.startsWith('/') ? posix.normalize(decodeURIComponent(path)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks that a site can be served at a port, before a long build.
 *
 * @param {number} port
 * @throws {SetupError} when the port is in use or not allowed
 */
export async function checkPort(port) {
  const { close } = await listen(answerFrom(siteFolder), port);
  await close();
}

/**
 * Listens on this machine only, or by HTTPS in its network. Refuses requests for other host names,
 * and methods that do more than read. So a page of another site whose name points here learns
 * nothing.
 *
 * @param {Answer} answer
 * @param {number} port 0 for any free port
 * @param {object} [options]
 * @param {Upgrade} [options.upgrade] handles connections that upgrade to another protocol; without
 *   it they are refused
 * @param {Network} [options.network]
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 * @throws {SetupError} when the port is in use or not allowed
 */
export function listen(answer, port, { upgrade, network } = {}) {
  const isOwn = (/** @type {IncomingMessage} */ { headers: { host = '' } }) =>
    ownName.test(host) || network?.addresses.includes(host.replace(/:\d+$/, ''));
  const handle = async (/** @type {IncomingMessage} */ request, /** @type {ServerResponse} */ response) => {
    const { method = '' } = request;
    if (!isOwn(request)) return refuse(response, 421, 'This is another host.');
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Here one can only read.');
    }
    try {
      await answer(request, response);
    } catch (error) {
      console.error(error);
      refuse(response, 500, 'This could not be read.');
    }
  };
  const server = network ? createSecureServer(network, handle) : createServer(handle);
  /**
   * @type {Set<Duplex>} upgraded connections, which the server itself does not close
   */
  const upgraded = new Set();
  if (upgrade) {
    server.on('upgrade', (request, socket, head) => {
      if (!isOwn(request)) return void socket.destroy();
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket));
      upgrade(request, socket, head);
    });
  }
  const close = () => {
    for (const socket of upgraded) socket.destroy();
    return closeServer(server);
  };
  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(new SetupError(reasonOf(error, port))));
    server.listen(port, network ? '0.0.0.0' : 'localhost', () =>
      resolve({ address: addressOf(server, network), close }),
    );
  });
}

/** This machine, by each of its local names, at any port. */
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} reason
 */
function refuse(response, status, reason) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
}

/**
 * @param {Server} server
 * @param {Network} [network]
 */
function addressOf(server, network) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new SetupError('the site is served at no port');
  return network ? `https://${network.addresses[0]}:${address.port}/` : `http://localhost:${address.port}/`;
}

/** @param {Server} server */
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
      return `port ${port} is in use; for another one add: -- --port ${port < 65535 ? port + 1 : 8080}`;
    case 'EACCES':
      return `port ${port} may not be used here; for one above 1023 add: -- --port 8080`;
    default:
      return `the site could not be served: ${error.message}`;
  }
}
