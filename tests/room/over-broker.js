// Rooms over a broker: two players and a spectator, with any broker.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRoom, joinRoom, watchRoom } from 'noughts/room';
import { mqtt } from 'noughts/room/mqtt';
import { WebSocket as NodeSocket } from 'ws';
import { allShow, noughts, playAll, until } from './rooms.js';

/** @import { TestContext } from 'node:test' */
/** @import { Room, Transport } from 'noughts/room' */
/** @import { Broker } from './brokers.js' */

export const options = { reminder: 50 };

/** A WebSocket, opened like from a page of the same site. */
export class WebSocket extends NodeSocket {
  /**
   * @param {string} url
   * @param {string[]} protocols
   */
  constructor(url, protocols) {
    super(url, protocols, { origin: URL.canParse(url) ? new URL(url).origin.replace(/^ws/, 'http') : '' });
  }
}

/**
 * A transport over a broker, in Node. Node 20 has no WebSocket.
 *
 * @param {string} url
 * @param {object} [more]
 */
export const over = (url, more) => mqtt(url, { WebSocket, retry: 20, ...more });

/**
 * Ana, who has created a room, and Bob, who has joined it.
 *
 * @param {TestContext} context
 * @param {() => Transport} transport
 * @param {string} [game]
 */
export async function couple(context, transport, game = 'tic-tac-toe') {
  const ana = await createRoom(noughts, transport(), { game, name: 'Ana', ...options });
  context.after(() => ana.close());
  const bob = await joinRoom(noughts, transport(), invitationOf(ana), { name: 'Bob', ...options });
  context.after(() => bob.close());
  await bob.seated;
  return { ana, bob };
}

/** @param {Room} room */
export const invitationOf = ({ invitation }) => /** @type {string} */ (invitation);

/**
 * Tests rooms over a broker.
 *
 * @param {string} name
 * @param {() => Promise<Broker>} start
 */
export function testRoomsOver(name, start) {
  test(`a whole game over ${name}; a spectator who comes in the middle sees all of it`, async (context) => {
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
    name.startsWith('RabbitMQ') && 'it sends no retained messages to a subscription with a wildcard, such as ours';
  test(`a person who comes to an empty room has the history from ${name}`, { skip }, async (context) => {
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

  test(`a lost connection removes the person, by their last will at ${name}, and they come back automatically`, async (context) => {
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

  test(`a player who is offline for ten moves has all of them when they are back, over ${name}`, async (context) => {
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
