// Every call is safe with any argument: it returns or throws one of our errors, and the engine
// works afterwards.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, Match, Opponent } from 'noughts';

const noughts = await load();

const odd = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  4.5,
  1e21,
  2 ** 31,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'b2',
  'B2',
  'a'.repeat(100_000),
  '\u0000',
  '\ud800',
  '💥',
  '__proto__',
  'tic-tac-toe.X.b2',
  10n,
  Symbol('odd'),
  [],
  ['b2'],
  {},
  { player: 'X' },
  { nodes: 10 },
  { level: 'easy', seed: 1 },
  { columns: 3, rows: 3, inARow: 3 },
  { columns: 1e9, rows: -1, inARow: Number.NaN },
  { game: 'tic-tac-toe', first: 'X', transitions: ['b2'] },
  Object.create(null),
  () => 1,
  new Proxy({}, { get: () => 1, ownKeys: () => [] }),
  new Date(Number.NaN),
  new Uint8Array(3),
  AbortSignal.abort('odd'),
  noughts.match('tic-tac-toe'),
  noughts.opponent({ seed: 1 }),
];

/** Calls that may use their whole limit. */
const slow = new Set(['solve', 'evaluate', 'analyse']);

/**
 * @param {string} what
 * @param {() => unknown} call
 */
async function survives(what, call) {
  try {
    await call();
  } catch (error) {
    const isOurs = error instanceof Error && !(error instanceof WebAssembly.RuntimeError);
    assert.ok(isOurs || error === 'odd', `${what} threw ${String(error)}`);
    if (isOurs) assert.doesNotMatch(error.message, /memory access|unreachable|BindingError|Cannot pass/, what);
  }
}

/** @param {object} target */
const methodsOf = (target) =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(target)).filter(
    (name) => name !== 'constructor' && typeof Reflect.get(target, name) === 'function',
  );

test('every method of the engine, of a match and of an opponent takes anything', async () => {
  // A game that is solved at once, because many of these arguments leave a search without a limit.
  const matches = () => noughts.match('line-5x4-3-gravity');
  for (const make of [() => noughts, matches, () => noughts.opponent({ playouts: 5 })]) {
    for (const name of methodsOf(make())) {
      for (const [i, first] of odd.entries()) {
        for (const second of slow.has(name)
          ? [undefined]
          : [undefined, odd[(7 * i) % odd.length], odd[(13 * i + 5) % odd.length]]) {
          const target = make();
          const given = slow.has(name) && first === undefined ? { nodes: 10 } : first;
          await survives(`${name}(${typeof first})`, () => Reflect.get(target, name).call(target, given, second));
        }
      }
    }
  }
  const match = noughts.match('tic-tac-toe').play('b2');
  assert.equal(match.solve().outcome, 'draw');
  assert.ok(match.canPlay(await noughts.opponent({ level: 'best', seed: 1 }).choose(match)));
});

test('methods on other objects are type errors', () => {
  for (const target of odd.filter((value) => !(value instanceof Match || value instanceof Opponent))) {
    assert.throws(() => Match.prototype.play.call(target, 'b2'), TypeError);
    assert.throws(() => Match.prototype.toString.call(target), TypeError);
    assert.throws(() => Opponent.prototype.dispose.call(target), TypeError);
  }
});
