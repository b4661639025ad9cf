// A site that enforces Trusted Types. All pages of the tests do, and allow our policies; this one
// allows none.

import { expect, square, test } from '../browser.js';
import { events, files, pageWith, waitForMoves, waitForPhase } from './widget.js';

const none = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types 'none'">`;
const asItIs = (/** @type {string} */ tag) => tag;

test('where no policy is allowed, a small game is played without a complaint', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="easy"', asItIs, none), files);
  await square(page, 'b2').click();
  await waitForMoves(page, 2);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await waitForPhase(page, 'turn');
  await expect(page.getByRole('button', { name: /(wins|draws|loses)/ }).first()).toBeVisible();
});

test('where ours is allowed, a large game is thought about in the worker', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('game="connect-four" opponent="easy"'), files);
  await square(page, 'd1').click();
  await waitForMoves(page, 2);
  expect(page.workers()).toHaveLength(1);
});

test.describe('with a complaint of the browser', () => {
  test.use({ complaintsExpected: true });
  test('a large game is thought about in slices where no policy is allowed', async ({ page, openWithPackage }) => {
    await openWithPackage(pageWith('game="connect-four" opponent="easy"', asItIs, none), files);
    await square(page, 'd1').click();
    await waitForMoves(page, 2);
    expect(page.workers()).toHaveLength(0);
    expect(await events(page, 'error')).toEqual([]);
  });
});
