import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { allTests, nameOf, nearest, nearestTests } from '../changed.js';
import { layers, needsOf } from '../runner/layers.js';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const tests = allTests();

test('every source has tests that are near to it, besides how it is written', () => {
  const onlyForm = new Set(['format', 'format-core', 'types']);
  const alone = files
    .filter((file) => /^(core|wasm|web)\/.*\.([ch]pp|js|css|html)$/.test(file))
    .filter((file) => [...nearestTests([file], tests).keys()].every((layer) => onlyForm.has(layer)));
  assert.deepEqual(alone, []);
});

test('every name in the list is one of a layer or of a file of tests', () => {
  const names = new Set(nearest.flatMap(([, wanted]) => wanted.split(' ')));
  for (const file of tests) {
    names.delete(nameOf(file));
    names.delete(`${file.split('/')[1]}`);
  }
  for (const layer of Object.keys(layers)) names.delete(layer);
  assert.deepEqual([...names], []);
});

test('a test that was changed is run itself, a change of the review what is about it, and a rule the C++ tests', () => {
  assert.deepEqual(nearestTests(['tests/page/puzzles.spec.js'], tests).get('page'), ['puzzles.spec.js']);
  const review = nearestTests(['web/element/review/chart.js'], tests);
  assert.deepEqual(review.get('element'), ['analysis.spec.js', 'element.spec.js', 'review.spec.js']);
  assert.ok(!review.has('core'));
  const rule = nearestTests(['core/include/noughts/match/match.hpp'], tests);
  assert.ok(rule.has('core') && rule.get('core') === undefined);
  assert.ok(rule.get('engine')?.includes('match.test.js'));
});

test('a header of one game runs its own tests, each as a program, and builds no WebAssembly', () => {
  const nearest = nearestTests(['core/include/noughts/games/ultimate.hpp'], tests);
  assert.deepEqual(nearest.get('core'), ['perft_test', 'rules_test', 'ultimate_test']);
  for (const [layer, chosen] of nearest) assert.ok(!needsOf(layer, chosen).includes('built'), layer);
});

test('a long test that is near to a change runs in the long layer of its folder', () => {
  const near = nearestTests(['tests/engine/soak.long.test.js'], tests);
  assert.deepEqual(near.get('engine-long'), ['soak.long.test.js']);
});

test('of a layer that is wanted whole, no file is left out', () => {
  const both = nearestTests(['web/engine/match.js', 'core/include/noughts/board/square.hpp'], tests);
  assert.ok(both.has('engine') && both.get('engine') === undefined);
});
