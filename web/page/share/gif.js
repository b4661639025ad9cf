// Writes an animated picture as a GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). A frame
// holds only the part of the picture that has changed.

/**
 * A part of a picture, in pixels.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Part
 */

/** Codes have at most 12 bits. */
const mostCodes = 4096;

export class Gif {
  #width;
  #height;

  /** How many bits the index of a color has. */
  #depth;

  /** @type {number[]} */
  #bytes = [];

  /** @type {Uint8Array | undefined} the pixels of the last frame */
  #shown;

  /**
   * @param {number} width in pixels, below 65,536
   * @param {number} height
   * @param {readonly (readonly [red: number, green: number, blue: number])[]} palette 2 to 256
   *   colors
   */
  constructor(width, height, palette) {
    this.#width = width;
    this.#height = height;
    this.#depth = Math.max(2, Math.ceil(Math.log2(palette.length)));
    this.#text('GIF89a');
    this.#numbers(width, height);
    this.#bytes.push(0xf0 | (this.#depth - 1), 0, 0);
    for (let color = 0; color < 2 ** this.#depth; color++) this.#bytes.push(...(palette[color] ?? [0, 0, 0]));
    this.#bytes.push(0x21, 0xff, 11);
    this.#text('NETSCAPE2.0');
    this.#bytes.push(3, 1, 0, 0, 0); // repeats for ever
  }

  /**
   * Adds a frame.
   *
   * @param {Uint8Array} pixels the indices of their colors, row by row
   * @param {number} milliseconds how long it is shown
   */
  add(pixels, milliseconds) {
    const part = this.#changed(pixels);
    this.#bytes.push(0x21, 0xf9, 4, 1 << 2); // the frame stays under the next one
    this.#numbers(Math.round(milliseconds / 10));
    this.#bytes.push(0, 0, 0x2c);
    this.#numbers(part.x, part.y, part.width, part.height);
    this.#bytes.push(0, this.#depth);
    this.#blocks(compress(cut(pixels, this.#width, part), this.#depth));
    this.#shown = pixels.slice();
  }

  /** The whole file, after the last frame. */
  bytes() {
    return Uint8Array.from([...this.#bytes, 0x3b]);
  }

  /**
   * The smallest part outside which nothing differs from the last frame. It has at least one pixel.
   *
   * @param {Uint8Array} pixels
   * @returns {Part}
   */
  #changed(pixels) {
    const before = this.#shown;
    if (!before) return { x: 0, y: 0, width: this.#width, height: this.#height };
    let [left, right, top, bottom] = [this.#width, 0, -1, 0];
    for (let place = 0; place < pixels.length; place++) {
      if (pixels[place] === before[place]) continue;
      const column = place % this.#width;
      bottom = Math.floor(place / this.#width);
      if (top < 0) top = bottom;
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
    if (top < 0) return { x: 0, y: 0, width: 1, height: 1 };
    return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  }

  /** @param {string} text */
  #text(text) {
    for (const letter of text) this.#bytes.push(letter.charCodeAt(0));
  }

  /** Two bytes each, the lower one first. @param {...number} numbers */
  #numbers(...numbers) {
    for (const number of numbers) this.#bytes.push(number & 255, number >> 8);
  }

  /** Blocks of at most 255 bytes, and an empty one. @param {readonly number[]} bytes */
  #blocks(bytes) {
    for (let start = 0; start < bytes.length; start += 255) {
      const block = bytes.slice(start, start + 255);
      this.#bytes.push(block.length);
      for (const byte of block) this.#bytes.push(byte);
    }
    this.#bytes.push(0);
  }
}

/**
 * The pixels of a part.
 *
 * @param {Uint8Array} pixels
 * @param {number} across the width of the whole picture
 * @param {Part} part
 */
function cut(pixels, across, { x, y, width, height }) {
  const found = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * across + x;
    found.set(pixels.subarray(start, start + width), row * width);
  }
  return found;
}

/**
 * Compresses by the method of Lempel, Ziv and Welch: a code stands for a string that came before.
 *
 * @param {Uint8Array} pixels
 * @param {number} depth how many bits a pixel has
 */
export function compress(pixels, depth) {
  const clear = 2 ** depth;
  /** @type {number[]} */
  const bytes = [];
  let [bits, count] = [0, 0];
  let width = depth + 1;

  /** @param {number} code */
  const write = (code) => {
    bits |= code << count;
    for (count += width; count >= 8; count -= 8) {
      bytes.push(bits & 255);
      bits >>>= 8;
    }
  };

  /** @type {Map<number, number>} codes by the code of all but the last pixel, and that pixel */
  const codes = new Map();
  let next = clear + 2;
  write(clear);
  let prefix = pixels[0] ?? 0;
  for (const pixel of pixels.subarray(1)) {
    const string = (prefix << 8) | pixel;
    const known = codes.get(string);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix);
    prefix = pixel;
    if (next < mostCodes) {
      // A reader makes the same code one step later.
      if (next === 2 ** width) width++;
      codes.set(string, next++);
    } else {
      write(clear);
      codes.clear();
      next = clear + 2;
      width = depth + 1;
    }
  }
  write(prefix);
  if (next === 2 ** width && next < mostCodes) width++; // as the reader's codes grow
  write(clear + 1);
  if (count > 0) bytes.push(bits & 255);
  return bytes;
}
