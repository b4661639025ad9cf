// The custom elements manifest is written by hand; what it tells must be what there is.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = 'web/element/';
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
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
  ['attributes', declared.attributes, 'attr'],
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

test('the parts, custom properties, slots and events of the manifest are those of the code', () => {
  const parts = new Set([...found(source, /part: '([\w-]+)'/g)]);
  assert.deepEqual(names(declared.cssParts), parts);
  assert.deepEqual(names(declared.cssProperties), found(source, /var\((--noughts-[\w-]+)/g));
  assert.deepEqual(names(declared.slots), found(source, /html\('slot', \{ name: '([\w-]+)'/g));
  assert.deepEqual(names(declared.events), found(element, /#emit\('([\w-]+)'/g));
});

test('the fields and methods of the manifest are the public ones of the class', () => {
  const kept =
    /^(constructor|connectedCallback|disconnectedCallback|adoptedCallback|attributeChangedCallback|form\w+Callback)$/;
  const members = found(element, /^ {2}(?:get |async )?(\w+)\([^)]*\) \{$/gm);
  for (const name of members) if (kept.test(name)) members.delete(name);
  assert.deepEqual(names(declared.members), members);
});
