// How modules that the same entries load share files.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bundle, withImports } from '../../web/build/bundle.js';

/**
 * Modules by name: two entries share a counter. Each also shares one of its parts with a late part.
 */
const modules = {
  'counter.js': `let count = 0;
    export const next = () => ++count;`,
  'names.js': `export class Name { constructor(text) { this.text = text; } }
    export default 'stranger';`,
  'one.js': `import { next } from './counter.js';
    import stranger, { Name } from './names.js';
    export { Name, next, stranger };
    export const late = () => import('./late.js');
    export const later = () => import('./later.js');`,
  'two.js': `import { next } from './counter.js';
    export * from './names.js';
    export { next as further };`,
  'late.js': `import { next } from './counter.js';
    export const counted = next();`,
  'later.js': `import * as names from './names.js';
    export const isSame = (name) => name instanceof names.Name;`,
  'alone.js': `export const alone = true;`,
  'both.js': `export * from './two.js';
    export { alone } from './alone.js';`,
};

const threeEntries = { one: './one.js', two: './two.js', alone: './alone.js' };

/**
 * @param {import('node:test').TestContext} context
 * @param {Omit<Parameters<typeof bundle>[0], 'outdir' | 'source'>} [options]
 */
async function bundled(context, options = { entries: threeEntries }) {
  const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ ...modules, 'package.json': '{"type":"module"}' })) {
    writeFileSync(join(folder, name), text);
  }
  const outdir = join(folder, 'out');
  mkdirSync(outdir);
  const made = await bundle({ source: folder, outdir, ...options });
  return { ...made, outdir, load: (/** @type {string} */ name) => import(pathToFileURL(join(outdir, name)).href) };
}

test('files that the same entries load become one file, and no useless file is left', async (context) => {
  const { imports, outdir } = await bundled(context);
  const [first, shared, ...more] = withImports(imports, 'one.js');
  assert.equal(first, 'one.js');
  assert.deepEqual(more, []);
  assert.deepEqual(withImports(imports, 'two.js'), ['two.js', shared]);
  assert.deepEqual(withImports(imports, 'alone.js'), ['alone.js']);
  assert.deepEqual(readdirSync(outdir).sort(), Object.keys(imports).sort());
});

test('everything exists once, also for later imports', async (context) => {
  const { load } = await bundled(context);
  const [one, two] = [await load('one.js'), await load('two.js')];
  assert.equal(one.next(), 1);
  assert.equal(two.further(), 2);
  assert.equal((await one.late()).counted, 3);
  assert.equal(one.next(), 4);
  assert.equal(one.Name, two.Name);
  assert.equal(one.stranger, 'stranger');
  assert.ok((await one.later()).isSame(new two.Name('Ana')));
});

test('where browsers keep old files, a file imports only files whose names have a hash', async (context) => {
  const entries = { two: './two.js', alone: './alone.js', both: './both.js' };
  const importedBy = async (/** @type {boolean} */ isUpdated) => {
    const { imports, load } = await bundled(context, { entries, isUpdated });
    const both = await load('both.js');
    assert.deepEqual([both.further(), both.alone], [1, true]);
    return Object.values(imports).flat();
  };
  assert.ok(
    (await importedBy(false)).some((name) => ['two.js', 'alone.js'].includes(name)),
    'otherwise it may',
  );
  const imported = await importedBy(true);
  assert.ok(imported.length > 0);
  for (const name of imported) assert.match(name, /^shared-\w+\.js$/);
});
