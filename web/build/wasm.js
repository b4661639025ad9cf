// The core compiled to WebAssembly, as the engine's sources load it: web/engine/wasm.

import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { requireProgram, run, SetupError } from './dependencies.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = `${root}web/engine/wasm`;

/** Every game, and tic-tac-toe alone. */
const modules = ['noughts-wasm', 'tic-tac-toe'];

/** Compiles what has changed. */
export async function buildEngine() {
  await compileWasm();
  await inlineWasm();
}

async function compileWasm() {
  for (const program of ['cmake', 'make', 'python3']) requireProgram(program, 'which the build needs');
  // Set up before CMake runs, so that nothing but the reason is printed where that fails.
  const { status } = spawnSync('wasm/toolchain/emscripten.sh', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new SetupError('Emscripten could not be set up; the reason stands above.');
  await run('cmake', ['--workflow', '--preset', 'wasm-module']);
  await shareGlue();
}

/**
 * Both modules have the same bindings, and therefore the same JavaScript around them, of which one copy does.
 *
 * @throws {SetupError} where that is not so
 */
async function shareGlue() {
  const [every, one] = await Promise.all(modules.map((name) => readFile(`${folder}/${name}.js`, 'utf8')));
  if (every !== one) throw new SetupError('the two WebAssembly modules differ in the JavaScript around them');
}

/**
 * Writes the WebAssembly as a JavaScript module, so that one file works under every bundler and server. Compressed before it becomes
 * text, it weighs no more than a file of its own would.
 */
async function inlineWasm() {
  for (const name of modules) {
    const text = deflate(await readFile(`${folder}/${name}.wasm`)).toString('base64');
    await writeFile(`${folder}/${name}-deflated.js`, `/** @type {string} */\nexport const deflated = '${text}';\n`);
  }
}

/**
 * As small as it gets: how many symbols a block takes decides about it, one way or the other.
 *
 * @param {Buffer} bytes
 */
function deflate(bytes) {
  const tries = [5, 6, 7, 8, 9].map((memLevel) => deflateSync(bytes, { level: 9, memLevel }));
  return tries.reduce((least, tried) => (tried.length < least.length ? tried : least));
}
