// A game of infinite tic-tac-toe that no player ends.

import assert from 'node:assert/strict';

/**
 * A key for positions of infinite tic-tac-toe, which ignores the ages of marks.
 * @param {import('noughts').Position} position
 */
const keyOf = ({ squares, turn, vanishingMark }) =>
  `${squares.map((owner) => owner ?? '.').join('')}${turn}${vanishingMark}`;

/**
 * Plays until a position comes for the third time, and checks that this is a tie.
 *
 * @param {import('noughts').Noughts} noughts
 * @param {number} fewest the least number of moves before that
 */
export async function goRound(noughts, fewest) {
  const match = noughts.match('infinite-tic-tac-toe');
  // No move ends the game. Among the moves that continue it, it takes one to the position that has
  // come least often.
  const seen = new Map();
  const timesOf = (/** @type {import('noughts').Position} */ position) => seen.get(keyOf(position)) ?? 0;
  while (match.status.state === 'next') {
    const { position } = match;
    seen.set(keyOf(position), timesOf(position) + 1);
    const goingOn = position.legalMoves
      .map((move) => ({ move, next: position.after(move) }))
      .filter(({ next }) => next.status.state === 'next')
      .sort((one, another) => timesOf(one.next) - timesOf(another.next));
    const [least] = match.moves.length < fewest ? goingOn : goingOn.reverse();
    match.play(least?.move ?? 0);
  }
  assert.ok(match.moves.length > fewest, `${match.moves.length} moves`);
  assert.deepEqual(match.status, { state: 'tie' });
  assert.deepEqual(match.score, { X: 0, O: 0, ties: 1 });
  assert.equal(match.position.status.state, 'next');
  assert.deepEqual(match.legalMoves, []);
  assert.deepEqual(match.solve(), { move: null, outcome: 'draw', plies: 0, exact: true, nodes: 0 });
  assert.throws(() => match.play(match.position.legalMoves[0] ?? 0), { code: 'game-already-ended' });
  const text = String(match);
  assert.equal(text.split('.').length - 2, match.moves.length);
  assert.deepEqual(noughts.parse(text).status, { state: 'tie' });
  assert.equal((await match.review()).moves.length, match.moves.length);
  assert.equal(match.undo().status.state, 'next');
}
