// Making a game: links with rules, and what the page hears of the frame in which they run.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestCode, longestText, mostTexts } from '../../web/page/make/limits.js';
import { decodeCode, encodeCode } from '../../web/page/make/link.js';
import { readMessage } from '../../web/page/make/messages.js';

test('rules come out of a link as they were, in every script', async () => {
  for (const code of ['', 'export default {}', 'const ✗ = "日本語 العربية 🎲";\n'.repeat(50)]) {
    const text = await encodeCode(code);
    assert.match(text, /^[\w-]+$/);
    assert.equal(await decodeCode(text), code);
  }
});

test('a link that is no rules, too long, or grows too long is refused', async () => {
  for (const text of ['', '%', 'abc', 'tic-tac-toe.X.b2', '_'.repeat(50), 'a'.repeat(100_000)]) {
    assert.equal(await decodeCode(text), undefined, text.slice(0, 40));
  }
  assert.equal((await decodeCode(await encodeCode('x'.repeat(longestCode))))?.length, longestCode);
  assert.equal(await decodeCode(await encodeCode('x'.repeat(longestCode + 1))), undefined);
  assert.equal(await decodeCode(await encodeCode('x'.repeat(5_000_000))), undefined, 'a bomb');
});

test('of a message of the frame, only known parts are heard, and no text is long', () => {
  assert.deepEqual(readMessage({ type: 'ready', more: 1 }), { type: 'ready' });
  assert.deepEqual(readMessage({ type: 'laws', laws: ['a', 7, null] }), { type: 'laws', laws: ['a', '', ''] });
  assert.deepEqual(readMessage({ type: 'failed', message: {} }), { type: 'failed', message: '' });
  for (const wrong of [
    undefined,
    null,
    'ready',
    7,
    [],
    {},
    { type: 'run' },
    { type: 'laws' },
    { type: 'laws', laws: 'x' },
  ]) {
    assert.equal(readMessage(wrong), undefined);
  }
  const long = readMessage({ type: 'laws', laws: Array(10_000).fill('x'.repeat(10_000)) });
  assert.ok(long?.type === 'laws' && long.laws.length === mostTexts);
  assert.ok(long.laws.every((law) => law.length === longestText));
});
