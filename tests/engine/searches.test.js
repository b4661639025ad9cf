// How searches take turns, with fake searches that only count.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Search, SearchMemory } from '../../web/engine/search-memory.js';
import { Searches } from '../../web/engine/searches.js';

/** @typedef {{ slices: number, bytes: number, ran: number }} Counter */

/** A WebAssembly with searches that end after a number of slices, and use a number of bytes. */
class Wasm {
  /** @type {Map<number, Counter>} by address */
  searches = new Map();
  #last = 0;

  /** @type {number} the most searches that ran or rested at once */
  most = 0;

  /** @param {Omit<Counter, 'ran'>} search */
  begin(search) {
    this.searches.set(++this.#last, { ...search, ran: 0 });
    this.most = Math.max(this.most, this.searches.size);
    return this.#last;
  }

  hasSpareMemory = () => true;
  runSearch = (/** @type {number} */ address) => ++this.#at(address).ran >= this.#at(address).slices;
  searchProgress = () => 0.5;
  searchPlayouts = () => 0;
  searchBytes = (/** @type {number} */ address) => this.#at(address).bytes;
  dropSearch = (/** @type {number} */ address) => assert.ok(this.searches.delete(address), `${address} is no search`);

  /** @param {number} address */
  #at(address) {
    const search = this.searches.get(address);
    assert.ok(search, `${address} is no search`);
    return search;
  }
}

/** @param {{ timeSlice?: number, limit?: number }} options */
function searchesWith({ timeSlice = Number.POSITIVE_INFINITY, limit = 1000 }) {
  const wasm = new Wasm();
  const memory = new SearchMemory(/** @type {any} */ (wasm));
  memory.limit = limit;
  const searches = new Searches(/** @type {any} */ (wasm), memory, timeSlice);
  /** @type {string[]} */
  const happened = [];
  /**
   * @param {string} name
   * @param {Omit<Counter, 'ran'>} size
   * @param {import('../../web/engine/slices.js').SliceLimits} [limits]
   */
  const run = async (name, size, limits = {}) => {
    const begin = (/** @type {number} */ address) => {
      happened.push(`${name} begins`);
      return address || wasm.begin(size);
    };
    const search = new Search();
    await searches.run(search, { begin, read: () => happened.push(`${name} ends`) }, limits);
    return search;
  };
  return { wasm, memory, searches, happened, run };
}

test('two searches run at once, and the others begin in the order in which they came', async () => {
  const { happened, run, wasm } = searchesWith({});
  const names = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(names.map((name) => run(name, { slices: 3, bytes: 10 })));
  assert.deepEqual(
    happened.filter((what) => what.endsWith('begins')),
    names.map((name) => `${name} begins`),
  );
  assert.ok(happened.indexOf('c begins') > happened.indexOf('a ends'));
  assert.equal(wasm.searches.size, 5, 'all are remembered');
});

test('endless searches make way, so that each one gets its turn', async () => {
  const { happened, run } = searchesWith({ timeSlice: 0 });
  const ending = new AbortController();
  const endless = ['a', 'b', 'c', 'd'].map((name) =>
    assert.rejects(run(name, { slices: Number.POSITIVE_INFINITY, bytes: 10 }, { signal: ending.signal }), /enough/),
  );
  await Promise.all(['e', 'f'].map((name) => run(name, { slices: 5, bytes: 10 })));
  assert.deepEqual(
    happened.filter((what) => what.endsWith('begins')).map((what) => what[0]),
    ['a', 'b', 'c', 'd', 'e', 'f'],
    'no search begins twice if there is room for all',
  );
  ending.abort(new Error('enough'));
  await Promise.all(endless);
});

test('searches for which there is no room begin anew when their turn comes, and come to their ends', async () => {
  const { happened, run, wasm } = searchesWith({ timeSlice: 0.01, limit: 100 });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  await Promise.all(names.map((name) => run(name, { slices: 20, bytes: 50 })));
  assert.deepEqual(
    happened
      .filter((what) => what.endsWith('ends'))
      .map((what) => what[0])
      .sort(),
    names,
  );
  assert.ok(happened.length > 2 * names.length, 'some have begun anew');
  assert.ok(wasm.most <= 4, `${wasm.most} were there at once`);
});

test('the search that has been idle longest is dropped first', async () => {
  const { memory, run, searches, wasm } = searchesWith({ limit: 100 });
  const [a, b] = [await run('a', { slices: 1, bytes: 40 }), await run('b', { slices: 1, bytes: 40 })];
  await searches.run(a, { begin: (address) => address, read: () => undefined }, {});
  await run('c', { slices: 1, bytes: 40 });
  assert.deepEqual([a.address > 0, b.address], [true, 0]);
  assert.equal(wasm.searches.size, 2);
  memory.limit = 50;
  assert.equal(a.address, 0);
  assert.equal(wasm.searches.size, 1);
});

test('a search that is aborted while it waits ends at once, and frees its place', async () => {
  const { happened, run } = searchesWith({});
  const [first, second] = [new AbortController(), new AbortController()];
  const endless = ['a', 'b'].map((name) =>
    run(name, { slices: Number.POSITIVE_INFINITY, bytes: 1 }, { signal: first.signal }),
  );
  const waiting = run('c', { slices: 1, bytes: 1 }, { signal: second.signal });
  const last = run('d', { slices: 1, bytes: 1 });
  second.abort(new Error('no more'));
  await assert.rejects(waiting, /no more/);
  first.abort(new Error('enough'));
  for (const one of endless) await assert.rejects(one, /enough/);
  await last;
  assert.deepEqual(happened, ['a begins', 'b begins', 'd begins', 'd ends']);
});

test('the time of a search runs on while it makes way, and not while it waits', async () => {
  const { run } = searchesWith({ timeSlice: 0 });
  const slices = Number.POSITIVE_INFINITY;
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => run(name, { slices, bytes: 1 }, { milliseconds: 20 })));
});
