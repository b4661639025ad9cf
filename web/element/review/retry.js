import { betterThan, nameOf } from './sentences.js';

/** @import { Retry } from '../state.js' */
/** @import { Saying } from '../sentences.js' */
/** @import { Dom } from './chart.js' */
/** @import { Speech } from './sentences.js' */

/**
 * What a person can do who tries to put a mistake right.
 *
 * @typedef {object} RetryActions
 * @property {() => void} showRight has the right moves shown
 * @property {() => void} leaveRetry goes back to the review
 */

/** What there is beside the board while a person tries to put a mistake right. */
export class RetryBar {
  /** What there is to be seen. */
  element;

  #show;
  #leave;

  /**
   * @param {Pick<Dom, 'html'>} widget
   * @param {RetryActions} actions
   */
  constructor({ html }, actions) {
    this.#show = html('button', { type: 'button', class: 'tool', part: 'tool' });
    this.#leave = html('button', { type: 'button', class: 'tool', part: 'tool' });
    this.#show.addEventListener('click', actions.showRight);
    this.#leave.addEventListener('click', actions.leaveRetry);
    this.element = html('div', { class: 'retry', part: 'retry', role: 'group' }, this.#show, this.#leave);
  }

  /**
   * The right moves are shown to whoever has tried a wrong one.
   *
   * @param {Speech} speech
   * @param {Retry} retry
   */
  draw({ say }, { phase }) {
    this.element.setAttribute('aria-label', say('retry'));
    this.#show.textContent = say('showMe');
    this.#show.hidden = phase !== 'wrong';
    this.#leave.textContent = say('backToReview');
  }
}

/**
 * What is said while a mistake is to be put right.
 *
 * @param {Speech} speech
 * @param {Retry} retry
 * @param {Saying} usual what would be said otherwise
 * @param {boolean} isAsked whether that answers a question
 * @returns {Saying}
 */
export function retrySaying(speech, { phase, mistake, square }, usual, isAsked) {
  const { say } = speech;
  const tried = square === undefined ? '' : speech.nameOf(square);
  const find = say(mistake.before.outcome === 'win' ? 'findWin' : mistake.before.outcome ? 'findHold' : 'findBetter');
  if (isAsked) return { sentence: find, aside: usual.aside };
  switch (phase) {
    case 'find':
      return { sentence: find, aside: say('insteadOf', { move: nameOf(speech, mistake) }) };
    case 'wrong':
      return { sentence: say('wrong', { square: tried }), aside: say('anotherMove') };
    case 'shown':
      return { sentence: find, aside: betterThan(speech, mistake) };
    case 'right':
      return { sentence: usual.sentence, aside: say('right', { square: tried }) };
  }
}
