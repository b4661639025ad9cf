// The times of layers and tests, now and before. They are kept in build/times.json, so that a test
// that has become slower is visible.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './programs.js';

/**
 * Seconds by layer and by test. A test's name begins with its layer's.
 * @typedef {{ layers: Record<string, number>, tests: Record<string, number> }} Times
 */

const file = `${root}build/times.json`;

/** @returns {Times} the stored times; empty if there are none */
export function readTimes() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { layers: {}, tests: {} };
  }
}

/**
 * Stores these times, and keeps the earlier ones of layers that have not run now.
 *
 * @param {Times} now
 * @param {Times} before
 */
export function keepTimes(now, before) {
  mkdirSync(`${root}build`, { recursive: true });
  const all = { layers: { ...before.layers, ...now.layers }, tests: { ...before.tests, ...now.tests } };
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
}

/**
 * A table of seconds by layer, beside the earlier ones, and the tests that take long or have become
 * slower.
 *
 * @param {Times} now
 * @param {Times} before
 * @returns {string[]} lines
 */
export function tableOf(now, before) {
  const seconds = (/** @type {number | undefined} */ time) => (time === undefined ? '-' : time.toFixed(1)).padStart(8);
  const row = (/** @type {string} */ name, /** @type {string} */ one, /** @type {string} */ other) =>
    `${name.padEnd(20)}${one}${other}`;
  const layers = Object.entries(now.layers).map(([name, time]) =>
    row(name, seconds(time), seconds(before.layers[name])),
  );
  const slowest = Object.entries(now.tests)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([name, time]) => `${seconds(time)}  ${name}`);
  const slower = Object.entries(now.tests)
    .filter(([name, time]) => time > 1 && time > 2 * (before.tests[name] ?? time))
    .map(([name, time]) => `${seconds(time)}  ${name} (before: ${before.tests[name]?.toFixed(1)})`);
  return [
    row('seconds of', '     now', '  before'),
    ...layers,
    'the slowest tests:',
    ...slowest,
    ...(slower.length > 0 ? ['tests that take twice as long as before:', ...slower] : []),
  ];
}
