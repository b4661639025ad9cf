// Many widgets in one page share one engine, one worker and its memory. A widget keeps no data of
// ended games.

import { expect, test } from '../browser.js';
import { events, files, pageWith, waitForPhase } from './widget.js';

/** In the page or in a worker: records the memory of each WebAssembly module that is started. */
function noteMemories() {
  /** @type {WebAssembly.Memory[]} */
  const memories = [];
  Object.assign(self, { memories });
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {[any, any]} */ ...given) => {
      const result = /** @type {any} */ (await instantiate(...given));
      const { exports } = result.instance ?? result;
      memories.push(...Object.values(exports).filter((one) => one instanceof WebAssembly.Memory));
      return result;
    }
  );
}

/** The size of these memories together, in megabytes. */
function memoryInUse() {
  const { memories } = /** @type {{ memories: WebAssembly.Memory[] }} */ (/** @type {any} */ (self));
  return memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) / 2 ** 20;
}

test('five hundred widgets in which the computer plays itself all make moves, in little memory', async ({
  page,
  openWithPackage,
}) => {
  test.slow();
  // Connect Four in a few of them only, because a move takes half a second there.
  const games = Array.from({ length: 500 }, (_, index) => (index % 125 === 0 ? 'connect-four' : 'line-4x3-3'));
  const widgets = games.map(
    (game, seed) =>
      `<noughts-game game="${game}" player="best" opponent="best" seed="${seed}" delay="0"></noughts-game>`,
  );
  await page.addInitScript(noteMemories);
  await page.route('**/worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${noteMemories})();${await response.text()}` });
  });
  await openWithPackage(
    `<!doctype html><html lang="en"><title>A site</title><script type="module" src="main.js"></script>${widgets.join('')}</html>`,
    {
      'main.js': `import { load } from './node_modules/noughts/noughts.js';
        (await load()).searchMemory = 4 * 2 ** 20;
        window.movers = new Set();
        document.addEventListener('noughts-move', ({ target }) => movers.add(target));
        ${files['main.js']}`,
    },
  );
  await page.waitForFunction(() => /** @type {any} */ (window).movers.size === 500);
  expect(await events(page, 'error')).toEqual([]);
  expect(page.workers()).toHaveLength(1);
  const ofPage = await page.evaluate(memoryInUse);
  const ofWorker = Number(await page.workers()[0]?.evaluate(memoryInUse));
  expect(ofPage, 'the engine of the page, in megabytes').toBeGreaterThan(0);
  expect(ofPage, 'one for 500 matches').toBeLessThan(32);
  expect(ofWorker, 'the engine of the worker').toBeGreaterThan(0);
  expect(ofWorker, 'one for every search').toBeLessThan(32);
});

test('a widget’s memory stays flat over a thousand games and over coming and going a thousand times', async ({
  page,
  openWithPackage,
}) => {
  test.setTimeout(120_000);
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  const client = await page.context().newCDPSession(page);
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  await client.send('Performance.enable');
  const games = (/** @type {number} */ count) =>
    page.locator('noughts-game').evaluate((/** @type {any} */ game, times) => {
      for (let i = 0; i < times; i++) {
        game.position = 'tic-tac-toe.X';
        for (const move of ['a3', 'a2', 'b3', 'b2', 'c3']) game.play(move);
        game.newGame();
      }
    }, count);
  const comings = (/** @type {number} */ count) =>
    page.evaluate(async (times) => {
      for (let i = 0; i < times; i++) {
        const game = document.createElement('noughts-game');
        document.body.append(game);
        await new Promise((resolve) => game.addEventListener('noughts-ready', resolve, { once: true }));
        game.remove();
      }
    }, count);
  await games(50);
  await comings(50);
  const before = await measure();
  await games(1000);
  await comings(1000);
  // Less than one node or listener for each game and each coming. What is collected later is given
  // its time.
  await expect
    .poll(async () => {
      const after = await measure();
      return {
        nodes: after.nodes - before.nodes < 500,
        listeners: after.listeners - before.listeners < 250,
        heap: after.heap - before.heap < 4e6,
      };
    })
    .toEqual({ nodes: true, listeners: true, heap: true });
});
