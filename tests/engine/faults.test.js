// Failures of the machine: there is no memory left.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { EngineError, load } from 'noughts';

const { grow } = WebAssembly.Memory.prototype;
const { error: complain } = console;

/** From now on no memory can grow. */
function refuseMemory() {
  console.error = () => {}; // hides Emscripten's own message
  WebAssembly.Memory.prototype.grow = () => {
    throw new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded');
  };
}

function grantMemory() {
  console.error = complain;
  WebAssembly.Memory.prototype.grow = grow;
}

/**
 * An engine that has run out of memory, its error, and what can still be read of a match.
 */
async function exhaust() {
  const noughts = await load();
  const match = noughts.match('connect-four').play('d').play('d').undo();
  const bob = noughts.opponent({ level: 'hard' });
  // Memory grows by a fifth at a time, so that there is no room for a text of ten million
  // characters.
  const held = Array.from({ length: 100_000 }, () => noughts.match('connect-four'));
  refuseMemory();
  /** @type {unknown} */
  let error;
  try {
    noughts.parse(`connect-four.X.d1${'.undo.redo'.repeat(990_000)}`);
  } catch (thrown) {
    error = thrown;
  }
  const [text, json] = [String(match), JSON.stringify(match)];
  grantMemory();
  return { noughts, match, bob, held, error, text, json };
}

const exhausted = await exhaust();

afterEach(grantMemory);

test('an engine without memory says so by a typed error, and goes on saying so', async () => {
  const { noughts, match, bob, held, error } = exhausted;
  assert.ok(error instanceof EngineError, String(error));
  assert.equal(error.code, 'engine-failed');
  assert.match(error.message, /for lack of memory or stack; load\(\) makes another/);
  assert.ok(error.cause instanceof WebAssembly.RuntimeError);
  for (const ask of [
    () => match.play('a'),
    () => match.status,
    () => match.redo(),
    () => match.evaluate(),
    () => noughts.match('tic-tac-toe'),
    () => noughts.parse('tic-tac-toe.X'),
    () => noughts.opponent(),
  ]) {
    assert.throws(ask, error, String(ask));
  }
  await assert.rejects(bob.choose(match), error);
  await assert.rejects(match.analyse(), error);
  for (const one of [match, bob, ...held]) assert.doesNotThrow(() => one.dispose());
});

test('the next load gives a new engine, which goes on with the match', async () => {
  const { noughts, text, json } = exhausted;
  const fresh = await load();
  assert.notEqual(fresh, noughts);
  assert.equal(await load(), fresh);
  assert.equal(text, 'connect-four.X.d1.d2.undo');
  assert.deepEqual(fresh.parse(text).redo().play('a').moves, [38, 31, 35]);
  assert.equal(String(fresh.match(JSON.parse(json))), text);
  const bob = fresh.opponent({ playouts: 50, seed: 1 });
  assert.ok(fresh.parse(text).canPlay(await bob.choose(fresh.parse(text))));
});

test('a stack that is exhausted in the middle of calls leaves no match whose parts disagree, and the next engine goes on with it', async () => {
  let noughts = await load();
  let match = noughts.match('connect-four').play('d');
  const change = () => (match.canRedo ? match.redo() : match.undo());
  /**
   * Calls itself to the end of the stack, and on the way back tries until a call succeeds.
   *
   * @param {...number} given a different number of arguments each time, so that the stack ends
   *   elsewhere
   */
  const dive = (...given) => {
    try {
      dive(...given);
    } catch {
      change();
    }
  };
  let failures = 0;
  for (let depth = 0; depth < 30; depth++) {
    try {
      dive(...Array.from({ length: depth }, () => depth));
    } catch (error) {
      assert.ok(error instanceof EngineError, String(error));
    }
    try {
      const copy = noughts.parse(String(match));
      assert.deepEqual([copy.squares, copy.moves, copy.canRedo], [match.squares, match.moves, match.canRedo]);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      failures++;
      const text = String(match);
      assert.ok(['connect-four.X.d1', 'connect-four.X.d1.undo'].includes(text), text);
      noughts = await load();
      match = noughts.parse(text);
      assert.equal(String(match), text);
    }
  }
  assert.ok(failures > 0, 'no call was ever torn off');
});
