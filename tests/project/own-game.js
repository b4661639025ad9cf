// A newcomer's game, and the compiler's messages about it.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const includeFolder = fileURLToPath(new URL('../../core/include', import.meta.url));
export const file = readFileSync(new URL('smallest-game.hpp', import.meta.url), 'utf8');
export const includes = `${file.match(/^#include .*$/gm)?.join('\n')}\n`;
export const game = file.replaceAll(/^#.*$/gm, '');
export const isGame = 'static_assert(noughts::Game<SevenMatches>);';

/**
 * The messages of g++ about a program.
 *
 * @param {string} source
 */
export function compile(source) {
  const options = ['-std=c++23', '-Wall', '-Wextra', '-Wno-maybe-uninitialized', '-fsyntax-only', `-I${includeFolder}`];
  const { status, stderr } = spawnSync('g++', [...options, '-x', 'c++', '-'], {
    input: source,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return { status, messages: stderr };
}
