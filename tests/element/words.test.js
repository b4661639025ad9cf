import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Messages } from '../../web/element/speech/messages.js';
import { addWords, fetchWords, languageOf, listeners, registerWords } from '../../web/element/speech/words.js';
import { Lookup } from '../../web/words/lookup.js';
import { englishOf, languagesOf, readCatalogues } from '../../web/words/read.js';

test('numbers are written as in the language, with or without a format', async () => {
  for (const language of readCatalogues().keys()) {
    await fetchWords(language);
    const messages = new Messages(language, { begins: '{player}' });
    assert.equal(messages.language, language);
    const format = new Intl.NumberFormat(language);
    for (const number of [0, 7, 42, 999, 1000, 20_000, 1_234_567, -3, 0.5])
      assert.equal(messages.get('begins', { player: number }), format.format(number), `${number} in ${language}`);
    assert.equal(messages.percent(0.42), new Intl.NumberFormat(language, { style: 'percent' }).format(0.42));
  }
});

test('a form is chosen by the language’s own rules for numbers', async () => {
  await fetchWords('ar');
  const ties = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  for (const language of ['ar', 'en']) {
    const messages = new Messages(language, { ties });
    const rules = new Intl.PluralRules(language);
    for (const count of [0, 1, 2, 5, 11, 100]) assert.equal(messages.get('ties', { count }), rules.select(count));
  }
});

test('a form for exactly a number comes before its category, of which 21 may be as well', () => {
  const held = { '=1': 'only', one: '{count} ход', few: '{count} хода', many: '{count} ходов', other: '{count} хода' };
  const lookup = new Lookup('ru', { held });
  const said = [1, 21, 22, 25].map((count) => lookup.get('held', { count }));
  assert.deepEqual(said, ['only', '21 ход', '22 хода', '25 ходов']);
  assert.equal(new Lookup('ja', { held: { '=1': 'だけ', other: 'なら' } }).get('held', { count: 1 }), 'だけ');
  assert.equal(lookup.get('A text of its own, {name}', { name: 'Ana' }), 'A text of its own, Ana');
});

test('in every language it is said that only one move is right', async () => {
  const late = { english: englishOf('review'), languages: languagesOf('review') };
  addWords(late);
  for (const language of readCatalogues().keys()) {
    await fetchWords(language);
    const messages = new Messages(language, {});
    assert.notEqual(
      messages.get('review.held', { count: 1, squares: 'a1' }),
      messages.get('review.held', { count: 2, squares: 'a1' }),
      language,
    );
  }
});

test('a page registers a language, which falls back on the shorter tag and on English', async () => {
  assert.equal(languageOf('nl-BE'), 'en');
  registerWords('nl', { yourTurn: 'Jij bent aan zet', undo: 'Terug' });
  assert.equal(languageOf('nl-BE'), 'nl');
  registerWords('nl-BE', { undo: 'Ongedaan', '@@direction': 'ltr' });
  assert.equal(languageOf('NL-be-x-own'), 'nl-be');
  await fetchWords('nl-be');
  const messages = new Messages('nl-be', {});
  assert.equal(messages.language, 'nl-be');
  assert.equal(messages.get('undo'), 'Ongedaan');
  assert.equal(messages.get('yourTurn'), 'Jij bent aan zet');
  assert.equal(messages.get('redo'), 'Redo');
  assert.equal(messages.get('layer', { number: 7 }), 'layer 7');
  assert.equal(new Messages('nl-be', { undo: 'Own' }).get('undo'), 'Own', 'a widget’s own words come first');
  assert.equal(new Messages('nl', {}).get('undo'), 'Terug');
});

test('a page replaces texts of a language that there is, before and after it is fetched', async () => {
  registerWords('fr', { undo: 'Oups' });
  await fetchWords('fr');
  registerWords('fr', { redo: 'Encore' });
  const messages = new Messages('fr', {});
  assert.deepEqual([messages.get('undo'), messages.get('redo')], ['Oups', 'Encore']);
  assert.equal(messages.get('yourTurn'), 'À vous de jouer');
  registerWords('de-AT', { undo: 'Zruck' });
  assert.equal(languageOf('de-AT'), 'de-at');
  await fetchWords('de-at');
  assert.equal(new Messages('de-at', {}).get('yourTurn'), 'Sie sind am Zug');
});

test('listeners are called, until the watch ends', () => {
  let told = 0;
  const listener = () => void told++;
  listeners.add(listener);
  registerWords('nl', { hint: 'Tip' });
  listeners.delete(listener);
  registerWords('nl', { hint: 'Hint' });
  assert.equal(told, 1);
});

test('a catalogue is registered as it is, and says from which side it is written', () => {
  registerWords('he', { ...readCatalogues().get('ar'), '@@name': 'עברית', undo: 'ביטול' });
  const messages = new Messages(languageOf('he-IL'), {});
  assert.equal(messages.isRightToLeft, true);
  assert.equal(messages.get('undo'), 'ביטול');
  assert.equal(new Messages('en', {}).isRightToLeft, false);
});

test('an invalid language or invalid words are refused, and nothing changes', () => {
  const before = new Messages('en', {}).get('undo');
  assert.throws(() => registerWords('no language', { undo: 'x' }), RangeError);
  assert.throws(() => registerWords('en', /** @type {any} */ (undefined)), TypeError);
  assert.throws(() => registerWords('en', /** @type {any} */ ({ undo: 1 })), TypeError);
  assert.throws(() => registerWords('en', /** @type {any} */ ({ ties: { '=1': 'x' } })), TypeError);
  assert.equal(new Messages('en', {}).get('undo'), before);
});
