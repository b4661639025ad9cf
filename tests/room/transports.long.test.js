// Rooms over brokers that are programs, which the tests start.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBroker, mosquitto, nats, rabbitmq } from './brokers.js';
import { testRoomsOver } from './over-broker.js';

/** @import { Broker } from './brokers.js' */

/** The brokers that are programs: their names, and how they are started. @type {Record<string, [string, (program: string) => Promise<Broker>]>} */
const known = {
  mosquitto: ['Mosquitto, which speaks MQTT 5', mosquitto],
  'nats-server': ['NATS, which speaks MQTT 3.1.1', nats],
  'rabbitmq-server': ['RabbitMQ, which speaks MQTT 5', rabbitmq],
};

/** Those with which is tested: RabbitMQ takes 60 MB to fetch and a quarter of a minute for each start, and has to be asked for. */
const wanted = (process.env.NOUGHTS_BROKERS ?? 'mosquitto nats-server').split(' ');

for (const [id, [name, start]] of Object.entries(known)) {
  const isWanted = wanted.includes(id);
  const program = isWanted ? findBroker(/** @type {any} */ (id)) : undefined;
  const skip = isWanted ? `${id} cannot be had here` : `NOUGHTS_BROKERS=${id} asks for it`;
  test(`${id} is there for the tests`, { skip: program === undefined && skip }, () => {
    assert.ok(program);
  });
  if (program !== undefined) testRoomsOver(name, () => start(program));
}
