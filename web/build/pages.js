// The pages of the site, each from its own part in web/page/pages and the frame that they share.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pageSecurityPolicy } from './policy.js';

/**
 * Writes every page.
 *
 * @param {string} from the folder that holds the pages' own parts
 * @param {string} template the file that holds the frame
 * @param {string} to
 */
export async function writePages(from, template, to) {
  const frame = await readFile(template, 'utf8');
  const names = await readdir(from, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    await mkdir(dirname(`${to}/${name}`), { recursive: true });
    const page = compose(frame, await readFile(`${from}/${name}`, 'utf8'), name);
    await writeFile(`${to}/${name}`, await withPreloads(page, to));
  }
}

/**
 * A page that asks at once for what its script imports, instead of when that has come.
 *
 * @param {string} page
 * @param {string} folder
 */
async function withPreloads(page, folder) {
  const [, root = '', script] = /<script type="module" src="((?:\.\.\/)*)([^"]+)">/.exec(page) ?? [];
  if (script === undefined) return page;
  const files = new Set([script]);
  for (const file of files) {
    const text = await readFile(`${folder}/${file}`, 'utf8');
    for (const [, imported = ''] of text.matchAll(/(?:from|import)"\.\/(.+?)"/g)) files.add(imported);
  }
  files.delete(script);
  const links = [...files].map((file) => `<link rel="modulepreload" href="${root}${file}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

/**
 * A page: its title, its description and its script come first in its own part, then what it shows.
 *
 * @param {string} frame
 * @param {string} part
 * @param {string} name
 */
function compose(frame, part, name) {
  const pattern =
    /^\s*<title>(?<title>.*?)<\/title>\s*<meta\s+name="description"\s+content="(?<description>[^"]*)"\s*>\s*(?<script><script[^>]*><\/script>)?(?<main>.*)$/s;
  const found = pattern.exec(part)?.groups;
  if (!found) throw new SyntaxError(`${name} does not begin with a title and a description`);
  const root = '../'.repeat(name.split('/').length - 1);
  const values = { ...found, script: found.script ?? '', root, policy: pageSecurityPolicy };
  return frame.replace(/\{(\w+)\}/g, (_, key) => Reflect.get(values, key) ?? '');
}
