// The parts of pages and of the manifest that depend on the site's address.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeManifest } from '../../web/build/manifest.js';
import { writePages } from '../../web/build/pages.js';

const imports = JSON.parse(readFileSync('dist/site.imports.json', 'utf8'));
const sources = {
  'site-de.js': ['web/words/de.json?page'],
  'learn-de.js': ['web/words/de.json?learn'],
  'review-de.js': ['web/words/de.json?review'],
  'page.js': ['web/words/en.json?widget'],
};

/**
 * Builds everything that depends on an address.
 *
 * @param {import('node:test').TestContext} context
 * @param {string | null} address
 */
async function made(context, address) {
  const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
  context.after(() => rmSync(folder, { recursive: true }));
  await writePages('web/page', folder, { imports, sources }, address);
  await writeManifest('web', folder, address);
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  const picture = (/** @type {string} */ name) => /property="og:image" content="(.+?)"/.exec(read(name))?.[1];
  const missing = [...read('404.html').matchAll(/(?:href|src)="(.+?)"/g)].map(([, link = '']) => link);
  const words = (/** @type {string} */ name) =>
    [...read(name).matchAll(/data-language="de" href="(.+?)"/g)].map(([, link = '']) => link);
  return { picture, missing, words, manifest: JSON.parse(read('manifest.webmanifest')) };
}

test('with a known address links to a picture are absolute, and the site has an id', async (context) => {
  const { picture, missing, manifest } = await made(context, 'https://example.org/games/');
  for (const name of ['index.html', 'learn/ultimate.html']) {
    assert.equal(picture(name), 'https://example.org/games/picture.png');
  }
  assert.equal(manifest.id, '/games/');
  assert.ok(missing.length > 5);
  for (const link of missing) assert.match(link, /^\/games\/\w/, 'a missing page, at any depth');
});

test('without a known address links are relative, except on the page for missing addresses', async (context) => {
  const { picture, missing, manifest } = await made(context, null);
  assert.equal(picture('index.html'), 'picture.png');
  assert.equal(picture('learn/ultimate.html'), '../picture.png');
  assert.equal('id' in manifest, false, 'another site of the same origin might have the same');
  for (const link of missing) assert.match(link, /^\/\w/);
});

test('a browser that installs the site shows a picture of it, and can begin with a game', async (context) => {
  const { manifest } = await made(context, null);
  const shapes = manifest.screenshots.map((/** @type {Record<string, string>} */ { sizes = '', src, form_factor }) => {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    assert.ok(Math.min(width, height) >= 320 && Math.max(width, height) <= 3840, sizes);
    assert.equal(form_factor, width > height ? 'wide' : 'narrow', src);
    return form_factor;
  });
  assert.deepEqual(shapes, ['wide', 'narrow']);
  const games = manifest.shortcuts.map((/** @type {{ url: string }} */ { url }) => url.split('#')[1]);
  assert.deepEqual(games, ['tic-tac-toe.X', 'ultimate.X', 'connect-four.X', 'four-in-a-row-5x5.X']);
});

test('a page knows where its words in other languages are, and has those of no other page', async (context) => {
  const { words } = await made(context, null);
  assert.deepEqual(words('index.html'), ['site-de.js']);
  assert.deepEqual(words('learn.html'), ['site-de.js']);
  assert.deepEqual(words('learn/ultimate.html'), ['../site-de.js', '../learn-de.js']);
});
