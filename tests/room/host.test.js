// How a host handles single lost messages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRoom, joinRoom, MemoryNetwork, watchRoom } from 'noughts/room';
import { parseEnvelope } from '../../web/room/envelope.js';
import { parseLink } from '../../web/room/link.js';
import { Secret } from '../../web/room/secret.js';
import { allShow, noughts, playAll, reminder } from './rooms.js';

for (const is of ['description', 'grant', 'records']) {
  test(`a person who has missed the first ten messages with ${is} still gets their content`, async (context) => {
    const network = new MemoryNetwork();
    const ana = await createRoom(noughts, network.transport(), { reminder });
    const bob = await joinRoom(noughts, network.transport(), ana.invitation ?? '', { reminder });
    await bob.seated;
    await playAll([ana, bob], 'a1 b2');
    await allShow('.a1.b2', ana, bob);

    const secret = await Secret.of(parseLink(ana.watchLink).secret);
    const transport = network.transport();
    const { subscribe } = transport;
    let missed = 0;
    transport.subscribe = (topic, peer, listener) =>
      subscribe(topic, peer, {
        ...listener,
        message: async (bytes) => {
          const envelope = parseEnvelope((await secret.decrypt(bytes)) ?? '');
          if (typeof envelope === 'object' && envelope.is === is && missed < 10) missed += 1;
          else listener.message(bytes);
        },
      });
    const eve = await watchRoom(noughts, transport, ana.watchLink, { reminder });
    context.after(() => Promise.all([ana.close(), bob.close(), eve.close()]));
    await allShow('.a1.b2', eve);
    assert.equal(missed, 10);
  });
}
