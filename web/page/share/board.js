// Draws a position on a canvas, in the units of the widget's layout and as the widget looks.

import {
  boardOf,
  isWide,
  layoutOf,
  margin,
  middleOf,
  placesAlong,
  sideOfSmall,
  smallUnit,
  unit,
} from '../../element/board/layout.js';

/** @import { Player, Position } from '../../engine/index.js' */
/** @import { Layout, Place } from '../../element/board/layout.js' */

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {Pick<Position, 'game' | 'squares' | 'boards' | 'status'>} Drawn what is drawn of a position */
/** @typedef {Readonly<Record<'paper' | 'card' | 'ink' | 'soft' | 'rule' | 'grid' | 'x' | 'o', string>>} Colors */

/** How much is left of marks that do not win, and of a line behind marks. */
const faded = 0.28;

/**
 * @param {Pen} pen its origin is the upper left corner of the board
 * @param {Drawn} position
 * @param {Colors} colors
 */
export function drawBoard(pen, position, colors) {
  const { game, squares, boards, status } = position;
  const layout = layoutOf(game);
  pen.lineCap = 'round';
  if (game.gravity) drawRack(pen, layout, colors);
  else drawGrid(pen, position, layout, colors);
  const lines = status.state === 'won' ? status.lines : [];
  for (const line of lines) drawLine(pen, position, line, layout, colors);
  const inLines = new Set(lines.flat());
  for (const [square, owner] of squares.entries()) {
    if (!owner) continue;
    const board = boards[boardOf(game, square)];
    const isFaded = board && !game.layered ? board.state !== 'next' : lines.length > 0 && !inLines.has(square);
    const place = /** @type {Place} */ (layout.squares[square]);
    within(pen, isFaded ? (game.gravity ? 0.4 : faded) : 1, () =>
      drawMark(pen, place, owner, game.gravity, isWide(game) ? 1.25 : 1, colors),
    );
  }
  if (!game.nested) return;
  for (const [index, board] of boards.entries()) {
    const place = layout.boards[index];
    if (place && board.state === 'won') drawMark(pen, shrunk(place), board.player, false, 1, colors, 7);
  }
}

/**
 * Draws with less color.
 *
 * @param {Pen} pen
 * @param {number} alpha
 * @param {() => void} draw
 */
function within(pen, alpha, draw) {
  pen.save();
  pen.globalAlpha = alpha;
  draw();
  pen.restore();
}

/** The place of a mark that fills a small board. @param {Place} place @returns {Place} */
function shrunk({ x, y, side }) {
  return { x: x - side * 0.15, y: y - side * 0.15, side: side * 1.3 };
}

/** @param {Pen} pen @param {Layout} layout @param {Colors} colors */
function drawRack(pen, { width, height, squares }, { card, paper, rule }) {
  pen.strokeStyle = rule;
  pen.lineWidth = 4;
  pen.fillStyle = card;
  pen.beginPath();
  pen.roundRect(2, 2, width - 4, height - 4, 44);
  pen.fill();
  pen.stroke();
  pen.lineWidth = 2;
  pen.fillStyle = paper;
  for (const place of squares) {
    circle(pen, ...middleOf(place), 40);
    pen.fill();
    pen.stroke();
  }
}

/** @param {Pen} pen @param {number} x @param {number} y @param {number} radius */
function circle(pen, x, y, radius) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** @param {Pen} pen @param {Drawn} position @param {Layout} layout @param {Colors} colors */
function drawGrid(pen, { game }, layout, { grid }) {
  pen.strokeStyle = grid;
  if (game.smallBoards.length === 0) {
    pen.lineWidth = isWide(game) ? 6 : 3.6;
    within(pen, isWide(game) ? 0.55 : 1, () => drawStrokes(pen, game, { x: 0, y: 0, side: unit }, 6));
    return;
  }
  const side = sideOfSmall(game);
  pen.lineWidth = 3;
  for (const { x, y } of layout.boards) {
    const first = { x: x + margin, y: y + margin, side: smallUnit };
    within(pen, 0.8, () => drawStrokes(pen, { columns: side, rows: side }, first, 0));
  }
  if (!game.nested) return;
  pen.lineWidth = 11;
  drawStrokes(pen, { columns: 3, rows: 3 }, { x: 0, y: 0, side: layout.width / 3 }, 12);
}

/**
 * The strokes between squares.
 *
 * @param {Pen} pen
 * @param {{ columns: number, rows: number }} size
 * @param {Place} first the square at the upper left
 * @param {number} gap at the ends of the strokes
 */
function drawStrokes(pen, { columns, rows }, { x, y, side }, gap) {
  pen.beginPath();
  for (let column = 1; column < columns; column++) {
    pen.moveTo(x + column * side, y + gap);
    pen.lineTo(x + column * side, y + rows * side - gap);
  }
  for (let row = 1; row < rows; row++) {
    pen.moveTo(x + gap, y + row * side);
    pen.lineTo(x + columns * side - gap, y + row * side);
  }
  pen.stroke();
}

/**
 * @param {Pen} pen
 * @param {Place} place
 * @param {Player} owner
 * @param {boolean} isDisc
 * @param {number} size how large the mark is, compared with its usual size
 * @param {Colors} colors
 * @param {number} [width] of its strokes
 */
function drawMark(pen, place, owner, isDisc, size, colors, width = 10.5) {
  const color = owner === 'X' ? colors.x : colors.o;
  const [x, y] = middleOf(place);
  pen.save();
  pen.translate(x, y);
  pen.scale((place.side / unit) * size, (place.side / unit) * size);
  pen.lineWidth = width;
  pen.strokeStyle = color;
  if (isDisc) {
    pen.fillStyle = color;
    circle(pen, 0, 0, 40);
    pen.fill();
    pen.strokeStyle = colors.paper;
    pen.lineWidth = 13;
    pen.scale(0.72, 0.72);
  }
  if (owner === 'O') circle(pen, 0, 0, 27);
  else pen.stroke(new Path2D('M-25-25L25 25M25-25L-25 25'));
  if (owner === 'O') pen.stroke();
  pen.restore();
}

/**
 * The stroke through a line that has won. Between layers, a light under each of its squares.
 *
 * @param {Pen} pen
 * @param {Drawn} position
 * @param {readonly number[]} line
 * @param {Layout} layout
 * @param {Colors} colors
 */
function drawLine(pen, { game, squares, boards }, line, layout, colors) {
  const [first = 0] = line;
  const board = boards[boardOf(game, first)];
  const owner = game.nested ? board?.state === 'won' && board.player : squares[first];
  const places = placesAlong(game, layout, line);
  const [from, to] = [places[0], places.at(-1)];
  if (!owner || !from || !to) return;
  pen.save();
  pen.strokeStyle = pen.fillStyle = owner === 'X' ? colors.x : colors.o;
  pen.globalAlpha = game.gravity ? 1 : game.nested ? 0.6 : faded;
  pen.lineWidth = game.gravity || isWide(game) ? 36 : game.nested ? 28 : 16;
  const isAcross = !game.nested && new Set(line.map((square) => boardOf(game, square))).size > 1;
  pen.beginPath();
  if (isAcross) {
    for (const { x, y, side } of places) pen.roundRect(x, y, side, side, side / 6);
    pen.fill();
  } else {
    const [[fromX, fromY], [toX, toY]] = [middleOf(from), middleOf(to)];
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
    pen.stroke();
  }
  pen.restore();
}
