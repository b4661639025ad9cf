// What every browser test starts from: a server of its own under the strict policy, and a page that
// must not complain.

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../web/build/policy.js';
import { type Answer, answerFrom, listen, siteFolder } from '../web/build/serve.js';

const packageFolder = fileURLToPath(new URL('../dist/package', import.meta.url));

export { expect, type Page };

interface Fixtures {
  /**
   * Runs some work after the test, when no one listens to its page any more: the page requests its
   * icon that late.
   */
  afterwards: (work: () => Promise<unknown>) => void;
  /** An empty folder for this test. */
  folder: string;
  /** Serves a folder, by default under the strict policy, and returns the address. */
  serveFolder: (folder: string, policy?: string) => Promise<string>;
  /** For tests in which something fails on purpose. */
  complaintsExpected: boolean;
  /** Fails the test if the page wrote an error or a warning to the console. */
  noComplaints: undefined;
  /**
   * Records which lines the test ran in the page, if `NOUGHTS_COVERAGE` names a folder for it.
   */
  coverage: undefined;
  /** Opens a page with the npm package in `node_modules/noughts`. */
  openWithPackage: (html: string, files?: Record<string, string>) => Promise<void>;
}

interface WorkerFixtures {
  /** The address of the built site. */
  site: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed
    async ({}, use) => {
      const { address, close } = await serveAsItIs(siteFolder);
      await use(address);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  // A service worker fetches the whole site. Tests about it allow it.
  serviceWorkers: 'block',
  complaintsExpected: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  afterwards: async ({}, use) => {
    const works: (() => Promise<unknown>)[] = [];
    await use((work) => works.unshift(work));
    for (const work of works) await work();
  },
  folder: async ({ afterwards }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'noughts-'));
    afterwards(() => rm(folder, { recursive: true }));
    await use(folder);
  },
  serveFolder: async ({ afterwards }, use) => {
    await use(async (folder, policy) => {
      const { address, close } = await serveAsItIs(folder, policy);
      afterwards(close);
      return address;
    });
  },
  noComplaints: [
    // Fixtures that are requested here are torn down later. So the work runs after the console is
    // checked.
    async ({ page, complaintsExpected, afterwards: _ }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(undefined);
      if (!complaintsExpected) expect(complaints, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
  coverage: [
    async ({ page, javaScriptEnabled }, use, { testId }) => {
      const folder = javaScriptEnabled !== false && process.env.NOUGHTS_COVERAGE;
      if (folder) await page.coverage.startJSCoverage({ resetOnNavigation: false });
      await use(undefined);
      if (!folder) return;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${testId}.json`), JSON.stringify(await page.coverage.stopJSCoverage()));
    },
    { auto: true },
  ],
  openWithPackage: async ({ page, folder, serveFolder }, use) => {
    await mkdir(join(folder, 'node_modules'));
    await symlink(packageFolder, join(folder, 'node_modules/noughts'));
    await use(async (html, files = {}) => {
      for (const [name, text] of Object.entries({ 'index.html': html, 'favicon.ico': '', ...files }))
        await writeFile(join(folder, name), text);
      await page.goto(await serveFolder(folder, policyFor(html)));
    });
  },
});

/**
 * Serves a folder without compression: each server would compress again, which takes longer than
 * most tests. `project/serve.test.js` tests compression, and `page/web.spec.js` that a browser can
 * read it.
 */
function serveAsItIs(folder: string, policy?: string) {
  return listen(uncompressed(answerFrom(folder, policy)), 0);
}

/** The same answers, for a browser that accepts no encoding. */
export function uncompressed(answer: Answer): Answer {
  return (request, response) => {
    request.headers['accept-encoding'] = 'identity';
    return answer(request, response);
  };
}

/**
 * The strict policy, with the hash of the page's import map if it has one: an import map can only
 * stand in the page itself.
 */
function policyFor(html: string) {
  const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? [];
  if (map === undefined) return contentSecurityPolicy;
  const hash = createHash('sha256').update(map).digest('base64');
  return contentSecurityPolicy.replace('script-src', `script-src 'sha256-${hash}'`);
}

/** The board as a person reads it, square by square. */
export function boardOf(page: Page) {
  const squares = page.getByRole('grid').getByRole('button');
  return squares.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
}

/** A square by its name. */
export function square(page: Page, name: string) {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}, `) });
}

/** Text that stands alone on the page, such as the sentence above the board. */
export function says(page: Page, words: string | RegExp) {
  // A dialog that has just closed keeps its texts for a moment, unseen.
  return page.getByText(words, { exact: true }).filter({ visible: true });
}

/** The last message to screen readers. */
export function announcement(page: Page) {
  return page.getByRole('status');
}

/** Waits until it is the person's turn, or the game has ended. */
export async function waitForTurn(page: Page) {
  await expect(page.getByText(/^(Your turn|You win|The computer wins|It’s a tie)$/)).toBeVisible();
}

/**
 * Waits for the game, then stops its clock: after that, time passes only by `page.clock.runFor`.
 */
export async function stopTime(page: Page) {
  await waitForTurn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Makes the engine of later pages fail to start this many times. */
export async function failToStart(page: Page, attempts: number) {
  await page.addInitScript((most) => {
    const { instantiate } = WebAssembly;
    let failures = 0;
    const attempt = (...given: Parameters<typeof instantiate>) =>
      failures++ < most ? Promise.reject(new RangeError('out of memory')) : instantiate(...given);
    Object.assign(WebAssembly, { instantiate: attempt });
  }, attempts);
}

/**
 * All problems that axe finds on the page. With the option, it skips the board, which takes long if
 * it is large.
 */
export async function violations(page: Page, { besidesBoard = false } = {}) {
  const builder = new AxeBuilder({ page });
  if (besidesBoard) builder.exclude({ fromShadowDom: ['noughts-game', '.stage'] });
  const { violations: found } = await builder.analyze();
  return found.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target) }));
}

/** The contrast problems that axe finds: another theme can cause no others. */
export async function lowContrast(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return found.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
}
