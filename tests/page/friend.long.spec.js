// Two people in two browsers: whole games, small and large, and several windows.

import { serveWithRooms } from '../../web/build/broker.js';
import { siteFolder } from '../../web/build/serve.js';
import { expect, says, square, test } from '../browser.js';
import { desk, invite, meet, playTwice, serveWithBroker } from './friends.js';

for (const game of ['Connect Four', 'Ultimate']) {
  test(`a whole game of ${game} over a broker, and the next one when both want it`, async ({ browser, afterwards }) => {
    const { address, close } = await serveWithBroker();
    afterwards(close);
    await playTwice(browser, address, game);
  });
}

test('over the broker of npm start ten moves each arrive, and a player who leaves finds them again', async ({
  browser,
  afterwards,
}) => {
  const server = await serveWithRooms(siteFolder, 0);
  afterwards(server.close);
  const { ana, bob, link, close } = await meet(browser, server.address, 'Connect Four');
  const milliseconds = [];
  for (let move = 0; move < 20; move++) {
    const isFirst = move % 2 === 0;
    const [mover, other] = isFirst ? [ana, bob] : [bob, ana];
    // Row by row, so that there is no line.
    const name = `${'abcdefg'[move % 7]}${1 + Math.floor(move / 7)}`;
    const start = performance.now();
    await square(mover, name).click();
    await expect(square(other, name)).toHaveAccessibleName(`${name}, ${isFirst ? 'X' : 'O'}`);
    milliseconds.push(performance.now() - start);
  }
  const median = milliseconds.sort((one, two) => one - two)[10];
  test.info().annotations.push({ type: 'milliseconds from a click to the other board', description: `${median}` });
  await expect(bob).toHaveURL(link);
  await bob.getByRole('button', { name: 'Leave this game' }).click();
  await expect(bob).not.toHaveURL(link);
  await bob.goto('about:blank');
  await bob.goto(link);
  for (const name of ['a1', 'f3']) await expect(square(bob, name)).toHaveAccessibleName(/, [XO]$/);
  await expect(says(ana, 'Your turn')).toBeVisible();
  await close();
});

test('a third one who opens the invitation can watch', async ({ browser, afterwards }) => {
  const { address, close: closeServer } = await serveWithBroker();
  afterwards(closeServer);
  const { ana, link, close } = await meet(browser, address);
  const eve = await (await browser.newContext(desk)).newPage();
  await eve.goto(link);
  await expect(eve.getByText('The seat is taken. You can watch').first()).toBeVisible();
  await square(ana, 'b2').click();
  await expect(square(eve, 'b2')).toHaveAccessibleName('b2, X');
  await expect(eve.getByText('The seat is taken. You can watch').first()).toBeVisible();
  await expect(eve.getByRole('radio', { name: 'Ultimate' })).toBeHidden();
  await Promise.all([close(), eve.context().close()]);
});

test('in a second window one can take the other side, and is not asked once it is taken', async ({
  browser,
  afterwards,
}) => {
  const { address, close: closeServer } = await serveWithBroker();
  afterwards(closeServer);
  const home = await browser.newContext(desk);
  const [ana, beside, third] = [await home.newPage(), await home.newPage(), await home.newPage()];
  await ana.goto(address);
  const link = await invite(ana);
  for (const page of [beside, third]) {
    await page.goto(link);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await beside.getByRole('button', { name: 'Play the other side here' }).click();
  await expect(ana.getByRole('dialog')).toBeHidden();
  await expect(third.getByRole('dialog')).toBeHidden();
  await square(ana, 'b2').click();
  await square(beside, 'a1').click();
  await expect(square(third, 'a1')).toHaveAccessibleName('a1, O');
  await beside.reload();
  await square(ana, 'c3').click();
  await expect(square(beside, 'c3')).toHaveAccessibleName('c3, X');
  await expect(says(beside, 'Your turn')).toBeVisible();
  await third.reload();
  await expect(third.getByRole('status').filter({ hasText: /^This seat is open in another window/ })).toBeVisible();
  await expect(third.getByRole('dialog')).toBeHidden();
  await home.close();
});
