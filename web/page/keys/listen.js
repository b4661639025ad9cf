// Opens the list of keys from anywhere on the page.

/** @import { NoughtsGame } from '../../element/index.js' */

/** Where a person types, so that "?" is a character of their text. */
const textFields = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]';

/**
 * Opens the list of keys by "?", from now on. At the board the widget would show it in place of
 * its half-sentence, which is too narrow for it.
 *
 * @param {NoughtsGame} game
 * @param {() => Promise<void>} open
 */
export function listenForKeys(game, open) {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const [target] = event.composedPath();
      const isTyped = target instanceof Element && target.closest(textFields) !== null;
      if (isTyped || document.querySelector('dialog[open]') || !game.position) return;
      event.preventDefault();
      event.stopPropagation();
      void open();
    },
    { capture: true },
  );
}
