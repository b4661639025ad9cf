// The widget as a control of a form, in the conventions of the platform.

import { createServer } from 'node:http';
import sirv from 'sirv';
import { expect, square, test } from '../browser.js';
import { events, files, pageWith, waitForPhase, withWidget } from './widget.js';

const inForm = (/** @type {string} */ tag) =>
  `<form><label for="game">Your game</label>${tag.replace('<noughts-game', '<noughts-game id="game"')}
    <button type="reset">Reset</button></form>`;

/** The value that the form would send, noted in each event of the widget. */
const noting = `${files['main.js']}
  window.values = [];
  for (const type of ['ready', 'move', 'end', 'change', 'thinking']) {
    document.addEventListener('noughts-' + type, ({ target }) => {
      values.push([type, new FormData(document.querySelector('form')).get('match'), target.value]);
    });
  }`;

/** @param {import('@playwright/test').Page} page */
const values = (page) => page.evaluate(() => /** @type {any} */ (window).values);

test('in every event the form already has the value of the match', async ({ page, openWithPackage }) => {
  const before = 'tic-tac-toe.X.a3.a2.b3.b2';
  await openWithPackage(pageWith(`name="match" opponent="human" position="${before}"`, inForm), { 'main.js': noting });
  await square(page, 'c3').click();
  const after = `${before}.c3`;
  expect(await values(page)).toEqual([
    ['ready', before, before],
    ['move', after, after],
    ['end', after, after],
    ['change', after, after],
  ]);
});

test('it has the properties of other controls', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('name="match" opponent="human"', inForm), files);
  await waitForPhase(page, 'turn');
  const found = await withWidget(page, (game) => ({
    form: game.form === document.querySelector('form'),
    labels: [...game.labels].map((label) => label.textContent),
    name: game.name,
    value: game.value,
    willValidate: game.willValidate,
    valid: game.validity.valid,
    message: game.validationMessage,
    checks: [game.checkValidity(), game.reportValidity()],
  }));
  expect(found).toEqual({
    form: true,
    labels: ['Your game'],
    name: 'match',
    value: 'tic-tac-toe.X',
    willValidate: true,
    valid: true,
    message: '',
    checks: [true, true],
  });
  const disabled = await withWidget(page, (game) => {
    game.disabled = true;
    return game.willValidate;
  });
  expect(disabled).toBe(false);
});

test('setting its value continues that match', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"', inForm), files);
  await waitForPhase(page, 'turn');
  await withWidget(page, (game) => {
    game.value = 'connect-four.X.d1';
  });
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, X');
});

test('a click on its label moves the focus to the board', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"', inForm), files);
  await waitForPhase(page, 'turn');
  await page.getByText('Your game').click();
  await expect(square(page, 'b2')).toBeFocused();
});

test('coming back to the page brings the match back', async ({ page, openWithPackage, folder, afterwards }) => {
  await openWithPackage(pageWith('name="match" opponent="human"', inForm), files);
  // Nothing is brought back to a page that says that it must not be stored, as the usual server of
  // the tests does.
  const server = createServer(sirv(folder, { etag: true }));
  afterwards(async () => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const place = server.address();
  await page.goto(`http://127.0.0.1:${typeof place === 'object' && place?.port}/`);
  await square(page, 'b2').click();
  await square(page, 'a1').click();
  await page.goto('about:blank');
  await page.goBack();
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, O');
  expect(await withWidget(page, (game) => game.value)).toBe('tic-tac-toe.X.b2.a1');
});

for (const [how, attributes, set] of /** @type {const} */ ([
  ['the attribute', 'position="tic-tac-toe.X.b2"', ''],
  [
    'the property, before there was an engine',
    '',
    `document.querySelector('noughts-game').position = 'tic-tac-toe.X.b2';`,
  ],
  [
    'the property, afterwards',
    '',
    `await new Promise((resolve) => document.addEventListener('noughts-ready', resolve));
     document.querySelector('noughts-game').position = 'tic-tac-toe.X.b2';`,
  ],
])) {
  test(`a reset goes back to what was set by ${how}`, async ({ page, openWithPackage }) => {
    await openWithPackage(pageWith(`opponent="human" ${attributes}`, inForm), { 'main.js': files['main.js'] + set });
    await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
    await square(page, 'a1').click();
    for (const time of ['once', 'and once more']) {
      await page.getByRole('button', { name: 'Reset' }).click();
      expect(await withWidget(page, (game) => game.value), time).toBe('tic-tac-toe.X.b2');
      await square(page, 'c1').click();
    }
  });
}

test('a position of nothing is a new match, whenever it is set', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('game="connect-four" opponent="human" position="tic-tac-toe.X.b2"'), {
    'main.js': `document.querySelector('noughts-game').position = ''; ${files['main.js']}`,
  });
  await waitForPhase(page, 'turn');
  expect(await withWidget(page, (game) => game.position)).toBe('connect-four.X');
  const later = await withWidget(page, (game) =>
    ['', null, undefined].map((nothing) => {
      game.play('d');
      game.position = nothing;
      return game.position;
    }),
  );
  expect(later).toEqual(['connect-four.X', 'connect-four.X', 'connect-four.X']);
  expect(await events(page, 'error')).toEqual([]);
});
