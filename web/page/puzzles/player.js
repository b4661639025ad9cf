// The buttons that play a line, move by move. Arrow keys do the same.

import { html } from '../../dom.js';
import { say } from './words.js';

/** Plays a line: a number of steps, of which the page shows one. */
export class LinePlayer {
  #at = 0;
  #first = 0;
  #last = 0;
  #show;
  #back = html('button', { type: 'button', class: 'quiet' });
  #forward = html('button', { type: 'button', class: 'quiet' });
  #count = html('span', { class: 'count', 'aria-hidden': 'true' });
  #close = html('button', { type: 'button', class: 'quiet' });

  element = html(
    'div',
    { class: 'line', role: 'group', hidden: '' },
    this.#back,
    this.#count,
    this.#forward,
    this.#close,
  );

  /**
   * @param {(at: number) => void} show shows the position after so many moves
   * @param {() => void} close
   */
  constructor(show, close) {
    this.#show = show;
    this.#back.addEventListener('click', () => this.#go(this.#at - 1));
    this.#forward.addEventListener('click', () => this.#go(this.#at + 1));
    this.#close.addEventListener('click', close);
    this.element.addEventListener('keydown', (event) => this.#press(event));
  }

  /**
   * Shows the buttons, with the focus on the one that goes forward.
   *
   * @param {number} first how many moves come before the first step to show
   * @param {number} last
   * @param {string} closing the text of the button that ends it; empty for none
   */
  open(first, last, closing) {
    [this.#first, this.#last] = [first, last];
    this.element.setAttribute('aria-label', say('Move by move'));
    this.#back.textContent = say('Back');
    this.#forward.textContent = say('Forward');
    this.#close.textContent = closing;
    this.#close.hidden = !closing;
    this.element.hidden = false;
    this.#forward.focus({ preventScroll: true });
    this.#at = first - 1;
    this.#go(first);
  }

  /** @param {number} at */
  #go(at) {
    const to = Math.min(Math.max(at, this.#first), this.#last);
    if (to === this.#at) return;
    this.#at = to;
    this.#count.textContent = `${to} / ${this.#last}`;
    this.#back.setAttribute('aria-disabled', String(to === this.#first));
    this.#forward.setAttribute('aria-disabled', String(to === this.#last));
    this.#show(to);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const isMirrored = getComputedStyle(this.element).direction === 'rtl';
    const [back, forward] = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const to = new Map([
      [back, this.#at - 1],
      [forward, this.#at + 1],
      ['Home', this.#first],
      ['End', this.#last],
    ]).get(event.key);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#go(to);
  }
}
