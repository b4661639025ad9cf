// A room from a terminal: `npx noughts --room LINK --broker ADDRESS`.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { define } from 'noughts/own';
import { createRoom } from 'noughts/room';
import { mqtt } from 'noughts/room/mqtt';
import { WebSocket } from 'ws';
import { exampleOf } from '../engine/own-games.js';
import { aedes } from './brokers.js';
import { allShow, noughts, until } from './rooms.js';

const program = process.env.NOUGHTS_CLI ?? 'dist/package/cli.js';

/**
 * The program in a room.
 *
 * @param {string[]} options
 */
function enter(...options) {
  const child = spawn(process.execPath, ['--experimental-websocket', '--no-warnings', program, ...options]);
  let printed = '';
  let wake = () => {};
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
    wake();
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    type: (/** @type {string} */ line) => child.stdin.write(`${line}\n`),
    end: () => child.stdin.end(),
    ended,
    /** @param {RegExp} text resolves once it has been printed after the previous match */
    async says(text) {
      while (!text.test(printed)) {
        await new Promise((resolve) => {
          wake = () => resolve(undefined);
        });
      }
      printed = '';
    },
  };
}

test('a person in a terminal plays with a person elsewhere, asks and is asked', async () => {
  const broker = await aedes();
  const ana = await createRoom(noughts, mqtt(broker.url, { WebSocket }), { name: 'Ana' });
  const bob = enter('--room', `https://example.org/#${ana.invitation}`, '--broker', broker.url, '--name', 'Bob');
  await bob.says(/You play O/);
  await until(ana, () => ana.people.some(({ name, seat }) => name === 'Bob' && seat === 'O'));
  ana.play('b2');
  await bob.says(/There: Ana plays X\nYour move\?/);
  bob.type('b2');
  await bob.says(/already/);
  bob.type('1');
  await allShow('.b2.a3', ana);
  bob.type('undo');
  await until(ana, () => ana.requests.length > 0);
  ana.decline();
  ana.play('c3');
  await bob.says(/Your move\?/);
  ana.askUndo();
  await bob.says(/X asks for a move back \(yes or no\)/);
  bob.type('yes');
  await allShow('.undo', ana);
  ana.play('a2');
  await bob.says(/Your move\?/);
  bob.type('b3');
  await allShow('.b3', ana);
  ana.play('c2');
  await bob.says(/X wins/);
  bob.type('next');
  await until(ana, () => ana.requests.length > 0);
  ana.accept();
  await bob.says(/Your move\?/);
  bob.type('quit');
  assert.equal(await bob.ended, 0);
  await ana.close();
  await broker.stop();
});

test('a spectator sees the game and cannot play', async () => {
  const broker = await aedes();
  const ana = await createRoom(noughts, mqtt(broker.url, { WebSocket }));
  const eva = enter('--room', ana.watchLink, '--broker', broker.url);
  await eva.says(/Only the two players can do that/);
  ana.play('b2');
  await eva.says(/│ X │[\s\S]*O's turn|X[\s\S]*O's turn/);
  eva.type('a1');
  await eva.says(/Only the two players can do that/);
  eva.end();
  assert.equal(await eva.ended, 0);
  await ana.close();
  await broker.stop();
});

test('a game of one’s own is played in a room with the rules of a file', async () => {
  const broker = await aedes();
  const ana = await createRoom(await define(await exampleOf('nim')), mqtt(broker.url, { WebSocket }));
  const bob = enter('--room', `${ana.invitation}`, '--broker', broker.url, '--game', 'web/example/own/nim.js');
  await bob.says(/You play O/);
  ana.play('a3');
  await bob.says(/Your move\? \(a move, /);
  bob.type('b4');
  await allShow('nim.X.a3.b4', ana);
  ana.play('c5');
  await bob.says(/X wins/);
  bob.end();
  assert.equal(await bob.ended, 0);
  await ana.close();
  await broker.stop();
});

test('an invalid command line is reported', () => {
  for (const [options, message] of /** @type {const} */ ([
    [['--room', 'room1.x'], '--room and --broker need each other'],
    [['--broker', 'wss://example.org'], '--room and --broker need each other'],
    [
      ['--room', 'room1.x', '--broker', 'http://example.org'],
      '--broker must be an address that begins with wss:// or ws://',
    ],
    [['--room', 'room1.x', '--broker', 'ws://localhost', '--x', 'best'], '--x has no meaning in a room'],
    [['--room', 'room1.x', '--broker', 'ws://localhost', '--game', 'qubic'], '--game has no meaning in a room'],
  ])) {
    const { status, stderr } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
    assert.deepEqual([status, stderr.split('\n')[0]], [2, `noughts: ${message}`]);
  }
  const wrong = [
    '--experimental-websocket',
    '--no-warnings',
    program,
    '--room',
    'nothing',
    '--broker',
    'ws://localhost:1',
  ];
  const { status, stderr } = spawnSync(process.execPath, wrong, { encoding: 'utf8' });
  assert.deepEqual([status, stderr], [1, 'noughts: This link is not a game, or part of it is missing.\n']);
});
