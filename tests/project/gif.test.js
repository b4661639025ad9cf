// Animated pictures, read back by a reader that shares no code with the writer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomNumbers } from '../../bench/peers/random.js';
import { Gif } from '../../web/page/share/gif.js';

/** @typedef {{ milliseconds: number, pixels: number[], part: number[] }} Frame */

/**
 * Reads a GIF as the specification says, and puts each frame over the ones before.
 *
 * @param {Uint8Array} bytes
 */
function read(bytes) {
  let at = 0;
  const byte = () => {
    assert.ok(at < bytes.length, 'the file has an end');
    return Number(bytes[at++]);
  };
  const word = () => byte() + 256 * byte();
  const text = (/** @type {number} */ length) => String.fromCharCode(...Array.from({ length }, byte));
  const blocks = () => {
    const data = [];
    for (let length = byte(); length > 0; length = byte()) for (let i = 0; i < length; i++) data.push(byte());
    return data;
  };

  assert.equal(text(6), 'GIF89a');
  const [width, height, flags] = [word(), word(), byte()];
  byte();
  byte();
  const palette = Array.from({ length: 2 ** ((flags & 7) + 1) }, () => [byte(), byte(), byte()]);
  const screen = Array(width * height).fill(-1);
  /** @type {Frame[]} */
  const frames = [];
  let repeats = -1;
  let milliseconds = 0;
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21 && byte() === 0xf9) {
      assert.equal(byte(), 4);
      byte();
      milliseconds = 10 * word();
      byte();
      byte();
    } else if (kind === 0x21) {
      assert.equal(text(byte()), 'NETSCAPE2.0');
      const [, low = 0, high = 0] = blocks();
      repeats = low + 256 * high;
    } else {
      assert.equal(kind, 0x2c);
      const part = [word(), word(), word(), word()];
      byte();
      const pixels = unpack(byte(), blocks());
      const [x = 0, y = 0, across = 0, down = 0] = part;
      assert.equal(pixels.length, across * down);
      for (const [place, pixel] of pixels.entries()) {
        screen[(y + Math.floor(place / across)) * width + x + (place % across)] = pixel;
      }
      frames.push({ milliseconds, pixels: [...screen], part });
    }
  }
  assert.equal(at, bytes.length, 'nothing follows');
  return { width, height, palette, frames, repeats };
}

/**
 * Unpacks the codes of an image by the table of their strings.
 *
 * @param {number} depth
 * @param {readonly number[]} data
 */
function unpack(depth, data) {
  const [clear, end] = [2 ** depth, 2 ** depth + 1];
  const bits = data.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> bit) & 1));
  /** @type {number[][]} */
  let table = [];
  let size = depth + 1;
  let place = 0;
  /** @type {number[] | undefined} */
  let last;
  const pixels = [];
  for (;;) {
    let code = 0;
    for (let bit = 0; bit < size; bit++) code += Number(bits[place++]) << bit;
    assert.ok(place <= bits.length, 'the codes have an end');
    if (code === end) return pixels;
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, index) => (index < clear ? [index] : []));
      size = depth + 1;
      last = undefined;
      continue;
    }
    const string = table[code] ?? [...(last ?? []), Number(last?.[0])];
    assert.ok(code <= table.length, 'a code is known before it is used');
    pixels.push(...string);
    if (last && table.length < 4096) table.push([...last, Number(string[0])]);
    if (table.length === 2 ** size && size < 12) size++;
    last = string;
  }
}

/** @type {[number, number, number][]} */
const gray = [...Array(128)].map((_, index) => [index, index, 2 * index]);

test('every frame is as it was added, for as long as it was said', () => {
  const gif = new Gif(4, 3, gray.slice(0, 5));
  const first = Uint8Array.of(0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1);
  const second = first.with(5, 4).with(10, 3);
  gif.add(first, 500);
  gif.add(second, 1250);
  const { width, height, palette, frames, repeats } = read(gif.bytes());
  assert.deepEqual([width, height, repeats], [4, 3, 0]);
  assert.deepEqual(palette.slice(0, 5), gray.slice(0, 5));
  assert.deepEqual(
    frames.map(({ milliseconds, pixels }) => ({ milliseconds, pixels })),
    [
      { milliseconds: 500, pixels: [...first] },
      { milliseconds: 1250, pixels: [...second] },
    ],
  );
});

test('a frame holds only what has changed, and an equal one a single pixel', () => {
  const gif = new Gif(10, 10, gray);
  const blank = new Uint8Array(100);
  gif.add(blank, 10);
  gif.add(blank.with(23, 1).with(45, 1), 10);
  gif.add(blank.with(23, 1).with(45, 1), 10);
  assert.deepEqual(
    read(gif.bytes()).frames.map(({ part }) => part),
    [
      [0, 0, 10, 10],
      [3, 2, 3, 3],
      [0, 0, 1, 1],
    ],
  );
});

test('pictures of noise and of one color are packed and unpacked, past every width of a code', () => {
  for (const [side, colors] of /** @type {const} */ ([
    [1, 2],
    [2, 2],
    [40, 2],
    [97, 4],
    [150, 128],
    [130, 256],
  ])) {
    const next = randomNumbers(side);
    const noise = Uint8Array.from({ length: side * side }, () => Math.floor(next() * colors));
    const plain = new Uint8Array(side * side).fill(1);
    const gif = new Gif(side, side, [...gray, ...gray].slice(0, colors));
    for (const pixels of [noise, plain, noise]) gif.add(pixels, 10);
    const { frames } = read(gif.bytes());
    for (const [index, pixels] of [noise, plain, noise].entries()) {
      assert.deepEqual(frames[index]?.pixels, [...pixels], `${side} ${colors} ${index}`);
    }
  }
});

test('small pictures have an end that is as wide as the reader’s codes', () => {
  // A wrong width shows only where the last byte has no bits to spare.
  for (let seed = 1; seed < 1000; seed++) {
    const next = randomNumbers(seed);
    const noise = Uint8Array.from({ length: 11 + (seed % 30) }, () => Math.floor(4 * next()));
    const gif = new Gif(noise.length, 1, gray.slice(0, 4));
    gif.add(noise, 10);
    assert.deepEqual(read(gif.bytes()).frames[0]?.pixels, [...noise], `${seed}`);
  }
});
