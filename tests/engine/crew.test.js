// Several workers that search the same move. Here they are objects of the test, which answers for
// them.

import assert from 'node:assert/strict';
import { test } from 'node:test';

/** @type {FakeWorker[]} all workers that have started and not ended, in order */
const crew = [];

/** A worker that only records its messages. */
class FakeWorker extends EventTarget {
  /** @type {any[]} */
  sent = [];

  constructor() {
    super();
    crew.push(this);
  }

  /** @param {any} message */
  postMessage(message) {
    this.sent.push(message);
  }

  terminate() {
    crew.splice(crew.indexOf(this), 1);
  }

  /** @param {object} reply the answer to the last question */
  reply(reply) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: { id: this.question.id, ...reply } }));
  }

  get question() {
    return this.sent.findLast((message) => 'question' in message);
  }

  get book() {
    return this.sent.find((message) => 'book' in message)?.book;
  }

  get memory() {
    return this.sent.findLast((message) => 'memory' in message)?.memory;
  }

  get isAborted() {
    return this.sent.some((message) => message.abort && message.id === this.question.id);
  }
}

Object.assign(globalThis, { document: {}, Worker: FakeWorker });
const processors = { hardwareConcurrency: 2 };
Object.defineProperty(globalThis, 'navigator', { value: processors, configurable: true });

const { load } = await import('../../web/engine/index.js');
const { LocalThinker } = await import('../../web/engine/local.js');
const { insideOf } = await import('../../web/engine/position.js');
const noughts = await load();

// A single move wins (core/data/puzzles/ultimate.txt): a thousand playouts find it, a few do not.
const text = 'ultimate.X.e3.e7.f3.h9.d7.a2.c5.h5.d4.a3.a9.a8.c4.g3.a7.a1.f4.h2.e4.d3.c9.g8.c6.h8.i6.h7.d2';
const solution = 'g6';
const match = noughts.parse(text);
const { runtime, bytes } = insideOf(match.position);
const solved = match.game.squareNames.indexOf(solution);

/** The result of a separate search with this many playouts. @param {number} playouts */
const found = (playouts) =>
  new LocalThinker(runtime, { mistakes: [0, 0, 0, 0], playouts, nodes: 0 }).choose(bytes, 5, { fewestPlayouts: 0 });
const [much, little] = await Promise.all([found(20_000), found(81)]);
assert.equal(much.move, solved);
assert.notEqual(little.move, solved);

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits until every worker has a question. The helpers are given the network first. */
async function allAsked() {
  while (crew.some(({ question }) => !question)) await turn();
}

/** Asks a new opponent, and waits until it has asked the first worker. @param {object} [options] */
async function begin(options) {
  const opponent = noughts.opponent({ level: 'best', milliseconds: 500, seed: 3 });
  const choice = opponent.choose(match, options);
  choice.catch(() => {});
  while (!crew[0]?.question) await turn(); // first the network is fetched
  return { opponent, choice, first: /** @type {FakeWorker} */ (crew[0]) };
}

test('the others help once the first one plays random games, each with a seed of its own, in shares of the memory', async () => {
  const { opponent, choice, first } = await begin();
  assert.equal(crew.length, 1);
  assert.equal(first.memory, noughts.searchMemory);
  first.reply({ progress: 0.1, playouts: 0 });
  assert.equal(crew.length, 1, 'the exact search is running');
  first.reply({ progress: 0.2, playouts: 100 });
  assert.equal(crew.length, 2);
  await allAsked();
  for (const worker of crew) assert.equal(worker.book, 'ultimate');
  const [one, other] = crew.map(({ question }) => question);
  assert.notEqual(one.question.seed, other.question.seed);
  assert.deepEqual(
    [one.question.share, other.question.share],
    [
      { place: 0, count: 2 },
      { place: 1, count: 2 },
    ],
  );
  assert.ok(one.question.skill.nodes > 0 && other.question.skill.nodes === 0);
  assert.equal(one.milliseconds, 500);
  assert.ok(0 < other.milliseconds && other.milliseconds <= 500);
  assert.deepEqual(
    crew.map(({ memory }) => memory),
    [noughts.searchMemory / 2, noughts.searchMemory / 2],
  );
  crew[1]?.reply({ value: much });
  first.reply({ value: little });
  await choice;
  opponent.dispose();
  assert.equal(crew.length, 0, 'they are no longer needed');
});

test('the results of all workers are merged', async () => {
  for (const [mine, theirs] of [
    [little, much],
    [much, little],
  ]) {
    const { opponent, choice, first } = await begin();
    first.reply({ progress: 0.2, playouts: 100 });
    await allAsked();
    crew[1]?.reply({ value: theirs });
    await turn();
    first.reply({ value: mine });
    assert.equal(await choice, solved);
    opponent.dispose();
  }
});

test('four workers report every move, even on the largest board', async () => {
  for (const game of ['gomoku', 'line-19x19-10']) {
    const large = noughts.match(game);
    large.play('j10');
    const { runtime, bytes } = insideOf(large.position);
    const thinker = new LocalThinker(runtime, { mistakes: [0, 0, 0, 0], playouts: 30, nodes: 0 });
    const chosen = await thinker.choose(bytes, 1, {});
    assert.equal(chosen.statistics.length, 5 * large.position.legalMoves.length);
    runtime.show(bytes);
    const numbers = runtime.numbers();
    for (let place = 0; place < 4; place++) numbers.set(chosen.statistics, place * chosen.statistics.length);
    // Each seed picks one of the moves that are as good as the best. There are few of these, and
    // fewer when four workers have found the same.
    const picked = (/** @type {number} */ searches) =>
      new Set(Array.from({ length: 1000 }, (_, seed) => runtime.wasm.mergedMove(searches, seed)));
    assert.ok(picked(1).has(chosen.move));
    assert.ok([...picked(4)].every((move) => picked(1).has(move)));
    assert.ok(picked(1).size < large.position.legalMoves.length / 4);
  }
});

test('where positions are valued, the workers divide the moves and find the best one together', async () => {
  await runtime.books.read('ultimate');
  const ofEach = await Promise.all(
    [0, 1].map((place) =>
      new LocalThinker(runtime, { mistakes: [0, 0, 0, 0], playouts: 5000, nodes: 0 }).choose(
        bytes,
        5,
        {},
        { place, count: 2 },
      ),
    ),
  );
  const visits = ofEach.map(({ statistics }) => [...statistics].flatMap((number, i) => (i % 5 === 1 ? [number] : [])));
  assert.ok(
    visits[0]?.every((number, i) => number === 0 || visits[1]?.[i] === 0),
    'no move is tried twice',
  );
  runtime.show(bytes);
  const numbers = runtime.numbers();
  ofEach.forEach(({ statistics }, place) => {
    numbers.set(statistics, place * statistics.length);
  });
  assert.equal(runtime.wasm.mergedMove(2, 5), solved);
});

test('a certain result of the first worker is played, and the others stop', async () => {
  const { opponent, choice, first } = await begin();
  first.reply({ progress: 0.2, playouts: 100 });
  await allAsked();
  first.reply({ value: { move: little.move, statistics: new Uint16Array() } });
  assert.equal(await choice, little.move);
  assert.ok(crew[1]?.isAborted);
  opponent.dispose();
});

test('the random games of all are counted', async () => {
  /** @type {number[][]} */
  const told = [];
  const { opponent, choice, first } = await begin({
    onProgress: (/** @type {number[]} */ ...progress) => told.push(progress),
  });
  first.reply({ progress: 0.2, playouts: 100 });
  await allAsked();
  crew[1]?.reply({ progress: 0.3, playouts: 40 });
  first.reply({ progress: 0.4, playouts: 250 });
  assert.deepEqual(told, [
    [0.2, 100],
    [0.4, 290],
  ]);
  opponent.dispose();
  await assert.rejects(choice, { code: 'disposed' });
});

test('an abort ends them all', async () => {
  const controller = new AbortController();
  const { opponent, choice, first } = await begin({ signal: controller.signal });
  first.reply({ progress: 0.2, playouts: 100 });
  await allAsked();
  const [, second] = crew;
  controller.abort(new Error('enough'));
  await assert.rejects(choice, /enough/);
  assert.ok(first.isAborted && second?.isAborted);
  opponent.dispose();
});

test('there are as many as processors, at most four, and one where memory is short or the time is not limited', async () => {
  const usual = noughts.searchMemory;
  const sizeOf = async (/** @type {object} */ strength) => {
    const opponent = noughts.opponent(strength);
    opponent.choose(match).catch(() => {});
    await turn();
    crew[0]?.reply({ progress: 0.2, playouts: 100 });
    await allAsked();
    const { length } = crew;
    opponent.dispose();
    return length;
  };
  const timed = { level: 'best', milliseconds: 500 };
  for (const [number, expected] of /** @type {const} */ ([
    [1, 1],
    [3, 3],
    [16, 4],
    [undefined, 1],
  ])) {
    Object.assign(processors, { hardwareConcurrency: number });
    assert.equal(await sizeOf(timed), expected);
  }
  processors.hardwareConcurrency = 4;
  for (const strength of [{ level: 'best' }, { milliseconds: 500 }, { playouts: 500 }])
    assert.equal(await sizeOf(strength), 1);
  noughts.searchMemory = usual / 2;
  assert.equal(await sizeOf(timed), 1);
  noughts.searchMemory = usual;
});

// This test is last: after a worker has failed, none is started again.
test('a worker that is silent, has no answer or fails is not awaited', async () => {
  for (const answer of [
    () => {},
    () => crew[1]?.reply({ failed: true }),
    () => crew[1]?.dispatchEvent(new Event('error')),
  ]) {
    const { opponent, choice, first } = await begin();
    first.reply({ progress: 0.2, playouts: 100 });
    await allAsked();
    answer();
    first.reply({ value: much });
    assert.equal(await choice, solved);
    opponent.dispose();
  }
});
