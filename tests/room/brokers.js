// Brokers, each started by the tests on a free port of this machine.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Aedes } from 'aedes';
import { WebSocketServer } from 'ws';

/**
 * @typedef {object} Broker
 * @property {string} url
 * @property {() => Promise<void>} stop kills it; it has kept nothing
 * @property {() => Promise<void>} start starts it again, at the same address
 */

/** A port that is free now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createTcpServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * A broker in this process.
 *
 * @param {object} [settings]
 * @param {(packet: any) => void} [settings.onPublish] sees everything that people publish
 * @param {string} [settings.password] without which it refuses connections
 * @param {number} [settings.port]
 * @returns {Promise<Broker>}
 */
export async function aedes({ onPublish = () => {}, password, port: wanted } = {}) {
  const port = wanted ?? (await freePort());
  /** @type {(() => Promise<void>) | undefined} */
  let stop;
  const start = async () => {
    const broker = await Aedes.createBroker({
      authenticate: (_client, _name, given, done) => done(null, password === undefined || String(given) === password),
    });
    broker.on('publish', (packet, client) => client && onPublish(packet));
    const plain = createTcpServer(broker.handle);
    await new Promise((resolve) => plain.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port: plainPort } = /** @type {import('node:net').AddressInfo} */ (plain.address());
    const server = new WebSocketServer({ port, host: '127.0.0.1', handleProtocols: () => 'mqtt' });
    server.on('connection', (socket) => bridge(socket, connect(plainPort, '127.0.0.1')));
    await new Promise((resolve) => server.once('listening', resolve));
    stop = async () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
      plain.close();
      await new Promise((resolve) => broker.close(() => resolve(undefined)));
    };
  };
  await start();
  return { url: `ws://127.0.0.1:${port}`, stop: async () => stop?.(), start };
}

/**
 * Hands what comes from one side to the other, and ends both together.
 *
 * @param {import('ws').WebSocket} outside
 * @param {import('node:net').Socket} inside
 */
function bridge(outside, inside) {
  outside.on('message', (/** @type {Buffer} */ bytes) => inside.write(bytes));
  inside.on('data', (bytes) => outside.send(bytes));
  outside.on('close', () => inside.destroy()).on('error', () => inside.destroy());
  inside.on('close', () => outside.terminate()).on('error', () => outside.terminate());
}

/**
 * Where Mosquitto is; sets it up where there is none.
 * @returns {string | undefined} undefined where it cannot be had
 */
export function findMosquitto() {
  const { status, stdout } = spawnSync('tests/room/mosquitto.sh', {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Mosquitto, as site owners run it.
 *
 * @param {string} program
 * @returns {Promise<Broker>}
 */
export async function mosquitto(program) {
  const folder = mkdtempSync(join(tmpdir(), 'noughts-mosquitto-'));
  const [plain, port] = [await freePort(), await freePort()];
  const settings = join(folder, 'mosquitto.conf');
  writeFileSync(
    settings,
    `allow_anonymous true\nlistener ${plain} 127.0.0.1\nlistener ${port} 127.0.0.1\nprotocol websockets\n`,
  );
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    child = spawn(program, ['-c', settings], { stdio: 'ignore' });
    await listening(port);
  };
  const kill = () =>
    new Promise((resolve) => {
      child?.once('exit', () => resolve(undefined));
      child?.kill('SIGKILL');
    });
  await start();
  return {
    url: `ws://127.0.0.1:${port}`,
    start,
    stop: async () => {
      await kill();
      rmSync(join(folder, 'mosquitto.db'), { force: true });
    },
  };
}

/**
 * Resolves when something listens.
 *
 * @param {number} port
 */
async function listening(port) {
  for (;;) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await wait(10);
  }
}
