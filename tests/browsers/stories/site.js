// What the site does around the game.

import assert from 'node:assert/strict';
import axe from 'axe-core';
import { until } from '../browser.js';
import { Person } from '../person.js';

/** @import { Page } from '../browser.js' */
/** @import { Widget } from '../person.js' */
/** @import { Stories } from '../stories.js' */

/**
 * The problems that axe finds on the page.
 *
 * @param {Page} page
 * @param {string[]} [without] names of rules to leave out
 */
async function violations(page, without = []) {
  await page.run(`() => { ${axe.source} }`);
  return page.run(async (off) => {
    const rules = Object.fromEntries(off.map((name) => [name, { enabled: false }]));
    const { violations: found } = await /** @type {any} */ (window).axe.run({ rules });
    return found.map((/** @type {any} */ { id, nodes }) => [id, nodes.map((/** @type {any} */ { target }) => target)]);
  }, without);
}

/** Waits until the browser keeps the site. @param {Page} page */
const waitUntilKept = (page) =>
  until(page, () => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'));

/** @type {Stories} */
export const siteStories = {
  'a shared link shows the position to the person who opens it': async ({ page, person, site, newPage }) => {
    await page.goto(site.address);
    await person.choose('Connect Four');
    await person.choose('Friend');
    await until(page, () => /** @type {Widget} */ (document.getElementById('game')).position === 'connect-four.X');
    await person.waitForTurn();
    await page.run(() => document.getElementById('game')?.focus());
    await person.mark('d4');
    await person.mark('d4');
    await until(page, () => location.hash === '#connect-four.X.d1.d2');
    await person.choose('Share this position');
    await person.choose('Copy the link');
    await until(page, () => document.querySelector('dialog .said')?.textContent);
    const told = await page.run(() => document.querySelector('dialog .said')?.textContent);
    assert.match(`${told}`, /^(The link is copied\.|It could not be copied\. The link is in the address bar\.)/);

    const other = await newPage();
    const friend = new Person(other);
    await other.goto(await page.run(() => location.href));
    await friend.waitForTurn();
    await until(other, () => /** @type {Widget} */ (document.getElementById('game')).position.endsWith('.d1.d2'));
    assert.deepEqual(await friend.board(), await person.board());
    assert.equal(await other.run(() => /** @type {Widget} */ (document.getElementById('game')).opponent), 'human');
  },

  'loading the page again loses nothing': async ({ page, person, site }) => {
    await page.goto(site.address);
    await person.choose('Friend');
    await person.waitForTurn();
    await page.run(() => document.getElementById('game')?.focus());
    for (const square of ['b2', 'a1', 'c1']) await person.mark(square);
    await person.choose('Undo');
    const before = await person.board();
    await page.goto('about:blank');
    // So that this is answered before the page is gone.
    await page.run(() => void setTimeout(() => history.back()));
    await until(page, () => /** @type {Widget} */ (document.getElementById('game'))?.position.endsWith('.undo'));
    await person.waitForTurn();
    assert.deepEqual(await person.board(), before);
    await person.choose('Redo');
    assert.equal((await person.board())[8], 'c1, X');
  },

  'after the first visit it works though there is no server any more': async ({ page, person, site }) => {
    await page.goto(site.address);
    await person.waitForTurn();
    await waitUntilKept(page);
    await site.close();
    await page.goto(site.address);
    await person.waitForTurn();
    await person.choose('Ultimate'); // another engine, and a worker
    await person.choose('Easy');
    await until(page, () => /** @type {Widget} */ (document.getElementById('game')).game === 'ultimate');
    await person.waitForTurn();
    await page.run(() => document.getElementById('game')?.focus());
    await person.mark('e5');
    await until(page, () => /** @type {Widget} */ (document.getElementById('game')).position.split('.').length === 4);
    await page.goto(`${site.address}learn/connect-four.html`);
    await person.reads('Connect Four');
    await person.waitForTurn();
  },

  'nothing that axe looks for is wrong: at the beginning, at the end, in the dark, on every page': async ({
    page,
    person,
    site,
    look,
  }) => {
    await page.goto(site.address);
    await person.waitForTurn();
    assert.deepEqual(await violations(page), []);
    await person.choose('Dark');
    await page.goto(`${site.address}#tic-tac-toe.X.a3.a2.b3.b2.c3`);
    await until(page, () => document.querySelector('noughts-game')?.matches(':state(over)'));
    await until(page, () => document.getAnimations().length === 0);
    assert.deepEqual(await violations(page), []);
    await look('over-in-the-dark');
    for (const path of ['learn.html', 'learn/ultimate.html', 'develop.html', 'embed.html']) {
      // The embedded widget is part of another person's page, which has the headings.
      const without = path === 'embed.html' ? ['landmark-one-main', 'page-has-heading-one', 'region'] : [];
      await page.goto(site.address + path);
      await until(page, () =>
        [...document.querySelectorAll('noughts-game')].every((game) => game.matches(':defined:not(:state(loading))')),
      );
      assert.deepEqual(await violations(page, without), [], path);
    }
  },

  'a page about a game shows it on boards': async ({ page, person, site, look }) => {
    await page.goto(site.address);
    await person.choose('Learn');
    await person.reads('Learn the games');
    await page.goto(`${site.address}learn/ultimate.html`);
    await person.reads('Ultimate tic-tac-toe');
    await until(page, () => {
      const games = [...document.querySelectorAll('noughts-game')];
      return games.length > 0 && games.every((game) => game.matches(':defined:not(:state(loading))'));
    });
    assert.equal((await person.board()).length, 81);
    assert.equal(await page.run(() => document.querySelector('.update')), null, 'on the first visit no version is new');
    await look('learn');
  },
};
