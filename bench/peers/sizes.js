// What each package adds to a page: the imports that a game needs, bundled, minified and
// compressed.

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fail } from './failures.js';

/** @type {{ name: string, what: string, entry: string }[]} */
const pages = [
  {
    name: 'noughts',
    what: 'every game, rules, opponents, analysis',
    entry: "export { load } from '../../dist/package/noughts.js';",
  },
  {
    name: 'noughts/element',
    what: 'the same and the widget',
    entry: "export * from '../../dist/package/element.js';",
  },
  {
    name: 'boardgame.io',
    what: 'client and bot, no game',
    entry: "export { Client } from 'boardgame.io/client'; export { MCTSBot } from 'boardgame.io/ai';",
  },
  {
    name: 'tic-tac-toe-ai-engine',
    what: 'tic-tac-toe, rules and opponent',
    entry: "export { default } from 'tic-tac-toe-ai-engine';",
  },
  {
    name: 'tictactoe-ai',
    what: 'tic-tac-toe, rules and opponent',
    entry: "export { default } from 'tictactoe-ai';",
  },
  {
    name: 'tic-tac-toe-minimax-engine',
    what: 'tic-tac-toe, rules and opponent',
    entry: "export { default } from 'tic-tac-toe-minimax-engine';",
  },
  {
    name: 'connect4-ai',
    what: 'Connect Four, rules and opponent',
    entry: "export { default } from 'connect4-ai';",
  },
  {
    name: '@socialgorithm/ultimate-ttt',
    what: 'Ultimate, rules',
    entry: "export { default } from '@socialgorithm/ultimate-ttt';",
  },
];

const folder = fileURLToPath(new URL('.', import.meta.url));

/** @param {string} entry */
async function bundle(entry) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    external: ['node:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

export async function measureSizes() {
  const results = [];
  for (const { name, what, entry } of pages) {
    try {
      const bytes = await bundle(entry);
      results.push({ name, what, minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length });
    } catch (error) {
      fail(name, 'bundling', error);
    }
  }
  return results;
}
