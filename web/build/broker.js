// The broker of npm start. With it, two browsers on this machine or in its network can play at
// once. A hosted site names its own broker in web/site.json.

import { Aedes } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { answerFrom, listen } from './serve.js';

/** Its address, relative to the site. */
const path = 'broker';

/** The longest message, in bytes. */
const longestMessage = 520_000;

/**
 * Serves a site on this machine, or in its network, with its own broker for rooms.
 *
 * @param {string} folder
 * @param {number} port 0 for any free port
 * @param {import('./serve.js').Network} [network]
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 * @throws {import('./dependencies.js').SetupError} when the port is in use or not allowed
 */
export async function serveWithRooms(folder, port, network) {
  const broker = await Aedes.createBroker();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, handleProtocols: () => 'mqtt' });
  sockets.on('connection', (socket) => {
    const stream = createWebSocketStream(socket);
    stream.on('error', () => socket.terminate());
    broker.handle(stream);
  });
  /** @type {import('./serve.js').Upgrade} */
  const upgrade = (request, socket, head) => {
    if (request.url !== `/${path}` || !isOwn(request)) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  };
  const files = answerFrom(folder);
  const server = await listen(
    async (request, response) => {
      if (request.url !== '/rooms.json') return files(request, response);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ broker: path }));
    },
    port,
    { upgrade, ...(network && { network }) },
  );
  return {
    address: server.address,
    close: async () => {
      await server.close();
      await new Promise((resolve) => broker.close(() => resolve(undefined)));
    },
  };
}

/**
 * Whether the request comes from a page of this site, and not from a page of another site.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function isOwn({ headers: { host = '', origin = '' } }) {
  return URL.canParse(origin) && new URL(origin).host === host;
}
