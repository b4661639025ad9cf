// npm run docs: builds, and adds the documentation to the site, below dist/site/docs: guides,
// recipes and both APIs. Unchanged APIs are not rebuilt.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from './build.js';
import { run, runCommand } from './dependencies.js';
import { writeGuides } from './guides.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The sources of the API documentation. */
const sources = [
  'core/include',
  'core/terminal/include',
  'core/example',
  'core/Doxyfile',
  'web/README.md',
  'web/docs/guides',
  'web/build/typedoc.json',
  'package.json',
  'build/types',
];

/**
 * Adds the documentation to the build: `cpp/` by Doxygen, `js/` by TypeDoc, and the guides.
 */
export async function buildDocs() {
  const made = `${root}build/docs`;
  const stamp = `${made}/made-from`;
  const fingerprint = await fingerprintOf(sources.map((source) => root + source));
  if (!existsSync(stamp) || (await readFile(stamp, 'utf8')) !== fingerprint) {
    await makeDocs(made);
    await writeFile(stamp, fingerprint);
  }
  const folder = `${root}dist/site/docs`;
  await rm(folder, { recursive: true, force: true });
  for (const language of ['cpp', 'js']) await cp(`${made}/${language}`, `${folder}/${language}`, { recursive: true });
  await writeGuides();
}

/** @param {string} folder */
async function makeDocs(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  const doxygen = execFileSync('wasm/toolchain/emscripten.sh', ['--doxygen'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await run(doxygen.trim(), ['core/Doxyfile'], { NOUGHTS_VERSION: version, NOUGHTS_DOCS: folder });
  await run('npx', ['--no-install', 'typedoc', '--options', 'web/build/typedoc.json', '--out', `${folder}/js`]);
}

/** @param {string[]} paths files and folders */
async function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesOf(path)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesOf(path) {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
      .sort();
  } catch {
    return [path];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    await build();
    await buildDocs();
  });
}
