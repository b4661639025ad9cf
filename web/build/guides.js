// The documentation's own pages: guides and recipes, with the files that they show, and the index
// of the search.

import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readCatalogues } from '../words/read.js';
import { bundle, bundleStyles } from './bundle.js';
import { address } from './owner.js';
import { writePage } from './pages.js';

/** @import { Section } from '../docs/find.js' */

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Adds guides and recipes to the documentation of the built site, after the APIs. The recipes run
 * there unchanged, with the package beside them.
 */
export async function writeGuides() {
  const site = `${root}dist/site`;
  const folder = `${site}/docs`;
  const imports = JSON.parse(await readFile(`${site}.imports.json`, 'utf8'));
  const frame = await readFile(`${root}web/page/template.html`, 'utf8');
  /** @type {Section[]} */
  const sections = [];
  for (const name of (await readdir(`${root}web/docs`)).filter((file) => file.endsWith('.html')).sort()) {
    const part = await withFiles(await readFile(`${root}web/docs/${name}`, 'utf8'));
    await writePage(frame, part, {
      to: site,
      name: `docs/${name}`,
      scripts: { imports, sources: {} },
      address,
      catalogues: readCatalogues(),
    });
    sections.push(...sectionsOf(name, part));
  }
  for (const api of ['js', 'cpp'])
    sections.push(...namesOf(api, await readdir(`${folder}/${api}`, { recursive: true })));
  await writeFile(`${folder}/search.json`, JSON.stringify(sections));
  await bundle({ entries: { search: 'web/docs/search.js' }, outdir: folder });
  await bundleStyles({ entries: ['web/docs/docs.css'], outdir: folder });
  await cp(`${root}web/recipes`, `${folder}/recipes`, { recursive: true });
  await cp(`${root}dist/package`, `${folder}/recipes/noughts`, {
    recursive: true,
    filter: (path) => !/\/(types|cli\.js|cdn\.js)$/.test(path), // what no page loads
  });
}

/**
 * A page's part with the content of the files that it names:
 * `<figure data-file="web/example/position.js"></figure>`.
 *
 * @param {string} part
 */
async function withFiles(part) {
  const figures = [...part.matchAll(/<figure data-file="([^"]+)"><\/figure>/g)];
  const texts = await Promise.all(figures.map(([, name]) => readFile(`${root}${name}`, 'utf8')));
  return figures.reduce((text, [figure, name], place) => {
    const code = asHtml(texts[place]?.trimEnd() ?? '');
    return text.replace(
      figure,
      () => `<figure class="file"><figcaption>${name}</figcaption><pre><code>${code}</code></pre></figure>`,
    );
  }, part);
}

/** @param {string} text */
function asHtml(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * The sections of a page, for the search, from heading to heading.
 *
 * @param {string} name
 * @param {string} part
 * @returns {Section[]}
 */
function sectionsOf(name, part) {
  const [, title = ''] = /<h1>(.*?)<\/h1>/s.exec(part) ?? [];
  const [first = '', ...others] = part.slice(part.indexOf('<h1>')).split(/(?=<h2 id=")/);
  return [
    { address: name, title: 'Guide', heading: title, text: textOf(first) },
    ...others.map((text) => {
      const [, id = '', heading = ''] = /<h2 id="(.*?)">(.*?)<\/h2>/s.exec(text) ?? [];
      return { address: `${name}#${id}`, title, heading: textOf(heading), text: textOf(text) };
    }),
  ];
}

/** The visible text of HTML. @param {string} html */
function textOf(html) {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * TypeDoc's and Doxygen's file names for things with their own page.
 * @type {Record<string, RegExp>}
 */
const pagesOfNames = {
  js: /^(?:classes|functions|types)\/\w+\.(\w+)\.html$/,
  cpp: /^(?:class|struct|concept)noughts_1_1(\w+)\.html$/,
};

/**
 * The names of an API that have their own page.
 *
 * @param {string} api
 * @param {string[]} files
 * @returns {Section[]}
 */
function namesOf(api, files) {
  return files.sort().flatMap((file) => {
    const [, name] = pagesOfNames[api]?.exec(file) ?? [];
    if (!name) return [];
    const title = api === 'js' ? 'JavaScript' : 'C++';
    return [{ address: `${api}/${file}`, title, heading: name.replaceAll('_1_1', '::'), text: '' }];
  });
}
