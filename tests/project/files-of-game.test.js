// A game is known to few files, whose kinds are listed in files-of-game.js.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { load } from '../../web/engine/index.js';
import { bags, games as inBags } from '../../web/games/bags.js';
import { families } from '../../web/games/tables/family.js';
import { readCatalogues } from '../../web/words/read.js';
import { filesOfGame, general } from './files-of-game.js';

const { games } = await load();

/** Headers, the catalogue's list, seven languages, the bag, the Learn page, the puzzles. */
const mostFiles = 16;

for (const { id } of games) {
  // The game that examples and defaults take.
  if (id === 'tic-tac-toe') continue;
  test(`few files know ${id}, and all of them are of its own or list games`, () => {
    const files = filesOfGame(id);
    assert.deepEqual(files.get('elsewhere'), []);
    const known = general.flatMap((kind) => files.get(kind) ?? []);
    assert.ok(known.length <= mostFiles, `${known.length}:\n${known.join('\n')}`);
  });
}

test('each game of the catalogue is in one bag, by its name, and each bag has a Learn page', () => {
  const named = inBags.filter(({ name }) => name).map(({ id }) => id);
  assert.deepEqual([...named].sort(), games.map(({ id }) => id).sort());
  assert.equal(new Set(inBags.map(({ id }) => id)).size, inBags.length);
  assert.equal(new Set(bags.map(({ place }) => place)).size, bags.length);
  const pages = readdirSync('web/page/pages/learn').map((file) => file.replace('.html', ''));
  assert.deepEqual(bags.map(({ page }) => page).sort(), pages.sort());
});

test('the engine knows each game of the bags', async () => {
  const noughts = await load();
  for (const { id } of inBags) assert.equal(noughts.position(id).game.id, id);
});

test('the page keeps the room free that a wide board and the choice of a mark take', async () => {
  const noughts = await load();
  // A column is as wide as a fingertip, 24 pixels. The stage has 320 on a phone of 390×664.
  const widest = Math.floor(320 / 24);
  for (const { id, reserve: { columns = 0, marks = false } = {} } of inBags) {
    const { game } = noughts.position(id);
    assert.equal(columns, game.columns > widest ? game.columns : 0, id);
    assert.equal(marks, game.chosenMarks, id);
  }
});

test('what bags say is in the catalogue', () => {
  const english = readCatalogues().get('en') ?? {};
  const texts = new Set(Object.values(english));
  const said = inBags.flatMap(({ family, name, title, rule, about, learn }) => [
    ...[family, name, title, rule, about],
    ...[learn.name, learn.about],
  ]);
  assert.deepEqual(
    said.filter((text) => text !== undefined && !texts.has(text)),
    [],
  );
});

test('each game is in the gallery, with a name, a picture and what is special', () => {
  const cards = families.flatMap(({ cards }) => cards);
  assert.deepEqual(cards.map(({ id }) => id).sort(), inBags.map(({ id }) => id).sort());
  assert.equal(new Set(cards.map(({ name }) => name)).size, cards.length);
  for (const { id, about, icon } of cards) assert.ok(about && Object.keys(icon).length > 0, id);
});

test('each picture is another one, of families and of games', () => {
  const ofFamilies = bags.map(({ icon, games: [first] }) => JSON.stringify(icon ?? first?.icon));
  assert.equal(new Set(ofFamilies).size, bags.length);
  const ofGames = families.flatMap(({ cards }) => cards.map(({ icon }) => JSON.stringify(icon)));
  assert.deepEqual(
    ofGames.filter((picture, index) => ofGames.indexOf(picture) !== index),
    [],
  );
});
