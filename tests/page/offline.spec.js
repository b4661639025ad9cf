// The page with a service worker: without a network, and with a new version.

import { EventEmitter, once } from 'node:events';
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerFrom, listen, siteFolder } from '../../web/build/serve.js';
import { boardOf, expect, square, test, violations, waitForTurn } from '../browser.js';
import { renewSite } from '../next-version.js';
import { installed } from './installed.js';

test.use({ serviceWorkers: 'allow' });

/** @param {import('@playwright/test').Page} page @param {string} name */
const choose = (page, name) => page.getByRole('radio', { name, exact: true }).check();

/** @param {import('@playwright/test').Page} page */
const squares = (page) => page.getByRole('gridcell');

/** @param {import('@playwright/test').Page} page */
const updateOn = (page) => page.getByRole('button', { name: 'Update' });

/**
 * Accepts the offered version, which reloads the page. A request that comes while the active
 * version stops can start it again. A browser then stops it once it has been idle for half a
 * minute, but not while a debugger is attached, as here; so this stops it.
 *
 * @param {import('@playwright/test').Page} page
 */
async function takeUpdate(page) {
  const loaded = page.waitForEvent('load');
  await updateOn(page).click();
  const late = setTimeout(async () => stopActiveVersion(await page.context().newCDPSession(page)), 5000);
  await loaded;
  clearTimeout(late);
}

/**
 * Stops the service worker that answers pages, as a browser does with one that is idle.
 *
 * @param {import('@playwright/test').CDPSession} devtools
 */
async function stopActiveVersion(devtools) {
  /** @type {Promise<string>} */
  const found = new Promise((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.versionId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopWorker', { versionId: await found });
}

/**
 * The site's files that the browser keeps.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>} their paths
 */
function keptFiles(page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((key) => key.startsWith('noughts-'));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({ url }) => new URL(url).pathname);
  });
}

/**
 * Serves a folder, but answers requests for one file only once a gate is open.
 *
 * @param {string} folder
 * @param {string} file its path
 * @param {EventEmitter} gate says `reached` for each request, and is told `open`
 * @param {(close: () => Promise<void>) => void} afterwards
 * @returns {Promise<string>} the address
 */
async function serveWithGate(folder, file, gate, afterwards) {
  const answer = answerFrom(folder);
  const answerLater = async (/** @type {Parameters<typeof answer>} */ ...[request, response]) => {
    if (request.url === file) {
      gate.emit('reached');
      await once(gate, 'open');
    }
    return answer(request, response);
  };
  const { address, close } = await listen(answerLater, 0);
  afterwards(close);
  return address;
}

/**
 * Checks that the page and another one load without a network, and can be used.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 */
async function worksOffline(page, context, address) {
  await context.setOffline(true);
  await page.goto(`${address}learn/tic-tac-toe.html`);
  await expect(page.getByRole('grid').last()).toBeVisible();
  await page.goto(`${address}#tic-tac-toe.X`);
  await square(page, 'b2').click();
  await waitForTurn(page);
}

test('after the first visit it works without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/');
  await choose(page, 'Ultimate');
  await choose(page, 'Easy');
  await square(page, 'e5').click();
  await waitForTurn(page);
  await page.goto('/learn/connect-four.html');
  await expect(page.getByRole('heading', { name: 'Connect Four' })).toBeVisible();
  await expect(page.getByRole('grid').last()).toBeVisible();
});

test('every game and the puzzles are there without a network, though they have never been opened', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching('/further-'));
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching('/puzzles/gomoku.txt'));
  await context.setOffline(true);
  await page.goto('/puzzles.html');
  await expect(page.locator('#puzzle').getByRole('grid')).toBeVisible();
  await page.getByRole('radio', { name: 'Rush' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('img', { name: 'Wrong answers left: 3' })).toBeVisible();
  await page.goto('/lessons.html');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/#gomoku.X');
  await page.reload();
  await expect(squares(page)).toHaveCount(225);
  await square(page, 'h8').click();
  await waitForTurn(page);
});

test('what is kept in the background is fetched once', { tag: '@long' }, async ({ page, folder, afterwards }) => {
  const gate = new EventEmitter();
  let requests = 0;
  gate.on('reached', () => {
    requests++;
    setTimeout(() => gate.emit('open'), 1000);
  });
  await installed(page, folder, () => serveWithGate(folder, '/puzzles/gomoku.txt', gate, afterwards));
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching('/puzzles/gomoku.txt'));
  expect(requests).toBe(1);
});

test('for people who save data only what they have opened is kept', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const engines = async () => (await keptFiles(page)).filter((path) => /^\/(classic|further|noughts)-/.test(path));
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(engines).toEqual([expect.stringMatching('classic-')]);
  await page.goto('/#notakto.X');
  await expect(squares(page)).toHaveCount(27);
  await expect.poll(engines).toEqual([expect.stringMatching('classic-'), expect.stringMatching('further-')]);
  expect((await keptFiles(page)).filter((path) => path.startsWith('/puzzles'))).toEqual([]);
});

test('a new version that is not wanted yet waits for as many visits as it takes', { tag: '@long' }, async ({
  page,
  context,
  folder,
  serveFolder,
}) => {
  const address = await installed(page, folder, serveFolder);
  await renewSite(folder);
  for (let visit = 0; visit < 3; visit++) {
    await page.reload();
    await expect(updateOn(page)).toBeVisible();
    await waitForTurn(page);
  }
  await takeUpdate(page);
  await waitForTurn(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['noughts-next /']);
  await worksOffline(page, context, address);
});

test('of three versions, the pages of each have their own files, and the last one takes over as a whole', {
  tag: '@long',
}, async ({ page, context, folder, serveFolder }) => {
  const address = await installed(page, folder, serveFolder);
  await choose(page, 'Connect Four');
  const other = await context.newPage();
  await renewSite(folder, 'nexa'); // waits, and is never taken
  await other.goto(address);
  await expect(updateOn(other)).toBeVisible();
  await renewSite(folder, 'nexb');
  await other.reload();
  await expect.poll(() => other.evaluate(() => caches.keys())).toContain('noughts-nexb /');
  await other.reload();
  await takeUpdate(other);
  await waitForTurn(other);
  // Needs the worker of the first version, which has not been loaded yet.
  await square(page, 'd1').click();
  await waitForTurn(page);
  await page.close();
  await other.reload();
  await expect.poll(() => other.evaluate(() => caches.keys())).toEqual(['noughts-nexb /']);
  await worksOffline(other, context, address);
});

test('an update is taken though an even newer version replaces it meanwhile', { tag: '@long' }, async ({
  page,
  folder,
  afterwards,
}) => {
  const gate = new EventEmitter();
  await installed(page, folder, () => serveWithGate(folder, '/slow.txt', gate, afterwards));
  await renewSite(folder, 'nexa');
  await page.reload();
  await expect(updateOn(page)).toBeVisible();
  // A version takes over only when the one before it has answered every request.
  await writeFile(join(folder, 'slow.txt'), '');
  await Promise.all([once(gate, 'reached'), page.evaluate(() => void fetch('slow.txt'))]);
  const loaded = page.waitForEvent('load');
  await updateOn(page).click();
  await renewSite(folder, 'nexb');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const former = registration.waiting;
    await registration.update();
    while (former?.state === 'installed') await new Promise((resolve) => setTimeout(resolve, 10));
  });
  gate.emit('open');
  await loaded;
  await waitForTurn(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['noughts-nexb /']);
});

test('an update does not wait for a download that hangs', { tag: '@long' }, async ({ page, folder, afterwards }) => {
  const gate = new EventEmitter();
  const reached = once(gate, 'reached');
  await installed(page, folder, () => serveWithGate(folder, '/puzzles/gomoku.txt', gate, afterwards));
  await reached;
  await renewSite(folder);
  await page.reload();
  await Promise.all([page.waitForEvent('load'), updateOn(page).click()]);
  await waitForTurn(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['noughts-next /']);
});

test('an update does not wait for a version that is just starting', { tag: '@long' }, async ({
  page,
  context,
  folder,
  serveFolder,
}) => {
  await installed(page, folder, serveFolder);
  await renewSite(folder);
  await page.reload();
  await expect(updateOn(page)).toBeVisible();
  await waitForTurn(page);
  await stopActiveVersion(await context.newCDPSession(page));
  const loaded = page.waitForEvent('load');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('a message starts it');
    /** @type {HTMLElement | null} */ (document.querySelector('.update button'))?.click();
  });
  await loaded;
  await waitForTurn(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['noughts-next /']);
});

test('of three versions each page has its own files, also where a clock was ahead once', { tag: '@long' }, async ({
  page,
  context,
  folder,
  serveFolder,
}) => {
  const address = await installed(page, folder, serveFolder);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    await (await caches.open(name)).put('active-since', new Response(`${Date.now() + 86_400_000}`));
  });
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const [visit, version] of /** @type {const} */ ([
    [second, 'nexa'],
    [third, 'nexb'],
  ])) {
    await renewSite(folder, version);
    await visit.goto(address);
    await takeUpdate(visit);
    await waitForTurn(visit);
  }
  for (const former of [page, second]) {
    await choose(former, 'Connect Four');
    // Needs the worker of its version, which has not been loaded yet.
    await square(former, 'd1').click();
    await waitForTurn(former);
  }
});

test('a file of a group that had no room is kept once there is room', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const puzzles = async () => (await keptFiles(page)).filter((path) => path.includes('puzzles/'));
  await page.goto('/puzzles.html');
  await expect.poll(async () => (await puzzles()).length).toBeGreaterThan(1);
  const all = await puzzles();
  await page.evaluate(
    async (file) => {
      const [name = ''] = await caches.keys();
      await (await caches.open(name)).delete(file);
    },
    `${all.at(-1)}`,
  );
  await page.reload();
  await expect.poll(async () => (await puzzles()).sort()).toEqual(all.sort());
});

test('a new version with a missing file leaves the present version unchanged', { tag: '@long' }, async ({
  page,
  context,
  folder,
  serveFolder,
}) => {
  const address = await installed(page, folder, serveFolder);
  const before = await page.evaluate(() => caches.keys());
  await renewSite(folder);
  const offline = join(folder, 'offline.html');
  const text = await readFile(offline);
  await rm(offline);
  const fails = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
    await Promise.all([found, registration.update().catch(() => {})]);
    const { installing } = registration;
    while (installing && installing.state !== 'redundant')
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  });
  await fails;
  expect(await page.evaluate(() => caches.keys())).toEqual(before);
  await worksOffline(page, context, address);
  await context.setOffline(false);
  await writeFile(offline, text);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
});

test('without a stored offline page the browser says that there is no network', async ({ page, afterwards }) => {
  const { address, close } = await listen(answerFrom(siteFolder), 0);
  afterwards(close);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('offline.html');
  });
  // A service worker that starts later would not know that the context is offline.
  await close();
  await expect(page.goto(`${address}nowhere.html`)).rejects.toThrow(/ERR_FAILED/);
});

test('a new version is offered, and takes over as a whole when it is wanted', async ({ page, folder, serveFolder }) => {
  await cp(siteFolder, folder, { recursive: true, filter: (source) => !source.endsWith('/docs') });
  const script = join(folder, 'service-worker.js');
  const caches = () => page.evaluate(() => window.caches.keys());
  await page.goto(await serveFolder(folder));
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [before = ''] = await caches();
  expect(before).toMatch(/^noughts-[0-9a-f]{12} \/$/);
  await writeFile(script, (await readFile(script, 'utf8')).replace(before.slice('noughts-'.length, -2), 'next'));
  await page.reload();
  await expect(updateOn(page)).toBeVisible();
  expect(await caches(), 'the former one is complete until the other takes over').toContain(before);
  expect(await violations(page)).toEqual([]);
  await takeUpdate(page);
  await expect.poll(caches).toEqual(['noughts-next /']);
  await waitForTurn(page);
  await expect(updateOn(page)).toBeHidden();
});

test('two sites of one origin keep their own files, each of its version', { tag: '@long' }, async ({
  page,
  folder,
  serveFolder,
}) => {
  for (const name of ['a', 'b']) {
    await cp(siteFolder, join(folder, name), { recursive: true, filter: (source) => !source.endsWith('/docs') });
  }
  const script = join(folder, 'b/service-worker.js');
  await writeFile(script, (await readFile(script, 'utf8')).replace(/noughts-[0-9a-f]{12}/, 'noughts-other'));
  const address = await serveFolder(folder);
  for (const name of ['a', 'b', 'a', 'b']) {
    await page.goto(`${address}${name}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
  }
  const kept = () => page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/^\S+/, '')));
  await expect.poll(kept).toEqual([' /a/', ' /b/']);
});

test('a new version whose files are gone when it takes over fetches them again', { tag: '@long' }, async ({
  page,
  context,
  folder,
  serveFolder,
}) => {
  const address = await installed(page, folder, serveFolder);
  await renewSite(folder);
  await page.reload();
  await expect(updateOn(page)).toBeVisible();
  await page.evaluate(() => caches.delete('noughts-next /')); // as version 0.2 did on every load
  await takeUpdate(page);
  await waitForTurn(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['noughts-next /']);
  await worksOffline(page, context, address);
});

test('a tab of the previous version stays whole when another takes over, says so, and goes on after the update', {
  tag: '@long',
}, async ({ page, context, folder, serveFolder }) => {
  const address = await installed(page, folder, serveFolder);
  const caches = () => page.evaluate(() => window.caches.keys());
  await page.getByRole('radio', { name: 'Connect Four', exact: true }).check();
  await renewSite(folder);
  const broken = 'throw new Error("a worker of the new version, in a page of the old one");';
  await appendFile(join(folder, 'worker.js'), broken);
  const other = await context.newPage();
  await other.goto(address);
  await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await takeUpdate(other);
  await expect(page.getByText('There is a new version.')).toHaveCount(1);

  const worker = page.waitForEvent('worker');
  await square(page, 'd1').click(); // needs the worker, which has not been fetched yet
  await worker;
  await waitForTurn(page);
  expect(page.workers(), 'the old worker has not died').toHaveLength(1);
  await page.getByRole('button', { name: 'All games' }).click(); // nor has this part of the page
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await caches()).toHaveLength(2);

  const before = await boardOf(page);
  await takeUpdate(page);
  await waitForTurn(page);
  expect(await boardOf(page)).toEqual(before);
  await expect.poll(caches).toEqual(['noughts-next /']);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /shared-\w{4}/.exec(name) ?? []),
  );
  expect(new Set(scripts), 'no file of the former version is among them').toEqual(new Set(['shared-next']));
});
