// What the page can do after the first move is possible: it is not needed before, so it is loaded
// then.

import { takeDrops } from './share/drop.js';

/** @import { PageOfGame } from './share/dialog.js' */

/**
 * @param {PageOfGame & { openPart: OpenPart }} page
 *
 * @typedef {<Part>(load: () => Promise<Part>, style: string, open: (part: Part) => unknown) => Promise<void>}
 *   OpenPart loads a part of the page, and says so if that is not possible
 */
export function begin({ openPart, ...page }) {
  takeDrops((given) => {
    void openPart(
      () => import('./share/import-dialog.js'),
      'share.css',
      ({ openImport }) => openImport(page, given),
    );
  });
}
