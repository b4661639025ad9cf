// Rooms over each transport: windows of one browser, and MQTT over brokers that the tests start.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRoom, joinRoom, watchRoom, windows } from 'noughts/room';
import { mqtt } from 'noughts/room/mqtt';
import { WebSocket } from 'ws';
import { aedes, findBroker, freePort, mosquitto, nats, rabbitmq } from './brokers.js';
import { allShow, MemoryStorage, noughts, playAll, until } from './rooms.js';

/** @import { TestContext } from 'node:test' */
/** @import { Room, Transport } from 'noughts/room' */
/** @import { Broker } from './brokers.js' */

const options = { reminder: 50 };

/**
 * A transport over a broker, in Node, which in version 20 has no WebSocket.
 *
 * @param {string} url
 * @param {object} [more]
 */
const over = (url, more) => mqtt(url, { WebSocket, retry: 20, ...more });

/**
 * Ana, who has made a room, and Bob, who has joined it.
 *
 * @param {TestContext} context
 * @param {() => Transport} transport
 * @param {string} [game]
 */
async function couple(context, transport, game = 'tic-tac-toe') {
  const ana = await createRoom(noughts, transport(), { game, name: 'Ana', ...options });
  context.after(() => ana.close());
  const bob = await joinRoom(noughts, transport(), invitationOf(ana), { name: 'Bob', ...options });
  context.after(() => bob.close());
  await bob.seated;
  return { ana, bob };
}

/** @param {Room} room */
const invitationOf = ({ invitation }) => /** @type {string} */ (invitation);

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

/** The brokers that are programs: their names, and how they are started. @type {Record<string, [string, (program: string) => Promise<Broker>]>} */
const known = {
  mosquitto: ['Mosquitto, which speaks MQTT 5', mosquitto],
  'nats-server': ['NATS, which speaks MQTT 3.1.1', nats],
  'rabbitmq-server': ['RabbitMQ, which speaks MQTT 5', rabbitmq],
};

/** Those with which is tested: RabbitMQ takes 60 MB to fetch and a quarter of a minute for each start, and has to be asked for. */
const wanted = (process.env.NOUGHTS_BROKERS ?? 'mosquitto nats-server').split(' ');

/** @type {[name: string, start: () => Promise<Broker>][]} */
const brokers = [['aedes, which speaks MQTT 3.1.1', () => aedes()]];

for (const [id, [name, start]] of Object.entries(known)) {
  const isWanted = wanted.includes(id);
  const program = isWanted ? findBroker(/** @type {any} */ (id)) : undefined;
  if (program !== undefined) brokers.push([name, () => start(program)]);
  const skip = isWanted ? `${id} cannot be had here` : `NOUGHTS_BROKERS=${id} asks for it`;
  test(`${id} is there for the tests`, { skip: program === undefined && skip }, () => {
    assert.ok(program);
  });
}

for (const [name, start] of brokers) {
  test(`a whole game over ${name}; who watches from the middle on sees all of it`, async (context) => {
    const broker = await start();
    context.after(broker.stop);
    const { ana, bob } = await couple(context, () => over(broker.url));
    await playAll([ana, bob], 'a1 b2 b1');
    const eve = await watchRoom(noughts, over(broker.url), ana.watchLink, { name: 'Eve', ...options });
    context.after(() => eve.close());
    await allShow('.a1.b2.b1', eve);
    await playAll([bob, ana], 'c3 c1');
    await allShow('.c3.c1', ana, bob, eve);
    await until(ana, () => ana.people.map((person) => person.name).join() === 'Ana,Bob,Eve');
  });

  const skip =
    name.startsWith('RabbitMQ') && 'to a subscription with a wildcard, as ours is, it sends nothing that is kept';
  test(`who comes when nobody is there has the history from ${name}`, { skip }, async (context) => {
    const broker = await start();
    context.after(broker.stop);
    const { ana, bob } = await couple(context, () => over(broker.url));
    await playAll([ana, bob], 'a1 b2 b1 c3 c1');
    await allShow('.c1', bob);
    await Promise.all([ana.close(), bob.close()]);
    const eve = await watchRoom(noughts, over(broker.url), ana.watchLink, options);
    context.after(() => eve.close());
    await allShow('.a1.b2.b1.c3.c1', eve);
    assert.equal(eve.people.length, 1);
  });

  test(`nothing is lost when ${name} is killed in the middle, and started again without what it had kept`, async (context) => {
    const broker = await start();
    context.after(() => broker.stop());
    const { ana, bob } = await couple(context, () => over(broker.url));
    await playAll([ana, bob], 'a1 b2 b1');
    await allShow('.b1', bob);
    await broker.stop();
    await Promise.all([ana, bob].map((room) => until(room, () => !room.isConnected)));
    await playAll([bob], 'c1');
    await broker.start();
    await playAll([ana, bob], 'a3 a2');
    await allShow('.c1.a3.a2', ana, bob);
    const eve = await watchRoom(noughts, over(broker.url), ana.watchLink, options);
    context.after(() => eve.close());
    await allShow('.a1.b2.b1.c1.a3.a2', eve);
  });

  test(`who is torn off is no longer there, by his last will at ${name}, and comes back by himself`, async (context) => {
    const broker = await start();
    context.after(broker.stop);
    /** @type {WebSocket[]} */
    const sockets = [];
    class Torn extends WebSocket {
      /** @param {ConstructorParameters<typeof WebSocket>} given */
      constructor(...given) {
        super(...given);
        sockets.push(this);
      }
    }
    const { ana, bob } = await couple(context, () => over(broker.url));
    const eve = await watchRoom(noughts, over(broker.url, { WebSocket: Torn, retry: 200 }), ana.watchLink, options);
    context.after(() => eve.close());
    await until(ana, () => ana.people.length === 3);
    sockets.at(-1)?.terminate();
    await until(ana, () => ana.people.length === 2);
    await until(ana, () => ana.people.length === 3);
    ana.play('b2');
    await allShow('.b2', bob, eve);
  });

  test(`who is offline for ten moves has all of them when he is back, over ${name}`, async (context) => {
    const broker = await start();
    context.after(broker.stop);
    let isOffline = false;
    /** @type {WebSocket | undefined} */
    let socket;
    class Cut extends WebSocket {
      /** @param {ConstructorParameters<typeof WebSocket>} given */
      constructor(...given) {
        super(isOffline ? 'ws://127.0.0.1:1' : given[0], given[1]);
        socket = this;
      }
    }
    const { ana, bob } = await couple(context, () => over(broker.url), 'connect-four');
    const eve = await watchRoom(noughts, over(broker.url, { WebSocket: Cut, retry: 20 }), ana.watchLink, options);
    context.after(() => eve.close());
    isOffline = true;
    socket?.terminate();
    await until(eve, () => !eve.isConnected);
    await playAll([ana, bob], 'd1 d2 d3 d4 d5 d6 c1 c2 c3 c4');
    await allShow('.d1.d2.d3.d4.d5.d6.c1.c2.c3.c4', ana, bob);
    assert.equal(eve.match.moves.length, 0);
    isOffline = false;
    await allShow('.d1.d2.d3.d4.d5.d6.c1.c2.c3.c4', eve);
  });
}

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
