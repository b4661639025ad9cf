// There is one palette: files that cannot import its colours have the same ones.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { palette } from '../../web/element/palette.js';

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/** @type {Set<string>} */
const colours = new Set(Object.values(palette).flat());

for (const file of [
  'web/page/page.css',
  'web/page/template.html',
  'web/page/manifest.webmanifest',
  'web/page/icon.svg',
  'web/page/app-icon.svg',
  'web/page/preview.svg',
  'web/embed/embed.css',
  'web/element/custom-elements.json',
]) {
  test(`${file} has no colour of its own`, () => {
    const found = read(file).match(/#[0-9a-f]{6}\b/gi) ?? [];
    assert.ok(found.length > 0, 'has it moved?');
    assert.deepEqual(
      found.filter((colour) => !colours.has(colour)),
      [],
    );
  });
}

test('the page uses the palette’s names for its colours', () => {
  const named = [...read('web/page/page.css').matchAll(/--(\w+): light-dark\((#\w+), (#\w+)\)/g)];
  assert.ok(named.length > 0);
  for (const [, name = '', ...pair] of named)
    assert.deepEqual(pair, Object.entries(palette).find(([key]) => key === name)?.[1], name);
});

test('the widget’s style sheets take every colour from the palette', () => {
  const sheets = readdirSync('web/element', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.css$/.test(name),
  );
  assert.ok(sheets.length > 0, 'have they moved?');
  for (const name of ['style.js', ...sheets]) {
    assert.deepEqual(read(`web/element/${name}`).match(/#[0-9a-f]{3,8}\b/gi), null, name);
  }
});
