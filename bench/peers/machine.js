// The machine on which the figures were measured.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';

export function machine() {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model.trim()}, ${memory} GiB, ${process.platform} ${release().split('-')[0]}`;
}

/** The load of the machine over a minute: how many programs wanted a processor. */
export const load = () => (loadavg()[0] ?? 0).toFixed(1);

/** The compiler of the native programs, as CMake found it. */
function compiler() {
  const folder = 'build/bench/CMakeFiles';
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = `${folder}/${name}/CMakeCXXCompiler.cmake`;
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    const [id = '', version = ''] = ['ID', 'VERSION'].map(
      (what) => new RegExp(`CMAKE_CXX_COMPILER_${what} "(.*?)"`).exec(text)?.[1],
    );
    return `${{ GNU: 'g++', Clang: 'clang' }[id] ?? id} ${version}`;
  }
  return 'an unknown compiler';
}

function emscripten() {
  const { stdout } = spawnSync('wasm/toolchain/emscripten.sh', { encoding: 'utf8' });
  const file = `${stdout.trim()}/emscripten-version.txt`;
  return `Emscripten ${existsSync(file) ? readFileSync(file, 'utf8').trim().replaceAll('"', '') : ''}`.trim();
}

/** @param {string} file */
const versionIn = (file) => JSON.parse(readFileSync(file, 'utf8')).version;

export function programs() {
  return [
    `noughts ${versionIn('package.json')}`,
    `Node ${process.versions.node}`,
    compiler(),
    emscripten(),
    `esbuild ${versionIn('node_modules/esbuild/package.json')}`,
  ];
}
