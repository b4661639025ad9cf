import { palette } from '../../element/palette.js';

/** @import { Colors } from './board.js' */

/** The colors of the page, as it is light or dark. @param {boolean} isDark @returns {Colors} */
export function colorsOf(isDark) {
  const named = Object.entries(palette).map(([name, pair]) => [name, pair[isDark ? 1 : 0]]);
  return /** @type {Colors} */ (Object.fromEntries(named));
}

/** Whether the page is dark. */
export function isDark() {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
