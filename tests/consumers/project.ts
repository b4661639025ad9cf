// A project of somebody else's that has installed the package, and how one plays on what it builds.

import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/serve.js';
import { test as base, boardOf, expect, type Page, waitForTurn } from '../browser.js';

/** The package as npm would send it. */
export const packageFolder = fileURLToPath(new URL('../../dist/package', import.meta.url));

interface Fixtures {
  /** Packages of others that the project has installed as well. */
  others: string[];
  /** The folder of the project, with an empty `dist`. */
  project: string;
}

export const test = base.extend<Fixtures>({
  others: [[], { option: true }],
  project: async ({ others }, use) => {
    const project = await mkdtemp(join(tmpdir(), 'noughts-'));
    await cp(packageFolder, join(project, 'node_modules/noughts'), { recursive: true });
    for (const name of others) {
      const place = join(project, 'node_modules', name);
      await mkdir(dirname(place), { recursive: true });
      await symlink(fileURLToPath(new URL(`node_modules/${name}`, import.meta.url)), place);
    }
    await mkdir(join(project, 'dist'));
    await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    await use(project);
    await rm(project, { recursive: true });
  },
});

/** Opens what a project has built, served under the strict policy, and plays a move on the widget. */
export async function playServed(page: Page, folder: string) {
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src data:";
  const { address, close } = await serve(folder, 0, policy);
  await page.goto(address);
  await playOn(page);
  await close();
}

/** Plays a move on the widget, which the computer answers. */
export async function playOn(page: Page) {
  await page.getByRole('button', { name: /^b2, / }).first().click();
  await waitForTurn(page);
  expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
}
