// The widget in the simulated documents of test runners, which lack some features of browsers.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { project, run } from './installed.js';

const consumers = createRequire(resolve('tests/consumers/package.json'));

/** How to create a window, by the name of its package. */
const windows = {
  jsdom: `new module.JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true }).window`,
  'happy-dom': `new module.Window({ url: 'http://localhost/' })`,
};

for (const [name, made] of Object.entries(windows)) {
  test(`the widget shows a game and plays it in ${name}`, () => {
    const program = `
      const { default: module = {}, ...named } = await import(${JSON.stringify(pathToFileURL(consumers.resolve(name)))});
      const window = (function (module) { return ${made}; })({ ...module, ...named });
      // Like test runners: adds globals that Node lacks, and makes all event classes come from the
      // same window.
      const own = ['Event', 'CustomEvent', 'EventTarget', 'MessageEvent', 'navigator'];
      for (const name of Object.getOwnPropertyNames(window)) {
        if (name in globalThis && !own.includes(name)) continue;
        Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
      }
      globalThis.window = window;
      const { document } = window;
      await import('noughts/element');
      const game = document.createElement('noughts-game');
      game.opponent = 'none';
      const ready = new Promise((resolve) => game.addEventListener('noughts-ready', resolve, { once: true }));
      document.body.append(game);
      await ready;
      game.play('b2');
      const squares = game.shadowRoot.querySelectorAll('[role=gridcell], [role=grid] button');
      console.log(game.position, squares.length);
      process.exit();`;
    const printed = run('node', '--input-type=module', '--eval', program);
    assert.match(printed, /^tic-tac-toe\.X\.b2 [1-9]/, join(project, name));
  });
}
