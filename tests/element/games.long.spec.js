// Whole games in the widget, from the first move to the last. The short form plays the last three
// moves.

import { load } from 'noughts';
import { test } from '../browser.js';
import { easyGame, endGame } from './endings.js';

const noughts = await load();

for (const { id } of noughts.games) {
  test(`two people play ${id} to its end, and the other one begins the next game`, async ({
    page,
    openWithPackage,
  }) => {
    await endGame(page, openWithPackage, await easyGame(id), { from: 0, isAudited: true });
  });
}
