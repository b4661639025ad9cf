// The name of a square, typed at the board, on keyboards of any kind.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitTarget, markKey, Typing } from '../../web/element/board/keys.js';
import { questionOf } from '../../web/element/speech/questions.js';

/** @import { Key } from '../../web/element/board/keys.js' */

/** @param {string} key @param {Partial<Key>} [more] @returns {Key} */
const press = (key, more) => ({ key, code: '', ctrlKey: false, shiftKey: false, ...more });

const squareNames = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];

/**
 * The last square that keys reach, by name, and the digits among the keys that would be moves.
 *
 * @param {...Key} keys
 */
function typed(...keys) {
  const typing = new Typing({ squareNames, gravity: false });
  let target;
  const moves = [];
  for (const key of keys) {
    const isNaming = typing.isBegun;
    const square = typing.add(key);
    if (square !== undefined) target = squareNames[square];
    else if (!isNaming && digitTarget(key, /** @type {any} */ ({ columns: 3, rows: 3, gravity: false })) !== undefined)
      moves.push(key.key);
  }
  return [target, moves.join('')];
}

test('letters count in both cases, with Caps Lock and with Shift', () => {
  assert.deepEqual(typed(press('a'), press('3')), ['a3', '']);
  assert.deepEqual(typed(press('CapsLock'), press('A'), press('3')), ['a3', '']);
  assert.deepEqual(typed(press('Shift'), press('B', { shiftKey: true }), press('1')), ['b1', '']);
});

test('where digits need Shift, that ends no name', () => {
  assert.deepEqual(typed(press('c'), press('Shift'), press('2', { code: 'Digit2', shiftKey: true })), ['c2', '']);
});

test('on a keyboard of another script, the places of the keys count', () => {
  assert.deepEqual(typed(press('ф', { code: 'KeyA' }), press('3')), ['a3', '']);
  assert.deepEqual(typed(press('ش', { code: 'KeyA' }), press('٣', { code: 'Digit3' })), ['a3', '']);
  assert.equal(markKey(press('ч', { code: 'KeyX' })), 'X');
  assert.equal(questionOf(press('Д', { code: 'KeyL', shiftKey: true })), 'last');
  assert.equal(markKey(press('z', { code: 'KeyX' })), undefined, 'what a Latin key writes counts, wherever it lies');
});

test('a digit after a letter that no square has is no move', () => {
  assert.deepEqual(typed(press('z'), press('3')), [undefined, '']);
  assert.deepEqual(typed(press('ö', { code: 'Semicolon' }), press('3')), [undefined, '']);
  assert.deepEqual(typed(press('3')), [undefined, '3']);
  assert.deepEqual(typed(press('a'), press('Escape'), press('3')), [undefined, '3']);
});
