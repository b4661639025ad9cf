// The chart of time and memory by board size.

import { duration, round, size, whole } from './format.js';
import { outcomesOf } from './growth.js';
import { linear, logarithmic } from './scale.js';
import { cross, element, line, nought, picture, text } from './svg.js';

/** @import { Growth } from './growth.js' */

/**
 * @typedef {{ label: string, isFirst: boolean, points: { side: number, value: number }[] }} Series
 */
/**
 * @typedef {{ title: string, remark: string, series: Series[], format: (value: number) => string }}
 *   Panel
 */

const width = 900;
const margin = 32;
const gap = 44;
const panelWidth = (width - 2 * margin - gap) / 2;
const head = 58;
const plotHeight = 170;
const panelHeight = head + plotHeight + 44;

/**
 * @param {Growth[]} growth
 * @param {Growth['what']} what
 * @param {(line: Growth) => number} value
 * @returns {Series[]}
 */
function byPlatform(growth, what, value) {
  return ['native', 'WebAssembly'].map((platform) => ({
    label: platform,
    isFirst: platform === 'native',
    points: growth
      .filter((line) => line.what === what && line.platform === platform && line.inARow === Math.min(4, line.side))
      .map((line) => ({ side: line.side, value: value(line) })),
  }));
}

/** @param {Growth[]} growth @returns {Panel[]} */
function panelsOf(growth) {
  const milliseconds = (/** @type {Growth} */ line) => 1000 * line.seconds.median;
  const native = growth.filter(({ platform }) => platform === 'native');
  const searches = native.filter(({ what }) => what === 'search').map(({ playouts = 0 }) => playouts);
  const [solving] = byPlatform(native, 'solve', ({ bytes }) => bytes);
  const [searching] = byPlatform(native, 'search', ({ bytes }) => bytes);
  return [
    {
      title: 'Perft, 4 plies',
      remark: 'counts all sequences of four moves',
      series: byPlatform(growth, 'perft', milliseconds),
      format: duration,
    },
    {
      title: 'Solving the empty board',
      remark: outcomesOf(native, 4),
      series: byPlatform(growth, 'solve', milliseconds),
      format: duration,
    },
    {
      title: `Searching it, ${whole(Math.max(...searches))} random games`,
      remark: proved(Math.min(...searches), Math.max(...searches)),
      series: byPlatform(growth, 'search', milliseconds),
      format: duration,
    },
    {
      title: 'Memory at most, native',
      remark: 'in WebAssembly it is the same but for a few bytes',
      series: [
        { label: 'solving', isFirst: true, points: solving?.points ?? [] },
        { label: 'searching', isFirst: false, points: searching?.points ?? [] },
      ],
      format: size,
    },
  ];
}

/**
 * @param {number} fewest
 * @param {number} most
 */
const proved = (fewest, most) =>
  fewest < most ? `3×3 is proved after ${whole(fewest)} of them` : 'none is proved by them';

/**
 * @param {Panel} panel
 * @param {number} x
 * @param {number} y
 */
function drawPanel({ title, remark, series, format }, x, y) {
  const [left, right, top, bottom] = [x + 58, x + panelWidth - 88, y + head, y + head + plotHeight];
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const vertical = logarithmic(values, bottom, top);
  const horizontal = linear([3, 4, 5, 6, 7, 8], left + 14, right - 14);
  const ends = series.map(({ points }) => vertical.at(points[points.length - 1]?.value ?? 1));
  // Keeps the labels apart when two lines end close together.
  const [first = 0, second = 0] = ends;
  const apart = Math.max(0, 9 - Math.abs(first - second) / 2) * (first > second ? 1 : -1);
  const shifts = [apart, -apart];
  return [
    text(x, y + 16, title, { class: 'panel' }),
    text(x, y + 34, remark, { class: 'soft' }),
    ...vertical.ticks.flatMap((tick) => [
      line(left, vertical.at(tick), right, vertical.at(tick), 'rule'),
      text(left - 8, vertical.at(tick) + 4, round(format(tick)), { class: 'soft end' }),
    ]),
    ...horizontal.ticks.map((side) =>
      text(horizontal.at(side), bottom + 20, `${side}×${side}`, { class: 'soft middle' }),
    ),
    ...series.flatMap(({ label, isFirst, points }, i) => {
      const places = points.map(({ side, value }) => /** @type {const} */ ([horizontal.at(side), vertical.at(value)]));
      const path = places.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
      const mark = isFirst ? nought : cross;
      const end = (ends[i] ?? 0) + (shifts[i] ?? 0);
      return [
        element('path', { class: `line ${isFirst ? 'o' : 'x dashed'}`, d: path }),
        ...places.map(([px, py]) => element('g', {}, mark(px, py))),
        text(right + 4, end + 4, label),
      ];
    }),
  ];
}

/** @param {Growth[]} growth */
export function drawGrowth(growth) {
  const panels = panelsOf(growth);
  const rules = 'three in a row on 3×3, four on the larger boards';
  const parts = [
    text(margin, 46, 'From 3×3 to 8×8', { class: 'title' }),
    text(width - margin, 46, rules, { class: 'soft end' }),
  ];
  for (const [i, panel] of panels.entries()) {
    const x = margin + (i % 2) * (panelWidth + gap);
    const y = 74 + Math.floor(i / 2) * panelHeight;
    parts.push(element('g', {}, ...drawPanel(panel, x, y)));
  }
  const description = panels
    .map(({ title, series, format }) => {
      const lines = series.map(({ label, points }) => {
        const values = points.map(({ side, value }) => `${side}×${side} ${format(value)}`);
        return `${label}: ${values.join(', ')}`;
      });
      return `${title}. ${lines.join('. ')}.`;
    })
    .join(' ');
  return picture(width, 74 + 2 * panelHeight, 'How time and memory grow with the board', description, parts);
}
