import { html } from '../../dom.js';
import { beginning, sideOf } from '../speech/sentences.js';
import { isPlaying, isShown, otherThan, personOf, scoreOf } from '../state/state.js';

/** @import { State } from '../state/state.js' */
/** @import { Messages } from '../speech/messages.js' */

/** The wins of both sides, the ties between them, and who begins. */
export class ScoreCard {
  #wins = { X: html('b'), O: html('b') };
  #names = { X: html('span'), O: html('span') };
  #ties = html('span');
  #begins = html('span');
  #sides = {
    X: html('div', { class: 'side' }, this.#wins.X, this.#names.X),
    O: html('div', { class: 'side' }, this.#wins.O, this.#names.O),
  };
  #between = html('div', { class: 'between' }, this.#ties, this.#begins);

  element = html('div', { class: 'score', part: 'score' });

  /**
   * @param {Messages} messages
   * @param {State} state if there is no match yet, the card keeps its place
   */
  draw(messages, state) {
    const score = scoreOf(state);
    const person = personOf(state);
    this.element.hidden = state.life === 'failed' || !isShown(state, 'score');
    for (const player of /** @type {const} */ (['X', 'O'])) {
      this.#wins[player].textContent = String(score[player]);
      this.#wins[player].setAttribute('data-owner', player);
      this.#names[player].textContent = sideOf(messages, state, player);
    }
    this.#ties.textContent = messages.get('ties', { count: score.ties });
    this.#begins.textContent = isPlaying(state) ? beginning(messages, state) : '';
    const left = person ?? 'X';
    const sides = [this.#sides[left], this.#between, this.#sides[otherThan(left)]];
    if (this.element.firstElementChild !== sides[0]) this.element.replaceChildren(...sides);
  }
}
