// The hosted page, ready to serve.

import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, bundleStyles } from './bundle.js';
import { writeManifest } from './manifest.js';
import { address, broker } from './owner.js';
import { writePages } from './pages.js';
import { frameSecurityPolicy, pageSecurityPolicy } from './policy.js';
import { wordsOfSource } from './words.js';

/** @import { Bundle } from './bundle.js' */

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Everything except the documentation.
 *
 * @param {string} folder
 * @returns {Promise<Pick<Bundle, 'imports' | 'sources'>>}
 */
export async function buildSite(folder) {
  const { imports, sources } = await writeSite(folder, root);
  const groups = await groupsOf(folder, sources);
  const grouped = new Set(Object.values(groups).flat());
  const names = (await offlineFiles(folder, sources)).filter((name) => !grouped.has(name));
  await writeServiceWorker(folder, names, groups);
  return { imports, sources };
}

/**
 * The site without its service worker: the browser keeps nothing of it.
 *
 * @param {string} folder
 * @param {string} source the project's folder
 * @returns {Promise<Bundle>}
 */
export async function writeSite(folder, source) {
  const options = { source, outdir: folder };
  const made = await bundle({
    ...options,
    isUpdated: true,
    // The WebAssembly is a separate file, which is compiled during its download and cached
    // separately.
    conditions: ['noughts-site'],
    entries: {
      page: 'web/page/page.js',
      site: 'web/page/site.js',
      learn: 'web/page/learn.js',
      puzzles: 'web/page/puzzles/puzzles.js',
      lessons: 'web/page/lessons/lessons.js',
      develop: 'web/page/develop.js',
      element: 'web/element/index.js',
      embed: 'web/embed/embed.js',
    },
  });
  const worker = await bundle({ ...options, entries: { worker: 'web/engine/worker.js' } });
  await bundle({ ...options, entries: { head: 'web/page/head.js' }, format: 'iife' });
  const make = await bundle({
    ...options,
    entries: { make: 'web/page/make/make.js' }, // apart, so that other pages load what they did
    define: { 'globalThis.__EXAMPLES__': JSON.stringify(await examplesIn(`${source}web/example/own`)) },
  });
  await writeFrame(folder, source);
  const styles = await bundleStyles({
    ...options,
    entries: [
      'web/page/page.css',
      'web/page/choosing/choosing.css',
      'web/page/characters/characters.css',
      'web/page/friend/friend.css',
      'web/page/share/share.css',
      'web/page/keys/keys.css',
      'web/page/statistics/statistics.css',
      'web/page/puzzles/puzzles.css',
      'web/page/puzzles/today.css',
      'web/page/lessons/lessons.css',
      'web/page/make/make.css',
      'web/embed/embed.css',
    ],
  });
  await writePages(`${source}web/page`, folder, made, address);
  await writeManifest(`${source}web`, folder, address);
  await cp(`${source}core/data/puzzles`, `${folder}/puzzles`, {
    recursive: true,
    filter: (file) => !file.endsWith('.plan'),
  });
  const embed = await readFile(`${source}web/embed/embed.html`, 'utf8');
  await writeFile(`${folder}/embed.html`, embed.replace('{policy}', pageSecurityPolicy));
  await cp(`${source}web/page/icon.svg`, `${folder}/icon.svg`);
  await writeFile(`${folder}/rooms.json`, JSON.stringify({ broker }));
  for (const name of ['icon-192.png', 'icon-512.png', 'picture.png']) {
    await cp(`${source}web/screenshots/${name}`, `${folder}/${name}`);
  }
  return {
    ...made,
    imports: { ...made.imports, ...worker.imports, ...make.imports },
    sources: { ...made.sources, ...worker.sources, ...make.sources, ...styles },
  };
}

/**
 * The frame in which a person's rules run. Its origin is opaque, so on most hosts it could load no
 * module: it is one classic script, with all that it needs.
 *
 * @param {string} folder
 * @param {string} source the project's folder
 */
async function writeFrame(folder, source) {
  const options = { source, outdir: folder, format: /** @type {const} */ ('iife') };
  await bundle({ ...options, entries: { 'make-checker': 'web/page/make/checker.js' } });
  const checker = await readFile(`${folder}/make-checker.js`, 'utf8');
  await rm(`${folder}/make-checker.js`);
  await bundle({
    ...options,
    entries: { 'make-frame': 'web/page/make/frame.js' },
    conditions: ['noughts-frame'],
    define: { 'globalThis.__CHECKER__': JSON.stringify(checker) },
  });
  const frame = await readFile(`${source}web/page/make/frame.html`, 'utf8');
  await writeFile(`${folder}/make-frame.html`, frame.replace('{policy}', frameSecurityPolicy));
}

/**
 * The texts of the modules in a folder, by their names.
 *
 * @param {string} folder
 * @returns {Promise<Record<string, string>>}
 */
async function examplesIn(folder) {
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return Object.fromEntries(names.map((name, at) => [name.replace('.js', ''), texts[at] ?? '']));
}

/** Files that no visit needs, or that belong to no version. */
const online = new Set([
  'icon-512.png',
  'picture.png',
  'screenshot-wide.png',
  'screenshot-narrow.png',
  '404.html',
  'service-worker.js',
  'rooms.json',
  // Making a game needs a network: the frame weighs as much as half of the rest.
  'make.html',
  'make.js',
  'make.css',
  'make-frame.html',
  'make-frame.js',
]);

/**
 * Sources that only rooms need, which need a network: also the engine of every game.
 */
const ofRooms =
  /^(web\/(room|element\/room|page\/(friend|tournament))\/|web\/words\/(en\.json|read\.js)\?(room|friend|tournament)|web\/engine\/(index\.js|wasm\/(replica|noughts)[.-])|node_modules\/)/;

/** Sources that only the further games need, and variations. */
const ofFurtherGames = /^web\/engine\/((wasm\/)?further[.-]|wasm\/(\w+-.+-network|\w+-strategy))/;

/** Sources that only the page of puzzles needs, besides those that begin with its name. */
const ofPuzzles = /^web\/page\/rush\//;

/**
 * The files that the service worker keeps for use without a network: every page, but neither the
 * documentation nor what only rooms need.
 *
 * @param {string} folder the built site
 * @param {Bundle['sources']} sources of its files
 */
async function offlineFiles(folder, sources) {
  /** A file that only re-exports others has no sources of its own. @param {string} name */
  const isForRooms = (name) => {
    const of = sources[name] ?? [];
    return of.length > 0 && of.every((source) => ofRooms.test(source));
  };
  return (await filesIn(folder)).filter((name) => !online.has(name) && !name.startsWith('docs/') && !isForRooms(name));
}

/**
 * The names of all files in a folder and its subfolders.
 *
 * @param {string} folder
 */
async function filesIn(folder) {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, `${parentPath}/${name}`))
    .sort();
}

/**
 * The files that the service worker keeps later than the others, when a page asks for them: the
 * words of languages other than English, the puzzles, and the engine of the further games.
 *
 * @param {string} folder the built site
 * @param {Bundle['sources']} sources of its files
 * @returns {Promise<Record<string, string[]>>} the files' names by the name of the group
 */
async function groupsOf(folder, sources) {
  /** @type {Record<string, string[]>} */
  const groups = { puzzles: (await filesIn(folder)).filter((name) => name.startsWith('puzzles')) };
  for (const [name, [source = '']] of Object.entries(sources)) {
    const { language = 'en' } = wordsOfSource(source) ?? {};
    const ofSource = ofFurtherGames.test(source) ? 'further' : ofPuzzles.test(source) ? 'puzzles' : undefined;
    const group = language !== 'en' ? language : ofSource;
    if (group) groups[group] = [...(groups[group] ?? []), name];
  }
  return groups;
}

/**
 * Fills in the service worker's list of files, and a version that is computed from their content.
 *
 * @param {string} folder
 * @param {readonly string[]} names what it keeps
 * @param {Record<string, string[]>} groups what it keeps when a page needs it
 */
async function writeServiceWorker(folder, names, groups) {
  const hash = createHash('sha256');
  for (const name of [...names, ...Object.values(groups).flat()])
    hash.update(name).update(await readFile(`${folder}/${name}`));
  await bundle({
    entries: { 'service-worker': 'web/page/service-worker.js' },
    outdir: folder,
    define: {
      __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 12)),
      __FILES__: JSON.stringify(names),
      __GROUPS__: JSON.stringify(groups),
    },
  });
}
