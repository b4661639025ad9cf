// The widget as site owners and their scripts use it: attributes, properties, forms, states.

import { load } from 'noughts';
import { boardOf, expect, failToStart, says, square, test } from '../browser.js';
import { events, files, pageWith, waitForMoves, waitForPhase, withWidget } from './widget.js';

const noughts = await load();

test('attributes are mirrored by properties', async ({ page, openWithPackage }) => {
  await openWithPackage(
    pageWith('game="connect-four" opponent="hard" mark="O" first="loser" seed="7" analysis'),
    files,
  );
  await waitForPhase(page, 'turn');
  const read = (/** @type {any} */ game) => {
    const { game: id, opponent, player, mark, first, seed, analysis, disabled, name } = game;
    return { id, opponent, player, mark, first, seed, analysis, disabled, name };
  };
  expect(await withWidget(page, read)).toEqual({
    ...{ id: 'connect-four', opponent: 'hard', player: 'human', mark: 'O', first: 'loser', seed: 7 },
    ...{ analysis: true, disabled: false, name: '' },
  });
  const attributes = await withWidget(page, (game) => {
    Object.assign(game, { opponent: 'human', mark: 'X', first: 'O', seed: undefined, analysis: false, disabled: true });
    return ['opponent', 'mark', 'first', 'seed', 'analysis', 'disabled'].map((name) => game.getAttribute(name));
  });
  expect(attributes).toEqual(['human', 'X', 'O', null, null, '']);
});

test('a property that is set to undefined or null loses its attribute, and has its default', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  const names = /** @type {const} */ ({
    ...{ game: 'connect-four', opponent: 'easy', player: 'easy', mark: 'O', first: 'O', seed: 7, delay: 5 },
    ...{ analysis: true, disabled: true, viewOnly: true, movable: 'X', controls: 'undo', name: 'match' },
  });
  const results = await page.locator('noughts-game').evaluate((/** @type {any} */ game, given) => {
    game.opponent = undefined;
    const read = () => Object.fromEntries(Object.keys(given).map((name) => [name, game[name]]));
    const usual = read();
    return [undefined, null].map((nothing) => {
      Object.assign(game, given);
      const set = read();
      const attributes = game.getAttributeNames();
      for (const name of Object.keys(given)) game[name] = nothing;
      return { usual, set, attributes, left: game.getAttributeNames(), read: read() };
    });
  }, names);
  for (const { usual, set, attributes, left, read } of results) {
    expect(set).toEqual(names);
    expect(attributes).toContain('view-only');
    expect(attributes).toHaveLength(Object.keys(names).length);
    expect(left).toEqual([]);
    expect(read).toEqual(usual);
  }
});

test('properties that were set before the element was defined count', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith(''), {
    'main.js': `const game = document.querySelector('noughts-game');
      Object.assign(game, { game: 'connect-four', opponent: 'human', position: 'connect-four.X.d1', words: { undo: 'Zurück' } });
      await import('./node_modules/noughts/element.js');`,
  });
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, X');
  await expect(page.getByRole('button', { name: 'Zurück' })).toBeVisible();
  expect(await withWidget(page, (game) => Object.keys(game))).toEqual([]);
});

test('another game begins another match, another opponent goes on with this one', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await square(page, 'b2').click();
  await withWidget(page, (game) => {
    game.opponent = 'best';
  });
  await waitForPhase(page, 'turn');
  expect((await boardOf(page)).filter((label) => !label.endsWith('empty'))).toHaveLength(2);
  await withWidget(page, (game) => {
    game.game = 'connect-four';
  });
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  expect(await withWidget(page, (game) => game.position)).toBe('connect-four.X');
});

test.describe('a wrong attribute', () => {
  test.use({ complaintsExpected: true });

  test('is reported on the console by name, and replaced', async ({ page, openWithPackage }) => {
    /** @type {string[]} */
    const warnings = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const wrong = 'game="chess" opponent="god" player="no-one" mark="Z" first="me" seed="-1" position="nonsense"';
    await openWithPackage(pageWith(wrong), files);
    await waitForPhase(page, 'turn');
    await expect(page.getByRole('gridcell')).toHaveCount(9);
    for (const name of ['game', 'opponent', 'player', 'mark', 'first', 'seed', 'position']) {
      expect(
        warnings.filter((text) => text.startsWith(`<noughts-game> ${name}=`)),
        name,
      ).toHaveLength(1);
    }
  });

  test('a listener that throws leaves the game as it should be', async ({ page, openWithPackage }) => {
    await openWithPackage(pageWith('opponent="easy"'), {
      'main.js': `${files['main.js']}
        for (const type of ['beforemove', 'move', 'change', 'thinking', 'end']) {
          document.addEventListener('noughts-' + type, () => { throw new Error('a listener'); });
        }`,
    });
    await square(page, 'a3').click();
    await waitForMoves(page, 2);
    expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
  });

  test('a failed engine is reported, and loaded again on request', async ({ page, openWithPackage }) => {
    await failToStart(page, 1);
    await openWithPackage(pageWith(''), files);
    await waitForPhase(page, 'failed');
    const [error] = await events(page, 'error');
    expect(error).toBeDefined();
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForPhase(page, 'turn');
    expect(await events(page, 'ready')).toHaveLength(1);
  });
});

test('the position can be read, set and kept', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.b2.a1"'), files);
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, O');
  await square(page, 'c3').click();
  expect(await withWidget(page, (game) => game.position)).toBe('tic-tac-toe.X.b2.a1.c3');
  await withWidget(page, (game) => {
    game.position = 'connect-four.O.d1';
  });
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, O');
  const refused = await withWidget(page, (game) => {
    try {
      game.position = 'connect-four.O.d9';
      return '';
    } catch (error) {
      return [/** @type {any} */ (error).code, game.position].join(' ');
    }
  });
  expect(refused, 'nothing has changed').toBe('square-off-board connect-four.O.d1');
  const changes = (await events(page, 'change')).map(([, detail]) => detail.position);
  expect(changes).toEqual(['tic-tac-toe.X.b2.a1.c3', 'connect-four.O.d1']);
});

test('a script goes back and forth in the game', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.a2.b3.b2.c3"'), files);
  await waitForPhase(page, 'over');
  const goTo = (/** @type {number} */ ply) =>
    page.locator('noughts-game').evaluate((/** @type {any} */ game, to) => game.goTo(to), ply);
  const marks = async () => (await boardOf(page)).filter((label) => !label.endsWith('empty')).length;
  for (const [ply, count] of [
    [2, 2],
    [4, 4],
    [0, 0],
    [99, 5],
    [-1, 0],
  ]) {
    await goTo(ply ?? 0);
    expect(await marks()).toBe(count);
  }
  expect((await events(page, 'change')).at(1)?.[1].moves).toEqual(['a3', 'a2', 'b3', 'b2']);
});

test('it is a form control: a value, a reset, and a fieldset that disables it', async ({ page, openWithPackage }) => {
  const around = (/** @type {string} */ tag) =>
    `<form><fieldset>${tag}</fieldset><button type="reset">Reset</button></form>`;
  await openWithPackage(pageWith('name="match" opponent="human" position="tic-tac-toe.X.b2"', around), files);
  await waitForPhase(page, 'turn');
  const value = () =>
    page.evaluate(() => new FormData(/** @type {HTMLFormElement} */ (document.querySelector('form'))).get('match'));
  expect(await value()).toBe('tic-tac-toe.X.b2');
  await square(page, 'a1').click();
  expect(await value()).toBe('tic-tac-toe.X.b2.a1');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, empty');
  expect(await value()).toBe('tic-tac-toe.X.b2');
  await page.evaluate(() => {
    /** @type {HTMLFieldSetElement} */ (document.querySelector('fieldset')).disabled = true;
  });
  await expect(square(page, 'a1')).toHaveAttribute('aria-disabled', 'true');
  expect(await withWidget(page, (game) => game.play('a1'))).toBe(false);
});

test('the class can be registered by another name', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('').replaceAll('noughts-game', 'my-game'), {
    'main.js': `import { NoughtsGame } from './node_modules/noughts/element-class.js';
      window.isRegistered = customElements.get('noughts-game') !== undefined;
      customElements.define('my-game', class extends NoughtsGame {});`,
  });
  await expect(says(page, 'Your turn')).toBeVisible();
  expect(await page.evaluate(() => /** @type {any} */ (window).isRegistered)).toBe(false);
});

test('slotted content is before and after the board', async ({ page, openWithPackage }) => {
  const filled = pageWith('').replace(
    '></noughts-game>',
    '><p slot="before">Before</p><p slot="after">After</p></noughts-game>',
  );
  await openWithPackage(filled, files);
  await waitForPhase(page, 'turn');
  const y = async (/** @type {import('@playwright/test').Locator} */ locator) => (await locator.boundingBox())?.y ?? 0;
  const places = [await y(page.getByText('Before')), await y(page.getByRole('grid')), await y(page.getByText('After'))];
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('styles of the page do not affect it', async ({ page, openWithPackage }) => {
  const styled = pageWith('opponent="human"', undefined, '<link rel="stylesheet" href="site.css">');
  await openWithPackage(styled, {
    ...files,
    'site.css': `* { box-sizing: content-box; margin: 7px; padding: 3px; border: 2px solid red; line-height: 3; float: left }
      button { width: 500px; position: static } svg { display: none } noughts-game { width: 300px; font-family: serif }`,
  });
  await square(page, 'b2').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  const box = await square(page, 'b2').boundingBox();
  expect(box?.width).toBeLessThan(110);
  await expect(page.getByRole('button', { name: 'New game' })).toHaveCSS('float', 'none');
});

test('it speaks the language of the page, or its own', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith(''), files);
  const root = page.locator('html');
  for (const [lang, sentence, dir] of /** @type {const} */ ([
    ['de-AT', 'Sie sind am Zug', 'ltr'],
    ['es', 'Tu turno', 'ltr'],
    ['fr', 'À vous de jouer', 'ltr'],
    ['ar', 'دورك', 'rtl'],
    ['ja', 'あなたの番です', 'ltr'],
    ['pt-BR', 'Sua vez', 'ltr'],
    ['en-GB', 'Your turn', 'ltr'],
    ['de', 'Sie sind am Zug', 'ltr'],
    ['nn', 'Your turn', 'ltr'], // not available
  ])) {
    await root.evaluate((html, given) => Object.assign(html, given), { lang, dir });
    await expect(says(page, sentence), lang).toBeVisible();
  }
  await root.evaluate((html) => Object.assign(html, { lang: 'de' }));
  await expect(says(page, 'Sie sind am Zug')).toBeVisible();
  await withWidget(page, (game) => game.setAttribute('lang', 'en'));
  await expect(says(page, 'Your turn')).toBeVisible();
});

test('its texts can be replaced', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await withWidget(page, (game) => {
    game.words = { turnOf: '{player}, please', ties: { one: 'a draw', other: '{count} draws' } };
  });
  await expect(says(page, 'X, please')).toBeVisible();
  await expect(says(page, '0 draws')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a page registers a language and other words for all its widgets, at any time', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human"'), {
    ...files,
    'main.js': `import { registerWords } from './node_modules/noughts/element.js';
      window.registerWords = registerWords;
      registerWords('nl', { turnOf: '{player} is aan zet' });`,
  });
  await expect(says(page, 'X’s turn')).toBeVisible();
  await page.locator('html').evaluate((html) => Object.assign(html, { lang: 'nl-BE' }));
  await expect(says(page, 'X is aan zet')).toBeVisible();
  const register = (/** @type {string} */ tag, /** @type {object} */ words) =>
    page.evaluate(([language, all]) => /** @type {any} */ (window).registerWords(language, all), [tag, words]);
  await register('nl', { undo: 'Terug', ties: { '=0': 'nooit gelijk', other: '{count} keer gelijk' } });
  await expect(page.getByRole('button', { name: 'Terug' })).toBeVisible();
  await expect(says(page, 'nooit gelijk')).toBeVisible();
  await register('nl-BE', { '@@direction': 'rtl', turnOf: 'Aan {player}' });
  await expect(says(page, 'Aan X')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Game' })).toHaveAttribute('dir', 'rtl');
  await withWidget(page, (game) => game.remove());
  await register('nl', { undo: 'Weg' }); // without a widget on the page
});

test.describe('former names of words', () => {
  test.use({ complaintsExpected: true });
  test('still work, and each is reported on the console once, with its replacement', async ({
    page,
    openWithPackage,
  }) => {
    /** @type {string[]} */
    const told = [];
    page.on('console', (message) => void told.push(`${message.type()}: ${message.text()}`));
    await openWithPackage(pageWith('opponent="human" position="misere-tic-tac-toe.X.a3.a2.b3.b2.c3"'), files);
    await waitForPhase(page, 'over');
    await withWidget(page, (game) => {
      game.words = { noughtsPlayed: 'It took {square}.', otherMadeLine: 'a line was made', undo: 'Back' };
    });
    await expect(page.getByText('a line was made')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await withWidget(page, async (game) => {
      game.words = { otherMadeLine: 'a former name', madeLine: 'the present name' };
    });
    await expect(page.getByText('the present name')).toBeVisible();
    expect(told).toEqual([
      'warning: <noughts-game> words.noughtsPlayed is deprecated; use words.computerPlayed.',
      'warning: <noughts-game> words.otherMadeLine is deprecated; use words.madeLine, words.computerMadeLine, words.youMadeLine.',
    ]);
  });
});

test('invalid words are refused when they are set', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith(''), files);
  await waitForPhase(page, 'turn');
  for (const [words, complaint] of /** @type {const} */ ([
    ['Zurück', 'words must be an object'],
    [['Zurück'], 'words must be an object'],
    [{ undo: 5 }, 'words.undo must be text'],
    [{ undo: null }, 'words.undo must be text'],
    [{ ties: { one: 'a draw' } }, 'words.ties must be text'],
    [{ ties: { one: 1, other: 'draws' } }, 'words.ties must be text'],
  ])) {
    const refused = await page.locator('noughts-game').evaluate((/** @type {any} */ game, given) => {
      game.words = { undo: 'Zurück' };
      try {
        game.words = given;
        return [];
      } catch (error) {
        const { name, message } = /** @type {Error} */ (error);
        return [name, message, game.words];
      }
    }, words);
    expect(refused).toEqual(['TypeError', expect.stringContaining(complaint), { undo: 'Zurück' }]);
  }
  await expect(page.getByRole('button', { name: 'Zurück' })).toBeVisible();
});

test('a listener of each event that calls a step leaves the game as it should be', async ({
  page,
  openWithPackage,
}) => {
  // A widget for each step.
  const steps = ['undo', 'redo', 'newGame', 'remove', 'position'];
  const widgets = (/** @type {string} */ tag) =>
    steps.map((step) => tag.replace('<noughts-game', `<noughts-game id="${step}"`)).join('');
  await openWithPackage(pageWith('opponent="easy" seed="1"', widgets), {
    'main.js': `${files['main.js']}
      window.calls = {};
      for (const type of ['beforemove', 'move', 'change', 'thinking']) {
        document.addEventListener('noughts-' + type, ({ target }) => {
          calls[target.id] = (calls[target.id] ?? 0) + 1;
          if (calls[target.id] > 6) return;
          if (target.id === 'position') target.position = 'tic-tac-toe.X.b2.a1';
          else target[target.id]();
        });
      }
      window.widgets = [...document.querySelectorAll('noughts-game')];`,
  });
  await page.waitForFunction(() => /** @type {any} */ (window).widgets?.length === 5);
  for (const name of ['a3', 'b3', 'c3', 'a2', 'c1']) {
    await page.evaluate((move) => {
      for (const element of /** @type {any} */ (window).widgets) {
        if (!element.isConnected) document.querySelector('main')?.append(element);
        try {
          element.play(move);
        } catch (error) {
          if (!(/** @type {any} */ (error).code)) throw error;
        }
      }
    }, name);
  }
  for (const [index, step] of steps.entries()) {
    const settled = () =>
      page.evaluate((at) => {
        const element = /** @type {any} */ (window).widgets[at];
        if (!element.isConnected) document.querySelector('main')?.append(element);
        return element.isConnected && element.matches(':state(turn), :state(over)');
      }, index);
    await expect.poll(settled, { message: step, intervals: [100], timeout: 20_000 }).toBe(true);
    const { shown, position, calls } = await page.locator(`#${step}`).evaluate((/** @type {any} */ widget) => ({
      calls: /** @type {any} */ (window).calls[widget.id],
      position: widget.position,
      shown: [...widget.shadowRoot.querySelectorAll('.square')].map((cell) => cell.getAttribute('aria-label')),
    }));
    expect(calls, step).toBeGreaterThan(0);
    const match = noughts.parse(position);
    expect(
      shown.map((label) => label?.split(', ')[1]),
      step,
    ).toEqual(match.squares.map((owner) => owner ?? 'empty'));
  }
});
