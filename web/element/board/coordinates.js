import { html } from '../../dom.js';
import { isPlaying } from '../state/state.js';
import { isWide } from './layout.js';

/** @import { Layout } from './layout.js' */
/** @import { Snapshot, State } from '../state/state.js' */

/**
 * The letters of the columns and the numbers of the rows, below and on the left of the board, or of
 * each row of small boards. They take no room from the squares. Screen readers skip them, because
 * the squares say their own names.
 *
 * @param {Snapshot['game']} game
 * @param {Layout} layout
 */
export function drawCoordinates({ columns, squareNames }, { width, height, edge, squares }) {
  const beside = Number(squares[0]?.x) - edge;
  const label = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) => {
    const span = html('span', text.length > 1 ? { class: 'long' } : {}, text);
    span.style.left = `${(100 * x) / width}%`;
    span.style.top = `${(100 * y) / height}%`;
    return span;
  };
  const letters = squares
    .slice(-columns)
    .map(({ x, y, side }, column) => label(partsOf(squareNames[column]).column, x + side / 2, y + side + beside));
  const numbers = squares.flatMap(({ x, y, side }, index) =>
    x > Number(squares[index - 1]?.x) ? [] : label(partsOf(squareNames[index]).row, x - beside, y + side / 2),
  );
  const labels = [...letters, ...numbers];
  const element = html('div', { class: 'coordinates', part: 'coordinates', 'aria-hidden': 'true' }, ...labels);
  element.style.setProperty('--_edge', String((100 * edge) / width));
  return element;
}

/**
 * Hides the names that marks would cover: on a wide board they have no room beside the squares.
 *
 * @param {HTMLElement} element from `drawCoordinates`
 * @param {Snapshot} match
 */
export function clearCoordinates(element, { game, squares }) {
  if (!isWide(game)) return;
  const { columns, rows } = game;
  [...element.children].forEach((label, at) => {
    const square = at < columns ? (rows - 1) * columns + at : (at - columns) * columns;
    label.toggleAttribute('hidden', squares[square] !== null);
  });
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
