import { svg } from './dom.js';

/** The side of a square in the drawing's own units. */
const side = 100;

/** @typedef {{ columns: number, rows: number }} BoardSize */

/**
 * The picture of an empty board: a grid of strokes without a box around it.
 *
 * @param {BoardSize} size
 */
export function drawGrid({ columns, rows }) {
  const gap = side * 0.06;
  const strokes = [];
  for (let column = 1; column < columns; column++) {
    strokes.push(stroke(`M${column * side} ${gap}V${rows * side - gap}`));
  }
  for (let row = 1; row < rows; row++) {
    strokes.push(stroke(`M${gap} ${row * side}H${columns * side - gap}`));
  }
  return svg('g', { class: 'grid', part: 'grid' }, ...strokes);
}

/**
 * Both marks of one square, of which the style sheet shows the one that its `data-owner` names.
 *
 * @param {BoardSize} size
 * @param {number} square
 */
export function drawSquare(size, square) {
  const [x, y] = centre(size, square);
  return svg('g', { class: 'mark', transform: `translate(${x} ${y})` }, drawX(), drawO());
}

/** An X around the origin. */
export function drawX() {
  return svg('g', { class: 'x', part: 'x' }, stroke('M-25-25L25 25'), stroke('M25-25L-25 25'));
}

/** An O around the origin, begun at the top as a hand would. */
export function drawO() {
  return svg('g', { class: 'o', part: 'o' }, stroke('M0-27A27 27 0 1 0 .01-27Z'));
}

/**
 * The stroke through a line of squares, in the colour of the player who owns it.
 *
 * @param {BoardSize} size
 * @param {readonly number[]} line
 * @param {string} owner
 */
export function drawLine(size, line, owner) {
  const [fromX, fromY] = centre(size, line[0] ?? 0);
  const [toX, toY] = centre(size, line.at(-1) ?? 0);
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const beyond = side * 0.4;
  const dx = ((toX - fromX) / length) * beyond;
  const dy = ((toY - fromY) / length) * beyond;
  const path = stroke(`M${fromX - dx} ${fromY - dy}L${toX + dx} ${toY + dy}`);
  path.setAttribute('data-owner', owner);
  return path;
}

/**
 * The drawing that holds the rest, as wide as its place allows.
 *
 * @param {BoardSize} size
 * @param {...SVGElement} parts
 */
export function drawing({ columns, rows }, ...parts) {
  return svg(
    'svg',
    { viewBox: `0 0 ${columns * side} ${rows * side}`, 'aria-hidden': 'true', class: 'drawing' },
    ...parts,
  );
}

/**
 * A stroke of the pen. Its length counts as 1, so that one animation draws every stroke.
 *
 * @param {string} d
 */
function stroke(d) {
  return svg('path', { d, pathLength: '1' });
}

/**
 * @param {BoardSize} size
 * @param {number} square
 * @returns {[number, number]}
 */
function centre({ columns }, square) {
  return [((square % columns) + 0.5) * side, (Math.floor(square / columns) + 0.5) * side];
}
