// Rooms of games whose rules are in JavaScript.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { define } from 'noughts/own';
import { createRoom, joinRoom, MemoryNetwork } from 'noughts/room';
import { exampleOf } from '../engine/own-games.js';
import { allShow, playAll, reminder } from './rooms.js';

const nim = await exampleOf('nim');

test('two play nim', async (context) => {
  const network = new MemoryNetwork();
  const ana = await createRoom(await define(nim), network.transport(), { reminder });
  const bob = await joinRoom(await define(nim), network.transport(), ana.invitation ?? '', { reminder });
  context.after(() => Promise.all([ana.close(), bob.close()]));
  await bob.seated;
  await playAll([ana, bob], 'a1 b2 c5 a2');
  await allShow('nim.X.a1.b2.c5.a2', ana, bob);
  assert.deepEqual(ana.pending, []);
});
