// The documentation of both APIs, below dist/site/docs. What has not changed is not made again.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { run } from './dependencies.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the documentation is made from. */
const sources = [
  'core/include',
  'core/example',
  'core/Doxyfile',
  'web/README.md',
  'web/build/typedoc.json',
  'package.json',
];

/**
 * Leaves the documentation in a folder: `cpp/` by Doxygen, `js/` by TypeDoc.
 *
 * @param {string} folder
 * @param {string} types the folder of the package's TypeScript declarations
 */
export async function buildDocs(folder, types) {
  const made = `${root}build/docs`;
  const stamp = `${made}/made-from`;
  const fingerprint = await fingerprintOf([...sources.map((source) => root + source), types]);
  if (!existsSync(stamp) || (await readFile(stamp, 'utf8')) !== fingerprint) {
    await rm(made, { recursive: true, force: true });
    await mkdir(made, { recursive: true });
    const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
    const doxygen = execFileSync('wasm/toolchain/emscripten.sh', ['--doxygen'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await run(doxygen.trim(), ['core/Doxyfile'], { NOUGHTS_VERSION: version, NOUGHTS_DOCS: made });
    await run('npx', ['--no-install', 'typedoc', '--options', 'web/build/typedoc.json', '--out', `${made}/js`]);
    await writeFile(stamp, fingerprint);
  }
  await cp(`${made}/cpp`, `${folder}/cpp`, { recursive: true });
  await cp(`${made}/js`, `${folder}/js`, { recursive: true });
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
