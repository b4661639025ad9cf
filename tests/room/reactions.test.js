// Reactions of players: five signs, without text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRoom, joinRoom, MemoryNetwork, signs, watchRoom } from 'noughts/room';
import { noughts, reminder, until } from './rooms.js';

/** @import { TestContext } from 'node:test' */
/** @import { Room } from 'noughts/room' */

/**
 * Two players and a spectator who know of each other, and the reactions that each has seen.
 *
 * @param {TestContext} context
 */
async function scene(context) {
  const network = new MemoryNetwork();
  const ana = await createRoom(noughts, network.transport(), { reminder });
  const bob = await joinRoom(noughts, network.transport(), ana.invitation ?? '', { reminder });
  const eve = await watchRoom(noughts, network.transport(), ana.watchLink, { reminder });
  const everyone = [ana, bob, eve];
  context.after(() => Promise.all(everyone.map((room) => room.close())));
  const knowsAll = (/** @type {Room} */ { people }) => people.filter(({ seat }) => seat).length === 2;
  await Promise.all(everyone.map((room) => until(room, knowsAll)));
  const seen = everyone.map((room) => {
    /** @type {string[]} */
    const reactions = [];
    room.addEventListener('reaction', (event) => {
      const { seat, sign } = /** @type {CustomEvent} */ (event).detail;
      reactions.push(`${seat} ${sign}`);
    });
    return reactions;
  });
  const allHaveSeen = async (/** @type {string[]} */ ...expected) => {
    for (let turns = 0; turns < 200 && seen.some(({ length }) => length < expected.length); turns++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual(seen, [expected, expected, expected]);
  };
  return { ana, bob, eve, allHaveSeen };
}

test('everyone sees the reactions of the players, and spectators have none', async (context) => {
  const { ana, bob, eve, allHaveSeen } = await scene(context);
  assert.equal(ana.react('bravo'), true);
  await allHaveSeen('X bravo');
  assert.equal(bob.react('thanks'), true);
  await allHaveSeen('X bravo', 'O thanks');
  assert.throws(() => eve.react('wow'), { name: 'RoomError', code: 'not-seated' });
  // @ts-expect-error not a sign
  assert.throws(() => ana.react('you lose!'), { name: 'RangeError', message: /bravo, smile, wow, think, thanks/ });
});

test('a player reacts three times at once, and then waits', async (context) => {
  const { ana, allHaveSeen } = await scene(context);
  assert.deepEqual(
    signs.map((sign) => ana.react(sign)),
    [true, true, true, false, false],
  );
  await allHaveSeen('X bravo', 'X smile', 'X wow');
});

test('after leaving, a player does not react', async (context) => {
  const { ana } = await scene(context);
  await ana.close();
  assert.throws(() => ana.react('wow'), { name: 'RoomError', code: 'closed' });
});
