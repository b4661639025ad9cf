// The search over the guides and the names of both APIs, without a server. The build writes the
// index. It is fetched when a person first uses the search.

import { html } from '../dom.js';
import { find } from './find.js';

/** @import { Section } from './find.js' */

/** How many results are shown. */
const most = 12;

const place = /** @type {HTMLElement} */ (document.getElementById('search'));
const input = /** @type {HTMLInputElement} */ (document.getElementById('words'));
const found = /** @type {HTMLElement} */ (document.getElementById('found'));
const list = /** @type {HTMLElement} */ (document.getElementById('findings'));

/** @type {Promise<Section[]> | undefined} */
let sections;

/** Fetched once; tried again after a failure. */
function fetchSections() {
  sections ??= fetch('search.json').then((response) => {
    if (!response.ok) throw new TypeError(`${response.url} cannot be had: ${response.status}`);
    return response.json();
  });
  sections.catch(() => {
    sections = undefined;
  });
  return sections;
}

async function search() {
  const words = input.value;
  try {
    const findings = find(await fetchSections(), words);
    if (words === input.value) show(words, findings);
  } catch {
    found.textContent = 'The search index could not be loaded. Check your connection.';
  }
}

/**
 * @param {string} words
 * @param {Section[]} findings
 */
function show(words, findings) {
  const shown = findings.slice(0, most);
  found.textContent = words.trim() === '' ? '' : sentenceOf(findings.length, shown.length);
  list.replaceChildren(...shown.map(lineOf));
}

/**
 * @param {number} all
 * @param {number} shown
 */
function sentenceOf(all, shown) {
  if (all === 0) return 'Nothing has all these words.';
  if (all > shown) return `The first ${shown} of ${all}`;
  return all === 1 ? 'One finding' : `${all} findings`;
}

/** @param {Section} section */
function lineOf({ address, heading, title }) {
  return html('li', {}, html('a', { href: address }, html('b', {}, heading), html('span', {}, title)));
}

place.hidden = false;
place.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('input', search);
