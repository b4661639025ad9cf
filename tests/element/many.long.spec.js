// Many widgets in one page share one engine, one worker and its memory.

import { expect, test } from '../browser.js';
import { events, files } from './widget.js';

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
});
