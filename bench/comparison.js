// Figures of version 0.2 and of the present code side by side, as lines of a table.

import { spreadOf } from './peers/statistics.js';

/** @typedef {{ what: string, figure: number, unit: string }} Figure */
/** @typedef {'previous' | 'now'} Version */
/** @typedef {'native' | 'WebAssembly'} Platform */

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} unit
 * @property {Record<Platform, Record<Version, number[]>>} figures of each round
 */

/** @type {Platform[]} */
export const platforms = ['native', 'WebAssembly'];
/** @type {Version[]} */
export const versions = ['previous', 'now'];

/**
 * Reads the output of a benchmark: a line for each figure, with its name, value and unit separated
 * by tabs.
 *
 * @param {string} text
 * @returns {Figure[]}
 */
export function parse(text) {
  return linesOf(text).map((line) => {
    const [what = '', figure = '', unit = ''] = line.split('\t');
    if (unit === '' || figure === '' || !Number.isFinite(Number(figure))) throw new Error(`this is no figure: ${line}`);
    return { what, figure: Number(figure), unit };
  });
}

/** @param {string} text */
export const linesOf = (text) => text.split('\n').filter(Boolean);

/** The measurements, in the order in which they first appeared. */
export class Rows {
  /** @type {Map<string, Row>} */
  #rows = new Map();

  /**
   * @param {Platform} platform
   * @param {Version} version
   * @param {Figure[]} figures
   */
  add(platform, version, figures) {
    for (const { what, figure, unit } of figures) {
      const none = () => ({ previous: [], now: [] });
      const row = this.#rows.get(`${what}\t${unit}`) ?? {
        what,
        unit,
        figures: { native: none(), WebAssembly: none() },
      };
      this.#rows.set(`${what}\t${unit}`, row);
      row.figures[platform][version].push(figure);
    }
  }

  [Symbol.iterator]() {
    return this.#rows.values();
  }
}

/**
 * The ratio of the present code to version 0.2: above 1 it is faster, or visits fewer nodes.
 *
 * @param {number} previous
 * @param {number} now
 * @param {string} unit
 */
export const ratio = (previous, now, unit) => (unit.endsWith('/s') ? now / previous : previous / now);

/** A whole number from 1000 up, otherwise four digits. @param {number} value */
const number = (value) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(4)));

/** @param {number} value */
const ratioDigits = (value) => value.toFixed(2);

/**
 * The median, and half the distance between the quartiles as a percentage of it, if there is any.
 *
 * @param {number[]} figures
 * @param {(value: number) => string} [digits]
 */
export function cell(figures, digits = number) {
  if (figures.length === 0) return '';
  const { median, low, high } = spreadOf(figures);
  const percent = Math.round((50 * (high - low)) / median);
  return `${digits(median)} ${(percent > 0 ? `±${percent}%` : '').padStart(4)}`;
}

/**
 * The ratios of neighbouring measurements. A busy machine slows both alike. The ratios of medians
 * differ far more between runs.
 *
 * @param {Row} row
 * @param {Platform} platform
 */
export function ratios({ unit, figures }, platform) {
  const { previous, now } = figures[platform];
  return previous.flatMap((figure, round) => {
    const other = now[round];
    return other === undefined ? [] : [ratio(figure, other, unit)];
  });
}

/**
 * @param {string} what
 * @param {string} unit
 * @param {string[]} cells by platform: 0.2, now, ratio
 */
const line = (what, unit, cells) =>
  `${what.padEnd(37)} ${unit.padEnd(10)}${cells.map((text, i) => text.padStart(i % 3 === 2 ? 11 : 15)).join('')}`.trimEnd();

/** The heading ends where the numbers end, to the left of their spread. @param {string} text */
const head = (text) => `${text}     `;

export const heading = line(
  '',
  '',
  ['native', 'wasm'].flatMap((platform) => [head(`0.2 ${platform}`), head(`now ${platform}`), head('ratio')]),
);

/** @param {Row} row */
export const format = (row) =>
  line(
    row.what,
    row.unit,
    platforms.flatMap((platform) => [
      ...versions.map((version) => cell(row.figures[platform][version])),
      cell(ratios(row, platform), ratioDigits),
    ]),
  );
