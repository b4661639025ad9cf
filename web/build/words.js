// Gives each bundle its words, from the catalogues in web/words. English is in the script that uses
// it. Every other language is a separate file that only its readers load.

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCatalogues, wordsOf } from '../words/read.js';
import { brokenWords } from './check-words.js';

/** @import { Part } from '../words/read.js' */

/** How a script requests the words of a part. */
const asked = /\b(?:englishOf|languagesOf)\('(\w+)'\)/g;

/**
 * A plugin for words. For each script, it replaces the module that reads catalogues from the disk
 * by one with the words of the script's own part.
 *
 * @param {string} root the project's folder
 * @returns {import('rolldown').Plugin}
 */
export function words(root) {
  const folder = resolve(root, 'web/words');
  /** @type {Map<string, Part> | undefined} */
  let catalogues;
  return {
    name: 'words',
    resolveId: {
      filter: { id: /\/words\/read\.js$/ },
      handler: async (_, importer = '') => {
        const script = await readFile(importer, 'utf8');
        const parts = new Set([...script.matchAll(asked)].map(([, part]) => part));
        if (parts.size !== 1) throw new TypeError(`${importer} has to ask for the words of one part`);
        return `${folder}/read.js?${[...parts]}`;
      },
    },
    load: {
      filter: { id: /\/web\/words\/(read\.js|[\w-]+\.json)\?\w+$/ },
      handler: (id) => {
        catalogues ??= checked(readCatalogues(folder));
        const { file = '', part = '' } = /(?<file>[\w-]+)\.\w+\?(?<part>\w+)$/.exec(id)?.groups ?? {};
        if (file !== 'read') {
          const said = JSON.stringify(wordsOf(catalogues, part, file));
          return { code: `export default ${said}`, moduleType: 'js' };
        }
        const tags = [...catalogues.keys()].filter((tag) => tag !== 'en');
        const languages = tags.map((tag) => `'${tag}': () => import('${folder}/${tag}.json?${part}')`);
        return `import english from '${folder}/en.json?${part}';
          export const englishOf = () => english;
          export const languagesOf = () => ({ ${languages} });`;
      },
    },
  };
}

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
