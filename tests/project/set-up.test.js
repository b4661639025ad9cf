// Positions that are set up by hand on the page, and the lines that people have tried.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomNumbers } from '../../bench/peers/random.js';
import { load } from '../../web/engine/index.js';
import { branchesAfter } from '../../web/page/branching.js';
import { isOffered } from '../../web/page/set-up/offered.js';
import { matchTo } from '../../web/page/set-up/reach.js';

const noughts = await load();

/** Games whose positions can be set up on the page. */
const games = noughts.games.filter((game) => isOffered(noughts, game));

test('of every game and position that play has reached, a match leads there', () => {
  assert.ok(games.length > 5);
  for (const id of ['qubic', 'notakto', 'order-and-chaos'])
    assert.ok(
      games.some((game) => game.id === id),
      id,
    );
  for (const { id } of games) {
    for (let seed = 1; seed <= 6; seed++) {
      const random = randomNumbers(seed);
      const match = noughts.match(id, { first: seed % 2 ? 'X' : 'O' });
      for (let ply = Math.floor(random() * 40); ply > 0 && match.legalMoves.length > 0; ply--) {
        match.play(Number(match.legalMoves[Math.floor(random() * match.legalMoves.length)]));
      }
      const found = noughts.parse(matchTo(noughts, match.position) ?? assert.fail(`${id}: ${match}`));
      assert.ok(found.position.equals(match.position), `${id}: ${match} is not ${found}`);
    }
  }
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
