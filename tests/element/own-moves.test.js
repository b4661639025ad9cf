// Where the moves of a page's own game begin on its board, and how its state is told in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from '../../web/element/own/bar.js';
import { movesBySquare, squaresAlong } from '../../web/element/own/moves.js';
import { partsOfState } from '../../web/element/own/text.js';

/**
 * The names of squares of a board, row by row from the top left.
 *
 * @param {number} columns
 * @param {number} rows
 */
const namesOf = (columns, rows) =>
  Array.from({ length: columns * rows }, (_, i) => `${'abcdefghijkl'[i % columns]}${rows - Math.floor(i / columns)}`);

/**
 * Which moves begin at which square, by name, and which at none.
 *
 * @param {readonly string[]} squareNames
 * @param {readonly string[]} names of the legal moves
 * @param {readonly string[]} [known] names that are not legal now
 */
function begin(squareNames, names, known = []) {
  const moveNames = [...squareNames, ...known, ...names.filter((name) => !squareNames.includes(name))];
  const legal = names.map((name) => moveNames.indexOf(name));
  const { at, elsewhere } = movesBySquare({ squareNames, moveNames }, legal);
  return {
    at: Object.fromEntries([...at].map(([square, moves]) => [squareNames[square], moves.map(({ rest }) => rest)])),
    elsewhere: elsewhere.map(({ name }) => name),
  };
}

test('a move begins at the square with the longest name that begins its own', () => {
  assert.deepEqual(begin(namesOf(3, 3), ['b2', 'a1b1', 'a1a2', 'pass']), {
    at: { b2: [''], a1: ['b1', 'a2'] },
    elsewhere: ['pass'],
  });
  assert.deepEqual(begin(namesOf(6, 6), ['c41r', 'c41l']).at, { c4: ['1r', '1l'] });
  assert.deepEqual(begin(namesOf(1, 12), ['a1', 'a12', 'a11x']).at, { a1: [''], a12: [''], a11: ['x'] });
});

test('where a move is called like a column, it begins at each of its squares', () => {
  assert.deepEqual(begin(namesOf(2, 2), ['a', 'aout', 'bout'], ['b']), {
    at: { a2: ['', 'out'], a1: ['', 'out'], b2: ['out'], b1: ['out'] },
    elsewhere: [],
  });
  assert.deepEqual(begin(namesOf(2, 2), ['aout', 'b1']), { at: { b1: [''] }, elsewhere: ['aout'] });
});

test('without a board, no move begins at a square', () => {
  assert.deepEqual(begin([], ['a1', 'b2']), { at: {}, elsewhere: ['a1', 'b2'] });
});

test('a light follows a move from its first square to its last', () => {
  const squareNames = namesOf(3, 3);
  const moveNames = [...squareNames, 'a1b1', 'c3x'];
  const along = (/** @type {string} */ name) =>
    squaresAlong({ squareNames, moveNames }, moveNames.indexOf(name)).map((square) => squareNames[square]);
  assert.deepEqual(along('a1b1'), ['a1', 'b1']);
  assert.deepEqual(along('c3x'), ['c3']);
  assert.deepEqual(along('b2'), ['b2']);
});

test('buttons stand in rows by the letters of their names, if letters are shared', () => {
  assert.deepEqual(rowsOf(['a1', 'a2', 'b1', 'c1']), [false, false, true, true]);
  assert.deepEqual(rowsOf(['1r', '1l', '2r']), [false, false, false]);
  assert.deepEqual(rowsOf([]), []);
});

test('a state is told by its parts, and never at length', () => {
  assert.deepEqual(partsOfState({ heaps: [3, 4, 5], turn: 'X', none: null, big: 10n }), [
    { name: 'heaps', text: '3, 4, 5' },
    { name: 'turn', text: 'X' },
    { name: 'none', text: '–' },
    { name: 'big', text: '10' },
  ]);
  assert.deepEqual(partsOfState([[1, 2], [3], { a: 1 }]), [{ name: '', text: '[1, 2], [3], [a: 1]' }]);
  assert.deepEqual(partsOfState({ map: new Map([[1, 2]]), set: new Set([1]), bytes: new Uint8Array(2) }), [
    { name: 'map', text: '[1, 2]' },
    { name: 'set', text: '1' },
    { name: 'bytes', text: '0, 0' },
  ]);
  assert.deepEqual(partsOfState(7), [{ name: '', text: '7' }]);
  const [long] = partsOfState({ long: Array(100_000).fill('abc') });
  assert.ok((long?.text.length ?? 0) < 400);
  assert.ok(partsOfState(Object.fromEntries([...Array(1000).keys()].map((i) => [`k${i}`, i]))).length <= 50);
});
