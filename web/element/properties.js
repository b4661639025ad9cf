// The public properties that are attributes as well: one table, from which the accessors,
// `observedAttributes` and the widget's settings follow. `npm run api:element` writes the manifest
// and the guide's list from it, and a test compares them.

/** @import { Properties } from './values.js' */

/**
 * How to read a property from its attribute.
 *
 * @template Value
 * @typedef {object} Property
 * @property {Value} default the default, also for an invalid attribute
 * @property {string} expected a description of valid values, for the author of the page
 * @property {(text: string) => Value | undefined} parse undefined for an invalid value
 * @property {readonly string[]} [choices] the valid words, if there is a fixed list
 */

/** The longest delay of a browser's timer. */
const longestDelay = 2 ** 31 - 1;

/** How many letters of a name are shown. It is the same in a room. */
const longestName = 40;

const seats = /** @type {const} */ (['human', 'easy', 'medium', 'hard', 'best']);
const opponents = /** @type {const} */ (['best', 'hard', 'medium', 'easy', 'human', 'remote']);
const styles = /** @type {const} */ (['none', 'corners', 'middle', 'near', 'mirror', 'attacking', 'defending']);

/** @type {{ [Name in keyof Properties]: Property<Properties[Name]> }} */
export const properties = {
  game: { default: 'tic-tac-toe', expected: 'a game', parse: (text) => text.trim().toLowerCase() || 'tic-tac-toe' },
  opponent: oneOf(opponents),
  opponentStyle: oneOf(styles),
  player: oneOf(seats),
  mark: oneOf(/** @type {const} */ (['X', 'O'])),
  first: oneOf(/** @type {const} */ (['alternate', 'loser', 'X', 'O'])),
  seed: wholeNumber(undefined, Number.MAX_SAFE_INTEGER, '2^53 - 1'),
  delay: wholeNumber(420, longestDelay, '2^31 - 1'),
  thinkingTime: wholeNumber(1000, longestDelay, '2^31 - 1'),
  clock: {
    default: '',
    expected: 'seconds: 180, 60+1 or 10/move',
    parse: (text) => /^([1-9]\d{0,4}(\+\d{1,3}|\/move)?)?$/.exec(text.trim())?.[0],
  },
  analysis: flag(),
  coordinates: flag(),
  disabled: flag(),
  viewOnly: flag(),
  movable: oneOf(/** @type {const} */ (['both', 'X', 'O', 'none'])),
  controls: listOf(['undo', 'redo', 'hint', 'analyse', 'review', 'score', 'new-game']),
  name: { default: '', expected: 'text', parse: (text) => text },
  nameX: nameOfSide(),
  nameO: nameOfSide(),
};

const names = /** @type {(keyof Properties)[]} */ (Object.keys(properties));

/** The properties by the names of their attributes: `viewOnly` is `view-only`. */
export const propertyOf = Object.fromEntries(
  names.map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name]),
);

/** The default settings. */
export const defaultSettings = /** @type {Properties & { game: string }} */ (
  Object.fromEntries(names.map((name) => [name, properties[name].default]))
);

/**
 * Reads an attribute. The console reports an invalid value.
 *
 * @template {keyof Properties} Name
 * @param {Name} name
 * @param {string | null} text
 * @returns {Properties[Name]}
 */
export function readProperty(name, text) {
  const {
    default: fallback,
    expected,
    parse,
  } = /** @type {Property<Properties[Name]>} */ (/** @type {unknown} */ (properties[name]));
  if (text === null) return fallback;
  const value = parse(text);
  if (value === undefined) warn(name, text, expected, String(fallback ?? 'one of its own'));
  return value ?? fallback;
}

/**
 * The attribute for a property's value; null for no attribute.
 *
 * @param {keyof Properties} name
 * @param {unknown} value
 * @returns {string | null}
 */
export function writeProperty(name, value) {
  if (properties[name].default === false) return value ? '' : null;
  return value === undefined || value === null ? null : String(value);
}

/**
 * Reports on the console that an attribute is invalid, and what replaces it.
 *
 * @param {string} name
 * @param {string} value
 * @param {string} expected
 * @param {string} taken
 */
export function warn(name, value, expected, taken) {
  console.warn(`<noughts-game> ${name}=${JSON.stringify(value.slice(0, 80))} is not ${expected}; it takes ${taken}.`);
}

/** @returns {Property<string>} text, cut to the longest name */
function nameOfSide() {
  const parse = (/** @type {string} */ text) =>
    [...text.replace(/[\s\p{C}]+/gu, ' ').trim()].slice(0, longestName).join('');
  return { default: '', expected: 'text', parse };
}

/** @returns {Property<boolean>} there or not */
function flag() {
  return { default: false, expected: '', parse: () => true };
}

/**
 * One of several words, in upper or lower case. The first is the default.
 *
 * @template {string} Word
 * @param {readonly [Word, ...Word[]]} choices
 * @returns {Property<Word>}
 */
function oneOf(choices) {
  const parse = (/** @type {string} */ text) =>
    choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase());
  return { default: choices[0], expected: `one of ${choices.join(', ')}`, parse, choices };
}

/**
 * Some of several words. By default all of them.
 *
 * @param {readonly string[]} choices
 * @returns {Property<string>}
 */
function listOf(choices) {
  const parse = (/** @type {string} */ text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return words.every((word) => choices.includes(word)) ? words.join(' ') : undefined;
  };
  return { default: choices.join(' '), expected: `some of ${choices.join(', ')}`, parse, choices };
}

/**
 * @template {number | undefined} Default
 * @param {Default} fallback
 * @param {number} most
 * @param {string} mostInWords
 * @returns {Property<number | Default>}
 */
function wholeNumber(fallback, most, mostInWords) {
  const parse = (/** @type {string} */ text) => {
    const number = Number(text);
    return text.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most ? number : undefined;
  };
  return { default: fallback, expected: `a whole number from 0 to ${mostInWords}`, parse };
}
