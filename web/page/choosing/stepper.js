import { html } from '../../dom.js';

/**
 * A number with two buttons, which change it by one. The caller decides which values are possible.
 */
export class Stepper {
  #value = html('b');
  #fewer;
  #more;

  element;

  /**
   * @param {{ label: string, fewer: string, more: string }} words
   * @param {(by: 1 | -1) => void} step
   */
  constructor({ label, fewer, more }, step) {
    this.#fewer = button('−', fewer, () => step(-1));
    this.#more = button('+', more, () => step(1));
    this.element = html('div', { class: 'stepper' }, html('span', {}, label), this.#fewer, this.#value, this.#more);
  }

  /**
   * @param {number} value
   * @param {{ canShrink: boolean, canGrow: boolean }} limits
   */
  show(value, { canShrink, canGrow }) {
    this.#value.textContent = String(value);
    // A disabled button would lose the focus. So the button stays enabled and only says that it is
    // not.
    this.#fewer.setAttribute('aria-disabled', String(!canShrink));
    this.#more.setAttribute('aria-disabled', String(!canGrow));
  }
}

/**
 * @param {string} sign
 * @param {string} label
 * @param {() => void} press
 */
function button(sign, label, press) {
  const element = html('button', { type: 'button', class: 'quiet', 'aria-label': label }, sign);
  element.addEventListener('click', () => element.getAttribute('aria-disabled') !== 'true' && press());
  return element;
}
