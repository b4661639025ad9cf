// The review of a game on the screen.

import { load } from 'noughts';
import { announcement, expect, says, square, test, violations } from '../browser.js';
import { files, pageWith, waitForPhase, withWidget } from './widget.js';

const noughts = await load();

/** O's answer to the corner must be the centre: a2 loses, and everything after it is forced. */
const lost = 'opponent="human" position="tic-tac-toe.X.a3.a2.b2.c1.b3.b1.c3"';

/** @param {import('@playwright/test').Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

test('a game is reviewed by keyboard alone, forwards and back, and is as it was when that is closed', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith(lost), files);
  await waitForPhase(page, 'over');
  const before = await withWidget(page, (game) => game.position);
  const review = button(page, 'Review');
  await review.focus();
  await expect(button(page, 'Redo'), 'it stands in the place of redo').toBeHidden();
  await page.keyboard.press('Enter');

  // The move that decided the game is looked at first.
  await expect(page.getByText('2. a2 lost the game: only b2 held')).toBeVisible();
  await expect(says(page, 'from a draw to a loss, only b2 held')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('2. a2, from a draw to a loss, only b2 held.');
  await expect(square(page, 'a2')).toHaveAccessibleName('a2, O');
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, empty');
  await expect(page.locator('.hint')).toHaveCount(1);
  await expect(page.locator('.estimated, [data-estimated]'), 'all is certain').toHaveCount(0);
  await expect(page.locator('.legend')).toBeHidden();
  await expect(review).toBeFocused();
  await expect(review).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.querySelector('noughts-game')?.matches(':state(reviewing)'))).toBe(true);
  expect(await page.evaluate(() => document.querySelector('noughts-game')?.matches(':state(over)'))).toBe(true);

  await page.keyboard.press('ArrowLeft');
  await expect(announcement(page)).toHaveText('1. a3, good.');
  await expect(square(page, 'a2')).toHaveAccessibleName('a2, empty');
  await expect(page.locator('.hint')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(says(page, 'The game begins')).toBeVisible();
  await expect(button(page, 'A move back')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(announcement(page)).toHaveText('1. a3, good.');
  await page.keyboard.press('End');
  await expect(announcement(page)).toHaveText('7. c3, good.');
  await expect(square(page, 'c3')).toHaveAccessibleName('c3, X, in the winning line');

  const move = page.getByRole('button', { name: '2. O a2, from a draw to a loss' });
  await move.click();
  await expect(move).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '3. X b2, good' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(says(page, 'X wins')).toBeVisible();
  await expect(review).toBeFocused();
  await expect(review).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('2. a2 lost the game')).toBeHidden();
  expect(await withWidget(page, (game) => game.position)).toBe(before);
  expect(await page.evaluate(() => document.querySelector('noughts-game')?.matches(':state(reviewing)'))).toBe(false);
});

/** As above, lost by O against the computer. */
const lostToComputer = 'mark="O" opponent="best" delay="0" position="tic-tac-toe.X.a3.a2.b2.c1.b3.b1.c3"';

/** @param {import('@playwright/test').Page} page */
async function tryAgain(page) {
  await button(page, 'Review').click();
  await expect(page.getByText('2. a2 lost the game: only b2 held')).toBeVisible();
  await button(page, 'Try again from there').click();
}

test('a mistake is put right: a wrong move is not made, and after the right one the same opponent answers', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith(lostToComputer), files);
  await tryAgain(page);
  await expect(says(page, 'Find a move that holds')).toBeVisible();
  await expect(announcement(page)).toHaveText('Find a move that holds, instead of 2. a2.');
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, X');
  await expect(square(page, 'a2')).toHaveAccessibleName('a2, empty');
  await expect(page.getByText('2. a2 lost the game')).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not lost').toBe('NOUGHTS-GAME');
  await expect(button(page, 'Show me'), 'not before one has tried').toBeHidden();

  for (const wrong of ['c1', 'a2']) {
    await square(page, wrong).click();
    await expect(announcement(page)).toHaveText(`${wrong} is wrong, try another move.`);
    await expect(square(page, wrong)).toHaveAccessibleName(`${wrong}, empty`);
    await expect(page.locator('.mistake')).toHaveCount(1);
  }
  await square(page, 'a3').click({ force: true });
  await expect(announcement(page)).toHaveText('Find a move that holds, a3 is taken.');
  await square(page, 'b2').click();
  await expect.poll(() => withWidget(page, (game) => game.position)).toMatch(/^tic-tac-toe\.X\.a3\.b2\.[abc]\d$/);
  await expect(says(page, 'b2 was right')).toBeVisible();
  await expect(announcement(page)).toHaveText(/^The computer played [abc]\d. Your turn.$/);

  // The game goes on, and what there was to be found is over.
  await page.getByRole('grid').getByRole('button', { name: 'empty' }).first().click();
  await expect(button(page, 'Back to the review')).toBeHidden();
  await expect(says(page, 'b2 was right')).toBeHidden();
});

test('a person who does not find the right move sees it, by keyboard alone, and returns to the review', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith(lostToComputer), files);
  await waitForPhase(page, 'over');
  const before = await withWidget(page, (game) => game.position);
  await tryAgain(page);
  await expect(says(page, 'Find a move that holds')).toBeVisible();
  await page.keyboard.type('c1');
  await page.keyboard.press('Enter');
  await expect(says(page, 'c1 is wrong')).toBeVisible();
  await expect(page.locator('.hint')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Show me').focus();
  await page.keyboard.press('Enter');
  await expect(announcement(page)).toHaveText('Find a move that holds, only b2 held.');
  await expect(page.locator('.hint')).toHaveCount(1);
  await expect(button(page, 'Show me')).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not lost').toBe('NOUGHTS-GAME');
  await square(page, 'a1').click();
  await expect(page.locator('.hint'), 'it stays shown').toHaveCount(1);

  await button(page, 'Back to the review').focus();
  await page.keyboard.press('Enter');
  await expect(announcement(page)).toHaveText('2. a2, from a draw to a loss, only b2 held.');
  expect(await withWidget(page, (game) => game.position), 'nothing is lost').toBe(before);
  await expect(button(page, 'Review')).toBeFocused();
  await expect(button(page, 'Back to the review')).toBeHidden();

  // And once more, from there.
  await button(page, 'Try again from there').click();
  await square(page, 'b2').click();
  await expect(says(page, 'b2 was right')).toBeVisible();
});

test('from a move that was good, or the computer’s, the game is played on', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith(lostToComputer.replace('mark="O"', 'mark="X"')), files);
  await button(page, 'Review').click();
  await expect(page.getByText('2. a2 lost the game: only b2 held')).toBeVisible();
  await button(page, 'Play on from there').click();
  await expect(says(page, 'press the board to go on')).toBeVisible();
  await expect(button(page, 'Back to the review')).toBeHidden();

  await withWidget(page, (game) => game.goTo(7));
  await button(page, 'Review').click();
  await expect(page.getByText('2. a2 lost the game: only b2 held')).toBeVisible();
  await page.getByRole('button', { name: '1. X a3, good' }).click();
  await button(page, 'Play on from there').click();
  await expect(says(page, 'Your turn')).toBeVisible();
  await expect(button(page, 'Back to the review')).toBeHidden();
  await square(page, 'b1').click();
  await expect(square(page, 'b1'), 'any move is made').toHaveAccessibleName('b1, X');
});

test('steps by buttons and a place in the strip lead to the same positions', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith(lost), files);
  await button(page, 'Review').click();
  await expect(says(page, 'from a draw to a loss, only b2 held')).toBeVisible();
  await button(page, 'To the end').click();
  await expect(announcement(page)).toHaveText('7. c3, good.');
  await button(page, 'A move back').click();
  await expect(announcement(page)).toHaveText('6. b1, every move lost.');
  await button(page, 'To the beginning').click();
  await button(page, 'A move forward').click();
  await expect(announcement(page)).toHaveText('1. a3, good.');
  const strip = await page.locator('.chart svg').boundingBox();
  if (!strip) throw new Error('there is no strip');
  await page.mouse.click(strip.x + (strip.width * 2.5) / 7, strip.y + 5);
  await expect(announcement(page)).toHaveText('3. b2, good.');
  await expect(page.locator('.chart .bar')).toHaveCount(7);
});

test('the review of a game without mistakes says so, and a running game cannot be reviewed', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.b2.c1.b3.b1.a1.c3.c2"'), files);
  await waitForPhase(page, 'turn');
  await expect(button(page, 'Review')).toBeHidden();
  await expect(button(page, 'Redo')).toBeVisible();
  await square(page, 'a2').click();
  await expect(says(page, 'It’s a tie')).toBeVisible();
  await button(page, 'Review').click();
  await expect(page.getByText('No move decided this game')).toBeVisible();
  await expect(announcement(page)).toHaveText('9. a2, good.');
  // Where one has gone back, and what is played then, is no review any more.
  await button(page, 'Undo').click();
  await expect(page.getByText('No move decided this game')).toBeHidden();
  await expect(says(page, 'X’s turn')).toBeVisible();
});

test('the list of a long game folds', async ({ page, openWithPackage }) => {
  const match = noughts.match('infinite-tic-tac-toe');
  while (match.moves.length < 14) {
    const { position } = match;
    const goingOn = position.legalMoves.filter((move) => position.after(move).status.state === 'next');
    match.play(goingOn[(match.moves.length * 7919) % goingOn.length] ?? 0);
  }
  await openWithPackage(pageWith(`opponent="human" position="${match}.resign"`), files);
  await waitForPhase(page, 'over');
  await button(page, 'Review').click();
  const all = page.getByRole('button', { name: 'All 14 moves' });
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  const shown = page.locator('.moves .move:visible');
  expect(await shown.count()).toBeLessThan(14);
  await all.click();
  await expect(shown).toHaveCount(14);
  await expect(button(page, 'Only the mistakes')).toHaveAttribute('aria-expanded', 'true');
});

test('a game is estimated where nothing is certain, and looks different from what is certain', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human" position="ultimate.X.e5.f6.resign"'), files);
  await waitForPhase(page, 'over');
  await button(page, 'Review').click();
  await expect(page.locator('.chart .bar.estimated')).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^\d\. [XO] \w\d, (probably|no clear mistake)/ })).toHaveCount(2);
  await expect(page.locator('.sign')).toHaveText([/^≈/, /^≈/]);
  await expect(page.locator('.legend')).toBeVisible();
  expect(await violations(page, { besidesBoard: true })).toEqual([]);
});

test('in German, and from right to left, where the arrows follow the direction of reading', { tag: '@long' }, async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith(`lang="de" ${lost}`), files);
  await button(page, 'Rückblick').click();
  await expect(page.getByText('2. a2 verlor die Partie: nur b2 hielt')).toBeVisible();
  await withWidget(page, (game) => game.setAttribute('lang', 'ar'));
  const forward = page.getByRole('button', { name: 'نقلة إلى الأمام' });
  await expect(forward).toBeVisible();
  await forward.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(announcement(page)).toHaveText('3. b2، جيدة.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(announcement(page)).toHaveText('1. a3، جيدة.');
  expect(await violations(page)).toEqual([]);
});

test('a review has no finding of axe, light or dark', async ({ page, openWithPackage }) => {
  const style = ':root { color-scheme: light dark; background: Canvas; color: CanvasText; }';
  const html = pageWith(lost, undefined, '<link rel="stylesheet" href="main.css">');
  await openWithPackage(html, { ...files, 'main.css': style });
  await button(page, 'Review').click();
  await expect(says(page, 'from a draw to a loss, only b2 held')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
});
