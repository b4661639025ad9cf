// Rooms over each transport: windows of one browser, and MQTT over a broker in this process.
// transports.long.test.js uses brokers that are separate programs.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { createRoom, joinRoom, watchRoom, windows } from 'noughts/room';
import { mqtt } from 'noughts/room/mqtt';
import { joinTournament } from 'noughts/room/tournament';
import { aedes, brokerOfStart, freePort, inPieces } from './brokers.js';
import { couple, invitationOf, options, over, testRoomsOver, WebSocket } from './over-broker.js';
import { allShow, MemoryStorage, noughts, playAll, until } from './rooms.js';
import {
  gather,
  invitationOf as joinLinkOf,
  pairingOf,
  playOut,
  seatsOf,
  soon,
  summaryOf,
  watch,
} from './tournaments.js';

/** @import { Tournament } from 'noughts/room/tournament' */

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

test('players and spectators learn who has which seat, even if they hear of people first', async (context) => {
  const { ana, bob } = await couple(context, windows);
  await until(bob, () => bob.people.some(({ name, seat }) => name === 'Ana' && seat === 'X'));
  const eve = await watchRoom(noughts, windows(), ana.watchLink, { name: 'Eve', ...options });
  context.after(() => eve.close());
  await until(eve, () => eve.people.map(({ seat }) => seat ?? '-').join('') === '-XO');
});

test('foreign messages in a channel of windows change nothing', async (context) => {
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

testRoomsOver('the broker of npm start', brokerOfStart);

test('people play, watch and leave over a broker that cuts its packets anywhere', async (context) => {
  const broker = await aedes({ hand: inPieces });
  context.after(broker.stop);
  const { ana, bob } = await couple(context, () => over(broker.url));
  await playAll([ana, bob], 'a1 b2 b1 c3 c1');
  const eve = await watchRoom(noughts, over(broker.url), ana.watchLink, options);
  await allShow('.a1.b2.b1.c3.c1', ana, bob, eve);
  await Promise.all([ana.close(), bob.close(), eve.close()]);
});

test('leaving ends even if the broker does not answer, and closes the connection', async (context) => {
  let isDeaf = false;
  const broker = await aedes({ hand: (bytes, send) => isDeaf || send(bytes) });
  context.after(broker.stop);
  /** @type {InstanceType<typeof WebSocket>[]} */
  const sockets = [];
  class Seen extends WebSocket {
    /** @param {ConstructorParameters<typeof WebSocket>} given */
    constructor(...given) {
      super(...given);
      sockets.push(this);
    }
  }
  const room = await createRoom(noughts, over(broker.url, { WebSocket: Seen }), options);
  isDeaf = true;
  await room.close();
  assert.ok(sockets.every(({ readyState }) => readyState >= WebSocket.CLOSING));
});

test('a room connects anew before the broker forgets what it keeps', async (context) => {
  const broker = await aedes();
  context.after(broker.stop);
  const room = await createRoom(noughts, over(broker.url, { expiry: 3 }), options);
  context.after(() => room.close());
  await until(room, () => !room.isConnected);
  await until(room, () => room.isConnected);
});

for (const [what, bytes] of Object.entries({
  'a packet without what belongs in it': [0x40, 0x00],
  'a packet of no kind that there is, cut off': [0x90, 0x02, 0x00, 0x01, 0x00],
  'a length of five bytes': [0x30, 0xff, 0xff, 0xff, 0xff, 0x01],
  'a length that no packet has': [0x30, 0xff, 0xff, 0xff, 0x7f],
})) {
  test(`${what} is told as an error, and the room connects again`, async (context) => {
    /** @type {((frame: Uint8Array) => void) | undefined} */
    let sendLast;
    const hand = (/** @type {Buffer} */ packets, /** @type {(frame: Uint8Array) => void} */ send) => {
      sendLast = send;
      send(packets);
    };
    const broker = await aedes({ hand });
    context.after(broker.stop);
    const { ana, bob } = await couple(context, () => over(broker.url));
    /** @type {any[]} */
    const told = [];
    for (const room of [ana, bob])
      room.addEventListener('error', (event) => told.push(/** @type {CustomEvent} */ (event).detail));
    const wasLost = Promise.race([ana, bob].map((room) => until(room, () => !room.isConnected)));
    sendLast?.(Uint8Array.from(bytes));
    await wasLost;
    assert.deepEqual(
      told.map(({ code, cause }) => [code, cause.name]),
      [['transport-failed', 'MalformedError']],
    );
    await playAll([ana, bob], 'a1 b2');
    await allShow('.a1.b2', ana, bob);
  });
}

test('a broker’s refusal is reported within seconds: to subscribe, to publish, to connect again', async (context) => {
  const blind = await aedes({ allows: (_topic, action) => action !== 'subscribe' });
  context.after(blind.stop);
  await assert.rejects(createRoom(noughts, over(blind.url), options), { code: 'transport-failed' });

  // MQTT 3.1.1 cannot refuse a publication. The missing echo of one's own presence shows it.
  const mute = await aedes({ allows: (topic) => !topic.includes('/peer/') });
  context.after(mute.stop);
  const ana = await createRoom(noughts, over(mute.url), options);
  context.after(() => ana.close());
  const [error] = await once(ana, 'error');
  assert.equal(error.detail.code, 'transport-failed');
});

test('a stranger who hears all of a broker cannot use the name of another person’s connection', async (context) => {
  /** @type {string[]} */
  const topics = [];
  const broker = await aedes({ onPublish: ({ topic }) => topics.push(topic) });
  context.after(broker.stop);
  /** @type {string[]} */
  const sent = [];
  class Read extends WebSocket {
    /** @override @param {any[]} given */
    send(...given) {
      sent.push(Buffer.from(given[0]).toString('latin1'));
      return super.send.apply(this, /** @type {any} */ (given));
    }
  }
  await couple(context, () => over(broker.url, { WebSocket: Read }));
  const peers = new Set(topics.flatMap((topic) => /\/peer\/(.*)$/.exec(topic)?.[1] ?? []));
  assert.equal(peers.size, 2);
  const greetings = sent.filter((packet) => packet.startsWith('\u0010'));
  assert.ok(greetings.length >= 2);
  for (const peer of peers) {
    const times = greetings.map((packet) => packet.split(peer).length - 1);
    assert.equal(Math.max(...times), 1, 'it stands in the topic of the last will alone');
  }
});

test('kept messages cannot be read without a link, and the topic does not reveal the secret', async (context) => {
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

test('a refused connection is reported, and a person with the password can connect', async (context) => {
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

test('an invalid address of a broker, or a missing WebSocket, is an error at once', async () => {
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

test('a tournament over a broker: a player, a spectator and the organiser come back to what is kept', async (context) => {
  const broker = await aedes();
  context.after(broker.stop);
  const transports = () => over(broker.url);
  const storage = new MemoryStorage();
  const people = await gather(context, transports, ['Ana', 'Bob'], { storage });
  const [ana, bob] = /** @type {[Tournament, Tournament]} */ (people);
  await soon(() => [ana, bob].every(({ players }) => players.filter(({ isHere }) => isHere).length === 2));
  await ana.start();
  await playOut(await seatsOf(people, 1), 'X');
  await soon(() => pairingOf(bob, 1).state === 'over');
  const link = joinLinkOf(ana);
  await ana.close();
  await soon(() => bob.players[0]?.isHere === false);
  const eve = await watch(context, transports, ana);
  assert.deepEqual([eve.state, eve.table[0]?.points], ['playing', 1]);
  const again = await joinTournament(noughts, transports, link, { storage, ...options });
  people.push(again);
  await playOut(await seatsOf([again, bob], 2), 'O');
  await soon(() => [again, bob, eve].every(({ state }) => state === 'over'));
  assert.equal(new Set([again, bob, eve].map(summaryOf)).size, 1);
});
