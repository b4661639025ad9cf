// The picture of a position, as a card: what is played, the board, how it stands, and where it is
// from. And the picture of a whole game, move by move.

import { layoutOf } from '../../element/board/layout.js';
import { drawBoard } from './board.js';
import { Gif } from './gif.js';

/** @import { Position } from '../../engine/index.js' */
/** @import { Colors } from './board.js' */

/**
 * The texts around the board.
 *
 * @typedef {object} Card
 * @property {string} title what is played
 * @property {string} sentence how it stands
 * @property {string} address of the site
 */

/** The widths of pictures, in pixels: messengers make larger ones smaller. */
const width = 1080;
const animatedWidth = 480;

/** How long a position is shown, in milliseconds, and the last one. */
const shown = 700;
const shownLast = 3000;

/** How many frames are made before the page can do something else. */
const framesAtOnce = 4;

/** How many steps a color has on its way to another one. */
const steps = 12;

const fonts = 'system-ui, sans-serif';

/**
 * The picture of a position.
 *
 * @param {Position} position
 * @param {Card} card
 * @param {Colors} colors
 */
export function drawPicture(position, card, colors) {
  return drawCard(canvasFor(position, width), position, card, colors);
}

/**
 * A canvas for a card.
 *
 * @param {Position} position
 * @param {number} across
 */
function canvasFor({ game }, across) {
  const canvas = document.createElement('canvas');
  const { board, side, y } = measure(game);
  canvas.width = across;
  canvas.height = Math.round(
    ((y + (side * board.height) / Math.max(board.width, board.height) + 128) / width) * across,
  );
  return canvas;
}

/** The places on a card of 1080 units. @param {Position['game']} game */
function measure(game) {
  const board = layoutOf(game);
  return { board, side: 936, x: 72, y: 232 };
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Position} position
 * @param {Card} card
 * @param {Colors} colors
 */
function drawCard(canvas, position, { title, sentence, address }, colors) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  const { board, side, x, y } = measure(position.game);
  const scale = side / Math.max(board.width, board.height);
  pen.save();
  pen.scale(canvas.width / width, canvas.width / width);
  pen.fillStyle = colors.paper;
  pen.fillRect(0, 0, width, width * 2);
  pen.textAlign = 'center';
  write(pen, title, 92, `500 38px ${fonts}`, colors.soft);
  write(pen, sentence, 166, `650 60px ${fonts}`, colors.ink);
  write(pen, address, canvas.height * (width / canvas.width) - 44, `500 32px ${fonts}`, colors.soft);
  pen.translate(x + (side - board.width * scale) / 2, y);
  pen.scale(scale, scale);
  drawBoard(pen, position, colors);
  pen.restore();
  return canvas;
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} y
 * @param {string} font
 * @param {string} color
 */
function write(pen, text, y, font, color) {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, width / 2, y, width - 144);
}

/**
 * The animated picture of a game.
 *
 * @param {readonly Position[]} positions from the start to the last one
 * @param {Card} card its sentence is about the last position
 * @param {Colors} colors
 * @param {AbortSignal} signal ends the drawing
 * @returns {Promise<Blob>} rejects when it is ended
 */
export async function animate(positions, card, colors, signal) {
  const first = /** @type {Position} */ (positions[0]);
  const canvas = canvasFor(first, animatedWidth);
  const reduced = new Palette(colors);
  const gif = new Gif(canvas.width, canvas.height, reduced.colors);
  for (const [index, position] of positions.entries()) {
    const isLast = index === positions.length - 1;
    drawCard(canvas, position, isLast ? card : { ...card, sentence: '' }, colors);
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    gif.add(reduced.indices(data), isLast ? shownLast : shown);
    if (index % framesAtOnce === 0) await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return new Blob([gif.bytes()], { type: 'image/gif' });
}

/** The few colors of an animated picture: those of the page, and steps between them. */
class Palette {
  /** @type {[number, number, number][]} */
  colors;

  /** @type {Map<number, number>} the nearest color, by a color as one number */
  #nearest = new Map();

  /** @param {Colors} colors */
  constructor({ paper, card, ink, soft, rule, x, o }) {
    const ways = [ink, soft, rule, x, o, card].map((color) => [paper, color]);
    this.colors = [...ways, [card, x], [card, o]].flatMap(([from = '', to = '']) =>
      [...Array(steps)].map((_, step) => between(from, to, (step + 1) / steps)),
    );
    this.colors.push(between(paper, paper, 1));
  }

  /**
   * The indices of the nearest colors.
   *
   * @param {Uint8ClampedArray} pixels four bytes each
   */
  indices(pixels) {
    const indices = new Uint8Array(pixels.length / 4);
    for (let place = 0; place < indices.length; place++) {
      const [red, green, blue] = [pixels[4 * place] ?? 0, pixels[4 * place + 1] ?? 0, pixels[4 * place + 2] ?? 0];
      const color = (red << 16) | (green << 8) | blue;
      let index = this.#nearest.get(color);
      if (index === undefined) {
        index = this.#find(red, green, blue);
        this.#nearest.set(color, index);
      }
      indices[place] = index;
    }
    return indices;
  }

  /** @param {number} red @param {number} green @param {number} blue */
  #find(red, green, blue) {
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (const [index, [r, g, b]] of this.colors.entries()) {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (distance < least) [nearest, least] = [index, distance];
    }
    return nearest;
  }
}

/**
 * A color on the way from one to another.
 *
 * @param {string} from such as `#f6f2e9`
 * @param {string} to
 * @param {number} share from 0 to 1
 * @returns {[number, number, number]}
 */
function between(from, to, share) {
  const part = (/** @type {string} */ color, /** @type {number} */ place) =>
    Number.parseInt(color.slice(place, place + 2), 16);
  const mixed = (/** @type {number} */ place) =>
    Math.round(part(from, place) + share * (part(to, place) - part(from, place)));
  return [mixed(1), mixed(3), mixed(5)];
}
