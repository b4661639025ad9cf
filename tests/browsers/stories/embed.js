// The widget in an `<iframe>`, on a site of another origin.

import assert from 'node:assert/strict';
import { until } from '../browser.js';
import { servePackage } from '../sites.js';

/** @import { Page } from '../browser.js' */
/** @import { Scene, Stories } from '../stories.js' */

/** @typedef {any} Anything The page's own window */
/** @typedef {Record<string, any>} Message */

/**
 * Opens a page that frames the embedded widget and records its messages, each with the number of
 * its frame.
 *
 * @param {Scene} scene
 * @param {((origin: string) => string)[]} queries for the frames' addresses; each frame is loaded
 *   before the next one
 */
async function openFrames({ page, site, visit }, ...queries) {
  const around = await visit(
    servePackage(
      {
        'index.html': '<!doctype html><html lang="en"><title>A site</title><script src="main.js"></script></html>',
        'main.js': `window.messages = [];
          addEventListener('message', ({ source, origin, data }) => {
            messages.push({ frame: Array.from(frames).indexOf(source), origin: origin + '/', ...data });
          });`,
      },
      '',
    ),
  );
  await page.goto(around.address);
  for (const [frame, query] of queries.entries()) {
    await page.run(
      (source) => {
        const added = document.createElement('iframe');
        Object.assign(added, { title: 'Noughts', width: 360, height: 720, src: source });
        document.body.append(added);
      },
      `${site.address}embed.html?${query(new URL(around.address).origin)}`,
    );
    await waitFor(page, frame, 'height');
  }
}

/**
 * Waits for a message from a frame.
 *
 * @param {Page} page
 * @param {number} frame
 * @param {string} type
 */
async function waitFor(page, frame, type) {
  const has = (/** @type {number} */ ofFrame, /** @type {string} */ wanted) =>
    /** @type {Anything} */ (window).messages.some(
      (/** @type {Message} */ message) => message.frame === ofFrame && message.type === wanted,
    );
  await until(page, has, frame, type);
}

/** @param {Page} page @returns {Promise<Message[]>} */
const messagesOf = (page) => page.run(() => /** @type {Anything} */ (window).messages);

/** @type {Stories} */
export const embedStories = {
  'a site that frames the widget and is named learns what happens, and can play': async (scene) => {
    const { page, site } = scene;
    await openFrames(scene, (origin) => `opponent=human&origin=${origin}`);
    await waitFor(page, 0, 'ready');
    await page.run(() => frames[0]?.postMessage({ noughts: 1, type: 'play', square: 'b2' }, '*'));
    await waitFor(page, 0, 'change');
    await page.run(() => frames[0]?.postMessage({ noughts: 1, type: 'play', square: 'b2' }, '*'));
    await waitFor(page, 0, 'error');
    const messages = await messagesOf(page);
    const one = (/** @type {string} */ wanted) => messages.find(({ type }) => type === wanted) ?? {};
    const { height, ...other } = one('height');
    assert.deepEqual(other, { frame: 0, origin: site.address, noughts: 1, type: 'height' });
    assert.ok(height > 300, `${height} pixels`);
    assert.equal(one('change').position, 'tic-tac-toe.X.b2');
    assert.equal(one('error').code, 'square-already-filled');
    await scene.look('embed');
  },

  'a site that frames the widget and is not named learns its height alone': async (scene) => {
    const { page } = scene;
    const game = 'player=easy&opponent=easy&delay=0';
    await openFrames(
      scene,
      () => game,
      (origin) => `${game}&origin=${origin}`,
    );
    await page.run(() => frames[0]?.postMessage({ noughts: 1, type: 'new-game' }, '*'));
    await waitFor(page, 1, 'end');
    const types = (await messagesOf(page)).filter(({ frame }) => frame === 0).map(({ type }) => type);
    assert.deepEqual(new Set(types), new Set(['height']));
  },
};
