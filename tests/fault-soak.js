// Plays games of the computer against itself on a page, while random faults with a seed happen:
// widgets come, go and move, opponents are dropped, the worker dies, memory and storage are
// refused. Every failure must be reported, and every game must end.

import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from '../web/build/serve.js';
import config from './playwright.config.js';
import { measurePage } from './samples.js';

const html = `<!doctype html><html lang="en"><title>A site</title><main></main><aside></aside><script type="module">
  import { load } from './noughts.js';
  await import('./element.js');
  Object.assign(window, { load });
</script></html>`;

/**
 * Runs for a time, or for a number of steps.
 *
 * @param {{ seconds?: number, steps?: number }} limits
 * @param {number} seed
 * @returns {Promise<{ steps: number, games: number, errors: Record<string, number>, samples:
 *   import('./samples.js').Sample[] }>} how much was done, and how often each error was reported
 */
export async function soakWithFaults({ seconds = Infinity, steps: most = Infinity }, seed) {
  const { address, close } = await serve(fileURLToPath(new URL('../dist/package', import.meta.url)), 0);
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const unexpected = [];
    page.on('pageerror', (error) => unexpected.push(String(error)));
    await page.route('**/soak.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.addInitScript(prepare);
    await page.goto(`${address}soak.html`);
    await page.waitForFunction(() => Reflect.get(window, 'load'));
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    /** @type {import('./samples.js').Sample[]} */
    const samples = [];
    const all = { steps: 0, games: 0, errors: /** @type {Record<string, number>} */ ({}) };
    for (let round = 0; round < 10; round++) {
      const { steps, games, errors } = await page.evaluate(goWrong, {
        seconds: seconds / 10,
        most: most / 10,
        seed: seed + round,
      });
      all.steps += steps;
      all.games += games;
      for (const code of errors) all.errors[code] = (all.errors[code] ?? 0) + 1;
      // Removed objects are collected in two turns: first the widgets, then what they held.
      await client.send('HeapProfiler.collectGarbage');
      samples.push(await measurePage(client));
    }
    assert.deepEqual(unexpected, []);
    return { ...all, samples };
  } finally {
    await browser.close();
    await close();
  }
}

/** In the page, before anything else: lets memory, storage and workers fail on demand. */
function prepare() {
  const faults = { memory: false, storage: false, workers: /** @type {Set<Worker>} */ (new Set()) };
  Object.assign(window, { faults });
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (/** @type {number} */ pages) {
    if (faults.memory) throw new RangeError('no memory');
    return grow.call(this, pages);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (/** @type {[string, string]} */ ...given) {
    if (faults.storage) throw new DOMException('full', 'QuotaExceededError');
    setItem.apply(this, given);
  };
  const { Worker } = window;
  window.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      faults.workers.add(this);
    }
    /** @override */
    terminate() {
      faults.workers.delete(this);
      super.terminate();
    }
  };
}

/**
 * In the page: one round. At its end there are no more faults, and every game must end.
 *
 * @param {{ seconds: number, most: number, seed: number }} options the time, and the most steps
 */
async function goWrong({ seconds, most, seed }) {
  const { faults, load } = /** @type {any} */ (window);
  let state = seed >>> 0;
  const below = (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const one = (/** @type {any[]} */ values) => values[below(values.length)];
  const places = ['main', 'aside'].map((name) => /** @type {HTMLElement} */ (document.querySelector(name)));
  const widgets = () => [...document.querySelectorAll('noughts-game')];
  /** @type {string[]} */
  const errors = [];
  let [steps, games] = [0, 0];
  const listening = new AbortController();
  document.addEventListener('noughts-end', () => games++, listening);
  document.addEventListener(
    'noughts-error',
    (event) =>
      errors.push(/** @type {any} */ (event).detail.error.code ?? String(/** @type {any} */ (event).detail.error)),
    listening,
  );
  const add = () => {
    const game = document.createElement('noughts-game');
    const attributes = {
      game: one(['tic-tac-toe', 'line-4x3-3', 'four-in-a-row-4x4', 'connect-four', 'ultimate']),
      player: one(['easy', 'medium']),
      opponent: one(['easy', 'medium']),
      seed: below(1000),
      delay: 0,
    };
    for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
    one(places).append(game);
  };
  const happenings = [
    () => widgets().length < 8 && add(),
    () => widgets().length < 8 && add(),
    () => one(widgets())?.remove(),
    () => widgets().length > 0 && one(places).append(one(widgets())),
    () => void one(widgets())?.newGame?.(),
    async () => {
      const noughts = await load();
      for (let i = 0; i < 20; i++) void noughts.opponent({ playouts: 50 }).choose(noughts.match('ultimate'));
    },
    async () => {
      if (!faults.memory) return;
      const noughts = await load();
      /** @type {any[]} */
      const held = [];
      try {
        while (held.length < 200_000) held.push(noughts.match('ultimate'));
      } finally {
        for (const match of held) match.dispose();
      }
    },
    () => {
      for (const worker of faults.workers) {
        worker.terminate();
        worker.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
      }
    },
    () => {
      faults.memory = !faults.memory;
    },
    () => {
      faults.storage = !faults.storage;
      localStorage.removeItem('soak');
      try {
        localStorage.setItem('soak', 'x');
      } catch {}
    },
  ];
  const tolerate = (/** @type {any} */ error) => {
    if (!['engine-failed', 'out-of-memory', 'load-failed'].includes(error?.code)) throw error;
    errors.push(error.code);
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 10));
  addEventListener(
    'unhandledrejection',
    (event) => {
      if (!['engine-failed', 'out-of-memory'].includes(event.reason?.code)) return;
      errors.push(event.reason.code); // from opponents that were dropped
      event.preventDefault();
    },
    listening,
  );
  for (const end = performance.now() + seconds * 1000; steps < most && performance.now() < end; steps++) {
    try {
      await one(happenings)();
    } catch (error) {
      tolerate(error);
    }
    await turn();
  }
  // No more faults: failed widgets try again when they are moved.
  faults.memory = faults.storage = false;
  while (widgets().some((game) => !game.matches(':state(over)'))) {
    for (const game of widgets()) if (game.matches(':state(failed)')) places[0]?.append(game);
    await turn();
  }
  for (const game of widgets()) game.remove();
  listening.abort();
  return { steps, games, errors };
}
