import { svg } from '../../dom.js';
import { boardOf, layoutOf, margin, middleOf, placesAlong, sideOfSmall, smallUnit, unit } from './layout.js';

/** @import { Layout, Place, Shape } from './layout.js' */
/** @import { Snapshot } from '../state/state.js' */

/**
 * The picture of an empty board: strokes without a box around them, or a frame with holes if marks
 * fall.
 *
 * @param {Shape} shape
 */
export function drawEmptyBoard(shape) {
  const layout = layoutOf(shape);
  if (shape.gravity) return drawRack(layout);
  const grid = (/** @type {SVGElement[]} */ ...strokes) => svg('g', { class: 'grid', part: 'grid' }, ...strokes);
  if (shape.smallBoards.length === 0) return grid(...strokesOf(shape, 0, 0, unit, 6));
  const side = sideOfSmall(shape);
  const small = layout.boards.map(({ x, y }) =>
    svg('g', { class: 'small' }, ...strokesOf({ columns: side, rows: side }, x + margin, y + margin, smallUnit, 0)),
  );
  if (!shape.nested) return grid(...small);
  const large = svg('g', { class: 'large' }, ...strokesOf({ columns: 3, rows: 3 }, 0, 0, layout.width / 3, 12));
  return grid(...small, large);
}

/** @param {Layout} layout */
function drawRack({ width, height, squares }) {
  const holes = squares.map((place) => {
    const [cx, cy] = middleOf(place);
    return svg('circle', { cx: `${cx}`, cy: `${cy}`, r: '40', class: 'hole' });
  });
  const frame = svg('rect', {
    x: '2',
    y: '2',
    width: `${width - 4}`,
    height: `${height - 4}`,
    rx: '44',
    class: 'frame',
  });
  return svg('g', { class: 'rack', part: 'grid' }, frame, ...holes);
}

/**
 * The strokes between the squares of a board.
 *
 * @param {{ columns: number, rows: number }} size
 * @param {number} x
 * @param {number} y
 * @param {number} side of a square
 * @param {number} gap at the ends
 */
function strokesOf({ columns, rows }, x, y, side, gap) {
  const strokes = [];
  for (let column = 1; column < columns; column++) {
    strokes.push(stroke(`M${x + column * side} ${y + gap}V${y + rows * side - gap}`));
  }
  for (let row = 1; row < rows; row++)
    strokes.push(stroke(`M${x + gap} ${y + row * side}H${x + columns * side - gap}`));
  return strokes;
}

/**
 * Both marks of a place. The style sheet shows the one that `data-owner` names. In games with
 * gravity they are on discs.
 *
 * @param {Place} place
 * @param {boolean} isDisc
 */
export function drawMark(place, isDisc) {
  const [x, y] = middleOf(place);
  const scale = place.side / unit;
  const marks = isDisc
    ? svg('g', { class: 'disc' }, svg('circle', { r: '40' }), svg('g', { transform: 'scale(.72)' }, drawX(), drawO()))
    : svg('g', {}, drawX(), drawO());
  return svg('g', { class: 'mark', transform: `translate(${x} ${y}) scale(${scale})` }, marks);
}

/** An X around the origin. */
export function drawX() {
  return svg('g', { class: 'x', part: 'x' }, stroke('M-25-25L25 25'), stroke('M25-25L-25 25'));
}

/** An O around the origin. It starts at the top, like a handwritten one. */
export function drawO() {
  return svg('g', { class: 'o', part: 'o' }, stroke('M0-27A27 27 0 1 0 .01-27Z'));
}

/**
 * The stroke through a line of squares, in the colour of a player; empty if there are no squares.
 * For a line from one small board to the next, a light under each of its squares.
 *
 * @param {Snapshot['game']} game
 * @param {readonly number[]} line
 * @param {string} owner
 */
export function drawLine(game, line, owner) {
  const places = placesAlong(game, layoutOf(game), line);
  if (!game.nested && new Set(line.map((square) => boardOf(game, square))).size > 1) {
    const lights = places.map((place) => drawLight(place, 0.06 * place.side));
    for (const light of lights) light.setAttribute('data-owner', owner);
    return lights;
  }
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return [];
  const [[fromX, fromY], [toX, toY]] = [middleOf(first), middleOf(last)];
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const beyond = game.nested ? 1.3 * unit : game.gravity ? 0 : 0.4 * unit;
  const dx = ((toX - fromX) / length) * beyond;
  const dy = ((toY - fromY) / length) * beyond;
  const path = stroke(`M${fromX - dx} ${fromY - dy}L${toX + dx} ${toY + dy}`);
  path.setAttribute('data-owner', owner);
  return [path];
}

/**
 * A light under a place.
 *
 * @param {Place} place
 * @param {number} inset
 */
export function drawLight({ x, y, side }, inset) {
  const length = side - 2 * inset;
  const attributes = { x: x + inset, y: y + inset, width: length, height: length, rx: Math.min(32, length * 0.16) };
  return svg('rect', Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, `${value}`])));
}

/**
 * The outcome of a move on a slip of paper in its square: a symbol, and below it the number of
 * plies.
 *
 * @param {Place} place
 * @param {string} symbol
 * @param {string} detail
 */
export function drawSlip(place, symbol, detail) {
  const [x, y] = middleOf(place);
  const scale = place.side / unit;
  const size = symbol.length > 2 ? 'symbol long' : 'symbol';
  const lines = detail
    ? [
        svg('text', { y: '-11', class: size }, symbol),
        svg('text', { y: '17', class: /\d/.test(detail) ? 'plies' : 'plies long' }, detail),
      ]
    : [svg('text', { class: size }, symbol)];
  // Leaves room for the names at the edge.
  const paper = svg('rect', { x: '-35', y: '-35', width: '70', height: '70', rx: '16' });
  return svg('g', { class: 'slip', transform: `translate(${x} ${y}) scale(${scale})` }, paper, ...lines);
}

/**
 * The drawing around the parts. It is as wide as its place allows.
 *
 * @param {Layout} layout
 * @param {...SVGElement} parts
 */
export function drawing({ width, height }, ...parts) {
  return svg('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', class: 'drawing' }, ...parts);
}

/**
 * A stroke of the pen. Its length counts as 1, so that one animation can draw every stroke.
 *
 * @param {string} d
 */
function stroke(d) {
  return svg('path', { d, pathLength: '1' });
}
