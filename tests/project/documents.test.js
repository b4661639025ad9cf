// Every relative link in a Markdown file leads to a file of the project, and its anchor to a
// heading there.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file) && !file.endsWith('.api.md')); // reports of API Extractor

/** A file without its blocks of code. @param {string} file */
const proseOf = (file) => readFileSync(file, 'utf8').replace(/^```.*?^```$/gms, '');

/**
 * The anchors of a file's headings, as GitHub makes them. Headings with the same text get numbers.
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
 * The links of a file that do not lead anywhere.
 *
 * @param {string} file
 */
function brokenLinksOf(file) {
  const prose = proseOf(file).replace(/`[^`]*`/g, '');
  const links = [...prose.matchAll(/\]\(\s*([^()\s]+)\s*\)/g), ...prose.matchAll(/^\[.+?\]: (\S+)$/gm)];
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      if (!existsSync(target)) return true;
      if (anchor === undefined) return false;
      return statSync(target).isDirectory() || !hasAnchor(target, anchor);
    });
}

/**
 * @param {string} file
 * @param {string} anchor
 */
function hasAnchor(file, anchor) {
  if (file.endsWith('.md')) return anchorsOf(file).includes(anchor);
  return readFileSync(file, 'utf8').includes(` id="${anchor}"`);
}

test('every relative link in a document leads to a file, and its anchor to a heading', () => {
  assert.ok(files.includes('README.md') && files.includes('CONTRIBUTING.md'));
  const broken = files.flatMap((file) => brokenLinksOf(file).map((link) => `${file}: ${link}`));
  assert.deepEqual(broken, []);
});

test('a guide is listed on the page for contributors, and named by no file that is not there', () => {
  const guides = files.filter((file) => file.startsWith('web/docs/guides/'));
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  assert.ok(guides.length > 0);
  for (const guide of guides) assert.ok(contributing.includes(`](${guide})`), guide);
  const sources = execFileSync('git', ['grep', '-hoE', 'web/docs/guides/[a-z-]+\\.md'], { encoding: 'utf8' });
  for (const guide of new Set(sources.trim().split('\n'))) assert.ok(existsSync(guide), guide);
});

test('the readme is shorter than 120 lines, the page for contributors than 200', () => {
  const linesOf = (/** @type {string} */ file) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  assert.ok(linesOf('README.md') < 120);
  assert.ok(linesOf('CONTRIBUTING.md') < 200);
});
