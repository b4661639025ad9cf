import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { load } from '../../web/engine/index.js';
import { gamesOfDays, games as listed } from '../../web/games/tables/puzzles.js';
import { grades, parse } from '../../web/page/puzzles/collection.js';
import { dateOf, gameOf, puzzleOf, streakOf } from '../../web/page/puzzles/daily.js';
import { lineOf } from '../../web/page/puzzles/line.js';
import { begun, isOver, shown, tried } from '../../web/page/puzzles/solving.js';

const games = listed.map(({ id }) => id);

const folder = 'core/data/puzzles';

const collections = new Map(games.map((game) => [game, parse(game, readFileSync(`${folder}/${game}.txt`, 'utf8'))]));

/** @type {Awaited<ReturnType<typeof load>>} */
let noughts;
before(async () => {
  noughts = await load();
});

/** The date after this many days. @param {number} days */
const dateAfter = (days) => new Date(Date.UTC(2026, 10, 24 + days)).toISOString().slice(0, 10);

/** @param {string} date */
const daily = (date) => puzzleOf(date, collections.get(gameOf(date)) ?? []);

test('every file of puzzles is one of the page’s, thousands of them, and each opens as a match', () => {
  const collectionFiles = readdirSync(folder).filter((name) => !name.endsWith('.plan'));
  assert.deepEqual(collectionFiles.sort(), games.map((game) => `${game}.txt`).sort());
  let count = 0;
  for (const puzzles of collections.values()) {
    for (const { game, grade, match, solution } of puzzles) {
      const opened = noughts.parse(match);
      assert.equal(opened.game.id, game);
      assert.ok(grades.some((known) => known === grade));
      assert.ok(opened.position.canPlay(solution), match);
      opened.dispose();
      count++;
    }
  }
  assert.ok(count >= 2000, `${count}`);
});

test('of small games the solution is the only move that keeps what is said, by the engine', () => {
  for (const game of [
    'tic-tac-toe',
    'misere-tic-tac-toe',
    'infinite-tic-tac-toe',
    'notakto',
    'misere-wild-tic-tac-toe',
  ]) {
    for (const { match, solution, result } of collections.get(game) ?? []) {
      const { position } = noughts.parse(match);
      assert.equal(position.solve().outcome, result, match);
      for (const square of position.legalMoves) {
        // For the other player, or after the end.
        const { outcome } = position.after(square).solve();
        const isKept = outcome === (result === 'win' ? 'loss' : 'draw');
        assert.equal(isKept, position.game.moveNames[square] === solution, `${match} ${square}`);
      }
    }
  }
});

test('each date has one puzzle, seven games have their turn, and none comes again within a year', () => {
  // The puzzle of a date does not change when there are more games.
  assert.equal(gamesOfDays.length, 7);
  const days = Array.from({ length: 365 }, (_, index) => dateAfter(index));
  const matches = days.map((date) => daily(date)?.match);
  assert.ok(matches.every((match) => match !== undefined));
  const seen = new Map();
  for (const [index, match] of matches.entries()) {
    const game = gameOf(days[index] ?? '');
    if (game === 'misere-tic-tac-toe') continue; // it has too few puzzles
    assert.ok(!seen.has(match), `${days[index]} is ${seen.get(match)} again`);
    seen.set(match, days[index]);
  }
  assert.deepEqual(
    [...new Set(days.slice(2, 9).map(gameOf))].sort(), // of a week, which begins on a Thursday
    [...gamesOfDays].sort(),
  );
  for (const game of gamesOfDays) {
    const puzzlesOfGame = days.filter((date) => gameOf(date) === game).map((date) => daily(date)?.grade);
    assert.deepEqual([...new Set(puzzlesOfGame)].sort(), [1, 2, 3, 4, 5], `${game} in all grades`);
  }
});

test('a week begins with the easiest and ends with the hardest', () => {
  const monday = 6; // days after the 24th of November 2026, a Tuesday
  assert.deepEqual(
    Array.from({ length: 7 }, (_, index) => daily(dateAfter(monday + index))?.grade),
    [1, 2, 2, 3, 3, 4, 5],
  );
});

test('a date is in the local time zone', () => {
  assert.equal(dateOf(new Date(2026, 0, 5, 0, 0)), '2026-01-05');
  assert.equal(dateOf(new Date(2026, 11, 31, 23, 59)), '2026-12-31');
});

test('days in a row are counted up to today, or yesterday where today’s is still to be found', () => {
  const found = new Set(['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-20', '2027-01-01']);
  const streak = (/** @type {string} */ date) => streakOf((day) => found.has(day), date);
  assert.equal(streak('2026-11-24'), 3);
  assert.equal(streak('2026-11-25'), 3);
  assert.equal(streak('2026-11-26'), 0);
  assert.equal(streak('2026-11-21'), 1);
  assert.equal(streak('2027-01-01'), 1);
});

test('a puzzle is found, or shown to those who have tried; then it is over', () => {
  const puzzle = /** @type {const} */ ({ game: 'ultimate', grade: 1, result: 'win', match: '', solution: 'b2' });
  const wrong = tried(begun, puzzle, 'a1');
  assert.deepEqual(wrong, { phase: 'wrong', tries: 1, wrong: 'a1' });
  const right = tried(wrong, puzzle, 'b2');
  assert.deepEqual(right, { phase: 'right', tries: 2, wrong: '' });
  assert.equal(tried(right, puzzle, 'a1'), right);
  assert.equal(shown(right), right);
  assert.equal(shown(begun), begun);
  assert.deepEqual(shown(wrong), { phase: 'shown', tries: 1, wrong: '' });
  assert.deepEqual([begun, wrong, right, shown(wrong)].map(isOver), [false, false, true, true]);
});

test('a line begins with the move, names its threats, and goes on with best moves to the end', async () => {
  // X makes two rows at once, by a1 and by c3; O can stop one of them.
  const { position } = noughts.parse('tic-tac-toe.X.a3.b3.c2.a2.b1.b2');
  const { steps, end } = await lineOf(position, 'c1');
  assert.equal(end, 'win');
  assert.deepEqual(
    steps.map(({ isOwn }) => isOwn),
    [true, false, true],
  );
  assert.deepEqual([...(steps[0]?.threats ?? [])].sort(), ['a1', 'c3']);
  assert.deepEqual(steps[2]?.threats, [], 'after the end there is none');
});

test('in each game the line of the solution never loses what it keeps, and that of another move does', async () => {
  for (const [game, puzzles] of collections) {
    for (const { result, match, solution } of [puzzles[0], puzzles.at(-1)].filter((each) => each !== undefined)) {
      const { position } = noughts.parse(match);
      const right = await lineOf(position, solution);
      assert.ok([result === 'win' ? 'win' : 'tie', 'open'].includes(right.end), `${game}: ${match} ${right.end}`);
      const names = position.legalMoves.map((move) => `${position.game.moveNames[move]}`);
      const other = names.find((name) => name !== solution);
      const wrong = other && (await lineOf(position, other));
      if (!wrong) continue;
      assert.equal(wrong.steps[0]?.name, other);
      assert.ok(
        [...(result === 'win' ? ['tie'] : []), 'loss', 'open'].includes(wrong.end),
        `${game}: ${match} ${other}`,
      );
      let current = position;
      // A move that is not legal throws.
      for (const { name } of wrong.steps) current = current.after(name);
    }
  }
});
