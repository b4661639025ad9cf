// The widget when the browser fails: no memory, or no worker.

import { announcement, boardOf, expect, says, square, test, waitForTurn } from '../browser.js';
import { prototypeJs } from '../prototype-js.js';
import { events, files, pageWith, waitForMoves, waitForPhase, withWidget } from './widget.js';

/** @typedef {any} Page The page's own window */

/**
 * Has memory refused from the moment on at which the page's window says so, until it does no more.
 */
function controlMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (/** @type {number} */ pages) {
    if (/** @type {Page} */ (window).isMemoryRefused) throw new RangeError('no memory');
    return grow.call(this, pages);
  };
}

/** Takes up what memory the widget's engine has, and asks for more. */
async function exhaust() {
  const { load } = await import(/** @type {any} */ ('./node_modules/noughts/tic-tac-toe.js'));
  const noughts = await load();
  const held = Array.from({ length: 100_000 }, () => noughts.match('tic-tac-toe'));
  Object.assign(window, { isMemoryRefused: true });
  try {
    noughts.parse(`tic-tac-toe.X.b2${'.undo.redo'.repeat(990_000)}`);
    return `not exhausted by ${held.length} matches`;
  } catch (error) {
    return /** @type {Page} */ (error).code;
  } finally {
    Object.assign(window, { isMemoryRefused: false });
  }
}

/**
 * In the worker: notes its replies; where `fails` says so, the next call into the WebAssembly ends
 * as `abort` does.
 */
function watchWorker() {
  const { postMessage } = self;
  const { get } = WebAssembly.Table.prototype;
  /** @type {string[]} */
  const replies = [];
  Object.assign(self, {
    fails: false,
    replies,
    postMessage: (/** @type {object} */ reply) => {
      if (!('progress' in reply)) replies.push(Object.keys(reply).join());
      postMessage(reply);
    },
  });
  WebAssembly.Table.prototype.get = function (/** @type {number} */ index) {
    const call = get.call(this, index);
    return (/** @type {unknown[]} */ ...given) => {
      if (!(/** @type {Page} */ (self).fails)) return call(...given);
      Object.assign(self, { fails: false });
      throw new WebAssembly.RuntimeError('Aborted()');
    };
  };
}

test.describe('without memory', () => {
  test.use({ complaintsExpected: true });

  test('the widget says that the game is kept, and continues it on request', async ({ page, openWithPackage }) => {
    await page.addInitScript(controlMemory);
    await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a1.b2.next"'), files);
    await waitForPhase(page, 'turn');
    for (const name of ['b2', 'a3', 'c3']) await square(page, name).click();
    await withWidget(page, (game) => game.undo());
    const before = await withWidget(page, (game) => game.position);
    expect(await page.evaluate(exhaust)).toBe('engine-failed');
    await square(page, 'c1').click();
    await waitForPhase(page, 'failed');
    await expect(announcement(page)).toContainText('The game has stopped');
    for (const [lang, stopped, kept, tryAgain] of /** @type {const} */ ([
      ['de', 'Das Spiel ist stehen geblieben', /Ihr Spiel ist noch da/, 'Noch einmal versuchen'],
      ['en', 'The game has stopped', /Your game is kept/, 'Try again'],
    ])) {
      await withWidget(
        page,
        lang === 'de' ? (game) => game.setAttribute('lang', 'de') : (game) => game.removeAttribute('lang'),
      );
      await expect(says(page, stopped)).toBeVisible();
      await expect(page.getByText(kept).first()).toBeVisible();
      await expect(page.getByRole('button', { name: tryAgain })).toBeVisible();
    }
    expect(await withWidget(page, (game) => game.position), 'the value of the form, too').toBe(before);
    const told = (await events(page, 'error')).map(([, { error }]) => error);
    expect(told).toHaveLength(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForPhase(page, 'turn');
    expect(await withWidget(page, (game) => game.position)).toBe(before);
    await withWidget(page, (game) => game.redo());
    await expect(square(page, 'c3')).toHaveAccessibleName(/^c3, O/);
  });

  for (const [when, attributes, before, act] of /** @type {const} */ ([
    [
      'when it comes back to the page',
      'opponent="easy"',
      `game.play('b2'); game.remove();`,
      `document.querySelector('main').append(game);`,
    ],
    ['when the computer takes a seat', 'opponent="human" position="tic-tac-toe.X.b2"', '', `game.opponent = 'easy';`],
  ])) {
    test(`an engine that fails ${when} does not leave the widget thinking for ever`, async ({
      page,
      openWithPackage,
    }) => {
      await page.addInitScript(controlMemory);
      await openWithPackage(pageWith(attributes), {
        'main.js': `${files['main.js']}
          const game = document.querySelector('noughts-game');
          window.before = () => { ${before} };
          window.act = () => { ${act} };`,
      });
      await waitForPhase(page, 'turn');
      await page.evaluate(() => /** @type {Page} */ (window).before());
      expect(await page.evaluate(exhaust)).toBe('engine-failed');
      await page.evaluate(() => /** @type {Page} */ (window).act());
      await waitForPhase(page, 'failed');
      expect(await events(page, 'error')).toHaveLength(1);
      const { game, position } = await withWidget(page, ({ game, position }) => ({ game, position }));
      expect([game, position], 'what it was can still be read').toEqual(['tic-tac-toe', 'tic-tac-toe.X.b2']);
      const thinking = (await events(page, 'thinking')).map(([, detail]) => detail.thinking);
      expect(thinking.at(-1) ?? false).toBe(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await waitForMoves(page, when.includes('seat') ? 1 : 2);
      await waitForPhase(page, 'turn');
    });
  }

  test('a failed widget tries again when it is moved', async ({ page, openWithPackage }) => {
    await page.addInitScript(controlMemory);
    await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.b2"'), files);
    await waitForPhase(page, 'turn');
    expect(await page.evaluate(exhaust)).toBe('engine-failed');
    expect(
      await withWidget(page, (game) => {
        try {
          return game.play('a1');
        } catch (error) {
          return /** @type {any} */ (error).code;
        }
      }),
      'a program is told',
    ).toBe('engine-failed');
    await waitForPhase(page, 'failed');
    await withWidget(page, (game) => document.querySelector('main')?.append(game));
    await square(page, 'a1').click();
    await expect(square(page, 'a1')).toHaveAccessibleName('a1, O');
  });

  test('without memory in the worker the page makes the move, and a new worker thinks about the next', async ({
    page,
    openWithPackage,
  }) => {
    await page.route('**/worker.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${watchWorker})();${await response.text()}` });
    });
    const worker = page.waitForEvent('worker');
    await openWithPackage(pageWith('game="connect-four" opponent="easy" seed="1"'), files);
    await square(page, 'd1').click();
    await waitForMoves(page, 2);
    const far = await worker;
    const fail = () => far.evaluate(() => Object.assign(self, { fails: true }));
    await fail();
    await withWidget(page, (game) => game.play('d'));
    await waitForMoves(page, 4);
    await fail(); // this time as it starts
    await withWidget(page, (game) => game.play('a'));
    await waitForMoves(page, 6);
    await withWidget(page, (game) => game.play('g'));
    await waitForMoves(page, 8);
    const replies = await far.evaluate(() => /** @type {Page} */ (self).replies);
    expect(replies).toEqual(['id,value', 'id,failed', 'id,failed', 'id,value']);
    expect(await events(page, 'error')).toEqual([]);
  });
});

test('a search continues after the device has slept', async ({ page, openWithPackage }) => {
  await page.clock.install();
  const worker = page.waitForEvent('worker');
  await openWithPackage(pageWith('game="connect-four" opponent="best" seed="1" delay="0"'), files);
  await waitForPhase(page, 'turn');
  await withWidget(page, (game) => game.play('d'));
  let isGone = false;
  (await worker).on('close', () => {
    isGone = true;
  });
  await page.clock.fastForward('08:00:00');
  await page.clock.runFor(1000);
  await waitForMoves(page, 2);
  expect(isGone).toBe(false);
  expect(page.workers()).toHaveLength(1);
  expect(await events(page, 'error')).toEqual([]);
});

test('a silently dead worker is noticed after ten seconds, and the page thinks in its place', async ({
  page,
  openWithPackage,
}) => {
  await page.clock.install();
  const worker = page.waitForEvent('worker');
  await openWithPackage(pageWith('game="connect-four" opponent="easy" seed="1"'), files);
  await waitForPhase(page, 'turn');
  await withWidget(page, (game) => game.play('d'));
  const far = await worker;
  await page.clock.runFor(1000);
  await waitForMoves(page, 2);
  await far.evaluate(() => self.close());
  await withWidget(page, (game) => game.play('d'));
  await page.clock.runFor(9000);
  expect(await events(page, 'move')).toHaveLength(3);
  await page.clock.runFor(1500);
  await waitForMoves(page, 4);
  const again = page.waitForEvent('worker');
  await withWidget(page, (game) => game.play('a'));
  await again;
  await page.clock.runFor(1000);
  await waitForMoves(page, 6);
});

test('the widget works with a library that replaces built-ins', async ({ page, openWithPackage }) => {
  await page.addInitScript(prototypeJs);
  await openWithPackage(`<!doctype html><script type="module" src="node_modules/noughts/element.js"></script>
    <noughts-game game="ultimate" opponent="easy"></noughts-game>`);
  await square(page, 'e5').click();
  await waitForTurn(page);
  expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
});
