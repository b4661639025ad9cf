// Gives each bundle the words that it says, from the catalogues in web/words: English with the script that says it, and every other
// language as a file that only its readers load.

import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readCatalogues, wordsOf } from '../words/read.js';
import { brokenWords } from './check-words.js';

/** @import { Part } from '../words/read.js' */

/** How a script asks for words, which is answered when it is bundled. */
const asked = /\b(englishOf|languagesOf)\('(\w+)'\)/g;

/** A script's import of what reads catalogues from the disk. */
const reader = /^import \{[^}]*\} from '([./]+\/words)\/read\.js';$/m;

/**
 * What stands for the words of a part in a language: the catalogue's own path, and the part behind a question mark.
 *
 * @param {string} part
 * @param {string} language
 */
const nameOf = (part, language) => `words:${language}.json?${part}`;

/**
 * Words in a bundle.
 *
 * @type {import('esbuild').Plugin}
 */
export const words = {
  name: 'words',
  setup(build) {
    const folder = resolve(`${build.initialOptions.absWorkingDir}`, 'web/words');
    /** @type {Map<string, Part>} */
    let catalogues = new Map();

    build.onStart(() => {
      catalogues = readCatalogues(folder);
      return { errors: brokenWords(catalogues).map((text) => ({ text })) };
    });

    build.onLoad({ filter: /\/web\/(element|page)\/.*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const [line, from] = reader.exec(text) ?? [];
      if (!line || resolve(dirname(path), `${from}`) !== folder) return undefined;
      /** @type {string[]} */
      const imports = [];
      const answered = text.replace(asked, (_, what, part) => {
        if (what === 'languagesOf') return languagesOf(catalogues, part);
        imports.push(`import ${part}English from '${nameOf(part, 'en')}';`);
        return `${part}English`;
      });
      return { contents: answered.replace(line, imports.join(' ')) }; // in one line: source maps stay right
    });

    build.onResolve({ filter: /^words:/ }, ({ path }) => {
      const [file = '', part] = path.replace('words:', '').split('?');
      return { path: resolve(folder, file), suffix: `?${part}` };
    });

    build.onLoad({ filter: /\/web\/words\/[\w-]+\.json$/ }, ({ path, suffix }) => {
      const [language = ''] = /[\w-]+(?=\.json$)/.exec(path) ?? [];
      return { contents: `export default ${JSON.stringify(wordsOf(catalogues, suffix.slice(1), language))}` };
    });
  },
};

/**
 * How each language's words of a part are fetched, as a script says it.
 *
 * @param {Map<string, Part>} catalogues
 * @param {string} part
 */
function languagesOf(catalogues, part) {
  const tags = [...catalogues.keys()].filter((tag) => tag !== 'en');
  return `{${tags.map((tag) => `'${tag}': () => import('${nameOf(part, tag)}')`)}}`;
}

/**
 * Which part of the project says a source's words, and in which language; undefined where the source is no words.
 *
 * @param {string} source by its path in the project
 * @returns {{ part: string, language: string } | undefined}
 */
export function wordsOfSource(source) {
  const groups = /^web\/words\/(?<language>[\w-]+)\.json\?(?<part>\w+)$/.exec(source)?.groups;
  return groups && { part: `${groups.part}`, language: `${groups.language}` };
}
