import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, NotationError } from 'noughts';

const noughts = await load();

/** Everything that can happen in a match, in the text of version 0.1 and of this version. */
const eventful = 'tic-tac-toe.O.b2.a1-X.undo.redo.undo.c3.resign-O.next.a3.b3.a2.b2.a1.next.resign';
const shortened = 'tic-tac-toe.O.game-3-2-0-0.resign';

test('the text of a match is what happened in its current game, and the score before it', () => {
  const match = noughts.match('tic-tac-toe', { first: 'O' });
  match.play('b2').play(6, { player: 'X' }).undo();
  assert.equal(String(match), 'tic-tac-toe.O.b2.a1.undo');
  match.redo().undo().play('c3').resign({ player: 'O' });
  assert.equal(String(match), 'tic-tac-toe.O.b2.c3.resign');
  match.next();
  assert.equal(String(match), 'tic-tac-toe.X.game-2-1-0-0');
  match.play('a3').play('b3').play('a2').play('b2').play('a1').next().resign();
  assert.equal(String(match), shortened);
});

test('parse restores the match, with its score and its undo', () => {
  const match = noughts.parse(eventful);
  assert.equal(String(match), shortened);
  assert.deepEqual(match.score, { X: 3, O: 0, ties: 0 });
  assert.equal(match.first, 'O');
  match.undo();
  assert.deepEqual(match.status, { state: 'next', player: 'O' });
});

test('a match survives JSON', () => {
  const match = noughts.parse(eventful);
  const json = JSON.parse(JSON.stringify(match));
  const score = { X: 2, O: 0, ties: 0 };
  assert.equal(String(noughts.match(json)), shortened);
  assert.deepEqual(json, { game: 'tic-tac-toe', first: 'O', number: 3, score, transitions: ['resign'] });
  assert.deepEqual(noughts.match('tic-tac-toe').toJSON(), { game: 'tic-tac-toe', first: 'X', transitions: [] });
  assert.equal(String(noughts.match(noughts.match('tic-tac-toe').toJSON())), 'tic-tac-toe.X');
});

test('the plain values that version 0.1 wrote are read', () => {
  const [game = '', , ...transitions] = eventful.split('.');
  assert.equal(String(noughts.match({ game, first: 'O', transitions })), shortened);
});

test('a match of a hundred thousand games has the text of its last one', () => {
  const text = `tic-tac-toe.X${'.a3.a2.b3.b2.undo.b2-O.c3-X.undo.redo.next-X'.repeat(99_999)}.b2`;
  const match = noughts.parse(text);
  assert.equal(String(match), 'tic-tac-toe.X.game-100000-99999-0-0.b2');
  assert.deepEqual(match.score, { X: 99_999, O: 0, ties: 0 });
});

/** @type {[text: string, code: string, position: number][]} */
const malformed = [
  ['', 'unknown-game', 0],
  ['chess.X', 'unknown-game', 0],
  ['tic-tac-toe', 'unknown-player', 11],
  ['tic-tac-toe.', 'unknown-player', 12],
  ['tic-tac-toe.x.b2', 'unknown-player', 12],
  ['tic-tac-toe.X.', 'unknown-transition', 14],
  ['tic-tac-toe.X.b2.', 'unknown-transition', 17],
  ['tic-tac-toe.X.b2 .a1', 'unknown-transition', 14],
  ['tic-tac-toe.X.b2\n.a1', 'unknown-transition', 14],
  ['tic-tac-toe.X.b2\0', 'unknown-transition', 14],
  ['tic-tac-toe.X.b2.b\uff12', 'unknown-transition', 17],
  ['tic-tac-toe.X.\u0430\u0031', 'unknown-transition', 14],
  ['tic-tac-toe.X.b2.\ud800', 'unknown-transition', 17],
  ['tic-tac-toe.X.b2-Z', 'unknown-transition', 14],
  ['tic-tac-toe.X.d1', 'square-off-board', 14],
  ['tic-tac-toe.X.b2.a1.b2', 'square-already-filled', 20],
  ['tic-tac-toe.X.b2-O', 'not-your-turn', 14],
  ['tic-tac-toe.X.undo', 'nothing-to-undo', 14],
  ['tic-tac-toe.X.redo', 'nothing-to-redo', 14],
  ['tic-tac-toe.X.a3.a2.b3.b2.c3.c2', 'game-already-ended', 29],
  ['tic-tac-toe.X.game-1-0-0-0', 'impossible-score', 14],
  ['tic-tac-toe.X.game-3-2-1-0.b2', 'impossible-score', 14],
  ['tic-tac-toe.X.game-3-1-1', 'unknown-transition', 14],
  ['tic-tac-toe.X.b2.undo-1-2', 'out-of-date', 17],
  [`tic-tac-toe.X.${'b2'.repeat(4_900_000)}`, 'unknown-transition', 14],
  [`tic-tac-toe.X.b2.${'\uff12'.repeat(9_000_000)}`, 'unknown-transition', 17],
];

test('malformed text is an error with its position', () => {
  for (const [text, code, position] of malformed) {
    const name = JSON.stringify(text.slice(0, 40));
    assert.throws(
      () => noughts.parse(text),
      (error) => {
        assert.ok(error instanceof NotationError, name);
        assert.deepEqual([error.code, error.position], [code, position], name);
        assert.match(error.message, new RegExp(`at ${position}\\b`), name);
        return true;
      },
    );
  }
});

test('ten million characters are read, and one more is not', () => {
  const start = 'tic-tac-toe.X.b2';
  const text = `${start}${'.undo.redo'.repeat(998_398)}`;
  assert.equal(String(noughts.parse(text)), start);
  assert.throws(() => noughts.parse(text.padEnd(10_000_001, '.')), { code: 'too-long', position: 10_000_000 });
});

test('plain values that would make too long a text are refused before they are copied', () => {
  const long = { name: 'NotationError', code: 'too-long' };
  const json = { game: 'tic-tac-toe', first: /** @type {const} */ ('X') };
  assert.throws(() => noughts.match({ ...json, transitions: new Array(2 ** 32 - 1) }), long);
  assert.throws(() => noughts.match({ ...json, transitions: new Array(100).fill('a'.repeat(2 ** 28)) }), long);
});

test('values that are not text or not a match are type errors', () => {
  for (const text of [undefined, null, 3, {}, [], Symbol('text'), { toString: () => 'tic-tac-toe.X' }]) {
    assert.throws(() => noughts.parse(/** @type {any} */ (text)), TypeError);
  }
  /** @type {import('noughts').MatchJson} */
  const json = { game: 'tic-tac-toe', first: 'X', transitions: ['b2'] };
  for (const wrong of [{}, [], { ...json, game: 3 }, { ...json, transitions: 'b2' }, { ...json, transitions: [4] }]) {
    assert.throws(() => noughts.match(/** @type {any} */ (wrong)), TypeError);
  }
  const counts = [{ number: '2' }, { number: 1.5 }, { number: -1 }, { number: null }, { score: null }, { score: 3 }];
  for (const wrong of [...counts, { number: 2, score: { X: 2 ** 60 } }, { number: 2, score: { O: '1' } }]) {
    assert.throws(() => noughts.match(/** @type {any} */ ({ ...json, ...wrong })), TypeError, JSON.stringify(wrong));
  }
  assert.throws(() => noughts.match({ ...json, score: { X: 1, O: 0, ties: 0 } }), { code: 'impossible-score' });
  assert.equal(String(noughts.match({ ...json, number: 1 })), 'tic-tac-toe.X.b2');
  assert.throws(() => noughts.match({ ...json, transitions: ['b2.a1'] }), TypeError, 'no dots in a transition');
  assert.throws(() => noughts.match({ ...json, transitions: ['b2', 'b2'] }), NotationError);
});

test('plain values that are too large are refused as soon as that is known', () => {
  const json = (/** @type {unknown} */ transitions, first = 'X') =>
    noughts.match(/** @type {any} */ ({ game: 'tic-tac-toe', first, transitions }));
  let reads = 0;
  const transitions = new Proxy(Object.assign([], { length: 9_999_999 }), {
    get(target, name) {
      if (typeof name === 'string' && /^\d/.test(name)) reads++;
      return Reflect.get(target, name);
    },
  });
  assert.throws(() => json(transitions), TypeError);
  assert.equal(reads, 1);
  // The longest text in V8, which does not build it until it is read.
  const longest = 'a'.repeat(2 ** 29 - 24);
  const before = process.memoryUsage().rss;
  for (const ask of [() => json([longest, longest, longest]), () => json([], longest), () => noughts.parse(longest)]) {
    assert.throws(ask, { name: 'NotationError', code: 'too-long' });
  }
  assert.ok(process.memoryUsage().rss - before < 2 ** 28, 'the text was not read');
});

test('spaces and line ends around a match are not part of it, and places count from the beginning of the text', async () => {
  const noughts = await load();
  for (const around of [' ', '\n', '\r\n', '\t', '\ufeff'])
    assert.equal(String(noughts.parse(`${around}tic-tac-toe.X.b2${around}`)), 'tic-tac-toe.X.b2');
  assert.throws(() => noughts.parse('  tic-tac-toe.X.b2.b2\n'), { code: 'square-already-filled', position: 19 });
  assert.throws(() => noughts.parse('tic-tac-toe.X. b2'), NotationError);
});
