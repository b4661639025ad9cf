// Common problems of npm packages.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publint } from 'publint';

const pkgDir = 'dist/package';

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir, strict: true });
  assert.deepEqual(messages, []);
});

test('nothing in it evaluates text as code', () => {
  for (const name of readdirSync(pkgDir).filter((file) => file.endsWith('.js'))) {
    assert.doesNotMatch(readFileSync(join(pkgDir, name), 'utf8'), /\beval\s*\(|new Function\b|\bFunction\s*\(/, name);
  }
});
