// Another person's project that has installed the package, and how to play on its build.

import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, boardOf, expect, type Page, waitForTurn } from '../browser.js';

/** The package as npm would send it. */
export const packageFolder = fileURLToPath(new URL('../../dist/package', import.meta.url));

interface Fixtures {
  /** Packages of others that the project has installed as well. */
  others: string[];
  /** The folder of the project, with an empty `dist`. */
  project: string;
  /**
   * Opens what the project has built, served under the strict policy, and plays a move on the
   * widget.
   */
  playBuilt: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
  others: [[], { option: true }],
  project: async ({ others, folder: project }, use) => {
    await cp(packageFolder, join(project, 'node_modules/noughts'), { recursive: true });
    for (const name of others) {
      const place = join(project, 'node_modules', name);
      await mkdir(dirname(place), { recursive: true });
      await symlink(fileURLToPath(new URL(`node_modules/${name}`, import.meta.url)), place);
    }
    await mkdir(join(project, 'dist'));
    await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    await use(project);
  },
  playBuilt: async ({ page, project, serveFolder }, use) => {
    await use(async () => {
      const html = await readFile(join(project, 'dist/index.html'), 'utf8');
      await page.goto(await serveFolder(join(project, 'dist'), policyFor(html)));
      await playOn(page);
    });
  },
});

/** A strict policy, with the hash of the page's import map if it has one. */
function policyFor(html: string) {
  const [, map] = /<script type="?importmap"?>(.*?)<\/script>/s.exec(html) ?? [];
  const hash = map === undefined ? '' : `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
  return `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' ${hash}; img-src data:`;
}

/** Plays a move on the widget, which the computer answers. */
export async function playOn(page: Page) {
  await page.getByRole('button', { name: /^b2, / }).first().click();
  await waitForTurn(page);
  expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
}
