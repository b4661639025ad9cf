import { demandKnown, quote } from './arguments.js';

/** @import { Definition } from './values.js' */

/** @type {readonly (keyof Definition)[]} */
const needed = ['start', 'turn', 'moves', 'play', 'winner'];

/** @type {readonly (keyof Definition)[]} */
const optional = ['name', 'key', 'value', 'board'];

/**
 * Checks the shape of a definition, not its rules.
 *
 * @template State, Move
 * @param {Definition<State, Move>} definition
 * @returns {Readonly<Definition<State, Move>>} a copy
 * @throws {TypeError} if a part is missing or has a wrong type, or there is an unknown one
 * @throws {RangeError} if the id has other characters
 */
export function definitionOf(definition) {
  if (typeof definition !== 'object' || definition === null) {
    throw new TypeError(`a game is an object with id, ${needed.join(', ')}, not ${quote(definition)}`);
  }
  demandKnown(definition, ['id', 'version', 'title', 'canRepeat', ...needed, ...optional]);
  const copy = { ...definition };
  const { id, version = '1', title = id, canRepeat = false } = copy;
  if (typeof id !== 'string') throw new TypeError(`id must be a text, not ${quote(id)}`);
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) {
    throw new RangeError(`id must have 1 to 40 small letters, digits and hyphens, a letter first, not ${quote(id)}`);
  }
  if (typeof version !== 'string' || !/^[0-9a-z.-]{1,20}$/.test(version)) {
    throw new RangeError(`version must have 1 to 20 small letters, digits, dots and hyphens, not ${quote(version)}`);
  }
  if (typeof title !== 'string') throw new TypeError(`title must be a text, not ${quote(title)}`);
  if (typeof canRepeat !== 'boolean') throw new TypeError(`canRepeat must be true or false, not ${quote(canRepeat)}`);
  for (const rule of needed) demandFunction(rule, copy[rule]);
  for (const rule of optional) if (copy[rule] !== undefined) demandFunction(rule, copy[rule]);
  return Object.freeze({ ...copy, version, title, canRepeat });
}

/**
 * @param {string} rule
 * @param {unknown} given
 */
function demandFunction(rule, given) {
  if (typeof given !== 'function') throw new TypeError(`${rule} must be a function, not ${quote(given)}`);
}
