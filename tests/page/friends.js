// Two people at one board, each with a browser, and the connection between them.

import { connect } from 'node:net';
import { serveWithRooms } from '../../web/build/broker.js';
import { answerFrom, listen, siteFolder } from '../../web/build/serve.js';
import { boardOf, expect, says, uncompressed } from '../browser.js';
import { findBroker, mosquitto } from '../room/brokers.js';

/** @import { Browser, Page } from '@playwright/test' */

export const desk = { viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/**
 * The site, with a broker that takes its connections at the site's own address.
 *
 * @param {string} url of the broker
 */
function serveOver(url) {
  const { hostname, port } = new URL(url);
  const files = uncompressed(answerFrom(siteFolder));
  return listen(
    async (request, response) => {
      if (request.url !== '/rooms.json') return files(request, response);
      response.end(JSON.stringify({ broker: 'broker' }));
    },
    0,
    {
      upgrade: ({ method, url: path, rawHeaders }, socket, head) => {
        const broker = connect(Number(port), hostname, () => {
          const fields = rawHeaders.flatMap((value, index) =>
            index % 2 === 0 ? [] : [`${rawHeaders[index - 1]}: ${value}`],
          );
          broker.write(`${method} ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`);
          broker.write(head);
          socket.pipe(broker).pipe(socket);
        });
        for (const end of [broker, socket])
          end.on('error', () => {}).on('close', () => [broker, socket].forEach((one) => void one.destroy()));
      },
    },
  );
}

/**
 * @param {Page} page
 * @param {string} [clock] the text of its button
 */
export async function invite(page, clock) {
  await page.getByRole('button', { name: 'Play with a friend' }).click();
  if (clock) await page.getByRole('dialog').getByRole('radio', { name: clock }).check();
  await page.getByRole('button', { name: /^(Make a link|In two windows)$/ }).click();
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
}

/**
 * Two people at one board: the person who made the link is X.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {string} [game] the text of its button
 * @param {string} [clock] the text of its button
 */
export async function meet(browser, address, game, clock) {
  const contexts = [await browser.newContext(desk), await browser.newContext(phone)];
  const [ana, bob] = /** @type {[Page, Page]} */ (await Promise.all(contexts.map((context) => context.newPage())));
  await ana.goto(address);
  await expect(says(ana, 'Your turn')).toBeVisible();
  if (game) await ana.getByRole('radio', { name: game }).check();
  const link = await invite(ana, clock);
  await bob.goto(link);
  await expect(ana.getByRole('dialog')).toBeHidden();
  await expect(says(bob, /Your friend’s turn|Waiting/).first()).toBeVisible();
  return { ana, bob, link, close: () => Promise.all(contexts.map((context) => context.close())) };
}

/**
 * Plays a game to its end: the player to move marks a possible square.
 *
 * @param {Page} first
 * @param {Page} second
 */
export async function playOut(first, second) {
  const over = /^(You win|Your friend wins|It’s a tie)$/;
  for (let ply = 0; ply < 81; ply++) {
    const page = ply % 2 === 0 ? first : second;
    await expect(page.getByText(/^(Your turn|You win|Your friend wins|It’s a tie)$/)).toBeVisible();
    if (await page.getByText(over).isVisible()) break;
    const open = page.getByRole('grid').locator('button[aria-disabled=false]');
    await open.nth((7 * ply) % (await open.count())).click();
  }
  for (const page of [first, second]) await expect(page.getByText(over)).toBeVisible();
}

/**
 * The site with a broker: Mosquitto if there is one.
 *
 * @returns {Promise<{ address: string, broker: string, close: () => Promise<void> }>}
 */
export async function serveWithBroker() {
  const program = findBroker('mosquitto');
  const broker = program ? await mosquitto(program) : undefined;
  const server = broker ? await serveOver(broker.url) : await serveWithRooms(siteFolder, 0);
  const close = async () => {
    await server.close();
    await broker?.stop();
  };
  return { address: server.address, broker: broker ? 'Mosquitto' : 'aedes', close };
}

/**
 * A whole game over a broker, and the next one when both want it.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {string} game
 */
export async function playTwice(browser, address, game) {
  const { ana, bob, close } = await meet(browser, address, game);
  await playOut(ana, bob);
  await expect.poll(() => boardOf(ana)).toEqual(await boardOf(bob));
  await Promise.all([ana, bob].map((page) => page.getByRole('button', { name: 'New game' }).click()));
  for (const page of [ana, bob])
    await expect(page.getByRole('grid').getByRole('button', { name: /, X/ })).toHaveCount(0);
  await expect(says(bob, 'Your turn')).toBeVisible();
  await close();
}
