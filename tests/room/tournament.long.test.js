// Many simulated tournaments.

import { test } from 'node:test';
import { judge, simulate } from './tournament-simulation.js';

for (let seed = 3; seed <= 32; seed++) {
  test(`on a bad network, with a stranger who disturbs everything, all end with one table: seed ${seed}`, async (context) => {
    judge(await simulate(context, seed));
  });
}
