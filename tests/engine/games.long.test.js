import { test } from 'node:test';
import { load } from 'noughts';
import { goRound } from './circles.js';

test('a match that goes round in circles is a tie at the third time, however many moves there are', async () => {
  await goRound(await load(), 2000);
});
