// The pages of the site, each from its own part in web/page/pages and the frame that they share.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { withImports } from './bundle.js';
import { pageSecurityPolicy } from './policy.js';

/** @import { Imports } from './bundle.js' */

/**
 * Writes every page, each of which asks at once for what its script imports, instead of when that has come.
 *
 * @param {string} from the folder that holds the frame, and in `pages/` the pages' own parts
 * @param {string} to
 * @param {Imports} imports of the pages' scripts
 * @param {string | null} address of the site, where that is known
 */
export async function writePages(from, to, imports, address) {
  const frame = await readFile(`${from}/template.html`, 'utf8');
  const names = await readdir(`${from}/pages`, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    await mkdir(dirname(`${to}/${name}`), { recursive: true });
    await writeFile(
      `${to}/${name}`,
      compose(frame, await readFile(`${from}/pages/${name}`, 'utf8'), name, { imports, address }),
    );
  }
}

/**
 * A page: its title, its description and its script come first in its own part, then what it shows.
 *
 * @param {string} frame
 * @param {string} part
 * @param {string} name
 * @param {{ imports: Imports, address: string | null }} site
 */
function compose(frame, part, name, { imports, address }) {
  const pattern =
    /^\s*<title>(?<title>.*?)<\/title>\s*<meta\s+name="description"\s+content="(?<description>[^"]*)"\s*>\s*(?<script><script type="module" src="(?<source>[^"]*)"><\/script>)?(?<main>.*)$/s;
  const found = pattern.exec(part)?.groups;
  if (!found) throw new SyntaxError(`${name} does not begin with a title and a description`);
  const { title, description, script = '', source, main } = found;
  const root = rootOf(name, address);
  const [, ...preloads] = source
    ? withImports(imports, posix.join(posix.dirname(name), source.replace('{root}', '')))
    : [];
  const links = preloads.map((file) => preload(root + file, name));
  const values = {
    title,
    description,
    script: script + links.join(''),
    main,
    root,
    picture: address ? new URL('picture.png', address).href : `${root}picture.png`, // those who show links know no others
    policy: pageSecurityPolicy,
  };
  const fill = (/** @type {string} */ text) => text.replace(/\{(\w+)\}/g, (as, key) => Reflect.get(values, key) ?? as);
  return fill(fill(frame)); // what a page shows may lead somewhere, too
}

/**
 * What leads from a page to the site's folder. A page that stands for whatever is missing is shown at any depth, so that only the site's own
 * path leads back from it.
 *
 * @param {string} name
 * @param {string | null} address
 */
function rootOf(name, address) {
  if (name === '404.html') return address ? new URL(address).pathname : '/';
  return '../'.repeat(name.split('/').length - 1);
}

/**
 * A module; or the WebAssembly of tic-tac-toe, which `head.js` has fetched where that is what is played.
 *
 * @param {string} address
 * @param {string} page
 */
function preload(address, page) {
  if (!address.endsWith('.wasm')) return `<link rel="modulepreload" href="${address}">`;
  if (page !== 'index.html') return '';
  return `<link data-game="tic-tac-toe" as="fetch" type="application/wasm" crossorigin href="${address}">`;
}
