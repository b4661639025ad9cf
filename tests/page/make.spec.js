// The page for making a game: rules run in a sandboxed frame, also hostile ones.

import { encodeCode } from '../../web/page/make/link.js';
import { expect, test, violations } from '../browser.js';

/** @import { Page } from '../browser.js' */

const rules = (/** @type {Page} */ page) => page.getByRole('textbox', { name: 'Rules, as a JavaScript module' });
const run = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Run it' });
const stop = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Stop' });
const verdict = (/** @type {Page} */ page) => page.locator('#verdict');
const frame = (/** @type {Page} */ page) => page.frameLocator('iframe');

/** A game of taking; `more` are other properties of it, and `before` are statements before it. */
const gameWith = (more = '', before = '') => `${before}
export default {
  id: 'four',
  title: 'Four',
  start: (first) => ({ left: 4, turn: first }),
  turn: ({ turn }) => turn,
  moves: ({ left }) => ['one', 'two'].slice(0, left),
  play: ({ left, turn }, move) => ({ left: left - (move === 'one' ? 1 : 2), turn: turn === 'X' ? 'O' : 'X' }),
  winner: ({ left, turn }) => (left === 0 ? (turn === 'X' ? 'O' : 'X') : undefined),
  ${more}
};`;

/** Writes rules and runs them. @param {Page} page @param {string} code */
async function runRules(page, code) {
  await page.goto('/make.html');
  await rules(page).fill(code);
  await run(page).click();
}

test('an example runs at once, keeps every law, and is played against the computer', async ({ page }) => {
  await page.goto('/make.html');
  await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'Nim' });
  await expect(rules(page)).toHaveValue(/id: 'nim'/);
  expect(await violations(page)).toEqual([]);
  await run(page).click();
  await expect(verdict(page)).toHaveText('Every law holds.');
  await frame(page).getByRole('toolbar').getByRole('button', { name: 'a2', exact: true }).click();
  await expect(frame(page).getByText('Your turn', { exact: true })).toBeVisible();
  await expect(frame(page).getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
  expect(await violations(page)).toEqual([]);
  await stop(page).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(run(page)).toBeFocused();
});

test('what a person wrote is there again after an example', async ({ page }) => {
  await page.goto('/make.html');
  await rules(page).fill('// mine');
  await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'Nim' });
  await expect(rules(page)).toHaveValue(/id: 'nim'/);
  await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'What you wrote' });
  await expect(rules(page)).toHaveValue('// mine');
});

test('it is used by keyboard alone, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/make.html');
  await rules(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(gameWith());
  await page.keyboard.press('Tab');
  await expect(run(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Every law holds.');
  await expect(frame(page).getByRole('toolbar')).toBeVisible();
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab'); // past Stop, Copy and the guide
  await page.keyboard.press('Enter');
  await expect(
    frame(page)
      .getByText(/Your turn|wins/)
      .first(),
  ).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider, 'nothing is wider than the screen').toBe(false);
});

test('laws that rules break are listed, and rules that fail say why', async ({ page }) => {
  await runRules(page, gameWith('key: () => 1,'));
  await expect(verdict(page)).toHaveText('Laws that do not hold:');
  await expect(page.locator('#laws li').first()).toHaveText(/key/);
  await rules(page).fill(gameWith().replace('moves:', 'move:'));
  await run(page).click();
  await expect(verdict(page)).toHaveText('The rules cannot run.');
  await expect(page.locator('#laws li')).toHaveText(/move/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a link opens rules, which do not run before a person runs them', async ({ page }) => {
  await page.goto(`/make.html#${await encodeCode(gameWith('', 'globalThis.hasRun = true;'))}`);
  await expect(verdict(page)).toHaveText('These rules came with a link. Read them before you run them.');
  await expect(rules(page)).toHaveValue(/id: 'four'/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await run(page).click();
  await expect(verdict(page)).toHaveText('Every law holds.');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hasRun')), 'and never on the page').toBeUndefined();
  await page.goto('/make.html#nonsense');
  await expect(verdict(page)).toHaveText('This link is no game.');
});

test('a copied link holds the rules', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/make.html');
  await rules(page).fill('// shared ✓');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(verdict(page)).toHaveText('The link is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(rules(page)).toHaveValue('// shared ✓');
});

test('every text is in the language of the page', async ({ page }) => {
  await page.goto('/make.html');
  await page.locator('#language').selectOption('ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اصنع لعبة');
  await page.getByRole('button', { name: 'شغّلها' }).click();
  await expect(verdict(page)).toHaveText('كل القوانين محقَّقة.');
  await expect(frame(page).getByText('دورك', { exact: true })).toBeVisible();
});

test.describe('hostile rules', () => {
  test.use({ complaintsExpected: true });

  test('that do not come to an end are stopped, and the page goes on', async ({ page }) => {
    await runRules(page, gameWith('', 'for (;;);'));
    await expect(verdict(page)).toHaveText('The rules are tried out …');
    await stop(page).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await rules(page).fill(gameWith('key() { for (;;); },'));
    await run(page).click();
    await expect(verdict(page)).toHaveText('The rules did not come to an end in 10 seconds, so they were stopped.', {
      timeout: 30_000,
    });
    await expect(page.locator('iframe')).toHaveCount(0);
    await rules(page).fill(gameWith());
    await run(page).click();
    await expect(verdict(page)).toHaveText('Every law holds.');
  });

  test('reach neither the page, its storage, nor the network', async ({ page, site }) => {
    /** @type {string[]} */
    const elsewhere = [];
    const isElsewhere = (/** @type {string} */ url) => !url.startsWith(site) && !/^(blob|data):/.test(url);
    page.on('requestfinished', (request) => isElsewhere(request.url()) && elsewhere.push(request.url()));
    page.on('requestfailed', (request) => {
      // What the policy forbids is never sent.
      if (isElsewhere(request.url()) && request.failure()?.errorText !== 'csp') elsewhere.push(request.url());
    });
    const attempts = `
      const tried = [];
      const attempt = async (name, act) => {
        try { await act(); tried.push(name + ' done'); } catch (error) { tried.push(name + ' ' + error.name); }
      };
      if (typeof document !== 'undefined') {
        await attempt('fetch', () => fetch('${site}icon.svg'));
        await attempt('fetch elsewhere', () => fetch('https://example.com/'));
        await attempt('request', () => new Promise((done, no) => {
          const request = new XMLHttpRequest();
          request.onload = done;
          request.onerror = () => no(new TypeError());
          request.open('GET', 'https://example.com/');
          request.send();
        }));
        await attempt('import', () => import('https://example.com/x.js'));
        await attempt('socket', () => new Promise((done, no) => {
          const socket = new WebSocket('wss://example.com/');
          socket.onopen = done;
          socket.onerror = () => no(new TypeError());
        }));
        await attempt('connection', () => new RTCPeerConnection());
        await attempt('image', () => new Promise((done, no) => {
          const image = new Image();
          image.onload = done;
          image.onerror = () => no(new TypeError());
          image.src = 'https://example.com/x.png';
        }));
        await attempt('parent', () => parent.document.title);
        await attempt('top', () => { top.location = 'https://example.com/'; });
        await attempt('storage', () => localStorage.length);
        await attempt('cookie', () => document.cookie);
        await attempt('window', () => { if (!open('https://example.com/')) throw new TypeError(); });
        await attempt('eval', () => eval('1'));
        throw new Error(tried.join('; '));
      }`;
    await runRules(page, gameWith('', attempts));
    await expect(verdict(page)).toHaveText('The rules cannot run.');
    const [told = ''] = await page.locator('#laws li').allTextContents();
    const outcomes = told.replace('Error: ', '').split('; ');
    expect(outcomes).toHaveLength(13);
    expect(outcomes.filter((outcome) => / done$/.test(outcome))).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(page.url()).toBe(`${site}make.html`);
  });

  test('cannot leave their frame for another site', async ({ page, site }) => {
    await runRules(
      page,
      gameWith('', "if (typeof document !== 'undefined') location.href = 'https://example.com/?told';"),
    );
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect
      .poll(() =>
        page
          .frames()
          .map((each) => each.url())
          .join(),
      )
      .not.toContain('make-frame.html');
    expect(
      page
        .frames()
        .map((each) => each.url())
        .join(),
    ).not.toContain('example.com/?told,');
    expect(page.url()).toBe(`${site}make.html`);
    await stop(page).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('that flood the page with messages are stopped', async ({ page }) => {
    const flood = `if (typeof document !== 'undefined') {
      for (let i = 0; i < 5000; i++) parent.postMessage({ type: 'laws', laws: ['<b>x</b>'.repeat(1000)] }, '*');
    }`;
    await runRules(page, gameWith('', flood));
    await expect(verdict(page)).toHaveText('The rules sent too many messages, so they were stopped.');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.locator('#laws b')).toHaveCount(0);
  });
});
