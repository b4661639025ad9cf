// Brokers, each started by the tests on a free port of this machine.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Aedes } from 'aedes';
import { WebSocketServer } from 'ws';
import { serveWithRooms } from '../../web/build/broker.js';

/**
 * @typedef {object} Broker
 * @property {string} url
 * @property {() => Promise<void>} stop kills it; it stores nothing
 * @property {() => Promise<void>} start starts it again, at the same address
 * @property {() => number | undefined} process its process id, if it has its own process
 */

/** A free port. @returns {Promise<number>} */
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
 * @param {(packet: any) => void} [settings.onPublish] called for everything that people publish
 * @param {string} [settings.password] without it, connections are refused
 * @param {(topic: string, action: 'publish' | 'subscribe') => boolean} [settings.allows] its access
 *   rules
 * @param {(bytes: Buffer, send: (frame: Uint8Array) => void) => void} [settings.hand] sends the
 *   broker's output, in frames
 * @param {number} [settings.port]
 * @returns {Promise<Broker>}
 */
export async function aedes({
  onPublish = () => {},
  password,
  allows = () => true,
  hand = (bytes, send) => send(bytes),
  port: wanted,
} = {}) {
  let port = wanted ?? 0; // any that is free, and the same one after that
  /** @type {(() => Promise<void>) | undefined} */
  let stop;
  const start = async () => {
    const broker = await Aedes.createBroker({
      authenticate: (_client, _name, given, done) => done(null, password === undefined || String(given) === password),
      authorizePublish: (_client, { topic }, done) => done(allows(topic, 'publish') ? null : new Error('not allowed')),
      authorizeSubscribe: (_client, subscription, done) =>
        done(null, allows(subscription.topic, 'subscribe') ? subscription : null),
    });
    broker.on('publish', (packet, client) => client && onPublish(packet));
    const plain = createTcpServer(broker.handle);
    await new Promise((resolve) => plain.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port: plainPort } = /** @type {import('node:net').AddressInfo} */ (plain.address());
    const server = new WebSocketServer({ port, host: '127.0.0.1', handleProtocols: () => 'mqtt' });
    server.on('connection', (socket) => bridge(socket, connect(plainPort, '127.0.0.1'), hand));
    await new Promise((resolve) => server.once('listening', resolve));
    ({ port } = /** @type {import('node:net').AddressInfo} */ (server.address()));
    stop = async () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
      plain.close();
      await new Promise((resolve) => broker.close(() => resolve(undefined)));
    };
  };
  await start();
  return { url: `ws://127.0.0.1:${port}`, stop: async () => stop?.(), start, process: () => undefined };
}

/**
 * Forwards data in both directions, and closes both sides together.
 *
 * @param {import('ws').WebSocket} outside
 * @param {import('node:net').Socket} inside
 * @param {(bytes: Buffer, send: (frame: Uint8Array) => void) => void} hand
 */
function bridge(outside, inside, hand) {
  outside.on('message', (/** @type {Buffer} */ bytes) => inside.write(bytes));
  inside.on('data', (bytes) => hand(bytes, (frame) => outside.send(frame)));
  outside.on('close', () => inside.destroy()).on('error', () => inside.destroy());
  inside.on('close', () => outside.terminate()).on('error', () => outside.terminate());
}

/**
 * The broker of `npm start`, unchanged.
 *
 * @returns {Promise<Broker>}
 */
export async function brokerOfStart() {
  const port = await freePort();
  const site = temporaryFolder();
  const begin = () => serveWithRooms(site, port);
  let server = await begin();
  return {
    url: `ws://127.0.0.1:${port}/broker`,
    stop: () => server.close(),
    start: async () => {
      server = await begin();
    },
    process: () => undefined,
  };
}

/**
 * Sends bytes in frames of random lengths, as a proxy might.
 *
 * @param {Buffer} bytes
 * @param {(frame: Uint8Array) => void} send
 */
export function inPieces(bytes, send) {
  for (let place = 0; place < bytes.length; ) {
    const length = 1 + Math.floor(12 * Math.random() ** 2);
    send(bytes.subarray(place, place + length));
    place += length;
  }
}

/**
 * The path of a broker. If it is missing, it is installed.
 *
 * @param {'mosquitto' | 'nats-server' | 'rabbitmq-server'} name
 * @returns {string | undefined} undefined if it cannot be installed
 */
export function findBroker(name) {
  const { status, stdout } = spawnSync(fileURLToPath(new URL('broker.sh', import.meta.url)), [name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : undefined;
}

const defaultSettings = `allow_anonymous true
acl_file FILE
listener 1883 127.0.0.1
listener 9001 127.0.0.1
protocol websockets
`;

/**
 * Mosquitto, with the settings of a site owner.
 *
 * @param {string} program
 * @param {string} [rules] of access
 * @param {string} [settings] with the ports and the places of files that a site has
 * @returns {Promise<Broker>}
 */
export async function mosquitto(program, rules = 'topic readwrite #\n', settings = defaultSettings) {
  const [plain, port] = [await freePort(), await freePort()];
  const here = settings
    .replace('1883', `${plain}`)
    .replace('9001', `${port}`)
    .replace(/^acl_file .*$/m, `acl_file ${keep('rules.acl', rules)}`)
    .replace(/^persistence true$/m, `$&\npersistence_location ${temporaryFolder()}/`);
  return run({ program, options: ['-c', keep('settings.conf', `user root\n${here}`)], port });
}

/**
 * NATS. It speaks MQTT 3.1.1, and stores messages in its own way.
 *
 * @param {string} program
 * @returns {Promise<Broker>}
 */
export async function nats(program) {
  const [plain, port, ofMqtt] = [await freePort(), await freePort(), await freePort()];
  const store = temporaryFolder();
  const settings = `server_name: noughts
    listen: 127.0.0.1:${plain}
    jetstream { store_dir: "${store}" }
    mqtt { listen: 127.0.0.1:${ofMqtt} }
    websocket { listen: "127.0.0.1:${port}", no_tls: true }`;
  return run({ program, options: ['-c', keep('settings.conf', settings)], port, path: '/mqtt', store });
}

/**
 * RabbitMQ with its plugin for MQTT over WebSocket. It sends retained messages only to
 * subscriptions without wildcards.
 *
 * @param {string} program
 * @returns {Promise<Broker>}
 */
export async function rabbitmq(program) {
  const [port, ofErlang, ofNames] = [await freePort(), await freePort(), await freePort()];
  const store = temporaryFolder();
  const settings = `listeners.tcp = none
mqtt.listeners.tcp = none
mqtt.allow_anonymous = true
anonymous_login_user = guest
anonymous_login_pass = guest
web_mqtt.tcp.listener = 127.0.0.1:${port}
web_mqtt.ws_path = /mqtt
`;
  const env = {
    ...process.env,
    ERL_CRASH_DUMP: `${store}/crash.dump`,
    HOME: store,
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: `${ofNames}`,
    RABBITMQ_ALLOW_INPUT: '1', // the script becomes the broker, rather than wait for it
    RABBITMQ_BASE: store,
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_CONFIG_FILE: keep('rabbitmq.conf', settings),
    RABBITMQ_DIST_PORT: `${ofErlang}`,
    RABBITMQ_ENABLED_PLUGINS_FILE: keep('enabled_plugins', '[rabbitmq_web_mqtt].'),
    RABBITMQ_FEATURE_FLAGS_FILE: `${store}/feature_flags`,
    RABBITMQ_LOGS: '-',
    RABBITMQ_MNESIA_BASE: `${store}/data`,
    RABBITMQ_NODENAME: 'noughts@localhost',
    RABBITMQ_PLUGINS_EXPAND_DIR: `${store}/plugins`,
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-noinput -kernel inet_dist_use_interface {127,0,0,1}',
  };
  return run({ program, env, port, path: '/mqtt', store, startsOthers: true });
}

/** A new folder, which is deleted when this process ends. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'noughts-broker-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Writes a text to a file.
 *
 * @param {string} name
 * @param {string} text
 * @returns {string} where it is
 */
function keep(name, text) {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  return file;
}

/**
 * Runs a broker that is a separate program.
 *
 * @param {object} how
 * @param {string} how.program
 * @param {string[]} [how.options]
 * @param {NodeJS.ProcessEnv} [how.env]
 * @param {number} how.port for WebSocket
 * @param {string} [how.path] for WebSocket
 * @param {string} [how.store] the folder for its messages
 * @param {boolean} [how.startsOthers] whether it is a group of programs, which end together
 * @returns {Promise<Broker>}
 */
async function run({ program, options = [], env = process.env, port, path = '', store, startsOthers = false }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    if (store) {
      rmSync(store, { recursive: true, force: true });
      mkdirSync(store);
    }
    child = spawn(program, options, { env, stdio: 'ignore', detached: startsOthers });
    await listening(port);
  };
  const stop = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        process.kill(startsOthers ? -child.pid : child.pid, 'SIGKILL');
      })
    );
  await start();
  return { url: `ws://127.0.0.1:${port}${path}`, start, stop, process: () => child?.pid };
}

/**
 * Resolves when a server listens at the port.
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
