// Rooms over each transport: windows of one browser, and MQTT over a broker in this process. transports.long.test.js has
// brokers that are programs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRoom, joinRoom, watchRoom, windows } from 'noughts/room';
import { mqtt } from 'noughts/room/mqtt';
import { aedes, freePort } from './brokers.js';
import { couple, invitationOf, options, over, testRoomsOver } from './over-broker.js';
import { allShow, MemoryStorage, noughts, playAll, until } from './rooms.js';

test('two windows of one browser play, and a third one that is opened in the middle watches', async (context) => {
  const { ana, bob } = await couple(context, windows);
  await playAll([ana, bob], 'a1 b2');
  const eve = await watchRoom(noughts, windows(), ana.watchLink, { name: 'Eve', ...options });
  await allShow('.a1.b2', eve);
  await until(ana, () => ana.people.length === 3);
  await playAll([ana, bob], 'b1 c3 c1');
  await allShow('.b1.c3.c1', ana, bob, eve);
  await eve.close();
  await until(ana, () => ana.people.map(({ name }) => name).join() === 'Ana,Bob');
});

test('whoever joins or watches knows who has which seat, though he hears of people before he hears of seats', async (context) => {
  const { ana, bob } = await couple(context, windows);
  await until(bob, () => bob.people.some(({ name, seat }) => name === 'Ana' && seat === 'X'));
  const eve = await watchRoom(noughts, windows(), ana.watchLink, { name: 'Eve', ...options });
  context.after(() => eve.close());
  await until(eve, () => eve.people.map(({ seat }) => seat ?? '-').join('') === '-XO');
});

test('whatever else is in a channel of windows changes nothing', async (context) => {
  /** @type {string[]} */
  const topics = [];
  const transport = () => {
    const real = windows();
    const { subscribe } = real;
    real.subscribe = (topic, ...rest) => {
      topics.push(topic);
      return subscribe.call(real, topic, ...rest);
    };
    return real;
  };
  const { ana, bob } = await couple(context, transport);
  const channel = new BroadcastChannel(`noughts ${topics[0]}`);
  for (const parcel of [
    null,
    7,
    'x',
    {},
    { is: 'message', message: 'x' },
    { is: 'presence', peer: 7 },
    { is: 'gone', peer: {} },
  ]) {
    channel.postMessage(parcel);
  }
  await playAll([ana, bob], 'a1 b2');
  await allShow('.a1.b2', ana, bob);
  channel.close();
});

testRoomsOver('aedes, which speaks MQTT 3.1.1', () => aedes());

test('what is kept by a broker can be read by nobody who has no link, and the topic tells nothing of the secret', async (context) => {
  /** @type {{ topic: string, payload: Buffer }[]} */
  const seen = [];
  const broker = await aedes({ onPublish: (packet) => seen.push(packet) });
  context.after(broker.stop);
  const { ana, bob } = await couple(context, () => over(broker.url));
  await playAll([ana, bob], 'a1 b2');
  await allShow('.a1.b2', ana, bob);
  const [, secret = ''] = ana.watchLink.split('.');
  assert.ok(seen.length > 5);
  for (const { topic, payload } of seen) {
    assert.ok(!topic.includes(secret), topic);
    for (const text of ['Ana', 'tic-tac-toe', 'description', 'noughts1', secret])
      assert.ok(!payload.includes(text), topic);
  }
});

test('a broker that refuses a connection is told of, and lets in who has the password', async (context) => {
  const broker = await aedes({ password: 'swordfish' });
  context.after(broker.stop);
  const failed = (/** @type {any} */ error) => error.code === 'transport-failed' && /refuses/.test(error.cause.message);
  await assert.rejects(createRoom(noughts, over(broker.url), options), failed);
  await assert.rejects(createRoom(noughts, over(broker.url, { username: 'ana', password: 'guess' }), options), failed);
  const room = await createRoom(noughts, over(broker.url, { username: 'ana', password: 'swordfish' }), options);
  assert.equal(room.isConnected, true);
  await room.close();
});

test('a broker that is not there is waited for', async (context) => {
  const port = await freePort();
  const ana = await createRoom(noughts, over(`ws://127.0.0.1:${port}`), options);
  assert.equal(ana.isConnected, false);
  ana.play('b2');
  const broker = await aedes({ port });
  context.after(broker.stop);
  const eve = await watchRoom(noughts, over(broker.url), ana.watchLink, options);
  await allShow('.b2', eve);
  await Promise.all([ana.close(), eve.close()]);
});

test('what is no address of a broker, or no WebSocket, is said at once', async () => {
  assert.throws(() => mqtt('ws://127.0.0.1:1', { WebSocket: /** @type {any} */ (null) }), TypeError);
  await assert.rejects(createRoom(noughts, over('no address'), options), { code: 'transport-failed' });
});

test('a seat is taken again over a broker after a reload, with what was stored', async (context) => {
  const broker = await aedes();
  context.after(broker.stop);
  const storage = new MemoryStorage();
  const ana = await createRoom(noughts, over(broker.url), { storage, ...options });
  const bob = await joinRoom(noughts, over(broker.url), invitationOf(ana), options);
  context.after(() => bob.close());
  await bob.seated;
  await playAll([ana, bob], 'a1 b2');
  await allShow('.b2', ana);
  await ana.close();
  const again = await joinRoom(noughts, over(broker.url), invitationOf(ana), { storage, ...options });
  context.after(() => again.close());
  assert.equal(again.seat, 'X');
  await playAll([again, bob], 'b1 c1');
  await allShow('.a1.b2.b1.c1', again, bob);
});
