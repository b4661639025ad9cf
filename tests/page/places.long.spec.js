// Nothing moves, on every screen. The short form checks three.

import { test } from '../browser.js';
import { nothingMoves } from './standing.js';

for (const [width, height] of /** @type {const} */ ([
  [320, 568],
  [390, 664],
  [844, 390],
  [768, 1024],
  [1280, 600],
  [1440, 900],
])) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    test('nothing moves when a game begins, ends and offers something, or when another one is chosen', ({ page }) =>
      nothingMoves(page, ['Connect Four', 'Ultimate', 'Misère', 'Four on 5×5']));
  });
}
