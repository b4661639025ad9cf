// Positions that are set up by hand on the page, and the lines that people have tried.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomNumbers } from '../../bench/peers/random.js';
import { load } from '../../web/engine/index.js';
import { branchesAfter } from '../../web/page/branching.js';
import { needsOf } from '../../web/page/set-up/offered.js';
import { byTurns, orderOf } from '../../web/page/set-up/order.js';
import { matchTo } from '../../web/page/set-up/reach.js';
import { askedBoard, positionOf } from '../../web/page/set-up/winners.js';

const noughts = await load();

/** Games whose positions can be set up on the page, with what they need. */
const games = [...noughts.games.map(({ id }) => id), 'gomoku-swap2'].flatMap((id) => {
  const needs = needsOf(noughts, noughts.position(id).game);
  return needs ? [{ id, needs }] : [];
});

test('the engine says what the position of a game needs', () => {
  const needsOfGame = (/** @type {string} */ id) => games.find((game) => game.id === id)?.needs;
  for (const id of ['qubic', 'notakto', 'order-and-chaos', 'connect-four'])
    assert.deepEqual(needsOfGame(id), { order: false, last: false, choice: false }, id);
  assert.deepEqual(needsOfGame('infinite-tic-tac-toe'), { order: true, last: false, choice: false });
  assert.deepEqual(needsOfGame('gomoku-swap2'), { order: false, last: false, choice: true });
  assert.deepEqual(needsOfGame('ultimate'), { order: false, last: true, choice: false });
});

test('of every game and position that play has reached, a match leads there', () => {
  for (const { id, needs } of games) {
    for (let seed = 1; seed <= 6; seed++) {
      const random = randomNumbers(seed);
      const match = noughts.match(id, { first: seed % 2 ? 'X' : 'O' });
      // The first moves of an opening are tried one by one.
      const plies = needs.choice ? 6 * seed - 4 : Math.floor(random() * 40);
      for (let ply = plies; ply > 0 && match.legalMoves.length > 0; ply--) {
        const choices = match.legalMoves.filter((move) => move >= match.game.squareNames.length);
        const moves = needs.choice && choices.length > 0 ? choices : match.legalMoves;
        match.play(Number(moves[Math.floor(random() * moves.length)]));
      }
      const ordered = orderOf(match.position.squares, match.moves);
      const known = { order: needs.order ? ordered : undefined, last: needs.last ? ordered.at(-1) : undefined };
      const found = noughts.parse(matchTo(noughts, match.position, known) ?? assert.fail(`${id}: ${match}`));
      assert.ok(found.position.equals(match.position), `${id}: ${match} is not ${found}`);
    }
  }
});

test('a match leads to each stage of an opening, also to those with the same marks', () => {
  for (const text of [
    'O.i12.j6',
    'O.i12.j6.f7',
    'O.i12.j6.f7.add.l15',
    'O.i12.j6.f7.add.l15.a1',
    'X.h8.h9.i9.swap.a1',
  ]) {
    const { position } = noughts.parse(`gomoku-swap2.${text}`);
    const found = noughts.parse(matchTo(noughts, position) ?? assert.fail(text));
    assert.ok(found.position.equals(position), `${text} is not ${found}`);
  }
});

test('a match leads to late positions where each move decides the board of the next one', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const random = randomNumbers(seed);
    const match = noughts.match('ultimate');
    for (let ply = 24 + 2 * seed; ply > 0 && match.legalMoves.length > 0; ply--) {
      match.play(Number(match.legalMoves[Math.floor(random() * match.legalMoves.length)]));
    }
    const last = Number(match.moves.at(-1));
    const found = noughts.parse(matchTo(noughts, match.position, { last }) ?? assert.fail(`${match}`));
    assert.ok(found.position.equals(match.position), `${match} is not ${found}`);
    assert.equal(found.moves.at(-1), last);
  }
});

test('marks count in the order in which they were made last, and the players take turns', () => {
  const _ = null;
  // a1 was marked, went, and was marked again.
  assert.deepEqual(orderOf(['X', 'O', 'X', _], [2, 1, 3, 0, 2]), [1, 0, 2]);
  // A person has marked all X first. O was last: X O X O.
  const squares = /** @type {const} */ (['X', 'X', 'O', 'O', _]);
  assert.deepEqual(byTurns(squares, [1, 0, 3, 2], 'O'), [1, 3, 0, 2]);
  assert.deepEqual(byTurns(squares, [1, 0, 3, 2], 'X'), [3, 1, 2, 0]);
  assert.deepEqual(byTurns(['X', 'X', 'X'], [0, 1, 2], 'O'), [0, 1, 2], 'wrong numbers are told by the engine');
});

test('a won position ends with the mark that wins', () => {
  const _ = null;
  const target = noughts.position('tic-tac-toe', { squares: ['X', 'X', 'X', 'O', 'O', _, _, _, _], turn: 'O' });
  const match = noughts.parse(matchTo(noughts, target) ?? '');
  assert.deepEqual(match.status, target.status);
  assert.equal(match.moves.length, 5);
});

/**
 * A game that is played to its end by chance.
 *
 * @param {string} id
 * @param {number} seed
 */
function played(id, seed) {
  const random = randomNumbers(seed);
  const match = noughts.match(id, { first: seed % 2 ? 'X' : 'O' });
  while (match.legalMoves.length > 0) {
    match.play(Number(match.legalMoves[Math.floor(random() * match.legalMoves.length)]));
  }
  return match;
}

test('a finished game is found in few visits, for either first player, on one board or more', (t) => {
  const { after } = Object.getPrototypeOf(noughts.position('tic-tac-toe'));
  let visits = 0;
  t.mock.method(
    Object.getPrototypeOf(noughts.position('tic-tac-toe')),
    'after',
    /** @this {unknown} @param {number} move */
    function (move) {
      visits++;
      return after.call(this, move);
    },
  );
  const games = ['tic-tac-toe', 'four-in-a-row-4x4', 'notakto', 'notakto-2'];
  const ended = games.flatMap((id) => [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => played(id, seed)));
  for (const match of [noughts.parse('gomoku.O.h8.a1.h9.a2.h10.a3.h11.a4.o15.a5'), ...ended]) {
    visits = 0;
    const found = noughts.parse(matchTo(noughts, match.position) ?? assert.fail(`${match}`));
    assert.ok(visits < 1000, `${match}: ${visits} visits`);
    assert.ok(found.position.equals(match.position), `${match} is not ${found}`);
  }
});

test('where no game leads to a position in which no mark floats, none is found', () => {
  const rules = { columns: 2, rows: 4, inARow: 4, gravity: true };
  const _ = null;
  // Both columns begin with an O. With as many X as O, and X to move, X was first.
  const target = noughts.position(rules, { squares: [_, _, 'O', 'X', 'X', 'X', 'O', 'O'], turn: 'X' });
  const found = matchTo(noughts, target);
  assert.equal(found, undefined);
});

test('a line that other moves replace becomes a branch, and a new game has none', () => {
  const [first, second, third] = [
    ['b2', 'a1', 'c3'],
    ['b2', 'c1'],
    ['b2', 'c1', 'a3'],
  ];
  assert.deepEqual(branchesAfter([], first, second), [first]);
  assert.deepEqual(branchesAfter([first], second, third), [first], 'a longer line replaces nothing');
  assert.deepEqual(branchesAfter([first], third, first), [third], 'the line itself is no branch');
  assert.deepEqual(branchesAfter([first], third, []), []);
  assert.deepEqual(branchesAfter([], [], second), []);
  assert.deepEqual(branchesAfter([first, second], ['a1'], third), [['a1'], first], 'nor is a part of it');
});

test('where a won board is played on, people are asked who won it, and a match leads there', () => {
  // Both have a row in the small board at the top left: X in its first column, and then O in its
  // second.
  const match = noughts.parse('ultimate-open-boards.X.a7.a3.a8.a6.a9.b9.d9.b8.d6.b7');
  const last = Number(match.moves.at(-1));
  const setUp = { squares: match.position.squares, turn: match.position.turn, last };
  const asked = (/** @type {string} */ id, /** @type {Map<number, 'X' | 'O'>} */ winners) => {
    const { game } = noughts.position(id);
    try {
      return positionOf(noughts, game, setUp, winners);
    } catch (fault) {
      return askedBoard(noughts, game, setUp, winners, fault);
    }
  };
  assert.equal(asked('ultimate-open-boards', new Map()), 0);
  assert.equal(asked('ultimate', new Map()), undefined, 'there it can never be');
  // What was said of another board does not count: no one has a row there.
  const position = positionOf(
    noughts,
    match.game,
    setUp,
    new Map([
      [0, 'X'],
      [8, 'O'],
    ]),
  );
  assert.ok(position.equals(match.position));
  const other = positionOf(noughts, match.game, setUp, new Map([[0, 'O']]));
  assert.ok(!other.equals(position));
  const found = noughts.parse(matchTo(noughts, position, { last }) ?? assert.fail(`${match}`));
  assert.ok(found.position.equals(position));
});
