import { svg } from '../../dom.js';

/** The strokes of each icon, in a square of 24 units. */
const paths = {
  undo: ['M9 7H4V2', 'M4 7C8 2.5 20 3 20 12C20 17 16 20 11 20'],
  redo: ['M15 7H20V2', 'M20 7C16 2.5 4 3 4 12C4 17 8 20 13 20'],
  hint: ['M9 17C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 17Z', 'M10 21H14'],
  review: ['M4 4V20H20', 'M7 14L11 9L14 12L20 5'],
  analyse: ['M3 21H21', 'M6 17V12', 'M12 17V4', 'M18 17V8'],
};

/**
 * A small drawing beside a word, or in place of it if there is little room.
 *
 * @param {keyof typeof paths} name
 */
export function icon(name) {
  const strokes = paths[name].map((d) => svg('path', { d }));
  return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' }, ...strokes);
}
