// A game of one's own in a page: given the address of its rules, it thinks in a worker. The rules
// may be wrong there as well.

import { readFile } from 'node:fs/promises';
import { expect, test } from '../browser.js';
import { exampleOf } from '../engine/own-games.js';

const html = '<!doctype html><html lang="en"><title>A site</title><script type="module" src="main.js"></script></html>';

const nim = await readFile(new URL('../../web/example/own/nim.js', import.meta.url), 'utf8');

/** Nim that fails, or loops without an end, once the third heap is empty; but only in a worker. */
const wrong = `import nim from './nim.js';
  const isInPage = typeof document !== 'undefined';
  const mended = ({ heaps }, fault) => isInPage || heaps[2] > 0 || fault();
  export const broken = { ...nim, moves: (state) => {
    mended(state, () => { throw new RangeError('no third heap'); });
    return nim.moves(state);
  } };
  export const endless = { ...nim, moves: (state) => {
    mended(state, () => { while (true); });
    return nim.moves(state);
  } };`;

const files = {
  'nim.js': nim,
  'wrong.js': wrong,
  'broken.js': `export { broken as default } from './wrong.js';`,
  'endless.js': `export { endless as default } from './wrong.js';`,
  'in-page.js': `import nim from './nim.js'; document.title; export default nim;`,
  'main.js': `import { define, GameError } from './node_modules/noughts/own.js';
    import nim from './nim.js';
    Object.assign(window, { defineAt: define, GameError });
    window.define = (file) => define(file === 'object' ? nim : import.meta.resolve('./' + file));
    window.ready = true;`,
};

/** @import { Worker } from '@playwright/test' */

/** @typedef {any} Page The page's own window */

/** @param {import('@playwright/test').Page} page @param {string} file */
async function defined(page, file) {
  await page.waitForFunction(() => /** @type {Page} */ (window).ready);
  return page.evaluateHandle((name) => /** @type {Page} */ (window).define(name), file);
}

/** What a game finds out, in a page or in Node. @param {any} own */
async function findings(own) {
  const match = own.match({ first: 'O' });
  const named = (/** @type {any} */ { move, ...more }) => [match.game.moveNames[move], more];
  const bob = own.opponent({ playouts: 200, seed: 3 });
  while (match.status.state === 'next') match.play(await bob.choose(match));
  const { moves, decisive } = await match.review();
  const setUp = own.position({ heaps: [1, 2, 1], turn: 'X' });
  return JSON.stringify([
    String(match),
    moves.map((/** @type {any} */ { square, keptBy, ...more }) => [
      match.game.moveNames[square],
      keptBy.map((/** @type {number} */ move) => match.game.moveNames[move]),
      more,
    ]),
    decisive?.ply,
    (await own.match().analyse({ nodes: 100_000 })).map(named),
    (await setUp.analyse()).map(named),
  ]);
}

test('games are played, analysed and reviewed in one worker, with the same results as in slices', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(html, files);
  const found = await page.evaluate(findings, await defined(page, 'nim.js'));
  expect(page.workers()).toHaveLength(1);
  const { define } = await import('noughts/own');
  expect(JSON.parse(found)).toEqual(JSON.parse(await findings(await define(await exampleOf('nim')))));
});

test('rules that are given as an object are asked in the page alone', async ({ page, openWithPackage }) => {
  await openWithPackage(html, files);
  const [address, object] = [await defined(page, 'nim.js'), await defined(page, 'object')];
  const [one, other] = await Promise.all([page.evaluate(findings, object), page.evaluate(findings, address)]);
  expect(one).toEqual(other);
  expect(page.workers()).toHaveLength(1);
});

test('what is wrong with the rules in the worker is told in the page, with the moves that led there', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(html, files);
  const errors = await page.evaluate(
    async (own) => {
      const told = (/** @type {any} */ error) => ({
        ...error.toJSON(),
        cause: error.cause.message,
        isOurs: error instanceof /** @type {Page} */ (window).GameError,
      });
      const match = own.match({ first: 'O' }).play('a1').play('c5');
      const bob = own.opponent();
      return [await match.analyse().catch(told), await bob.choose(match).catch(told)];
    },
    await defined(page, 'broken.js'),
  );
  const expected = {
    name: 'GameError',
    code: 'rule-failed',
    rule: 'moves',
    moves: ['a1', 'c5'],
    message: 'moves: RangeError: no third heap, after a1 c5',
    cause: 'RangeError: no third heap',
    isOurs: true,
  };
  expect(errors).toEqual([expected, expected]);
  expect(page.workers()).toHaveLength(1);
});

test('a search whose rules never answer can be aborted, and another worker goes on', async ({
  page,
  openWithPackage,
}) => {
  /** @type {Worker[]} */
  const started = [];
  page.on('worker', (worker) => started.push(worker));
  await page.clock.install();
  await openWithPackage(html, files);
  const own = await defined(page, 'endless.js');
  const analyse = () => page.evaluate((game) => game.position({ heaps: [0, 0, 2], turn: 'X' }).analyse(), own);
  expect(await analyse()).toHaveLength(2);
  const reason = await page.evaluate((game) => {
    const controller = new AbortController();
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {unknown} */ question) {
      postMessage.call(this, question);
      Worker.prototype.postMessage = postMessage;
      controller.abort('enough');
    };
    const endless = game.match().play('c5').analyse({ signal: controller.signal });
    return endless.catch((/** @type {unknown} */ thrown) => thrown);
  }, own);
  expect(reason).toBe('enough');
  const next = analyse();
  await page.clock.runFor(2000);
  expect(await next).toHaveLength(2);
  expect(started).toHaveLength(2);
  await expect.poll(() => page.workers().includes(/** @type {Worker} */ (started[0]))).toBe(false);
});

test('a search whose rules never answer ends by itself after ten seconds, and the game goes on', async ({
  page,
  openWithPackage,
}) => {
  await page.clock.install();
  await openWithPackage(html, files);
  const own = await defined(page, 'endless.js');
  const analyse = () => page.evaluate((game) => game.position({ heaps: [0, 0, 2], turn: 'X' }).analyse(), own);
  expect(await analyse()).toHaveLength(2);
  const error = page.evaluate(
    (game) =>
      game
        .match()
        .play('c5')
        .analyse()
        .catch((/** @type {any} */ thrown) => thrown.toJSON()),
    own,
  );
  await page.clock.runFor(9000);
  expect(page.workers()).toHaveLength(1);
  await page.clock.runFor(2000);
  expect(await error).toMatchObject({ name: 'GameError', code: 'no-answer', moves: ['c5'] });
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await analyse()).toHaveLength(2);
});

test('an aborted search leaves the worker to the next one, and so does a listener that throws', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(html, files);
  const own = await defined(page, 'nim.js');
  const reasons = await page.evaluate(async (game) => {
    const bob = game.opponent({ playouts: 1e9 });
    const caught = (/** @type {Promise<unknown>} */ promise) => promise.catch((reason) => String(reason));
    const controller = new AbortController();
    const { signal } = controller;
    const [match, onProgress] = [game.match(), () => controller.abort('enough')];
    const thrown = () => {
      throw new Error('a listener’s own');
    };
    return Promise.all([
      caught(bob.choose(match, { signal, onProgress })),
      caught(bob.choose(match, { onProgress: thrown })),
    ]);
  }, own);
  expect(reasons).toEqual(['enough', 'Error: a listener’s own']);
  const [worker] = page.workers();
  await page.evaluate(findings, own);
  expect(page.workers()).toEqual([worker]);
});

test('a module that needs the page is asked in slices', async ({ page, openWithPackage }) => {
  await openWithPackage(html, files);
  const found = await page.evaluate(findings, await defined(page, 'in-page.js'));
  expect(found).toEqual(await page.evaluate(findings, await defined(page, 'object')));
  await expect.poll(() => page.workers().length).toBe(0);
});

test('what is no address, and a module without rules, is refused', async ({ page, openWithPackage }) => {
  await openWithPackage(html, files);
  await page.waitForFunction(() => /** @type {Page} */ (window).ready);
  const errors = await page.evaluate(async () => {
    const { defineAt } = /** @type {Page} */ (window);
    const caught = (/** @type {Promise<unknown>} */ promise) => promise.catch((error) => String(error));
    return [await caught(defineAt('./nim.js')), await caught(defineAt(new URL('wrong.js', location.href)))];
  });
  expect(errors[0]).toMatch(/^TypeError: a module has a whole address/);
  expect(errors[1]).toMatch(/^TypeError: a game is an object/);
});

test.describe('with a complaint of the browser', () => {
  test.use({ complaintsExpected: true });
  test('where the policy allows no worker, the game is searched in slices', async ({ page, openWithPackage }) => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'">`;
    await openWithPackage(html.replace('<title>', `${policy}<title>`), files);
    const found = await page.evaluate(findings, await defined(page, 'nim.js'));
    expect(found).toEqual(await page.evaluate(findings, await defined(page, 'object')));
    expect(page.workers()).toHaveLength(0);
  });
});
