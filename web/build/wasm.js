// Compiles the core to WebAssembly for the engine's sources: web/engine/wasm.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { requireProgram, run, SetupError } from './dependencies.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = `${root}web/engine/wasm`;

/** All games, some games alone, shared matches, a game of one's own, and shared matches of one. */
const modules = ['noughts-wasm', 'tic-tac-toe', 'classic', 'further', 'replica', 'own', 'own-replica'];

/** Compiles what has changed. */
export async function buildEngine() {
  await compileWasm();
  await signWasm();
  await writeEntries();
  const data = `${root}core/data`;
  for (const name of (await readdir(data)).filter((file) => /\.(book|network|strategy)$/.test(file))) {
    await inline(`${data}/${name}`, `${folder}/${name.replace('.', '-')}.js`);
  }
}

/** Whether all files that the engine's sources load exist; they may be outdated. */
export async function isEngineBuilt() {
  const files = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
  return modules.every((name) => files.includes(`${entryOf(name)}-inlined.js`));
}

/**
 * The name of a module in `#NAME-wasm`, by which the engine's sources import it.
 *
 * @param {string} module
 */
const entryOf = (module) => module.replace('-wasm', '');

async function compileWasm() {
  for (const program of ['cmake', 'make', 'python3']) requireProgram(program, 'which the build needs');
  // Runs before CMake, so that a failure prints only its reason.
  const { status } = spawnSync('wasm/toolchain/emscripten.sh', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new SetupError('Emscripten could not be set up; the reason stands above.');
  if (!(await isEngineBuilt())) console.error('noughts: compiling the core to WebAssembly: one to three minutes, once');
  await run('cmake', ['--preset', 'wasm-module']);
  const jobs = process.env.NOUGHTS_JOBS ?? `${availableParallelism()}`;
  await run('cmake', ['--build', '--preset', 'wasm-module', '--parallel', jobs]);
}

/**
 * Writes the version into every module, and its fingerprint into a file: no other module is ever
 * started.
 */
async function signWasm() {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  for (const name of modules) {
    const bytes = withVersion(await readFile(`${folder}/${name}.wasm`), version);
    await writeFile(`${folder}/${name}.wasm`, bytes);
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    await writeFile(
      `${folder}/${name}-expected.js`,
      `/** @type {import('../expected.js').ExpectedModule} */
export const expected = ${JSON.stringify({ version, integrity })};
`,
    );
  }
}

/**
 * Writes the two modules that `#NAME-wasm` stands for: on our pages the WebAssembly is a separate
 * file, which is compiled during its download, elsewhere it is inlined.
 */
async function writeEntries() {
  for (const name of modules) {
    const streamed = [
      "import { compileStreaming } from '../streamed.js';",
      `import address from './${name}.wasm';`,
      `import { expected } from './${name}-expected.js';`,
      'export const compileWasm = () => compileStreaming(address, expected);',
    ];
    const inlined = [
      "import { compileInlined } from '../inlined.js';",
      `import { deflated } from './${name}-deflated.js';`,
      'export const compileWasm = () => compileInlined(deflated);',
    ];
    for (const [kind, lines] of Object.entries({ streamed, inlined })) {
      await writeFile(`${folder}/${entryOf(name)}-${kind}.js`, `${lines.join('\n')}\n`);
    }
  }
}

/**
 * A module with a section for its version at the end. It replaces an existing one.
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
 * A custom section called `noughts`: its kind, which is 0, the lengths of the rest and of the name,
 * and both. Lengths below 128 take one byte.
 *
 * @param {Buffer} text
 */
function sectionOf(text) {
  const name = Buffer.from('noughts');
  return Buffer.from([0, 1 + name.length + text.length, name.length, ...name, ...text]);
}

/**
 * Writes the WebAssembly as JavaScript modules, so that it works with every bundler and server.
 */
export async function inlineEngine() {
  for (const name of modules) await inline(`${folder}/${name}.wasm`, `${folder}/${name}-deflated.js`);
}

/**
 * Writes a file as a JavaScript module, unless it is up to date. Compressed before it becomes text,
 * it is smaller than a separate file.
 *
 * @param {string} from
 * @param {string} to
 */
async function inline(from, to) {
  const bytes = await readFile(from);
  if (bytes.equals(await inlinedIn(to))) return;
  // The smallest deflated form takes seconds, so it is computed only for new data.
  const { default: zopfli } = await import('@gfx/zopfli');
  const text = Buffer.from(await zopfli.zlibAsync(bytes, { numiterations: 15 })).toString('base64');
  await writeFile(to, `/** @type {string} */\nexport const deflated = '${text}';\n`);
}

/**
 * The data in a JavaScript module; undefined if there is no such module yet.
 *
 * @param {string} file
 */
async function inlinedIn(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, base64] = text.match(/'([^']*)';\n$/) ?? [];
  return base64 ? inflateSync(Buffer.from(base64, 'base64')) : Buffer.alloc(0);
}
