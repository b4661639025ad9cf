import { betterThan, nameOf } from './sentences.js';

/** @import { Retry } from '../state/state.js' */
/** @import { Saying } from '../speech/sentences.js' */
/** @import { Dom } from './chart.js' */
/** @import { Speech } from './sentences.js' */

/**
 * The actions of a person who corrects a mistake.
 *
 * @typedef {object} RetryActions
 * @property {() => void} showRight shows the right moves
 * @property {() => void} leaveRetry returns to the review
 */

/** The controls beside the board while a person corrects a mistake. */
export class RetryBar {
  /** Its element. */
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
   * After a wrong try, the right moves can be shown.
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
 * The text while a mistake is being corrected.
 *
 * @param {Speech} speech
 * @param {Retry} retry
 * @param {Saying} regular the text at other times
 * @param {boolean} isAsked whether it answers a question
 * @returns {Saying}
 */
export function retrySaying(speech, { phase, mistake, square }, regular, isAsked) {
  const { say } = speech;
  const tried = square === undefined ? '' : speech.nameOf(square);
  const find = say(mistake.before.outcome === 'win' ? 'findWin' : mistake.before.outcome ? 'findHold' : 'findBetter');
  if (isAsked) return { sentence: find, aside: regular.aside };
  switch (phase) {
    case 'find':
      return { sentence: find, aside: say('insteadOf', { move: nameOf(speech, mistake) }) };
    case 'wrong':
      return { sentence: say('wrong', { square: tried }), aside: say('anotherMove') };
    case 'shown':
      return { sentence: find, aside: betterThan(speech, mistake) };
    case 'right':
      return { sentence: regular.sentence, aside: say('right', { square: tried }) };
  }
}
