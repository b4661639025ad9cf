import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'noughts/tic-tac-toe';
import { randomNumbers } from '../../bench/peers/random.js';
import { firstLevel, levelAfter, readLevels, withLevel } from '../../web/page/characters/adapting.js';
import { characterOf, characters } from '../../web/page/characters/characters.js';
import { levels } from '../../web/page/statistics/levels.js';

/** @import { Level } from '../../web/page/statistics/levels.js' */

/** @param {number} win @param {number} tie @param {number} loss */
const tally = (win, tie, loss) => ({ win, tie, loss, streak: 0, best: 0 });

test('each character is an opponent of the engine, and looks like no other one', async () => {
  const noughts = await load();
  for (const { level, style, face } of characters) {
    noughts.opponent({ ...(level && { level }), ...(style && { style }) }).dispose();
    assert.match(face, /^M[\w. -]+$/i);
  }
  assert.equal(new Set(characters.map(({ face }) => face)).size, characters.length);
  const places = characters.flatMap(({ level }) => (level ? [levels.indexOf(level)] : []));
  assert.deepEqual(
    places,
    places.toSorted((one, two) => one - two),
    'the easiest first',
  );
  for (const id of [null, '', 'none', 'toString']) assert.equal(characterOf(id), undefined);
});

test('one level up after a game that a person wins, one down after a loss, and no further than there are levels', () => {
  assert.equal(levelAfter('easy', 'win'), 'medium');
  assert.equal(levelAfter('hard', 'loss'), 'medium');
  assert.equal(levelAfter('medium', 'tie'), 'medium');
  assert.equal(levelAfter('best', 'win'), 'best');
  assert.equal(levelAfter('easy', 'loss'), 'easy');
});

test('the first level comes from the results: where a person has half of the points, or beside it', () => {
  assert.equal(firstLevel({}), 'medium');
  assert.equal(firstLevel({ hard: tally(5, 0, 5) }), 'hard');
  assert.equal(firstLevel({ easy: tally(1, 0, 0) }), 'easy', 'one game says little');
  assert.equal(firstLevel({ easy: tally(8, 0, 0) }), 'medium');
  assert.equal(firstLevel({ medium: tally(0, 0, 10) }), 'easy');
  assert.equal(firstLevel({ easy: tally(9, 0, 1), hard: tally(1, 0, 9), medium: tally(6, 0, 4) }), 'medium');
  assert.equal(firstLevel({ best: tally(0, 20, 0) }), 'best', 'ties are half of the points');
  assert.equal(firstLevel({ best: tally(9, 0, 0) }), 'best');
});

test('people of any strength between easy and best get about half of the points', () => {
  const random = randomNumbers(7);
  // How often they win, at each level; the rest is lost.
  for (const chances of [
    [0.9, 0.6, 0.3, 0.1],
    [0.7, 0.3, 0.1, 0],
    [1, 0.95, 0.8, 0.2],
  ]) {
    /** @type {Level} */
    let level = 'medium';
    let won = 0;
    const games = 2000;
    for (let game = 0; game < games; game++) {
      const isWon = random() < Number(chances[levels.indexOf(level)]);
      won += Number(isWon);
      level = levelAfter(level, isWon ? 'win' : 'loss');
    }
    assert.ok(Math.abs(won / games - 0.5) < 0.1, `${chances}: ${won / games}`);
  }
});

test('levels are kept by game, and what the storage holds besides is ignored', () => {
  const kept = withLevel(withLevel({ ultimate: 'easy' }, 'gomoku', 'best'), 'ultimate', 'hard');
  assert.deepEqual(readLevels(JSON.stringify(kept)), { gomoku: 'best', ultimate: 'hard' });
  for (const text of [null, '', '{', 'null', '3', '"hard"', '[]', '{"a":"hardest","b":{}}']) {
    assert.deepEqual(readLevels(text), {}, `${text}`);
  }
  const many = Array.from({ length: 200 }, (_, game) => [`line-${game}`, 'hard']);
  const bounded = withLevel(readLevels(JSON.stringify(Object.fromEntries(many))), 'qubic', 'easy');
  assert.equal(Object.keys(bounded).length, 50);
  assert.equal(bounded.qubic, 'easy');
});
