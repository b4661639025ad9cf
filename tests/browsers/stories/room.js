// Two windows play with each other.

import assert from 'node:assert/strict';
import { until } from '../browser.js';
import { servePackage } from '../sites.js';

/** @import { Stories } from '../stories.js' */

/** @typedef {any} Anything The page's own window */

const html = '<!doctype html><html lang="en"><title>A site</title><script type="module" src="main.js"></script></html>';

/** A page that creates a room, or joins the one in its address. */
const main = `
  import { load } from './noughts/noughts.js';
  import { createRoom, joinRoom, windows } from './noughts/room.js';
  const noughts = await load();
  window.room = location.hash
    ? await joinRoom(noughts, windows(), location.hash, { name: 'Bob' })
    : await createRoom(noughts, windows(), { name: 'Ana' });
  window.seat = await room.seated;`;

/** @type {Stories} */
export const roomStories = {
  'a room of two windows: an invitation is opened, and what one plays the other sees': async ({
    page,
    newPage,
    visit,
  }) => {
    const { address } = await visit(servePackage({ 'index.html': html, 'main.js': main }));
    await page.goto(address);
    await until(page, () => /** @type {Anything} */ (window).room?.invitation);
    const other = await newPage();
    await other.goto(`${address}#${await page.run(() => /** @type {Anything} */ (window).room.invitation)}`);
    const sees = (/** @type {import('../browser.js').Page} */ window_, /** @type {string} */ text) =>
      until(window_, (wanted) => String(/** @type {Anything} */ (window).room.match) === wanted, text);
    await until(other, () => /** @type {Anything} */ (window).seat);
    assert.deepEqual(
      [
        await page.run(() => /** @type {Anything} */ (window).room.seat),
        await other.run(() => /** @type {Anything} */ (window).room.seat),
      ],
      ['X', 'O'],
    );
    await page.run(() => void (/** @type {Anything} */ (window).room.play('b2')));
    await sees(other, 'tic-tac-toe.X.b2');
    await other.run(() => void (/** @type {Anything} */ (window).room.play('a1')));
    await sees(page, 'tic-tac-toe.X.b2.a1');
    await page.run(() => /** @type {Anything} */ (window).room.askUndo());
    await until(other, () => /** @type {Anything} */ (window).room.requests.length > 0);
    await other.run(() => void (/** @type {Anything} */ (window).room.accept()));
    await sees(page, await other.run(() => String(/** @type {Anything} */ (window).room.match)));
    await until(other, () => /** @type {Anything} */ (window).room.people.length === 2);
    assert.deepEqual(other.complaints, []);
  },
};
