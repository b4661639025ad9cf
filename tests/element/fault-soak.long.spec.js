// A few steps of what `npm run soak` does for minutes: NOUGHTS_SOAK_SECONDS has it go on for so
// long instead, NOUGHTS_SEED says which.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../browser.js';
import { soakWithFaults } from '../fault-soak.js';

test('if parts fail during games, each fault is reported, nothing else goes wrong, and every game ends', async () => {
  const seconds = Number(process.env.NOUGHTS_SOAK_SECONDS ?? 0);
  test.setTimeout((120 + 3 * seconds) * 1000);
  const seed = Number(process.env.NOUGHTS_SEED ?? 7);
  const { games, steps } = await soakWithFaults(seconds > 0 ? { seconds } : { steps: 200 }, seed);
  expect(games, `seed ${seed}`).toBeGreaterThan(0);
  if (seconds === 0) expect(steps, `seed ${seed}`).toBe(200);
});

test('from the command line the soak goes through all its parts', () => {
  const soak = fileURLToPath(new URL('../soak.js', import.meta.url));
  const options = ['--games', '20', '--page-games', '20', '--definitions', '20', '--fault-seconds', '2', '--seed', '7'];
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--expose-gc', soak, ...options], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /^in Node: 20 games,.*^on a page: 20 games,.*^with faults: \d+ of them, \d+ games, none but/ms,
  );
  expect([0, 2], `of so few games memory may seem to grow, but nothing fails: ${stderr}`).toContain(status);
});
