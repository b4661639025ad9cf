// Links between the documents lead somewhere, in the project and in the package.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file) && !file.endsWith('.api.md'));

/** A document without its blocks of code. @param {string} file */
const proseOf = (file) => readFileSync(file, 'utf8').replace(/^( *)```.*?^\1```$/gms, '');

/** The addresses that a text leads to, except other sites. @param {string} text */
function linksOf(text) {
  const prose = text.replace(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ' '));
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address));
}

/** The anchors of a document, as GitHub and npm make them of its headings. @param {string} file */
function anchorsOf(file) {
  return [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/**
 * The links of a document that lead nowhere.
 *
 * @param {string} file
 * @param {string} [folder] which they may not leave
 * @param {string} [text] of the document
 */
function brokenIn(file, folder = '', text = proseOf(file)) {
  return linksOf(text).filter((address) => {
    const [path = '', anchor] = address.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!target.startsWith(folder) || !existsSync(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
}

for (const file of documents) {
  test(`every link of ${file} leads somewhere`, () => {
    assert.deepEqual(brokenIn(file), []);
  });
}

test('the documents of the package lead to nothing outside it', () => {
  const folder = 'dist/package/';
  const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  assert.ok(shipped.includes('docs/guides/module.md'));
  for (const name of shipped) assert.deepEqual(brokenIn(folder + name, folder), [], name);
});

test('a link that leads nowhere is found', () => {
  const text = `[a](no-such-file.md), [b](docs/guides/module.md#no-such-heading), [c](#nor-this), \`[d](code)\`,
    [e](docs/guides/module.md#errors), [f](#entries), [g](../LICENSE), [h](https://example.org)`;
  assert.deepEqual(brokenIn('web/README.md', 'web', text), [
    'no-such-file.md',
    'docs/guides/module.md#no-such-heading',
    '#nor-this',
    '../LICENSE',
  ]);
});

test('a line of prose has at most 100 columns, a row of a table aside', () => {
  const written = documents.filter((file) => /^(web|core|bench)\/|^(CHANGELOG|SECURITY)/.test(file));
  for (const file of written) {
    const long = proseOf(file)
      .split('\n')
      .filter((line) => [...line].length > 100 && !/^ *\|/.test(line));
    assert.deepEqual(long, [], file);
  }
});
