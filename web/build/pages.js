// The pages of the site. Each consists of its own part in web/page/pages and a shared frame.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { readCatalogues } from '../words/read.js';
import { withImports } from './bundle.js';
import { lists } from './lists.js';
import { pageSecurityPolicy } from './policy.js';
import { wordsOfSource } from './words.js';

/** @import { Bundle } from './bundle.js' */

/** @import { Part } from '../words/read.js' */

/** @typedef {Pick<Bundle, 'imports' | 'sources'>} Scripts */

/**
 * @typedef {{ scripts: Scripts, address: string | null, catalogues: Map<string, Part> }} Site the
 *   data for its pages
 */

/**
 * Writes every page. Each page preloads what its script imports, and the words of the reader's
 * language, instead of waiting for the script.
 *
 * @param {string} from the folder with the frame, and with the pages' own parts in `pages/`
 * @param {string} to
 * @param {Scripts} scripts of the pages
 * @param {string | null} address of the site, if it is known
 */
export async function writePages(from, to, scripts, address) {
  const frame = await readFile(`${from}/template.html`, 'utf8');
  const catalogues = readCatalogues(`${from}/../words`);
  const names = await readdir(`${from}/pages`, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    await writePage(frame, await readFile(`${from}/pages/${name}`, 'utf8'), { to, name, scripts, address, catalogues });
  }
}

/**
 * Writes a page from the frame and its own part.
 *
 * @param {string} frame
 * @param {string} part
 * @param {Site & { to: string, name: string }} where the folder of the site, the page's name in it,
 *   and the data of the site
 */
export async function writePage(frame, part, { to, name, ...site }) {
  await mkdir(dirname(`${to}/${name}`), { recursive: true });
  const page = compose(frame, part, name, site);
  await writeFile(`${to}/${name}`, withoutIndents(page));
}

/**
 * A page without the spaces at the beginnings of lines, which are only for readers of the sources.
 * Code keeps them.
 *
 * @param {string} page
 */
function withoutIndents(page) {
  return page.replace(/<pre.*?<\/pre>|\n +/gs, (found) => (found.startsWith('<pre') ? found : '\n'));
}

/**
 * Composes a page. Its own part begins with its title, its description and its script; the visible
 * content follows.
 *
 * @param {string} frame
 * @param {string} part
 * @param {string} name
 * @param {Site} site
 */
function compose(frame, part, name, { scripts, address, catalogues }) {
  const pattern =
    /^\s*<title>(?<title>.*?)<\/title>\s*<meta\s+name="description"\s+content="(?<description>[^"]*)"\s*>\s*(?<script><script type="module" src="(?<source>[^"]*)"><\/script>)?(?<main>.*)$/s;
  const found = pattern.exec(part)?.groups;
  if (!found) throw new SyntaxError(`${name} does not begin with a title and a description`);
  const { title, description, script = '', source, main } = found;
  const root = rootOf(name, address);
  const loaded = source
    ? withImports(scripts.imports, posix.join(posix.dirname(name), source.replace('{root}', '')))
    : [];
  const links = [
    ...loaded.slice(1).map((file) => preload(root + file, name)),
    ...wordsFor(loaded, scripts).map(([language, file]) => {
      const direction = catalogues.get(language)?.['@@direction'] === 'rtl' ? ' dir="rtl"' : '';
      return `<link data-language="${language}"${direction} href="${root}${file}">`;
    }),
  ];
  const values = {
    ...lists,
    title,
    description,
    script: script + links.join(''),
    main,
    root,
    // Link previews accept no other kind of address.
    picture: address ? new URL('picture.png', address).href : `${root}picture.png`,
    policy: pageSecurityPolicy,
    languages: [...catalogues]
      .map(([tag, { '@@name': own }]) => `<option value="${tag}" lang="${tag}">${own}</option>`)
      .join(''),
  };
  const fill = (/** @type {string} */ text) => text.replace(/\{(\w+)\}/g, (as, key) => Reflect.get(values, key) ?? as);
  const here = frame.replace(`<a href="{root}${name}"`, '$& aria-current="page"');
  return fill(fill(here)); // the content may contain links with placeholders
}

/**
 * The files with a script's words in languages other than English. `head.js` preloads the one for
 * the reader's language.
 *
 * @param {readonly string[]} loaded the scripts
 * @param {Scripts} scripts
 * @returns {[language: string, file: string][]}
 */
function wordsFor(loaded, { sources }) {
  return Object.entries(sources).flatMap(([file, [source = '']]) => {
    const { part, language } = wordsOfSource(source) ?? { language: 'en' };
    const isNeeded = language !== 'en' && (part === 'page' || loaded.includes(`${part}.js`));
    return isNeeded ? [[language, file]] : [];
  });
}

/**
 * The path from a page to the site's folder. The page for missing addresses is shown at any depth,
 * so it needs the site's absolute path.
 *
 * @param {string} name
 * @param {string | null} address
 */
function rootOf(name, address) {
  if (name === '404.html') return address ? new URL(address).pathname : '/';
  return '../'.repeat(name.split('/').length - 1);
}

/**
 * A preload of a module, or of the WebAssembly of tic-tac-toe. `head.js` preloads the latter if
 * that game is played.
 *
 * @param {string} address
 * @param {string} page
 */
function preload(address, page) {
  if (!address.endsWith('.wasm')) return `<link rel="modulepreload" href="${address}">`;
  if (page !== 'index.html') return '';
  return `<link data-game="tic-tac-toe" as="fetch" type="application/wasm" crossorigin href="${address}">`;
}
