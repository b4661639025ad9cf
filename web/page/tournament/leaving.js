import { html } from '../../dom.js';
import { button } from '../dialog.js';
import { say } from './words.js';

/** The button that leaves a tournament. If something is lost, it asks once. */
export class Leaving {
  #leave;
  #cost;
  #ask = button('quiet', () => this.#press(), say('Leave the tournament'));
  #about = html('p');
  #stay = button('strong', () => this.#show(false), say('Stay'));
  #question = html(
    'div',
    { class: 'question', role: 'group', 'aria-label': say('Leave the tournament') },
    this.#about,
    html(
      'div',
      { class: 'buttons' },
      this.#stay,
      button('quiet', () => this.#leave(), say('Leave')),
    ),
  );

  element = html('div', { class: 'leaving' }, this.#ask, this.#question);

  /**
   * @param {() => void} leave
   * @param {() => string} cost what a person who leaves now has to know; empty if nothing is lost
   */
  constructor(leave, cost) {
    this.#leave = leave;
    this.#cost = cost;
    this.#question.hidden = true;
  }

  #press() {
    this.#about.textContent = this.#cost();
    if (this.#about.textContent) this.#show(true);
    else this.#leave();
  }

  /** @param {boolean} isAsked */
  #show(isAsked) {
    this.#question.hidden = !isAsked;
    this.#ask.hidden = isAsked;
    (isAsked ? this.#stay : this.#ask).focus();
  }
}
