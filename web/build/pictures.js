// The site's pictures as PNG, for programs that do not accept SVG: the icon, and the preview of a
// shared link. They are simple enough to draw here.

import { crc32, deflateSync } from 'node:zlib';
import { palette } from '../element/palette.js';

/** @typedef {[red: number, green: number, blue: number]} Colour */

/**
 * The distance of a point from a shape; negative inside.
 *
 * @typedef {{ distance: (x: number, y: number) => number, colour: Colour }} Shape
 */

const colours = { paper: light('paper'), grid: light('grid'), x: light('x'), o: light('o') };

/**
 * A colour of the palette on a light page.
 *
 * @param {keyof typeof palette} name
 * @returns {Colour}
 */
function light(name) {
  const number = Number.parseInt(palette[name][0].slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/**
 * The icon: an O. It has a background if the system cuts icons to its own shape.
 *
 * @param {number} side in pixels
 */
export function icon(side) {
  return png(side, side, colours.paper, [ring(side / 2, side / 2, side * 0.27, side * 0.14, colours.o)]);
}

/** The preview of a shared link: a board in the middle of a game. */
export function picture() {
  const [left, top, square] = [360, 75, 160];
  const at = (/** @type {number} */ place) => left + place * square;
  const down = (/** @type {number} */ place) => top + place * square;
  const shapes = [1, 2].flatMap((place) => [
    stroke(at(place), top + 8, at(place), top + 3 * square - 8, 9, colours.grid),
    stroke(left + 8, down(place), left + 3 * square - 8, down(place), 9, colours.grid),
  ]);
  for (const [column, row] of /** @type {[number, number][]} */ ([
    [0, 0],
    [2, 2],
    [1, 1],
  ])) {
    const [x, y, arm] = [at(column + 0.5), down(row + 0.5), square * 0.25];
    shapes.push(stroke(x - arm, y - arm, x + arm, y + arm, 17, colours.x));
    shapes.push(stroke(x + arm, y - arm, x - arm, y + arm, 17, colours.x));
  }
  for (const [column, row] of /** @type {[number, number][]} */ ([
    [2, 0],
    [0, 2],
  ])) {
    shapes.push(ring(at(column + 0.5), down(row + 0.5), square * 0.27, 17, colours.o));
  }
  return png(1200, 630, colours.paper, shapes);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} width
 * @param {Colour} colour
 * @returns {Shape}
 */
function ring(x, y, radius, width, colour) {
  return { colour, distance: (px, py) => Math.abs(Math.hypot(px - x, py - y) - radius) - width / 2 };
}

/**
 * A stroke with round ends.
 *
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 * @param {number} width
 * @param {Colour} colour
 * @returns {Shape}
 */
function stroke(x1, y1, x2, y2, width, colour) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const distance = (/** @type {number} */ px, /** @type {number} */ py) => {
    const along = ((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy);
    const nearest = Math.min(Math.max(along, 0), 1);
    return Math.hypot(px - x1 - nearest * dx, py - y1 - nearest * dy) - width / 2;
  };
  return { colour, distance };
}

/**
 * Draws shapes on a background as a PNG (ISO/IEC 15948).
 *
 * @param {number} width
 * @param {number} height
 * @param {Colour} paper
 * @param {Shape[]} shapes
 */
function png(width, height, paper, shapes) {
  // Each row begins with its filter, which is none.
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let colour = paper;
      for (const shape of shapes) {
        const share = Math.min(Math.max(0.5 - shape.distance(x + 0.5, y + 0.5), 0), 1);
        if (share > 0) colour = mix(colour, shape.colour, share);
      }
      rows.set(colour, y * (1 + 3 * width) + 1 + 3 * x);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // eight bits each of red, green and blue
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/**
 * @param {Colour} below
 * @param {Colour} above
 * @param {number} share
 * @returns {Colour}
 */
function mix(below, above, share) {
  const [red, green, blue] = below.map((part, i) => Math.round(part + ((above[i] ?? 0) - part) * share));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
