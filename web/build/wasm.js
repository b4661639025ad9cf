// The core compiled to WebAssembly, as the engine's sources load it: web/engine/wasm.

import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { checksumOf } from '../engine/checksum.js';
import { requireProgram, run, SetupError } from './dependencies.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = `${root}web/engine/wasm`;

/** Every game, some of them alone, and shared matches. */
const modules = ['noughts-wasm', 'tic-tac-toe', 'classic', 'further', 'replica'];

/** Compiles what has changed. */
export async function buildEngine() {
  await compileWasm();
  await signWasm();
  const data = `${root}core/data`;
  for (const name of (await readdir(data)).filter((file) => /\.(book|network)$/.test(file))) {
    await inline(`${data}/${name}`, `${folder}/${name.replace('.', '-')}.js`);
  }
}

/** Whether all that the engine's sources load is there, of this or another state of the sources. */
export async function isEngineBuilt() {
  const files = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
  return modules.every((name) => files.includes(`${name}-deflated.js`));
}

async function compileWasm() {
  for (const program of ['cmake', 'make', 'python3']) requireProgram(program, 'which the build needs');
  // Set up before CMake runs, so that nothing but the reason is printed where that fails.
  const { status } = spawnSync('wasm/toolchain/emscripten.sh', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new SetupError('Emscripten could not be set up; the reason stands above.');
  await run('cmake', ['--preset', 'wasm-module']);
  const jobs = process.env.NOUGHTS_JOBS ?? `${availableParallelism()}`;
  await run('cmake', ['--build', '--preset', 'wasm-module', '--parallel', jobs]);
}

/**
 * Has every module tell its version, and writes down by what it is known: nothing else that comes
 * in its place is ever started.
 */
async function signWasm() {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  for (const name of modules) {
    const bytes = withVersion(await readFile(`${folder}/${name}.wasm`), version);
    await writeFile(`${folder}/${name}.wasm`, bytes);
    const wanted = JSON.stringify({ version, checksum: checksumOf(bytes) });
    await writeFile(
      `${folder}/${name}-wanted.js`,
      `/** @type {import('../whole.js').Wanted} */\nexport const wanted = ${wanted};\n`,
    );
  }
}

/**
 * A module that ends with a section of its version, in place of the one that it may have.
 *
 * @param {Buffer} bytes
 * @param {string} version
 */
function withVersion(bytes, version) {
  const [former] = WebAssembly.Module.customSections(new WebAssembly.Module(new Uint8Array(bytes)), 'noughts');
  const module = former ? bytes.subarray(0, -sectionOf(Buffer.from(former)).length) : bytes;
  return Buffer.concat([module, sectionOf(Buffer.from(version))]);
}

/**
 * A custom section called `noughts`: its kind, which is 0, the lengths of what follows and of the
 * name, and both. Lengths below 128 take one byte.
 *
 * @param {Buffer} text
 */
function sectionOf(text) {
  const name = Buffer.from('noughts');
  return Buffer.from([0, 1 + name.length + text.length, name.length, ...name, ...text]);
}

/**
 * Writes the WebAssembly as JavaScript modules, so that one file works under every bundler and
 * server.
 */
export async function inlineEngine() {
  for (const name of modules) await inline(`${folder}/${name}.wasm`, `${folder}/${name}-deflated.js`);
}

/**
 * Writes a file as a JavaScript module, unless that holds it already. Compressed before it becomes
 * text, it weighs less than a file of its own would.
 *
 * @param {string} from
 * @param {string} to
 */
async function inline(from, to) {
  const bytes = await readFile(from);
  if (bytes.equals(await inlinedIn(to))) return;
  // As small as deflated data gets, which takes seconds: only for what is new.
  const { default: zopfli } = await import('@gfx/zopfli');
  const text = Buffer.from(await zopfli.zlibAsync(bytes, { numiterations: 15 })).toString('base64');
  await writeFile(to, `/** @type {string} */\nexport const deflated = '${text}';\n`);
}

/**
 * What a JavaScript module holds; nothing where there is no such module yet.
 *
 * @param {string} file
 */
async function inlinedIn(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, base64] = text.match(/'([^']*)';\n$/) ?? [];
  return base64 ? inflateSync(Buffer.from(base64, 'base64')) : Buffer.alloc(0);
}
