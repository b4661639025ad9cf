import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Copies the sources of the site, with the compiled WebAssembly, to a place where a test may change
 * them.
 *
 * @param {string} folder with a slash at the end
 */
export function copySources(folder) {
  for (const part of [
    'dom.js',
    'element',
    'embed',
    'engine',
    'example',
    'games',
    'page',
    'room',
    'screenshots',
    'words',
  ]) {
    cpSync(`${root}web/${part}`, `${folder}web/${part}`, { recursive: true });
  }
  // It defines the modules `#NAME-wasm` and `#NAME-engine`.
  cpSync(`${root}package.json`, `${folder}package.json`);
  symlinkSync(`${root}node_modules`, `${folder}node_modules`);
  for (const part of ['core', 'wasm']) mkdirSync(`${folder}${part}`);
  cpSync(`${root}core/data/puzzles`, `${folder}core/data/puzzles`, { recursive: true });
}
