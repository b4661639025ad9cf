// Any argument: the engine answers with a clear error and continues to work.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, Match, NotationError, Noughts, Opponent } from 'noughts';

const noughts = await load();

/** @type {any[]} values that are valid nowhere */
const odd = [true, 3, 4n, Symbol('odd'), 'odd', () => {}];

test('the engine alone constructs its objects', () => {
  for (const Class of /** @type {any[]} */ ([Match, Opponent, Noughts])) {
    for (const args of [[], [{}, {}], [Symbol('engine only'), {}, {}]]) {
      assert.throws(() => new Class(...args), /^TypeError: an? \w+ cannot be constructed/);
    }
  }
});

test('options are an object or nothing, and have no unknown names', async () => {
  const match = noughts.match('tic-tac-toe', /** @type {any} */ (null));
  match.play(4, /** @type {any} */ (null));
  assert.equal(match.canPlay(0, /** @type {any} */ (null)), true);
  const bob = noughts.opponent(/** @type {any} */ (null));
  await bob.choose(match, /** @type {any} */ (null));
  for (const options of [...odd, { unknown: 1 }]) {
    assert.throws(() => noughts.match('tic-tac-toe', options), TypeError);
    assert.throws(() => match.play(0, options), TypeError);
    assert.throws(() => match.canPlay(0, options), TypeError);
    assert.throws(() => noughts.opponent(options), TypeError);
    await assert.rejects(bob.choose(match, options), TypeError);
  }
  assert.throws(() => noughts.opponent(/** @type {any} */ ({ depth: 10 })), /no option "depth", only level,/);
  assert.equal(String(match), 'tic-tac-toe.X.b2');
});

test('an opponent accepts only matches of this engine, and only abort signals', async () => {
  const bob = noughts.opponent();
  const match = noughts.match('tic-tac-toe');
  for (const foreign of [...odd, undefined, null, {}, Object.create(match), new Proxy(match, {}), bob]) {
    await assert.rejects(bob.choose(foreign), {
      name: 'TypeError',
      message: /^expected a match or position, not /,
    });
  }
  for (const signal of [...odd, null, {}, { aborted: true }]) {
    await assert.rejects(bob.choose(match, { signal }), {
      name: 'TypeError',
      message: /^signal must be an AbortSignal/,
    });
  }
});

test('huge text is refused before it takes up memory, and everything works afterwards', () => {
  const huge = '\u4e00'.repeat(20_000_000);
  const match = noughts.match('tic-tac-toe');
  assert.equal(match.canPlay(huge), false);
  assert.throws(() => match.play(huge), { code: 'square-off-board' });
  assert.throws(() => noughts.match(huge), { code: 'unknown-game', message: /^.{1,300}$/ });
  assert.throws(() => noughts.opponent({ level: /** @type {any} */ (huge) }), RangeError);
  assert.throws(
    () => noughts.parse(huge),
    (error) => error instanceof NotationError && error.code === 'too-long' && error.position === 10_000_000,
  );
  assert.equal(match.play('b2').solve().outcome, 'draw');
});

test('the parts of the engine and of a match cannot be replaced', () => {
  const match = noughts.match('tic-tac-toe');
  for (const [object, name] of /** @type {[any, string][]} */ ([
    [noughts, 'games'],
    [match, 'game'],
    [match, 'status'],
  ])) {
    const before = object[name];
    assert.throws(() => {
      object[name] = [];
    }, TypeError);
    assert.equal(object[name], before);
  }
});

test('an error is sent as plain values, with its code', () => {
  for (const [call, sent] of /** @type {[() => unknown, object][]} */ ([
    [() => noughts.match('tic-tac-toe').play('d1'), { name: 'ConflictError', code: 'square-off-board', square: 'd1' }],
    [() => noughts.match('chess'), { name: 'UnknownGameError', code: 'unknown-game', id: 'chess' }],
    [
      () => noughts.parse('tic-tac-toe.X.b2.b2'),
      { name: 'NotationError', code: 'square-already-filled', position: 17 },
    ],
  ])) {
    assert.throws(call, (/** @type {any} */ error) => {
      assert.deepEqual(structuredClone(error.toJSON()), { ...sent, message: error.message });
      assert.deepEqual(JSON.parse(JSON.stringify(error)), { ...sent, message: error.message });
      return true;
    });
  }
});
