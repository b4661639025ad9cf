// Whole games of two people in two browsers, in small and large games. The short form plays Tic-tac-toe.

import { test } from '../browser.js';
import { playTwice, serveWithBroker } from './friends.js';

for (const game of ['Connect Four', 'Ultimate']) {
  test(`a whole game of ${game} over a broker, and the next one when both want it`, async ({ browser, afterwards }) => {
    const { address, close } = await serveWithBroker();
    afterwards(close);
    await playTwice(browser, address, game);
  });
}
