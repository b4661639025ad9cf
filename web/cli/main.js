#!/usr/bin/env node
// npx noughts: the terminal game, played through the module.

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { load, NoughtsError } from '../engine/index.js';
import { readOptions, UsageError, usage } from './options.js';
import { fileOfGame, gameIn } from './own-game.js';
import { Session } from './session.js';

// The output is a closed pipe or a full disk, so no message can be shown.
process.stdout.on('error', () => process.exit(1));

const noughts = await load();
const print = (/** @type {string} */ text) => void process.stdout.write(text);

try {
  const args = process.argv.slice(2);
  const file = fileOfGame(args);
  const own = file === undefined ? undefined : await gameIn(file);
  const options = readOptions(noughts, args, own);
  if (options === 'help') print(usage(noughts));
  else if (options === 'version') print(`noughts ${await ownVersion()}\n`);
  else if ('room' in options) await takePart(own ?? noughts, options);
  else await play(own ?? noughts, options);
} catch (error) {
  if (error instanceof NoughtsError && (error.name === 'GameError' || process.argv.includes('--room')))
    fail(error.message);
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`noughts: ${error.message}\n\n${usage(noughts)}`);
  process.exitCode = 2;
}

/**
 * @param {Pick<import('../engine/index.js').Noughts, 'opponent'>} engine
 * @param {import('./options.js').Options} options
 */
async function play(engine, options) {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  input.once('SIGINT', () => process.exit(130));
  const ask = async (/** @type {string} */ question) => {
    print(`${question}> `);
    const { value, done } = await lines.next();
    if (done) print('\n');
    return done ? undefined : String(value).trim().toLowerCase();
  };
  await new Session(engine, { print, ask, turn }, options).run();
  input.close();
  if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
}

/**
 * Joins a room. The modules of rooms are loaded only here.
 *
 * @param {Parameters<typeof import('../room/index.js').joinRoom>[0]} engine
 * @param {import('./options.js').RoomOptions} options
 */
async function takePart(engine, { room: link, broker, name }) {
  if (!globalThis.WebSocket) fail('rooms need the WebSocket of Node 22 or newer');
  const [{ joinRoom }, { mqtt }, { RoomSession }] = await Promise.all([
    import('../room/index.js'),
    import('../room/mqtt.js'),
    import('./room-session.js'),
  ]);
  const input = createInterface({ input: process.stdin });
  input.once('SIGINT', () => process.exit(130));
  const room = await joinRoom(engine, mqtt(broker), link, { name });
  await new RoomSession(room, print).run(input);
  input.close();
}

/**
 * Ends the program.
 *
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`noughts: ${message}\n`);
  process.exit(1);
}

/**
 * Lets everything else run that has come up: signals, and errors of writing.
 */
function turn() {
  return new Promise((resolve) => setImmediate(resolve));
}

async function ownVersion() {
  const { readFile } = await import('node:fs/promises');
  return JSON.parse(await readFile(new URL('./package.json', import.meta.url), 'utf8')).version;
}
