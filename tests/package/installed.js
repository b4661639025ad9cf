// The package as npm would install it, in an empty project.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before } from 'node:test';

export const project = mkdtempSync(join(tmpdir(), 'noughts-'));

/**
 * Runs a program in the project and returns its output.
 *
 * @param {string} program
 * @param {...string} options
 */
export const run = (program, ...options) => execFileSync(program, options, { cwd: project, encoding: 'utf8' });

/** The paths of its files. @type {string[]} */
export let packed = [];

before(() => {
  const pack = JSON.parse(run('npm', 'pack', '--json', '--loglevel=error', resolve('dist/package')));
  const [{ filename, files }] = Array.isArray(pack) ? pack : Object.values(pack);
  packed = files.map((/** @type {{ path: string }} */ { path }) => path);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', `./${filename}`);
});

after(() => rmSync(project, { recursive: true }));

/**
 * Checks that a runtime can import the package by its name, and play.
 *
 * @param {string} program
 * @param {...string} options
 */
export function assertImported(program, ...options) {
  writeFileSync(
    join(project, 'play.js'),
    `import { load } from 'noughts';
     const noughts = await load();
     const match = noughts.match('tic-tac-toe').play('a3').play('c3');
     console.log(JSON.stringify(match.evaluate().map(({ outcome, plies }) => [outcome, plies])));
     const game = noughts.match('connect-four').play('d');
     const bob = noughts.opponent({ playouts: 500 });
     game.play(await bob.choose(game));
     console.log(game.game.id);`,
  );
  const [evaluations = '', id] = run(program, ...options, 'play.js').split('\n');
  // X in one corner, O in the next: what the picture in the design says of the seven answers.
  assert.deepEqual(JSON.parse(evaluations), [
    ['loss', 6],
    ['win', 5],
    ['draw', 7],
    ['draw', 7],
    ['win', 5],
    ['draw', 7],
    ['win', 5],
  ]);
  assert.equal(id, 'connect-four');
}
