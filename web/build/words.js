// Gives each bundle its words, from the catalogues in web/words. English is in the script that uses
// it. Every other language is a separate file that only its readers load.

import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readCatalogues, wordsOf } from '../words/read.js';
import { brokenWords } from './check-words.js';

/** @import { Part } from '../words/read.js' */

/** How a script requests the words of a part. */
const asked = /\b(?:englishOf|languagesOf)\('(\w+)'\)/g;

/**
 * An esbuild plugin for words. For each script, it replaces the module that reads catalogues from
 * the disk by one with the words of the script's own part.
 *
 * @type {import('esbuild').Plugin}
 */
export const words = {
  name: 'words',
  setup(build) {
    const folder = resolve(`${build.initialOptions.absWorkingDir}`, 'web/words');
    /** @type {Map<string, Part> | undefined} */
    let read;
    const catalogues = () => {
      read ??= checked(readCatalogues(folder));
      return read;
    };

    build.onResolve({ filter: /\/words\/read\.js$/ }, async ({ path, importer }) => {
      const script = await readFile(importer, 'utf8');
      const parts = new Set([...script.matchAll(asked)].map(([, part]) => part));
      if (parts.size !== 1) return { errors: [{ text: `${importer} has to ask for the words of one part` }] };
      return { path: resolve(dirname(importer), path), suffix: `?${[...parts]}` };
    });

    build.onLoad({ filter: /\/web\/words\/read\.js$/ }, ({ suffix }) => {
      const tags = [...catalogues().keys()].filter((tag) => tag !== 'en');
      const languages = tags.map((tag) => `'${tag}': () => import('./${tag}.json${suffix}')`);
      const contents = `import english from './en.json${suffix}';
        export const englishOf = () => english;
        export const languagesOf = () => ({ ${languages} });`;
      return { contents, resolveDir: folder };
    });

    build.onResolve({ filter: /^\.\/[\w-]+\.json\?\w+$/ }, ({ path }) => {
      const [file = '', part] = path.split('?');
      return { path: resolve(folder, file), suffix: `?${part}` };
    });

    build.onLoad({ filter: /\/web\/words\/[\w-]+\.json$/ }, ({ path, suffix }) => {
      const [language = ''] = /[\w-]+(?=\.json$)/.exec(path) ?? [];
      const said = wordsOf(catalogues(), suffix.slice(1), language);
      return { contents: `export default ${JSON.stringify(said)}` };
    });
  },
};

/**
 * @param {Map<string, Part>} catalogues
 * @returns {Map<string, Part>} the same
 * @throws {TypeError} if they have errors
 */
function checked(catalogues) {
  const broken = brokenWords(catalogues);
  if (broken.length > 0) throw new TypeError(broken.join('\n'));
  return catalogues;
}

/**
 * The part and the language of a source with words; undefined if the source contains no words.
 *
 * @param {string} source by its path in the project
 * @returns {{ part: string, language: string } | undefined}
 */
export function wordsOfSource(source) {
  const groups = /^web\/words\/(?<language>[\w-]+)\.json\?(?<part>\w+)$/.exec(source)?.groups;
  return groups && { part: `${groups.part}`, language: `${groups.language}` };
}
