// What is drawn on a board besides marks and lines.

/** @import { svg as Svg } from '../../dom.js' */
/** @import { Place } from '../board/layout.js' */

/**
 * The strokes of texts that are drawn, from dot to dot, around the middle of a square of 100 units.
 *
 * @type {Record<string, string>}
 */
const strokes = { '─': 'M-80 0H80', '│': 'M0-80V80' };

/**
 * Whether a text is drawn as a stroke.
 *
 * @param {string | null | undefined} text
 */
export const isStroke = (text) => Object.hasOwn(strokes, text ?? '');

/**
 * Whether a text is drawn, and not written.
 *
 * @param {string | null | undefined} text
 */
export const isDrawn = (text) => text === '•' || isStroke(text);

/**
 * Writes a text into a square; beside the mark if the square has one.
 *
 * @param {typeof Svg} svg
 * @param {Place} place
 * @param {string} text
 * @param {boolean} hasMark
 */
export function drawText(svg, { x, y, side }, text, hasMark) {
  const transform = `translate(${x + side / 2} ${y + side / 2}) scale(${side / 100})`;
  if (isStroke(text)) return svg('path', { transform, class: 'stroke', d: `${strokes[text]}` });
  if (text === '•') return svg('circle', { transform, class: 'dot', r: '11' });
  const size = [44, 38, 30][[...text].length - 1] ?? 30;
  const place = hasMark ? { x: '34', y: '34', 'font-size': '24' } : { 'font-size': `${size}` };
  return svg('text', { transform, ...place }, text);
}

/**
 * A light at a square: where a move begins, where it may go, or where a hint goes.
 *
 * @param {typeof Svg} svg
 * @param {Place} place
 * @param {'from' | 'target' | 'hint'} what
 */
export function drawAim(svg, { x, y, side }, what) {
  if (what === 'target') {
    return svg('circle', { class: what, cx: `${x + side / 2}`, cy: `${y + side / 2}`, r: `${0.12 * side}` });
  }
  const inset = (what === 'hint' ? 0.16 : 0.06) * side;
  const length = `${side - 2 * inset}`;
  return svg('rect', { class: what, x: `${x + inset}`, y: `${y + inset}`, width: length, height: length, rx: '14' });
}
