// The catalogues in web/words; everything in them is used.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brokenWords } from '../../web/build/check-words.js';
import { wordsOfSource } from '../../web/build/words.js';
import { englishOf, languagesOf, partOf, readCatalogues, wordsOf } from '../../web/words/read.js';

/** @import { Part } from '../../web/words/read.js' */

const catalogues = readCatalogues();
const english = /** @type {Part} */ (catalogues.get('en'));

/**
 * The texts of pages and scripts in a folder, with runs of spaces reduced to one, and texts of
 * several lines joined.
 *
 * @param {string} folder
 */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\s+/g, ' ').replaceAll("' + '", ''))
    .join('\n');
}

/** @param {string} part */
const keysOf = (part) => Object.keys(english).filter((key) => !key.startsWith('@') && partOf(key) === part);

test('the catalogues have no errors', () => {
  assert.deepEqual(brokenWords(catalogues), []);
});

test('errors in a catalogue are reported', () => {
  /** @type {[wrong: Part, told: RegExp][]} */
  const cases = [
    [{ undo: '' }, /undo \(other\) is empty/],
    [{ turnOf: 'Zug' }, /turnOf \(other\) does not say \{player\}/],
    [{ undo: 'Zurück, {player}' }, /undo \(other\) fills in \{player\}, which English does not/],
    [{ undo: { other: 'Zurück' } }, /undo is one text in English/],
    [{ ties: { few: '{count} x', other: '{count} y' } }, /ties has the form few, which the language has not/],
    [{ ties: { one: 'ein x', other: '{count} y' } }, /ties \(one\) does not say \{count\}/],
    [{ 'review.held': { one: 'nur {squares}', other: '{squares}' } }, /review\.held \(one\) is for one number only/],
    [{ nothing: 'nichts' }, /nothing is no key of en\.json/],
    [{ '@undo': 'Knopf' }, /@undo: notes stand in en\.json/],
    [{ '@@direction': 'up' }, /@@direction is neither/],
  ];
  const german = catalogues.get('de');
  for (const [wrong, told] of cases) {
    const all = brokenWords(new Map([...catalogues, ['de', { ...german, ...wrong }]]));
    assert.equal(all.length, 1, all.join(' '));
    assert.match(`${all}`, told);
  }
  const { undo, '@@name': name, ...rest } = german ?? {};
  const lacking = brokenWords(new Map([...catalogues, ['de', rest]]));
  assert.equal(lacking.length, 2, `${undo} and ${name}`);
  assert.match(`${lacking}`, /@@name.* is missing.*undo is missing/);
  assert.match(
    `${brokenWords(new Map([...catalogues, ['x_', { ...german }]]))}`,
    /x_\.json: its name is no language tag/,
  );
  const { '@{player}': note, ...unexplained } = english;
  assert.match(`${brokenWords(new Map([['en', unexplained]]))}`, /no note "@\{player\}"/, `${note}`);
  assert.match(
    `${brokenWords(new Map([['en', { ...english, '@gone': 'a button' }]]))}`,
    /@gone is a note about nothing/,
  );
  assert.match(
    `${brokenWords(new Map([['en', { ...english, 'page.twice': 'Learn' }]]))}`,
    /page\.twice says what another key/,
  );
});

test('a form for exactly one number may leave the number out', () => {
  const words = { ...catalogues.get('de'), ties: { '=0': 'kein Remis', '=1': 'ein Remis', other: '{count} Remis' } };
  assert.deepEqual(brokenWords(new Map([...catalogues, ['de', words]])), []);
});

for (const [part, folder] of [
  ['page', 'web/page'],
  ['learn', 'web/page/pages/learn'],
  ['friend', 'web'],
  ['tournament', 'web'],
  ['puzzles', 'web/page'],
  ['rush', 'web/page/rush'],
  ['lessons', 'web/page'],
  ['statistics', 'web/page/statistics'],
  ['choosing', 'web/page/choosing'],
  ['sharing', 'web/page'],
]) {
  test(`each text of the part ${part} is still said somewhere`, () => {
    const said = sourcesIn(`${folder}`) + sourcesIn('web/games');
    const texts = keysOf(`${part}`).map((key) => `${english[key]}`);
    assert.ok(texts.length > 10);
    assert.deepEqual(
      texts.filter((text) => !said.includes(text)),
      [],
    );
  });
}

test('the English texts of the page’s scripts are in the catalogue', () => {
  const texts = new Set(Object.values(english).map(String));
  const calls = sourcesIn('web/page').matchAll(/(?<!#)\bsay\(\s?'([^']+)'/g);
  const said = [...calls].map(([, text = '']) => text);
  assert.ok(said.length > 100);
  assert.deepEqual(
    said.filter((text) => !texts.has(text)),
    [],
  );
});

test('each key of the widget is still asked for somewhere', () => {
  const asked = sourcesIn('web/element') + sourcesIn('web/games');
  for (const part of ['widget', 'room', 'review']) {
    for (const key of keysOf(part)) {
      // Some keys are put together.
      const name = key.replace(/^(room|review)\./, '').replace(/(?<=.)(As|Goal)$/, '');
      assert.ok(new RegExp(`\\b${name}\\b`).test(asked), key);
    }
  }
});

test('a part is shipped with its own words alone, without notes', () => {
  for (const part of ['widget', 'room', 'review']) {
    for (const language of catalogues.keys()) {
      const keys = Object.keys(wordsOf(catalogues, part, language)).filter((key) => !key.startsWith('@@'));
      assert.deepEqual(keys, keysOf(part));
    }
  }
  assert.deepEqual(Object.keys(wordsOf(catalogues, 'puzzles', 'de')).slice(0, 2), ['Puzzles: Noughts', 'Which puzzle']);
  assert.deepEqual(Object.values(wordsOf(catalogues, 'puzzles', 'de')).slice(1, 2), ['Welches Rätsel']);
  assert.equal(englishOf('widget').undo, 'Undo');
  assert.deepEqual(Object.keys(languagesOf('room')), [...catalogues.keys()].slice(1));
  assert.throws(() => wordsOf(catalogues, 'chess', 'de'), RangeError);
  assert.throws(() => wordsOf(catalogues, 'room', 'xx'), RangeError);
});

test('the build has a file for each part in each language, and English in the scripts', () => {
  for (const [bundle, parts] of /** @type {[string, string[]][]} */ ([
    ['package', ['widget', 'room', 'review', 'readings', 'own', 'clock']],
    [
      'site',
      [
        'widget',
        'room',
        'review',
        'readings',
        'own',
        'clock',
        'page',
        'learn',
        'friend',
        'tournament',
        'puzzles',
        'rush',
        'statistics',
        'choosing',
        'characters',
        'lessons',
        'sharing',
      ],
    ],
  ])) {
    /** @type {Record<string, string[]>} */
    const sources = JSON.parse(readFileSync(`dist/${bundle}.sources.json`, 'utf8'));
    const files = Object.values(sources).flatMap((of) => {
      const [{ part = '', language = 'en' } = {}] = of.length === 1 ? [wordsOfSource(`${of}`)] : [];
      return language === 'en' ? [] : [`${part} ${language}`];
    });
    const wanted = parts.flatMap((part) => [...catalogues.keys()].slice(1).map((language) => `${part} ${language}`));
    assert.deepEqual(files.sort(), wanted.sort());
  }
});

test('numbers are written without a format only where every browser writes them alike', () => {
  const marathi = { ...english, '@@direction': 'ltr' };
  const all = new Map([...catalogues, ['mr', marathi]]);
  const told = ['en', 'de', 'ar', 'mr'].map((language) => wordsOf(all, 'widget', language)['@@digits']);
  assert.deepEqual(told, ['en', 'de', undefined, undefined]);
  const directions = ['de', 'ar'].map((language) => wordsOf(all, 'widget', language)['@@direction']);
  assert.deepEqual(directions, [undefined, 'rtl']);
});
