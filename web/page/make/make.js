// The page for making a game: a person writes its rules, and plays it in a sandboxed frame.

import { longestCode } from './limits.js';
import { decodeCode, encodeCode } from './link.js';
import { Run } from './run.js';
import { say, translate } from './words.js';

/** @import { Told } from './messages.js' */

/** The texts of the examples by their names, which the build fills in. */
const examples = /** @type {Record<string, string>} */ (/** @type {any} */ (globalThis).__EXAMPLES__);

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const rules = /** @type {HTMLTextAreaElement} */ (element('rules'));
const example = /** @type {HTMLSelectElement} */ (element('example'));
const start = element('run');
const stop = element('stop');
const verdict = element('verdict');
const laws = element('laws');
const place = element('place');

/** What the person wrote, while an example is shown. */
let written = '';

/** @type {Run | undefined} */
let run;

rules.maxLength = longestCode;

/** Runs the rules, in place of those that run. */
function begin() {
  end();
  const root = document.documentElement;
  const asked = { code: rules.value, language: root.lang, theme: root.dataset.theme ?? 'light dark' };
  run = new Run(place, say('Your game'), asked, hear);
  show(say('The rules are tried out …'));
  stop.hidden = false;
}

/** Stops the rules that run. */
function end() {
  run?.stop();
  run = undefined;
  place.replaceChildren();
  stop.hidden = true;
}

/** @param {Told | { type: 'flooded' }} told */
function hear(told) {
  switch (told.type) {
    case 'laws':
      show(told.laws.length > 0 ? say('Laws that do not hold:') : say('Every law holds.'), told.laws);
      break;
    case 'failed':
      end();
      show(say('The rules cannot run.'), [told.message]);
      break;
    case 'slow':
      end();
      show(say('The rules did not come to an end in 10 seconds, so they were stopped.'));
      break;
    case 'flooded':
      end();
      show(say('The rules sent too many messages, so they were stopped.'));
      break;
    case 'ready':
    case 'playing':
  }
}

/**
 * @param {string} text
 * @param {readonly string[]} [sentences] in English
 */
function show(text, sentences = []) {
  verdict.textContent = text;
  laws.hidden = sentences.length === 0;
  laws.replaceChildren(...sentences.map((sentence) => english('li', sentence)));
}

/**
 * An element with an English text.
 *
 * @template {'li' | 'option'} Name
 * @param {Name} name
 * @param {string} text
 */
function english(name, text) {
  const made = document.createElement(name);
  Object.assign(made, { lang: 'en', dir: 'ltr', textContent: text });
  return made;
}

/** Shows the rules of a link. They do not run before the person says so. */
async function openLink() {
  const text = location.hash.slice(1);
  if (text === '') return;
  const code = await decodeCode(text);
  end();
  if (code === undefined) return show(say('This link is no game.'));
  rules.value = code;
  example.value = '';
  show(say('These rules came with a link. Read them before you run them.'));
}

async function share() {
  try {
    const link = new URL(`#${await encodeCode(rules.value)}`, location.href).href;
    history.replaceState(null, '', link);
    await navigator.clipboard.writeText(link);
    show(say('The link is copied.'));
  } catch {
    show(say('It could not be copied. The link is in the address bar.'));
  }
}

function choose() {
  const code = examples[example.value];
  if (code !== undefined && !Object.values(examples).includes(rules.value)) written = rules.value;
  rules.value = code ?? written;
}

translate(element('make'));
document.title = say(document.title);
for (const [name, code] of Object.entries(examples)) {
  const [, title = name] = /title: ["'](.+)["'],$/m.exec(code) ?? [];
  const option = english('option', title);
  option.value = name;
  example.append(option);
}
const [first = ''] = Object.keys(examples);
example.value = first;
choose();
example.addEventListener('change', choose);
start.addEventListener('click', begin);
stop.addEventListener('click', () => {
  end();
  show('');
  start.focus();
});
element('copy').addEventListener('click', () => void share());
addEventListener('hashchange', () => void openLink());
await openLink();
