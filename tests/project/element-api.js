// npm run api:element: generates files from the widget's table of properties and from its palette:
// the custom elements manifest, and the table in the package's readme.
// tests/project/manifest.test.js compares them.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { palette } from '../../web/element/palette.js';
import { properties, propertyOf } from '../../web/element/properties.js';
import { readCatalogues } from '../../web/words/read.js';

const manifestFile = 'web/element/custom-elements.json';
const readmeFile = 'web/README.md';

/**
 * @typedef {{ name: string, attribute: string, type: string, choices: readonly string[], usual: string, description: string }}
 *   Row
 */

/** The documentation of each property: its type and its description. */
const documented = new Map(
  [
    ...readFileSync('web/element/values.js', 'utf8').matchAll(
      /^ \* @property \{(.+?)\} (\w+) ([A-Z].+(?:\n \* {3}\S.*)*)$/gm,
    ),
  ].map(([, type = '', name, lines = '']) => [name, { type, description: lines.replaceAll(/\n \* +/g, ' ') }]),
);

/** @type {Row[]} */
const rows = Object.entries(propertyOf).map(([attribute, name]) => {
  const { type, description } = documented.get(name) ?? { type: '', description: '' };
  /** @type {{ usual: unknown, choices?: readonly string[] }} */
  const { usual, choices = [] } = properties[name];
  return { name, attribute, type, choices, usual: String(usual ?? ''), description };
});

/** @type {Map<string, readonly string[]>} */
const colours = new Map(Object.entries(palette));

/** Attributes that are not in the table of properties. */
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
    description: `The language, if it differs from the page's: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(readCatalogues().keys())}, or one that is registered.`,
  },
];

/** The generated manifest, based on the present file. */
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
function attributeOf({ name, attribute, type, choices, usual, description }) {
  const isOneOf = choices.length > 0 && type !== 'string';
  const text = isOneOf ? choices.map((choice) => `'${choice}'`).join(' | ') : type.replace(' | undefined', '');
  return {
    name: attribute,
    type: { text },
    ...(type !== 'boolean' && usual !== '' && { default: usual }),
    fieldName: name,
    description,
  };
}

/** @param {Row} row */
function fieldOf({ name, attribute, type, description }) {
  return { kind: 'field', name, type: { text: type }, description, attribute, reflects: true };
}

/** The readme's table of attributes. */
export function readmeTable() {
  const cells = [
    ...rows.map(({ attribute, type, choices, usual, description }) => [
      attribute,
      description,
      choices.length > 0 && type !== 'string' ? choices.map((choice) => `\`${choice}\``).join(', ') : typeInWords(type),
      type === 'boolean' ? 'not' : choices.length > 0 && type === 'string' ? 'all' : usual && `\`${usual}\``,
    ]),
    ...others.map(({ name, description }) => [name, description, 'text', '']),
  ];
  return [
    '| attribute | is | may be | default |',
    '| --- | --- | --- | --- |',
    ...cells.map(([name, ...rest]) => `| \`${name}\` | ${rest.join(' | ')} |`),
    '',
  ].join('\n');
}

/** @param {string} type */
function typeInWords(type) {
  if (type === 'boolean') return 'there or not';
  return type.startsWith('number') ? 'a whole number' : 'text';
}

/** The present table of the readme. */
export function tableInReadme() {
  return /^\| attribute +\|.*\n(\|.*\n)+/m.exec(readFileSync(readmeFile, 'utf8'))?.[0] ?? '';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(manifestFile, JSON.stringify(manifest()));
  spawnSync('npx', ['--no-install', 'biome', 'check', '--write', manifestFile], { stdio: 'inherit' });
  const readme = readFileSync(readmeFile, 'utf8');
  writeFileSync(readmeFile, readme.replace(tableInReadme(), readmeTable()));
}
