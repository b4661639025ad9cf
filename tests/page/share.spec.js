// The ways to share a position, and games from and for other programs.

import { readFile } from 'node:fs/promises';
import { expect, says, square, test, violations } from '../browser.js';
import { choose } from './standing.js';

/** @import { Page } from '../browser.js' */

/** @param {Page} page @param {string} name */
const dialogOf = (page, name) => page.getByRole('dialog', { name });

/** @param {Page} page */
async function openShare(page) {
  await page.getByRole('button', { name: 'Share this position' }).click();
  await expect(dialogOf(page, 'Share')).toBeVisible();
  return dialogOf(page, 'Share');
}

/** @param {Page} page */
async function openImport(page) {
  await (await openShare(page)).getByRole('button', { name: 'Import or export' }).click();
  await expect(dialogOf(page, 'Import or export')).toBeVisible();
  return dialogOf(page, 'Import or export');
}

/**
 * Presses a button that saves a file, and reads it.
 *
 * @param {Page} page
 * @param {() => Promise<void>} press
 */
async function saved(page, press) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/**
 * Drops a file or a text on the page.
 *
 * @param {Page} page
 * @param {{ name?: string, text: string }} given
 */
async function drop(page, given) {
  const data = await page.evaluateHandle(({ name, text }) => {
    const transfer = new DataTransfer();
    if (name) transfer.items.add(new File([text], name));
    else transfer.setData('text/plain', text);
    return transfer;
  }, given);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

/** Whether the page takes what is dragged over it. @param {Page} page */
const isTaking = (page) =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'b2');
    return !document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  });

test('a picture of the position can be saved, and shows the marks', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.a3.b3.a2.b2.a1');
  await expect(says(page, 'X wins')).toBeVisible();
  const dialog = await openShare(page);
  await expect(dialog.getByRole('img', { name: 'Tic-tac-toe: X wins' })).toBeVisible();
  const { name, bytes } = await saved(page, () => dialog.getByRole('button', { name: 'Picture' }).click());
  expect(name).toBe('noughts.png');
  const colors = await page.evaluate(
    async (data) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (
        canvas.getContext('2d', { willReadFrequently: true })
      );
      pen.drawImage(picture, 0, 0);
      const at = (/** @type {number} */ x, /** @type {number} */ y) => [
        ...pen.getImageData(x, y, 1, 1).data.slice(0, 3),
      ];
      // The middles of the squares a3 and b1, in a board of 936 pixels at (72, 232).
      return { width: picture.width, x: at(228, 388), free: at(540, 1012) };
    },
    [...bytes],
  );
  expect(colors).toEqual({ width: 1080, x: [0x24, 0x50, 0xd8], free: [0xf6, 0xf2, 0xe9] });
});

test('a picture of a game that the person has won names the winner for other people', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.a3.b3.a2.b2');
  await expect(says(page, 'X’s turn')).toBeVisible();
  await choose(page, 'Easy');
  await square(page, 'a1').click();
  await expect(says(page, 'You win')).toBeVisible();
  const dialog = await openShare(page);
  await expect(dialog.getByRole('img', { name: 'Tic-tac-toe: X wins', exact: true })).toBeVisible();
});

test('a picture of a game lost on time says so', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.b2.resign');
  await choose(page, 'Friend');
  await expect(says(page, 'X wins')).toBeVisible();
  await expect(page.locator('[data-clock]'), 'the setting, which sets the clock, is there').toHaveCount(4);
  await page.locator('#game').evaluate((game) => game.setAttribute('clock', '60+1'));
  const dialog = await openShare(page);
  await expect(dialog.getByRole('img', { name: 'Tic-tac-toe: X wins · on time', exact: true })).toBeVisible();
});

test('Share that is pressed twice before the engine is there says so, and opens once', async ({ page }) => {
  /** @type {(value: unknown) => void} */
  let load = () => {};
  const loading = new Promise((resolve) => {
    load = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await loading;
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Share this position' });
  await expect(async () => {
    await button.click();
    await expect(page.locator('#notice')).toHaveText('One moment', { timeout: 2000 });
  }).toPass();
  await button.click();
  load(undefined);
  await expect(dialogOf(page, 'Share')).toBeVisible();
  await expect(page.locator('#notice')).toBeEmpty();
  await dialogOf(page, 'Share').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the animated picture has a frame for each position, as Chromium reads it', async ({ page }) => {
  await page.goto('/#connect-four.X.d1.d2.e1');
  await expect(says(page, 'O’s turn')).toBeVisible();
  const dialog = await openShare(page);
  const { name, bytes } = await saved(page, () => dialog.getByRole('button', { name: 'Animation' }).click());
  expect(name).toBe('noughts.gif');
  const frames = await page.evaluate(
    async (data) => {
      const decoder = new ImageDecoder({ type: 'image/gif', data: Uint8Array.from(data) });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount = 0, repetitionCount } = decoder.tracks.selectedTrack ?? {};
      const seconds = [];
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
        seconds.push(Number((await decoder.decode({ frameIndex })).image.duration) / 1_000_000);
      }
      return { repetitionCount, seconds };
    },
    [...bytes],
  );
  expect(frames).toEqual({ repetitionCount: Number.POSITIVE_INFINITY, seconds: [0.7, 0.7, 0.7, 3] });
});

test('the code for another page shows this very position', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.b2.a1');
  await expect(says(page, 'X’s turn')).toBeVisible();
  const dialog = await openShare(page);
  const code = await dialog.getByLabel('Code that shows this position').inputValue();
  const [, address = ''] = /src="([^"]+)"/.exec(code) ?? [];
  await page.goto(address.replaceAll('&amp;', '&'));
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, O');
});

test('a device that can send files sends the picture with the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async (/** @type {ShareData} */ data) => {
        document.title = `${data.text} ${data.files?.map(({ type }) => type)}`;
      },
    });
  });
  await page.goto('/#tic-tac-toe.X.b2');
  await expect(says(page, 'O’s turn')).toBeVisible();
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'Picture' }).click();
  await expect(page).toHaveTitle(`${page.url()} image/png`);
});

test('an animation whose drawing outlasts the press is sent by a second one', async ({ page }) => {
  await page.addInitScript(() => {
    let isActive = false;
    // A press allows to send until the next task, as after seconds of drawing.
    const press = () => {
      isActive = true;
      setTimeout(() => {
        isActive = false;
      });
    };
    document.addEventListener('click', press, true);
    Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ isActive }) });
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async (/** @type {ShareData} */ data) => {
        if (!isActive) throw new DOMException('', 'NotAllowedError');
        document.title = `${data.text} ${data.files?.map(({ type }) => type)}`;
      },
    });
  });
  await page.goto('/#tic-tac-toe.X.b2.a1');
  await expect(says(page, 'X’s turn')).toBeVisible();
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'Animation' }).click();
  await expect(dialog.getByText('The picture is ready.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(dialog.getByRole('status').getByRole('button', { name: 'Send…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${page.url()} image/gif`);
});

test('no file comes after the dialog is closed', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.b2.a1');
  await expect(says(page, 'X’s turn')).toBeVisible();
  const dialog = await openShare(page);
  // Both presses are in one task, before the first frame is there.
  await dialog.evaluate((element) => {
    const buttons = [...element.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Animation')?.click();
    /** @type {HTMLDialogElement} */ (element).close();
  });
  let saves = 0;
  page.on('download', () => saves++);
  const next = await openShare(page);
  await saved(page, () => next.getByRole('button', { name: 'Animation' }).click());
  expect(saves).toBe(1);
});

test('a pasted game of another program is on the board, for two people', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Hard');
  for (const [text, marks] of /** @type {const} */ ([
    ['4453', ['d1, X', 'd2, O', 'e1, X', 'c1, O']],
    ['(;FF[4]GM[4]SZ[15];B[hh];W[ig])', ['h8, X', 'i9, O']],
    ['Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0', ['h8, X', 'i9, O']],
    ['https://example.org/#tic-tac-toe.X.b2.a1', ['b2, X', 'a1, O']],
    ['1. a3 b3 2. c3', ['a3, X', 'b3, O', 'c3, X']],
  ])) {
    const dialog = await openImport(page);
    await dialog.getByLabel('A game to import').fill(text);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toBeHidden();
    for (const mark of marks) {
      await expect(square(page, mark.slice(0, mark.indexOf(',')))).toHaveAccessibleName(new RegExp(mark));
    }
    await expect(page.getByRole('radio', { name: 'Friend' })).toBeChecked();
  }
});

test('a refused text stays in its field, and the dialog says why and where', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.b2');
  await expect(says(page, 'O’s turn')).toBeVisible();
  const dialog = await openImport(page);
  const field = dialog.getByLabel('A game to import');
  for (const [text, words] of /** @type {const} */ ([
    ['', 'There is no game in it yet.'],
    ['b2 b2', /2\. “\u2068b2\u2069”: the square is already taken/],
    ['(;GM[1];B[aa])', 'This file is of another game, such as Go.'],
    ['<b>b2</b>', 'This format is not known here.'],
    ['Piskvorky 15x15, 11:11, 0\n1,1,0\n1,x,0', 'Line 3 cannot be read.'],
  ])) {
    await field.fill(text);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words);
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  }
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
});

test('an import says that it waits for its engine, and comes to nothing once it is left', async ({ page }) => {
  /** @type {(value: unknown) => void} */
  let load = () => {};
  const loading = new Promise((resolve) => {
    load = resolve;
  });
  await page.route('**/further*.wasm', async (route) => {
    await loading;
    await route.continue();
  });
  await page.goto('/#tic-tac-toe.X.b2');
  await expect(says(page, 'O’s turn')).toBeVisible();
  const dialog = await openImport(page);
  await dialog.getByLabel('A game to import').fill('gomoku.X.h8');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('One moment')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const [response] = await Promise.all([page.waitForResponse('**/further*.wasm'), load(undefined)]);
  await response.finished();
  // The next dialog needs the same engine: by then the import is over.
  await (await openImport(page)).getByLabel('A game to import').fill('gomoku.X.h8 h8');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/#tic-tac-toe\.X\.b2$/);
});

test('a game is imported when its file or its text is dropped on the page', async ({ page }) => {
  await page.goto('/');
  await expect(says(page, 'Your turn')).toBeVisible();
  await expect.poll(() => isTaking(page)).toBe(true);
  const link = page.getByRole('link', { name: 'Learn', exact: true });
  await link.dispatchEvent('dragstart');
  expect(await isTaking(page), 'a link of the page itself').toBe(false);
  await link.dispatchEvent('dragend');
  await drop(page, { name: 'game.sgf', text: '(;GM[4]SZ[15];B[hh])' });
  await expect(square(page, 'h8')).toHaveAccessibleName('h8, X');
  await drop(page, { text: 'connect-four.X.d1' });
  await expect(square(page, 'd1')).toHaveAccessibleName(/d1, X/);
  await drop(page, { name: 'picture.png', text: '\u0000\u0001' });
  await expect(page.getByRole('alert')).toHaveText('This format is not known here.');
  await page.keyboard.press('Escape');
  await drop(page, { name: 'large.txt', text: '4'.repeat(500_000) });
  await expect(page.getByRole('alert')).toHaveText('The text has more than 100,000 characters.');
});

test('a game that is dropped on the Import dialog is read there, and one on another dialog is not', async ({
  page,
}) => {
  await page.goto('/#tic-tac-toe.X.b2');
  await expect(says(page, 'O’s turn')).toBeVisible();
  await expect.poll(() => isTaking(page)).toBe(true);
  const share = await openShare(page);
  await drop(page, { text: 'connect-four.X.d1' });
  await share.getByRole('button', { name: 'Import or export' }).click();
  await drop(page, { name: 'picture.png', text: '\u0000\u0001' });
  await expect(page.getByRole('alert')).toHaveText('This format is not known here.');
  await expect(page).toHaveURL(/#tic-tac-toe\.X\.b2$/);
  await drop(page, { text: 'connect-four.X.d1.d2' });
  await expect(square(page, 'd2')).toHaveAccessibleName(/d2, O/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the game on the board is exported in each of its formats', async ({ page }) => {
  await page.goto('/#gomoku.X.h8.i9');
  await expect(says(page, 'X’s turn')).toBeVisible();
  const dialog = await openImport(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  const { name, bytes } = await saved(page, () => dialog.getByRole('button', { name: 'Save: SGF' }).click());
  expect(name).toBe('noughts.sgf');
  expect(bytes.toString()).toBe('(;FF[4]GM[4]CA[UTF-8]AP[Noughts]SZ[15]\n;B[hh];W[ig])\n');
  await expect(dialog.getByRole('button', { name: 'Save: Piskvork' })).toBeVisible();
});

test('both dialogs pass the checks of axe, fit a phone, and give the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#tic-tac-toe.X.b2');
  await expect(says(page, 'O’s turn')).toBeVisible();
  for (const open of [openShare, openImport]) {
    const dialog = await open(page);
    expect(await violations(page)).toEqual([]);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await openShare(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share this position' })).toBeFocused();
});
