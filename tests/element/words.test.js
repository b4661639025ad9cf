import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Messages } from '../../web/element/messages.js';
import { fetchWords } from '../../web/element/words.js';

test('numbers are said as the language writes them, whether or not that takes a format', async () => {
  for (const language of ['ar', 'de', 'en', 'es', 'fr', 'ja']) {
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
