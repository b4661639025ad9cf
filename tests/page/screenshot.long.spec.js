// The pictures of the page for the README and for browsers that install it, and the copies of SVG
// for programs that do not accept it. `npm run screenshot` renews them.

import { readFile } from 'node:fs/promises';
import { load } from 'noughts';
import { bags } from '../../web/games/bags.js';
import { expect, says, square, test, waitForTurn } from '../browser.js';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const { NOUGHTS_SCREENSHOTS: folder } = process.env;

/**
 * Renews a picture, or compares it with the stored one by the mean colours of 20 by 20 fields:
 * fonts and their smoothing differ between devices, but the layout and the colours do not.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function keepOrCompare(page, name) {
  if (folder) return void (await page.screenshot({ path: `${folder}/${name}`, scale: 'css' }));
  const kept = await readFile(new URL(`../../web/screenshots/${name}`, import.meta.url));
  const taken = await page.screenshot({ scale: 'css' });
  await page.goto('about:blank'); // where no policy forbids pictures that are given as text
  const { sizes, largest } = await page.evaluate(
    async (pictures) => {
      const fields = 20;
      const images = await Promise.all(
        pictures.map(async (text) => {
          const image = new Image();
          image.src = `data:image/png;base64,${text}`;
          await image.decode();
          return image;
        }),
      );
      const [one, other] = images.map((image) => {
        const context = /** @type {CanvasRenderingContext2D} */ (
          Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d')
        );
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const sums = new Float64Array(fields * fields * 3);
        for (let index = 0; index < image.width * image.height; index++) {
          const [x, y] = [index % image.width, Math.floor(index / image.width)];
          const field = Math.floor((y * fields) / image.height) * fields + Math.floor((x * fields) / image.width);
          for (let channel = 0; channel < 3; channel++)
            sums[3 * field + channel] = Number(sums[3 * field + channel]) + Number(data[4 * index + channel]);
        }
        return sums.map((sum) => (sum * fields * fields) / (image.width * image.height));
      });
      const differences = [...(one ?? [])].map((value, index) => Math.abs(value - Number(other?.[index])));
      return { sizes: images.map(({ width, height }) => [width, height]), largest: Math.max(...differences) };
    },
    [kept, taken].map((bytes) => bytes.toString('base64')),
  );
  expect(sizes[1], name).toEqual(sizes[0]);
  expect(largest, `${name}: of 255, in the field that differs most; npm run screenshot renews it`).toBeLessThan(24);
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1200, height: 720 } });
  test('the README’s picture is the real page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Best' }).check();
    for (const name of ['a3', 'a2', 'c1']) {
      await square(page, name).click();
      await waitForTurn(page);
    }
    await expect(says(page, 'The computer wins')).toBeVisible();
    await page.mouse.move(0, 0);
    await keepOrCompare(page, 'wide.png');
  });
});

/**
 * A match after two thirds of a game between two hard opponents, as text. The seed makes it the
 * same each time.
 *
 * @param {string} game
 */
async function midGame(game) {
  const noughts = await load();
  const players = [1, 2].map((seed) => noughts.opponent({ level: 'hard', seed }));
  const match = noughts.match(game);
  while (match.status.state === 'next' && match.moves.length < 40) {
    const player = players[match.status.player === 'X' ? 0 : 1];
    match.play((await player?.choose(match)) ?? 0);
  }
  const moves = Math.ceil((2 * match.moves.length) / 3);
  while (match.moves.length > moves) match.undo();
  return String(match);
}

test.describe('all games', () => {
  test.use({ viewport: { width: 1200, height: 470 } });
  test('the README’s picture of the games shows a board of each', async ({ page }) => {
    const boards = await Promise.all(
      bags.map(async ({ learn, games: [first] }) => ({ name: learn.name, position: await midGame(first?.id ?? '') })),
    );
    await page.goto('/');
    await page.evaluate((all) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        main { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 24px 28px; padding: 20px 30px; }
        figure { margin: 0; display: grid; gap: 8px; grid-template-rows: 1fr auto; align-items: center; text-align: center; font-weight: 600; }
        noughts-game { min-inline-size: 0; }
        noughts-game::part(status), noughts-game::part(controls) { display: none; }`);
      document.adoptedStyleSheets.push(sheet);
      const figures = all.map(({ name, position }) => {
        const figure = document.createElement('figure');
        const game = document.createElement('noughts-game');
        for (const [key, value] of Object.entries({ position, opponent: 'human', 'view-only': '' }))
          game.setAttribute(key, value);
        figure.append(game, name);
        return figure;
      });
      const main = document.createElement('main');
      main.append(...figures);
      document.body.replaceChildren(main);
    }, boards);
    await expect(page.getByRole('grid')).toHaveCount(bags.length);
    await keepOrCompare(page, 'games.png');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
  test('so is the picture that a browser shows which installs the page', async ({ page }) => {
    await page.goto('/#ultimate.X.e5.e4.d3.b8.e6.e8.d5.b4.d2.a6.b9.f7.g2.b6');
    await expect(says(page, 'X’s turn')).toBeVisible({ timeout: 30_000 });
    await keepOrCompare(page, 'narrow.png');
  });
});

for (const [name, source, width, height] of /** @type {[string, string, number, number][]} */ ([
  ['icon-192.png', 'app-icon.svg', 192, 192],
  ['icon-512.png', 'app-icon.svg', 512, 512],
  ['picture.png', 'preview.svg', 1200, 630],
])) {
  test.describe('for programs that do not accept SVG', () => {
    test.use({ viewport: { width, height } });
    test(`${name} is a copy of ${source}`, async ({ page }) => {
      const svg = await readFile(new URL(`../../web/page/${source}`, import.meta.url), 'utf8');
      await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
      await keepOrCompare(page, name);
    });
  });
}
