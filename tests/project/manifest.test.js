// The custom elements manifest and the widget's guide say what the widget has.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deprecatedWords } from '../../web/element/deprecated.js';
import { palette } from '../../web/element/palette.js';
import { propertyOf } from '../../web/element/properties.js';
import { isKey } from '../../web/element/speech/words.js';
import { englishOf } from '../../web/words/read.js';
import { guideList, listInGuide, manifest } from './element-api.js';

const folder = 'web/element/';
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => readFileSync(folder + name, 'utf8'))
  .join('\n');
const element = readFileSync(`${folder}noughts-game.js`, 'utf8');
const { modules } = JSON.parse(readFileSync(`${folder}custom-elements.json`, 'utf8'));
const declared = modules[1].declarations[0];

/** @param {{ name: string }[]} all */
const names = (all) => new Set(all.map(({ name }) => name));

/** @param {string} text @param {RegExp} pattern */
const found = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

for (const [what, list, tag] of /** @type {[string, { name: string }[], string][]} */ ([
  ['events', declared.events, 'fires'],
  ['slots', declared.slots, 'slot'],
  ['parts', declared.cssParts, 'csspart'],
  ['custom properties', declared.cssProperties, 'cssprop'],
  ['states', declared.cssStates, 'cssstate'],
])) {
  test(`the manifest tells of the same ${what} as the documentation of the class`, () => {
    assert.deepEqual(names(list), found(element, new RegExp(`^ \\* @${tag} ([\\w-]+)`, 'gm')));
  });
}

test('the manifest follows from the table of properties and from the palette', () => {
  assert.deepEqual(
    JSON.parse(readFileSync(`${folder}custom-elements.json`, 'utf8')),
    manifest(),
    'npm run api:element',
  );
});

test('the list in the guide follows from the table of properties', () => {
  assert.equal(listInGuide(), guideList(), 'npm run api:element');
});

test('the guide lists every deprecated name that still works, with what is used in its place', () => {
  const guide = readFileSync('web/docs/guides/widget.md', 'utf8').replaceAll('\n  ', ' ');
  const items = guide.matchAll(/^- `words\.(\w+)` \(deprecated since [\d.]+\): use (.+)\.$/gm);
  const listed = [...items].map(([, deprecated = '', now = '']) => [
    deprecated,
    [...now.matchAll(/`words(?:\.|\[')([\w.]+)(?:'\])?`/g)].map(([, name]) => name),
  ]);
  assert.deepEqual(listed, Object.entries(deprecatedWords));
  const isText = (/** @type {string} */ name) => isKey(name) || Object.hasOwn(englishOf('readings'), name);
  for (const name of Object.values(deprecatedWords).flat()) assert.ok(isText(name), name);
  for (const name of Object.keys(deprecatedWords)) assert.ok(!isKey(name), name);
});

test('the parts, custom properties, slots and events of the manifest are those of the code', () => {
  const parts = new Set([...found(source, /part: '([\w-]+)'/g)]);
  assert.deepEqual(names(declared.cssParts), parts);
  const colours = Object.keys(palette).map((name) => `--noughts-${name}`);
  assert.deepEqual(names(declared.cssProperties), new Set([...colours, ...found(source, /var\((--noughts-[\w-]+)/g)]));
  assert.deepEqual(names(declared.slots), found(source, /html\('slot', \{ name: '([\w-]+)'/g));
  assert.deepEqual(names(declared.events), found(source, /'(noughts-(?!game)[\w-]+)'/g));
});

test('the fields and methods of the manifest are the public ones of the class', () => {
  const kept =
    /^(constructor|connectedCallback|disconnectedCallback|adoptedCallback|attributeChangedCallback|form\w+Callback)$/;
  const members = found(element, /^ {2}(?:get |async )?(\w+)\([^)]*\) \{$/gm);
  for (const name of Object.values(propertyOf)) members.add(name);
  for (const name of members) if (kept.test(name)) members.delete(name);
  assert.deepEqual(names(declared.members), members);
});
