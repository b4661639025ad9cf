import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, format, heading, parse, Rows, ratio, ratios } from '../../bench/comparison.js';

test('what a benchmark prints is read line by line, and anything else refused', () => {
  assert.deepEqual(parse('perft, 8 plies\t61.9\tM nodes/s\nsolve\t165\tnodes\n'), [
    { what: 'perft, 8 plies', figure: 61.9, unit: 'M nodes/s' },
    { what: 'solve', figure: 165, unit: 'nodes' },
  ]);
  for (const line of ['solve', 'solve\t165', 'solve\t\tms', 'solve\tmany\tnodes', 'solve\tinf\tk/s'])
    assert.throws(() => parse(line), /no figure/, line);
});

test('a ratio above 1 is better, whether there is more of a speed or less of a time or of nodes', () => {
  assert.equal(ratio(200, 300, 'k/s'), 1.5);
  assert.equal(ratio(200, 300, 'M nodes/s'), 1.5);
  assert.equal(ratio(300, 200, 'ms each'), 1.5);
  assert.equal(ratio(300, 200, 'nodes'), 1.5);
});

test('a cell shows the median, and the spread where there is one', () => {
  assert.equal(cell([90, 110, 100, 50, 300]), '100 ±10%'); // by hand: the quartiles are 90 and 110
  assert.equal(cell([22307, 22307]).trimEnd(), '22,307');
  assert.equal(cell([0.0071287484]).trimEnd(), '0.007129');
  assert.equal(cell([]), '');
});

test('ratios are those of each round, so that what slows both alike does not count', () => {
  const rows = new Rows();
  for (const figure of [100, 50, 100]) rows.add('native', 'previous', [{ what: 'games', figure, unit: 'k/s' }]);
  for (const figure of [110, 55]) rows.add('native', 'now', [{ what: 'games', figure, unit: 'k/s' }]);
  const [row] = rows;
  assert.ok(row);
  assert.deepEqual(ratios(row, 'native'), [1.1, 1.1]);
  assert.deepEqual(ratios(row, 'WebAssembly'), []);
});

test('a line has the medians of both versions on both platforms, under the heading', () => {
  const rows = new Rows();
  for (const figure of [10, 30, 20]) rows.add('native', 'previous', [{ what: 'solve', figure, unit: 'ms' }]);
  for (const figure of [8, 8, 8]) rows.add('native', 'now', [{ what: 'solve', figure, unit: 'ms' }]);
  rows.add('WebAssembly', 'now', [
    { what: 'solve', figure: 16, unit: 'ms' },
    { what: 'solve', figure: 165, unit: 'nodes' },
  ]);
  const [first = '', second = '', ...rest] = [...rows].map(format);
  assert.deepEqual(rest, []);
  assert.match(first, /^solve +ms +20 ±25% +8 +2\.50 ±25% +16$/);
  assert.match(second, /^solve +nodes +165$/);
  assert.equal(first.indexOf(' ±25%'), heading.indexOf('0.2 native') + '0.2 native'.length);
  assert.equal(first.length, heading.indexOf('now wasm') + 'now wasm'.length);
});
