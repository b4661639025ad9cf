// The chart of the main results for the README. Noughts are ours, crosses are the others'.

import { count, duration, percent, round, size, titles } from './format.js';
import { linear, logarithmic } from './scale.js';
import { cross, element, line, nought, picture, text } from './svg.js';

/** @import { Results } from './results.js' */
/** @import { Scale } from './scale.js' */

/** @typedef {{ name: string, label?: string, value: number, low?: number, high?: number }} Row */

/**
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} remark
 * @property {(Row | string)[]} rows a text is the heading of the rows after it
 * @property {(value: number) => string} format
 * @property {number[]} [ticks] of a linear scale; without them the scale is logarithmic
 * @property {number} [level] a value that gets a line
 */

const width = 900;
const margin = 32;
const gap = 36;
const panelWidth = (width - 2 * margin - gap) / 2;
const labelWidth = 190;
const rowHeight = 25;
const head = 54;
const foot = 28;

/** @param {Panel} panel */
const heightOf = ({ rows }) => head + rows.length * rowHeight + foot;

/**
 * Rows grouped under the names of their games.
 *
 * @template {{ game: string }} Measured
 * @param {Measured[]} measured
 * @param {(measured: Measured) => Row} rowOf
 * @returns {(Row | string)[]}
 */
function byGame(measured, rowOf) {
  const games = [...new Set(measured.map(({ game }) => game))];
  return games.flatMap((game) => [titles[game] ?? game, ...measured.filter((one) => one.game === game).map(rowOf)]);
}

/** @param {string} name */
const withoutScope = (name) => name.replace(/^@.*?\//, '');

/** @param {Results} results @returns {[Panel, Panel][]} */
function panelsOf({ firstMove, coldStart, sizes, playouts, rules, strength }) {
  return [
    [
      {
        title: 'First move of tic-tac-toe, warm',
        remark: 'less is better',
        rows: firstMove.results.map(({ name, remark, first }) => ({
          name,
          label: remark ? `… ${remark}` : name,
          value: first.median,
        })),
        format: duration,
      },
      {
        title: 'From import to that move, cold',
        remark: 'in a fresh process; less is better',
        rows: coldStart
          .filter(({ game }) => game === 'tic-tac-toe')
          .map(({ name, toMove }) => ({ name, value: toMove.median })),
        format: duration,
      },
    ],
    [
      {
        title: 'Random games a second in the search',
        remark: 'more is better',
        rows: byGame(playouts, ({ name, playouts, moves }) => ({
          name,
          label: `${name}, ${count(playouts)} a move`,
          value: playouts * moves.median,
        })),
        format: count,
      },
      {
        title: 'Points of noughts in matches',
        remark: 'with 95 % confidence; half is even, more is better',
        rows: byGame(strength, ({ name, short, share, low, high }) => ({
          name: 'noughts',
          label: `${name}, ${short}`,
          value: share,
          low,
          high,
        })),
        format: percent,
        ticks: [0, 0.5, 1],
        level: 0.5,
      },
    ],
    [
      {
        title: 'Moves a second by the rules',
        remark: 'with a look at the game after each; more is better',
        rows: byGame(rules, ({ name, moves }) => ({ name, label: withoutScope(name), value: moves.median })),
        format: count,
      },
      {
        title: 'What it adds to a page',
        remark: 'minified and gzipped; less is better',
        rows: sizes.map(({ name, gzipped }) => ({ name, label: withoutScope(name), value: gzipped })),
        format: size,
      },
    ],
  ];
}

/**
 * @param {Panel} panel
 * @param {number} x
 * @param {number} y
 */
function drawPanel({ title, remark, rows, format, ticks, level }, x, y) {
  const from = x + labelWidth + 10;
  const to = x + panelWidth - 62;
  const values = rows.flatMap((row) => (typeof row === 'string' ? [] : [row.value]));
  const scale = ticks ? linear(ticks, from, to) : logarithmic(values, from, to, 4);
  const bottom = y + head + rows.length * rowHeight;
  return [
    text(x, y + 16, title, { class: 'panel' }),
    text(x, y + 34, remark, { class: 'soft' }),
    ...scale.ticks.flatMap((tick) => [
      line(scale.at(tick), y + head - 6, scale.at(tick), bottom, tick === level ? 'level' : 'rule'),
      text(scale.at(tick), bottom + 16, round(format(tick)), { class: 'soft middle' }),
    ]),
    ...rows.flatMap((row, i) => {
      const middle = y + head + (i + 0.5) * rowHeight - 3;
      if (typeof row === 'string') return text(x + labelWidth, middle + 6, row, { class: 'soft end' });
      return drawRow(row, scale, x, middle, format);
    }),
  ];
}

/**
 * @param {Row} row
 * @param {Scale} scale
 * @param {number} x
 * @param {number} y
 * @param {(value: number) => string} format
 */
function drawRow({ name, label = name, value, low = value, high = value }, scale, x, y, format) {
  const isOwn = name.startsWith('noughts');
  const at = scale.at(value);
  return [
    text(x + labelWidth, y + 4.5, label, { class: isOwn ? 'own end' : 'end' }),
    ...(low < high ? [line(scale.at(low), y, scale.at(high), y, 'stem')] : []),
    text(scale.at(high) + 12, y + 4.5, round(format(value)), { class: isOwn ? 'own value' : 'value' }),
    isOwn ? nought(at, y) : cross(at, y),
  ];
}

/** @param {Panel[]} panels */
function describe(panels) {
  return panels
    .map(({ title, rows, format }) => {
      const parts = rows.map((row) =>
        typeof row === 'string' ? `${row}:` : `${row.label ?? row.name} ${round(format(row.value))};`,
      );
      return `${title}: ${parts.join(' ')}`;
    })
    .join(' ');
}

const key = [
  nought(width - margin - 224, 41),
  text(width - margin - 212, 46, 'noughts', { class: 'own' }),
  cross(width - margin - 128, 41),
  text(width - margin, 46, 'another package', { class: 'end' }),
];

/** @param {Results} results */
export function drawChart(results) {
  const panels = panelsOf(results);
  const parts = [text(margin, 46, 'Noughts and its peers', { class: 'title' }), ...key];
  let y = 78;
  for (const [left, right] of panels) {
    parts.push(element('g', {}, ...drawPanel(left, margin, y)));
    parts.push(element('g', {}, ...drawPanel(right, margin + panelWidth + gap, y)));
    y += Math.max(heightOf(left), heightOf(right)) + 20;
  }
  const notes = [
    `Medians of processor time, ${results.date}, ${results.machine}.`,
    '* connect4-ai at its own depth takes several times as long for a move as noughts may, 40 ms.',
  ];
  parts.push(...notes.map((note, i) => text(margin, y + 4 + 18 * i, note, { class: 'soft' })));
  return picture(width, y + 46, 'Noughts and its peers, side by side', describe(panels.flat()), parts);
}
