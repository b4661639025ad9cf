// Every way to resolve the package finds its types.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const folder = mkdtempSync(join(tmpdir(), 'noughts-'));

after(() => rmSync(folder, { recursive: true }));

test('the types are right, however the package is resolved', async () => {
  const options = ['pack', '--json', '--loglevel=error', '--pack-destination', folder, './dist/package'];
  const pack = JSON.parse(execFileSync('npm', options, { encoding: 'utf8' }));
  const [{ filename }] = Array.isArray(pack) ? pack : Object.values(pack);
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(join(folder, filename))), {
    entrypoints: ['.', './file', './element', './element-class'],
  });
  assert.ok(analysis.types, 'it has types');
  // It is an ES module. Node can require those, but TypeScript for older versions of Node warns.
  // Resolution without `exports` finds no other entries.
  const known = new Set(['CJSResolvesToESM', 'NoResolution', 'UntypedResolution']);
  const problems = analysis.problems.filter(
    (problem) =>
      !(
        known.has(problem.kind) &&
        'resolutionKind' in problem &&
        ['node16-cjs', 'node10'].includes(problem.resolutionKind)
      ),
  );
  assert.deepEqual(problems, []);
});
