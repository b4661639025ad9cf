// npm run api:element: writes what follows from the widget's table of properties and from its
// palette: the custom elements manifest, and the list of attributes in the widget's guide.
// tests/project/manifest.test.js compares them.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { palette } from '../../web/element/palette.js';
import { properties, propertyOf } from '../../web/element/properties.js';
import { games } from '../../web/games/bags.js';
import { readCatalogues } from '../../web/words/read.js';

const manifestFile = 'web/element/custom-elements.json';
const guideFile = 'web/docs/guides/widget.md';

/**
 * @typedef {{ name: string, attribute: string, type: string, choices: readonly string[], default: string, description: string }}
 *   Row
 */

/** What is documented of each: its type, and what it is. */
const documented = new Map(
  [
    ...readFileSync('web/element/values.js', 'utf8').matchAll(
      /^ \* @property \{(.+?)\} (\w+) ([A-Z].+(?:\n \* {3}.+)*)$/gm,
    ),
  ].map(([, type = '', name, description = '']) => [name, { type, description: inOneLine(description) }]),
);

/**
 * A description with the names of the games.
 *
 * @param {string} text as it is broken into lines
 */
function inOneLine(text) {
  const ids = games.filter(({ name }) => name).map(({ id }) => `\`${id}\``);
  return text.replace(/\n \* +/g, ' ').replace('one of `noughts.games`, or', `${ids.join(', ')}, or`);
}

/** @type {Row[]} */
const rows = Object.entries(propertyOf).map(([attribute, name]) => {
  const { type, description } = documented.get(name) ?? { type: '', description: '' };
  /** @type {{ default: unknown, choices?: readonly string[] }} */
  const { default: fallback, choices = [] } = properties[name];
  return { name, attribute, type, choices, default: String(fallback ?? ''), description };
});

/** @type {Map<string, readonly string[]>} */
const colours = new Map(Object.entries(palette));

/** Attributes that are no properties of the table. */
const others = [
  {
    name: 'position',
    type: { text: 'string' },
    fieldName: 'position',
    description: 'The match at the start, as text. A reset of the form goes back to it.',
  },
  {
    name: 'lang',
    type: { text: 'string' },
    description: `The language, if it is not the page's: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(readCatalogues().keys())}, or one that is registered.`,
  },
];

/** The manifest as it ought to be, made of the one that is there. */
export function manifest() {
  const all = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const declaration = all.modules[1].declarations[0];
  declaration.attributes = [...rows.map(attributeOf), ...others];
  declaration.members = [
    ...rows.map(fieldOf),
    ...declaration.members.filter((/** @type {{ name: string }} */ { name }) => !documented.has(name)),
  ];
  for (const property of declaration.cssProperties) {
    const colour = colours.get(property.name.replace('--noughts-', ''));
    if (colour) property.default = `light-dark(${colour.join(', ')})`;
  }
  return all;
}

/** @param {Row} row */
function attributeOf({ name, attribute, type, choices, default: fallback, description }) {
  const isOneOf = choices.length > 0 && type !== 'string';
  const text = isOneOf ? choices.map((choice) => `'${choice}'`).join(' | ') : type.replace(' | undefined', '');
  return {
    name: attribute,
    type: { text },
    ...(type !== 'boolean' && fallback !== '' && { default: fallback }),
    fieldName: name,
    description,
  };
}

/** @param {Row} row */
function fieldOf({ name, attribute, type, description }) {
  return { kind: 'field', name, type: { text: type }, description, attribute, reflects: true };
}

/** The list of attributes in the guide: an item each, wrapped. */
export function guideList() {
  const items = [
    ...rows.map(({ attribute, type, choices, default: fallback, description }) => {
      const isOneOf = choices.length > 0 && type !== 'string';
      const values = isOneOf ? choices.map((choice) => `\`${choice}\``).join(', ') : typeInWords(type);
      const hasDefault = type !== 'boolean' && fallback !== '' && !(choices.length > 0 && type === 'string');
      return `- \`${attribute}\` (${values}): ${description}${hasDefault ? ` Default: \`${fallback}\`.` : ''}`;
    }),
    ...others.map(({ name, description }) => `- \`${name}\` (text): ${description}`),
  ];
  return `${items.map(wrapped).join('\n')}\n`;
}

/** @param {string} type */
function typeInWords(type) {
  if (type === 'boolean') return 'present or not';
  return type.startsWith('number') ? 'a whole number' : 'text';
}

/** An item of a list in lines of at most a hundred columns. @param {string} item */
function wrapped(item) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const word of item.split(' ')) {
    if (line && `${line} ${word}`.length > 100) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}

/** What the guide has between its two marks. */
export function listInGuide() {
  const guide = readFileSync(guideFile, 'utf8');
  return /<!-- attributes -->\n\n([\s\S]*?)\n<!-- end -->/.exec(guide)?.[1] ?? '';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(manifestFile, JSON.stringify(manifest()));
  spawnSync('npx', ['--no-install', 'biome', 'check', '--write', manifestFile], { stdio: 'inherit' });
  const guide = readFileSync(guideFile, 'utf8');
  writeFileSync(
    guideFile,
    guide.replace(listInGuide(), () => guideList()),
  );
}
