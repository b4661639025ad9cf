// Rooms over brokers that are separate programs. The tests start them.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { createRoom, joinRoom } from 'noughts/room';
import { snippetsOf } from '../snippets.js';
import { aedes, findBroker, mosquitto, nats, rabbitmq } from './brokers.js';
import { options, over, testRoomsOver } from './over-broker.js';
import { noughts, until } from './rooms.js';

/** @import { Broker } from './brokers.js' */

/**
 * The brokers: their names, and how to start them.
 * @type {Record<string, [string, (program: string) => Promise<Broker>]>}
 */
const known = {
  mosquitto: ['Mosquitto, which speaks MQTT 5', mosquitto],
  'nats-server': ['NATS, which speaks MQTT 3.1.1', nats],
  'rabbitmq-server': ['RabbitMQ, which speaks MQTT 5', rabbitmq],
};

/**
 * The brokers for this run. RabbitMQ takes 60 MB to fetch and a quarter of a minute for each start,
 * so it must be requested.
 */
const wanted = (process.env.NOUGHTS_BROKERS ?? 'mosquitto nats-server').split(' ');

test('a broker that does not answer a subscription is left, and tried again', async (context) => {
  let answers = 0;
  const isSubscribed = (/** @type {Uint8Array} */ [first = 0]) => first >> 4 === 9;
  const broker = await aedes({
    hand: (bytes, send) => {
      if (!isSubscribed(bytes) || ++answers > 1) send(bytes);
    },
  });
  context.after(broker.stop);
  const room = await createRoom(noughts, over(broker.url), options);
  context.after(() => room.close());
  await until(room, ({ isConnected }) => isConnected);
  assert.equal(answers, 2);
});

for (const [id, [name, start]] of Object.entries(known)) {
  const isWanted = wanted.includes(id);
  const program = isWanted ? findBroker(/** @type {any} */ (id)) : undefined;
  const skip = isWanted ? `${id} cannot be had here` : `NOUGHTS_BROKERS=${id} asks for it`;
  test(`${id} is there for the tests`, { skip: program === undefined && skip }, () => {
    assert.ok(program);
  });
  if (program !== undefined) testRoomsOver(name, () => start(program));
  if (program !== undefined && id === 'mosquitto') {
    test('Mosquitto carries rooms by the settings and the rules that the guide shows', async (context) => {
      const shown = snippetsOf('web/docs/guides/rooms.md').filter(({ language }) => language === 'text');
      const [settings = '', rules = ''] = shown.map(({ code }) => code);
      const broker = await mosquitto(program, rules, settings);
      context.after(broker.stop);
      const ana = await createRoom(noughts, over(broker.url), options);
      context.after(() => ana.close());
      const bob = await joinRoom(noughts, over(broker.url), ana.invitation ?? '', options);
      context.after(() => bob.close());
      assert.equal(await bob.seated, 'O');
      ana.play('b2');
      await until(bob, ({ match }) => match.moves.length === 1);
    });
    test('Mosquitto says what its rules do not allow, and a room tells it', async (context) => {
      const broker = await mosquitto(program, 'topic read noughts/#\n');
      context.after(broker.stop);
      const room = await createRoom(noughts, over(broker.url), options);
      context.after(() => room.close());
      const [error] = await once(room, 'error');
      assert.equal(error.detail.code, 'transport-failed');
      assert.equal(error.detail.cause.reason, 0x87, 'not authorized');
    });
  }
}
