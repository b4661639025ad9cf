// A new version of the site comes during a game.

import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, siteFolder } from '../../../web/build/serve.js';
import { renewSite } from '../../next-version.js';
import { until } from '../browser.js';

/** @import { Widget } from '../person.js' */
/** @import { Stories } from '../stories.js' */

/** @type {Stories} */
export const versionStories = {
  'a game goes on while the next version comes, and after it has come no file of the former one is left': async ({
    page,
    person,
    visit,
  }) => {
    const parent = await mkdtemp(join(tmpdir(), 'noughts-'));
    const folder = join(parent, 'site');
    await cp(siteFolder, folder, { recursive: true, filter: (source) => !source.endsWith('/docs') });
    const { address } = await visit(
      serve(folder, 0).then(({ address: served, close }) => ({
        address: served,
        close: () => close().then(() => rm(parent, { recursive: true })),
      })),
    );
    await page.goto(address);
    await person.waitForTurn();
    await until(page, () => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'));
    await person.choose('Connect Four');
    await until(page, () => /** @type {Widget} */ (document.getElementById('game')).position === 'connect-four.X');
    await person.waitForTurn();
    await renewSite(folder);

    // After a reload the page is still completely of the previous version, and the game goes on.
    await page.goto('about:blank');
    await page.goto(`${address}#connect-four.X.d1.d2`);
    await person.waitForTurn();
    await person.choose('Easy');
    const scripts = () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/shared-'));
    const isNext = (/** @type {string} */ path) => path.startsWith('/shared-next');
    const former = await page.run(scripts);
    assert.ok(former.length > 0 && !former.some(isNext), `${former}`);
    await person.reads('There is a new version. Update');
    await page.run(() => document.getElementById('game')?.focus());
    await person.mark('d4');
    await until(page, () => /** @type {Widget} */ (document.getElementById('game')).position.split('.').length === 6);
    await person.waitForTurn();
    const before = await person.board();

    await person.choose('Update');
    await until(page, () => document.querySelector('.update') === null);
    await until(page, () => caches.keys().then((names) => names.join() === 'noughts-next /'));
    await person.waitForTurn();
    assert.deepEqual(await person.board(), before);
    const next = await page.run(scripts);
    assert.ok(next.length > 0 && next.every(isNext), `${next}`);
    await page.run(() => document.getElementById('game')?.focus());
    await person.mark('a6');
    await until(page, () => /** @type {Widget} */ (document.getElementById('game')).position.split('.').length === 8);
  },
};
