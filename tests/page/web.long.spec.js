// The page in each size and each theme. The short form checks two of these.

import { test, violations } from '../browser.js';
import { boardStays, everyState } from './states.js';

for (const [width, height] of /** @type {const} */ ([
  [360, 740],
  [768, 1024],
  [1440, 900],
])) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test.describe(`${width}×${height}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
      test('every state is free of axe violations, and fits the screen', ({ page }) => everyState(page, violations));
    });
  }

  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    test('the board keeps its place with texts of every length', ({ page }) => boardStays(page));
  });
}
