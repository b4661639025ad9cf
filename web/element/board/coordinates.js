import { html } from '../../dom.js';
import { isPlaying } from '../state/state.js';

/** @import { Layout } from './layout.js' */
/** @import { Snapshot, State } from '../state/state.js' */

/**
 * The letters of the columns and the numbers of the rows, at the board's lower and left edge. They
 * take no room from the squares. Screen readers skip them, because the squares say their own names.
 *
 * @param {Snapshot['game']} game
 * @param {Layout} layout
 */
export function drawCoordinates({ columns, squareNames }, { width, height, edge, squares }) {
  const last = squares.length - columns;
  const letters = squares.slice(last).map((place, column) => ({
    text: partsOf(squareNames[last + column]).column,
    x: place.x + place.side / 2,
    y: height - edge,
  }));
  const numbers = squares
    .filter((_, index) => index % columns === 0)
    .map((place, row) => ({ text: partsOf(squareNames[row * columns]).row, x: edge, y: place.y + place.side / 2 }));
  const labels = [...letters, ...numbers].map(({ text, x, y }) => {
    const label = html('span', text.length > 1 ? { class: 'long' } : {}, text);
    label.style.left = `${(100 * x) / width}%`;
    label.style.top = `${(100 * y) / height}%`;
    return label;
  });
  const element = html('div', { class: 'coordinates', part: 'coordinates', 'aria-hidden': 'true' }, ...labels);
  element.style.setProperty('--_edge', String((100 * edge) / width));
  return element;
}

/**
 * The parts of a square's name: the letter of its column and the number of its row.
 *
 * @param {string | undefined} name
 */
export function partsOf(name = '') {
  const row = name.replace(/^\D+/, '');
  return { column: name.slice(0, name.length - row.length), row };
}

/**
 * Whether the coordinates are visible: if they are set, or if a text names a square.
 *
 * @param {State} state
 */
export function showsCoordinates(state) {
  const { hint, refused, evaluations } = state.findings;
  const isNamed =
    typeof hint === 'number' ||
    refused !== undefined ||
    state.mode.reviewing !== undefined ||
    Boolean(evaluations?.length);
  return state.settings.coordinates || (isPlaying(state) && isNamed);
}
