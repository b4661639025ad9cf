// Some seconds of what `npm run soak` does for minutes: NOUGHTS_SOAK_SECONDS says how many, NOUGHTS_SEED which.

import { expect, test } from '../browser.js';
import { soakWithFaults } from '../fault-soak.js';

test('whatever fails while games are played, nothing goes wrong but what says so, and every game comes to its end', async () => {
  const seconds = Number(process.env.NOUGHTS_SOAK_SECONDS ?? 5);
  test.setTimeout((60 + 3 * seconds) * 1000);
  const seed = Number(process.env.NOUGHTS_SEED ?? 7);
  const { games, steps } = await soakWithFaults(seconds, seed);
  expect(games, `seed ${seed}`).toBeGreaterThan(0);
  expect(steps, `seed ${seed}`).toBeGreaterThan(20);
});
