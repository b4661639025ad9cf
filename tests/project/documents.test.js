// Links in documents lead somewhere, in the project and in the package; guides are listed, and the
// first pages stay short.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file) && !file.endsWith('.api.md')); // reports of API Extractor

/** A document without its blocks of code. @param {string} file */
const proseOf = (file) => readFileSync(file, 'utf8').replace(/^( *)```.*?^\1```$/gms, '');

/**
 * The anchors of a document's headings, as GitHub makes them. Headings with the same text get
 * numbers.
 *
 * @param {string} file
 */
function anchorsOf(file) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const text = heading.replace(/\[(.*?)\]\(.*?\)/g, '$1').toLowerCase();
    const anchor = text.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/**
 * @param {string} target
 * @param {string} anchor
 */
function hasAnchor(target, anchor) {
  if (target.endsWith('.md')) return anchorsOf(target).includes(anchor);
  return !statSync(target).isDirectory() && readFileSync(target, 'utf8').includes(` id="${anchor}"`);
}

/**
 * The links of a document that lead nowhere. Links to other sites are left out.
 *
 * @param {string} file
 * @param {string} [folder] which they may not leave
 * @param {string} [text] of the document
 */
function brokenIn(file, folder = '', text = proseOf(file)) {
  const prose = text.replace(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ' '));
  const links = [...prose.matchAll(/\]\(\s*([^()\s]+)\s*\)/g), ...prose.matchAll(/^\[.+?\]: (\S+)$/gm)];
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      if (!target.startsWith(folder) || !existsSync(target)) return true;
      return anchor !== undefined && !hasAnchor(target, anchor);
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

test('each guide is on the page for contributors, and each guide that a source names exists', () => {
  const guides = documents.filter((file) => /^web\/docs\/(guides|contributing)\//.test(file));
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  assert.ok(guides.length > 0);
  for (const guide of guides) assert.ok(contributing.includes(`](${guide})`), guide);
  const sources = execFileSync('git', ['grep', '-hoE', 'web/docs/(guides|contributing)/[a-z-]+\\.md'], {
    encoding: 'utf8',
  });
  for (const guide of new Set(sources.trim().split('\n'))) assert.ok(existsSync(guide), guide);
});

test('the readme is shorter than 120 lines, the page for contributors than 200', () => {
  const linesOf = (/** @type {string} */ file) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  assert.ok(linesOf('README.md') < 120);
  assert.ok(linesOf('CONTRIBUTING.md') < 200);
});
