// The module in a page: it loads, plays as it does elsewhere, and searches in a worker.

import assert from 'node:assert/strict';
import { load } from 'noughts';
import { until } from '../browser.js';
import { servePackage } from '../sites.js';

/** @import { Page } from '../browser.js' */
/** @import { Scene, Stories } from '../stories.js' */

/** @typedef {any} Anything The page's own window */

const html = '<!doctype html><html lang="en"><title>A site</title><script type="module" src="main.js"></script></html>';

/**
 * A page with the engine. It records every created worker, and whether it has been terminated.
 */
const main = `
  window.workers = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      workers.push({ answers: 0, isOver: false });
      this.record = workers.at(-1);
      this.addEventListener('message', ({ data }) => { if ('value' in data) this.record.answers++; });
    }
    terminate() {
      this.record.isOver = true;
      super.terminate();
    }
  };
  const { load } = await import('./noughts/noughts.js');
  window.noughts = await load();`;

/**
 * Opens a page with the engine.
 *
 * @param {Scene} scene
 */
async function openEngine({ page, visit }) {
  const { address } = await visit(servePackage({ 'index.html': html, 'main.js': main }));
  await page.goto(address);
  await until(page, () => /** @type {Anything} */ (window).noughts);
}

/** @param {Page} page */
const workers = (page) => page.run(() => /** @type {Anything} */ (window).workers);

/**
 * A game of Connect Four between two opponents, from the seeds 1 and 2, as text.
 *
 * @param {Anything} [noughts] the page's own by default
 */
async function playConnectFour(noughts = Reflect.get(globalThis, 'noughts')) {
  const match = noughts.match('connect-four');
  const [x, o] = [noughts.opponent({ playouts: 300, seed: 1 }), noughts.opponent({ level: 'medium', seed: 2 })];
  while (match.status.state === 'next') match.play(await (match.status.player === 'X' ? x : o).choose(match));
  x.dispose();
  o.dispose();
  return String(match);
}

/** @type {Stories} */
export const engineStories = {
  'the best opponent thinks in a worker, which ends when it is no longer needed': async (scene) => {
    const { page } = scene;
    await openEngine(scene);
    const move = await page.run(async () => {
      const { noughts } = /** @type {Anything} */ (window);
      const match = noughts.match('connect-four').play('d1').play('d2').play('d3').play('a1').play('c1').play('a2');
      const best = noughts.opponent({ level: 'best', seed: 1 });
      const name = match.game.squareNames[await best.choose(match)];
      best.dispose();
      return name;
    });
    // b1 or e1 makes an open three in a row, or wins at once.
    assert.ok(['b1', 'e1'].includes(move), move);
    assert.deepEqual(await workers(page), [{ answers: 1, isOver: true }]);
  },

  'from the same seeds the same moves are made as in Node': async (scene) => {
    const { page } = scene;
    await openEngine(scene);
    const text = await page.run(playConnectFour);
    assert.equal(text, await playConnectFour(await load()));
    assert.ok((await workers(page))[0].answers > 5, 'the worker has thought');
  },

  'opponents that are given up before the worker has started leave nothing there, and it ends': async (scene) => {
    const { page } = scene;
    await openEngine(scene);
    const codes = await page.run(async () => {
      const { noughts, workers } = /** @type {Anything} */ (window);
      const match = noughts.match('ultimate');
      const opponents = Array.from({ length: 100 }, (_, seed) => noughts.opponent({ playouts: 1e9, seed }));
      const answers = opponents.map((opponent) => opponent.choose(match));
      while (workers.length === 0) await new Promise((resolve) => setTimeout(resolve));
      for (const opponent of opponents) opponent.dispose();
      return (await Promise.allSettled(answers)).map(
        (answer) => answer.status === 'rejected' && (answer.reason.code ?? answer.reason.name),
      );
    });
    assert.deepEqual(new Set(codes), new Set(['disposed']));
    assert.deepEqual(
      (await workers(page)).map((/** @type {{ isOver: boolean }} */ { isOver }) => isOver),
      [true],
    );
  },
};
