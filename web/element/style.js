import css from './noughts-game.css';
import { palette } from './palette.js';

/** Each colour as the page has set it, or its default. */
const colours = Object.entries(palette)
  .map(([name, [light, dark]]) => `--_${name}: var(--noughts-${name}, light-dark(${light}, ${dark}));`)
  .join('');

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} by what they say */
const sheets = new WeakMap();

/** The style sheets in use: the widget's own, and those of lazy modules. */
const inUse = new Set([`:host{${colours}}`, css]);

/**
 * The style sheets that all widgets of a document share; empty in a document without a window.
 *
 * @param {Document} document
 * @param {string} [later] one of a lazy module
 * @returns {CSSStyleSheet[]}
 */
export function styleSheetsOf(document, later) {
  const { defaultView } = document;
  if (later) inUse.add(later);
  if (!defaultView) return [];
  const known = sheets.get(document) ?? new Map();
  sheets.set(document, known);
  return [...inUse].map((css) => {
    const sheet = known.get(css) ?? new defaultView.CSSStyleSheet();
    if (!known.has(css)) sheet.replaceSync(css);
    known.set(css, sheet);
    return sheet;
  });
}
