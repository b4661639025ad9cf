// npm run build: compiles the core to WebAssembly, then leaves
//   dist/site      the hosted page, to be served as it is
//   dist/package   the npm module `noughts`
// and beside each, as dist/site.imports.json and dist/site.sources.json, which of its files import
// which, and from what they are made.

import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runCommand } from './dependencies.js';
import { buildPackage } from './package.js';
import { buildSite } from './site.js';
import { buildEngine, inlineEngine, isEngineBuilt } from './wasm.js';

/** @import { Bundle } from './bundle.js' */

const root = fileURLToPath(new URL('../..', import.meta.url));
const docs = `${root}dist/site/docs`;

/** The site and the package. */
export async function build() {
  await buildOnlySite();
  await renew('package', buildPackage);
}

/**
 * The site and the package with the existing WebAssembly: with source maps, and with the existing
 * types. It takes seconds, to try out a change of the web code.
 */
export async function bundleOnly() {
  if (!(await isEngineBuilt())) return build();
  process.env.NOUGHTS_SOURCE_MAPS = 'inline';
  await renewSite();
  const types = `${root}dist/package/types`;
  await renew('package', async (folder) => {
    if (existsSync(types)) await cp(types, `${folder}/types`, { recursive: true });
    return buildPackage(folder, !existsSync(types));
  });
}

/** The site, with its existing documentation, if there is any. */
export async function buildOnlySite() {
  await buildEngine();
  await inlineEngine(); // for the frame of one's own games
  await renewSite();
}

const renewSite = () =>
  renew('site', async (folder) => {
    const made = await buildSite(folder);
    if (existsSync(docs)) await cp(docs, `${folder}/docs`, { recursive: true });
    return made;
  });

/**
 * Rebuilds a folder of dist. If it is interrupted, the previous folder stays.
 *
 * @param {string} name
 * @param {(folder: string) => Promise<Pick<Bundle, 'imports' | 'sources'>>} make
 */
async function renew(name, make) {
  const [folder, fresh, old] = [`${root}dist/${name}`, `${root}build/${name}.new`, `${root}build/${name}.old`];
  for (const leftover of [fresh, old]) await rm(leftover, { recursive: true, force: true });
  for (const needed of [fresh, `${root}dist`]) await mkdir(needed, { recursive: true });
  const { imports, sources } = await make(fresh);
  if (existsSync(folder)) await rename(folder, old);
  await rename(fresh, folder);
  await writeFile(`${folder}.imports.json`, JSON.stringify(imports));
  await writeFile(`${folder}.sources.json`, JSON.stringify(sources));
  await rm(old, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runCommand(build);
