// The snippets of the documents that go with the package and the library.

import { readdirSync, readFileSync } from 'node:fs';

/**
 * A block of code in a document.
 * @typedef {{ file: string, line: number, language: string, code: string }} Snippet
 */

const folder = 'web/docs/guides/';

/** The package's readme, and its guides. */
export const packageDocuments = ['web/README.md', ...readdirSync(folder).map((name) => folder + name)];

/**
 * Every block of code in a document, without the indent of a list.
 *
 * @param {string} file
 * @returns {Snippet[]}
 */
export function snippetsOf(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^( *)```(\w*)\n(.*?)^\1```$/gms)].map((match) => {
    const [, indent = '', language = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    return { file, line, language, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

/** Whether a snippet in JavaScript needs a page with the widget. @param {Snippet} snippet */
export const needsPage = ({ code }) => /(?<!\.)\bgame(\.\w|,)|document\./.test(code);
