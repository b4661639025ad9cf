// Bytes from a broker become whole packets, in frames of any length.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MalformedError, Packets } from '../../web/room/packets.js';

/**
 * A packet as MQTT writes it.
 *
 * @param {number} length of what follows the header
 */
function packetOf(length) {
  const head = [0x30];
  let rest = length;
  do {
    head.push((rest % 128) + (rest >= 128 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Uint8Array.from([...head, ...Array.from({ length }, (_, place) => (place * 7 + length) % 256)]);
}

const lengths = [0, 1, 2, 127, 128, 300, 16_383, 16_384, 5, 0, 70_000];

test('packets are whole however the stream is cut', () => {
  const wanted = lengths.map(packetOf);
  const stream = Uint8Array.from(wanted.flatMap((packet) => [...packet]));
  for (const most of [1, 2, 3, 7, 100, 5000, stream.length]) {
    const packets = new Packets(100_000);
    const found = [];
    for (let place = 0; place < stream.length; ) {
      const length = 1 + ((place * 31) % most);
      found.push(...packets.take(stream.subarray(place, place + length)));
      place += length;
    }
    assert.deepEqual(found, wanted, `frames of at most ${most} bytes`);
  }
});

test('a packet that is too long is passed over, and takes no memory', () => {
  const packets = new Packets(1000);
  const found = [];
  const stream = [packetOf(10), packetOf(4_000_000), packetOf(11)];
  const before = process.memoryUsage().arrayBuffers;
  for (const packet of stream) {
    for (let place = 0; place < packet.length; place += 1500)
      found.push(...packets.take(packet.subarray(place, place + 1500)));
  }
  assert.deepEqual(found, [packetOf(10), packetOf(11)]);
  assert.ok(process.memoryUsage().arrayBuffers - before < 1_000_000);
});

test('the packets of a frame are cut one after the other, and a frame of many megabytes is refused', () => {
  const packets = new Packets(1000);
  const found = packets.take(new Uint8Array(4_000_000).fill(0xd0).map((byte, place) => (place % 2 ? 0 : byte)));
  const before = process.memoryUsage().arrayBuffers;
  for (let packet = 0; packet < 1000; packet++) assert.equal(found.next().value?.length, 2);
  assert.ok(process.memoryUsage().arrayBuffers - before < 1_000_000);
  assert.throws(() => packets.take(new Uint8Array(9_000_000)).next(), MalformedError);
});

test('what is no packet is refused', () => {
  for (const bytes of [
    [0x30, 0x80, 0x80, 0x80, 0x80, 0x01],
    [0x30, 0xff, 0xff, 0xff, 0x7f],
    [0x00, 0x00],
    [0x82, 0x02],
  ]) {
    assert.throws(() => [...new Packets(1000).take(Uint8Array.from(bytes))], MalformedError);
  }
});
