// A person at the keyboard. Elements are found by their accessible names, and announcements are
// read from the page.

import assert from 'node:assert/strict';
import { until } from './browser.js';

/** @import { Page } from './browser.js' */

/** @typedef {any} Widget The `<noughts-game>` of a page */

export class Person {
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** The board as a screen reader reads it, square by square. */
  board() {
    return this.#page.run(() => {
      const { shadowRoot } = /** @type {Widget} */ (document.querySelector('noughts-game'));
      const squares = /** @type {HTMLElement[]} */ ([...shadowRoot.querySelectorAll('[role=grid] button')]);
      return squares.map((square) => square.getAttribute('aria-label') ?? '');
    });
  }

  /** The match as text. */
  position() {
    return this.#page.run(() => /** @type {Widget} */ (document.querySelector('noughts-game')).position);
  }

  /** Waits until the person can move, or the game has ended. */
  async waitForTurn() {
    await until(this.#page, () => document.querySelector('noughts-game')?.matches(':state(turn), :state(over)'));
  }

  /** Whether the game goes on. */
  async isPlaying() {
    return this.#page.run(() => document.querySelector('noughts-game')?.matches(':state(turn)'));
  }

  /** Reaches the board by the Tab key from the present focus. */
  async tabToBoard() {
    for (let presses = 0; presses < 40; presses++) {
      if ((await this.#focused()).role === 'square') return;
      await this.#page.press('Tab');
    }
    assert.fail('the Tab key does not lead to the board');
  }

  /**
   * Marks a square by the keyboard alone: the arrows lead there from the board.
   *
   * @param {string} name
   */
  async mark(name) {
    const { name: from } = await this.#focused();
    const right = name.charCodeAt(0) - from.charCodeAt(0);
    const down = Number(from.slice(1)) - Number(name.slice(1));
    const times = (/** @type {number} */ count, /** @type {string} */ key) => Array(Math.max(count, 0)).fill(key);
    await this.#page.press(
      ...times(right, 'ArrowRight'),
      ...times(-right, 'ArrowLeft'),
      ...times(down, 'ArrowDown'),
      ...times(-down, 'ArrowUp'),
    );
    assert.equal((await this.#focused()).name, name, 'the arrows lead to the square');
    await this.#page.press('Enter');
  }

  /**
   * Activates a button or another control by the keyboard, as soon as it is there.
   *
   * @param {string} name its accessible name
   */
  async choose(name) {
    const focus = (/** @type {string} */ wanted) => {
      const roots = [document, ...[...document.querySelectorAll('noughts-game')].map(({ shadowRoot }) => shadowRoot)];
      const found = roots
        .flatMap((root) => [.../** @type {ShadowRoot} */ (root).querySelectorAll('button, input, a')])
        .map((control) => /** @type {HTMLInputElement} */ (control))
        .filter((control) => control.checkVisibility())
        .find((control) =>
          [control.getAttribute('aria-label'), control.textContent, control.labels?.[0]?.textContent].some(
            (text) => text?.trim() === wanted,
          ),
        );
      found?.focus();
      return found !== undefined;
    };
    await until(this.#page, focus, name);
    const isBox = await this.#page.run(() => document.activeElement?.matches('input') ?? false);
    await this.#page.press(isBox ? ' ' : 'Enter');
  }

  /**
   * Waits until a text is visible, in the page or in the widget.
   *
   * @param {string} words
   */
  async reads(words) {
    await until(
      this.#page,
      (wanted) => {
        const roots = [document.body, ...[...document.querySelectorAll('noughts-game')].map((game) => game.shadowRoot)];
        return roots.some((root) =>
          [.../** @type {ShadowRoot} */ (root).querySelectorAll('*')].some(
            (element) => element.textContent?.trim() === wanted && element.checkVisibility(),
          ),
        );
      },
      words,
    );
  }

  /** The element with the keyboard focus: a square by its name, or something else. */
  #focused() {
    return this.#page.run(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const [name = ''] = (element?.getAttribute('aria-label') ?? '').split(',');
      return { role: element?.closest('[role=grid]') ? 'square' : 'other', name };
    });
  }
}
