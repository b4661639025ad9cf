// Nothing moves, on every screen. The short form checks three.

import { test } from '../browser.js';
import { sizes } from './sizes.js';
import { nothingMoves } from './standing.js';

for (const [width, height] of sizes) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    test('nothing moves when a game begins, ends and offers something, or when another one is chosen', ({ page }) =>
      nothingMoves(page, ['Connect Four', 'Ultimate', 'Misère', 'Four on 5×5']));
  });
}
