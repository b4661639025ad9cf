import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, NotationError } from 'noughts';

const noughts = await load();

/** Everything that can happen in a match, once. */
const eventful = 'tic-tac-toe.O.b2.a1-X.undo.redo.undo.c3.resign-O.next.a3.b3.a2.b2.a1.next.resign';

test('the text of a match is what happened in it', () => {
  const match = noughts.match('tic-tac-toe', { first: 'O' });
  match.play('b2').play(6, { player: 'X' }).undo().redo().undo().play('c3').resign('O').next();
  match.play('a3').play('b3').play('a2').play('b2').play('a1').next().resign();
  assert.equal(String(match), eventful);
});

test('parse gives the match back, with its score and its way back', () => {
  const match = noughts.parse(eventful);
  assert.equal(String(match), eventful);
  assert.deepEqual(match.score, { X: 3, O: 0, ties: 0 });
  assert.equal(match.first, 'O');
  match.undo();
  assert.deepEqual(match.status, { state: 'next', player: 'O' });
});

test('a match survives JSON', () => {
  const match = noughts.parse(eventful);
  const json = JSON.parse(JSON.stringify(match));
  assert.deepEqual([json.game, json.first, json.transitions[1]], ['tic-tac-toe', 'O', 'a1-X']);
  assert.equal(String(noughts.match(json)), eventful);
  assert.equal(String(noughts.match(noughts.match('tic-tac-toe').toJSON())), 'tic-tac-toe.X');
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
  ['tic-tac-toe.X.b2 ', 'unknown-transition', 14],
  ['tic-tac-toe.X.b2\n', 'unknown-transition', 14],
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
  [`tic-tac-toe.X.${'b2'.repeat(490_000)}`, 'unknown-transition', 14],
];

test('whatever is malformed is an error that says where', () => {
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

test('nearly a megabyte of undo and redo is read as it stands', () => {
  const text = `tic-tac-toe.X.b2${'.undo.redo'.repeat(99_000)}`;
  assert.equal(String(noughts.parse(text)), text);
});

test('what is no text, and values that are no match, are type errors', () => {
  for (const text of [undefined, null, 3, {}, [], Symbol('text'), { toString: () => 'tic-tac-toe.X' }]) {
    assert.throws(() => noughts.parse(/** @type {any} */ (text)), TypeError);
  }
  /** @type {import('noughts').MatchJson} */
  const json = { game: 'tic-tac-toe', first: 'X', transitions: ['b2'] };
  for (const wrong of [{}, [], { ...json, game: 3 }, { ...json, transitions: 'b2' }, { ...json, transitions: [4] }]) {
    assert.throws(() => noughts.match(/** @type {any} */ (wrong)), TypeError);
  }
  assert.throws(() => noughts.match({ ...json, transitions: ['b2.a1'] }), TypeError, 'no dots in a transition');
  assert.throws(() => noughts.match({ ...json, transitions: ['b2', 'b2'] }), NotationError);
});
