// The lessons: each step asks for what the engine proves.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { load } from '../../web/engine/index.js';
import { lessons } from '../../web/games/tables/lessons.js';
import { begun, isOpen, shown, tried } from '../../web/page/lessons/learning.js';
import { answerTo, rightMoves } from '../../web/page/lessons/tasks.js';
import { readCatalogues } from '../../web/words/read.js';

/** @import { Position } from '../../web/engine/index.js' */

const steps = lessons.flatMap(({ game, steps }) => steps.map((step) => ({ name: `${game} ${step.id}`, ...step })));

/** @type {Awaited<ReturnType<typeof load>>} */
let noughts;
before(async () => {
  noughts = await load();
});

/** @type {Map<string, readonly number[]>} */
const found = new Map();

/**
 * The right moves of a step, which take a while to find.
 *
 * @param {typeof steps[number]} step
 * @param {Position} position
 */
function rightOf({ name, task }, position) {
  const right = found.get(name) ?? rightMoves(task, position);
  found.set(name, right);
  return right;
}

/** @param {Position} position @param {readonly number[]} moves */
const named = ({ game }, moves) => moves.map((move) => game.moveNames[move]);

test('a lesson has five to eight steps, each with a name of its own and texts of the catalogue', () => {
  const texts = new Set(Object.values(readCatalogues().get('en') ?? {}));
  for (const { game, steps } of lessons) {
    assert.ok(steps.length >= 5 && steps.length <= 8, game);
    assert.equal(new Set(steps.map(({ id }) => id)).size, steps.length, game);
    for (const { title, text } of steps) assert.ok(texts.has(title) && texts.has(text), text);
  }
});

test('in each step some moves do what is asked, and others do not', () => {
  for (const step of steps) {
    const { name } = step;
    const { position } = noughts.parse(step.match);
    const right = rightOf(step, position);
    assert.ok(right.length > 0, name);
    assert.ok(right.length < position.legalMoves.length, name);
  }
});

/**
 * How the search of the core says that each move ends for its player, and how soon; undefined if it
 * cannot tell for all of them.
 *
 * @param {Position} position
 */
function proven(position) {
  const found = position.evaluate({ nodes: 20_000 });
  return found.every(({ exact, plies }) => exact && plies !== null) ? found : undefined;
}

/**
 * Whether the player to move wins within so many of their moves, by that search.
 *
 * @param {Position} position
 * @param {number} moves
 */
function wins(position, moves) {
  return proven(position)?.some(({ outcome, plies }) => outcome === 'win' && Number(plies) < 2 * moves);
}

/**
 * What the kinds of tasks claim, by that search.
 *
 * @type {Record<string, (position: Position, moves: number) => number[] | undefined>}
 */
const claims = {
  win: (position, moves) =>
    proven(position)
      ?.filter(({ outcome, plies }) => outcome === 'win' && Number(plies) < 2 * moves)
      .map(({ move }) => move),
  hold: (position, moves) => {
    const safe = [];
    for (const move of position.legalMoves) {
      const isLost = wins(position.after(move), moves);
      if (isLost === undefined) return undefined;
      if (!isLost) safe.push(move);
    }
    return safe;
  },
  keep: (position) => {
    const found = proven(position);
    const best = ['win', 'draw'].find((each) => found?.some(({ outcome }) => outcome === each));
    return found?.flatMap(({ move, outcome }) => (outcome === best ? [move] : []));
  },
};

test('where the search of the core knows every outcome, the moves that do a task are those that it says', () => {
  const compared = steps.filter((step) => {
    const { name, task } = step;
    const { kind, moves = 1, goal } = task;
    const { position } = noughts.parse(step.match);
    const claimed = goal === 'board' ? undefined : claims[kind]?.(position, moves);
    if (!claimed) return false;
    assert.deepEqual(named(position, rightOf(step, position)), named(position, claimed), name);
    return true;
  });
  assert.ok(compared.length >= 9, `${compared.length}`);
});

/**
 * The squares that complete a line of a player.
 *
 * @param {Position} position
 * @param {string} player
 */
function threatsOf({ game, squares }, player) {
  const open = game.lines.flatMap((line) => {
    const free = line.filter((square) => squares[square] === null);
    return free.length === 1 && line.filter((square) => squares[square] === player).length === line.length - 1
      ? free
      : [];
  });
  return new Set(open);
}

test('on boards of lines, to win by the second move is to make two threats while the other player has none', () => {
  const forks = steps.filter(({ match, task: { kind, moves, goal } }) => {
    const { gravity, nested, chosenMarks } = noughts.parse(match).game;
    return kind === 'win' && moves === 2 && goal !== 'board' && !gravity && !nested && !chosenMarks;
  });
  assert.ok(forks.length > 0);
  for (const step of forks) {
    const { name } = step;
    const { position } = noughts.parse(step.match);
    const { turn } = position;
    const isFork = (/** @type {number} */ move) => {
      const after = position.after(move);
      return threatsOf(after, turn).size >= 2 && threatsOf(after, after.turn).size === 0;
    };
    assert.deepEqual(
      named(position, rightOf(step, position)),
      named(position, position.legalMoves.filter(isFork)),
      name,
    );
  }
});

test('a wrong move is answered by one that shows it, as far as one does', () => {
  for (const step of steps) {
    const { name, task } = step;
    const { position } = noughts.parse(step.match);
    const right = rightOf(step, position);
    const wrong = position.legalMoves.filter((each) => !right.includes(each));
    for (const move of new Set([...wrong.slice(0, 2), ...wrong.slice(-2)])) {
      const answer = answerTo(task, position, move);
      if (!answer) continue;
      const after = position.after(move);
      assert.ok(after.legalMoves.includes(answer.move), name);
      if (task.kind === 'hold') assert.ok(answer.isLoss, name);
    }
  }
});

test('the answer to a threat is in its way, also where that does not help', () => {
  const answerIn = (/** @type {string} */ match, /** @type {string} */ name) => {
    const { position } = noughts.parse(match);
    const answer = answerTo({ kind: 'win', moves: 2 }, position, position.game.moveNames.indexOf(name));
    return position.game.moveNames[answer?.move ?? -1];
  };
  assert.equal(answerIn('connect-four.X.c1.b1.b2.b3.e1.f1.e2.d1.b4.b5.f2.f3', 'd2'), 'c2');
  assert.equal(answerIn('tic-tac-toe.X.a3.b3.a1.a2', 'c3'), 'b2');
});

test('a step is found, goes on after an answer, or is shown after a wrong move', () => {
  const judged = { isRight: true, move: 'b2', answer: '', isLoss: false };
  const right = tried(begun, judged);
  assert.equal(right.phase, 'right');
  assert.equal(tried(right, { ...judged, isRight: false }), right);
  assert.equal(shown(right, 'b2'), right);
  const onward = tried(begun, { ...judged, answer: 'a1' });
  assert.equal(onward.phase, 'onward');
  const wrong = tried(onward, { ...judged, isRight: false, answer: 'c3', isLoss: true });
  assert.deepEqual(wrong, { phase: 'wrong', move: 'b2', answer: 'c3', isLoss: true });
  assert.deepEqual(shown(wrong, 'a2'), { phase: 'shown', move: 'a2', answer: '', isLoss: false });
  assert.deepEqual([begun, onward, wrong, right, shown(wrong, 'a2')].map(isOpen), [true, true, false, false, false]);
});
