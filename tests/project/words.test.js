import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The texts of pages and scripts below a folder, but for the words themselves. @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js)$/.test(name) && !name.includes('words/'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\s+/g, ' '))
    .join('\n');
}

for (const [words, sources] of [
  ['web/page/words', 'web/page'],
  ['web/page/learn/words', 'web/page/pages/learn'],
  ['web/page/friend/words', 'web'],
  ['web/page/puzzles/words', 'web/page'],
  ['web/page/statistics/words', 'web/page/statistics'],
]) {
  test(`each of ${words} is still said somewhere, and no language leaves out or adds what is filled in`, async () => {
    const said = sourcesIn(sources ?? '');
    /** @type {readonly string[]} */
    const texts = (await import(`../../${words}/en.js`)).en;
    assert.deepEqual(
      texts.filter((text) => !said.includes(text)),
      [],
    );
    const filledIn = (/** @type {string} */ text) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const language of ['ar', 'de', 'es', 'fr', 'ja']) {
      /** @type {Record<string, string>} */
      const translated = (await import(`../../${words}/${language}.js`))[language];
      for (const text of texts)
        assert.deepEqual(filledIn(translated[text] ?? ''), filledIn(text), `${language}: ${text}`);
    }
  });
}
