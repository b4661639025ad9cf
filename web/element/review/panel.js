import { Chart } from './chart.js';
import { MoveList } from './move-list.js';
import { decisionIn, sayingOf } from './sentences.js';

/** @import { Reviewing, Snapshot } from '../state/state.js' */
/** @import { ReviewedMove } from '../../engine/api.js' */
/** @import { Saying } from '../speech/sentences.js' */
/** @import { Speech } from './sentences.js' */
/** @import { Dom } from './chart.js' */

/**
 * The actions of a person in a review.
 *
 * @typedef {object} ReviewActions
 * @property {(at: number) => void} lookAt shows the position after a number of moves
 * @property {(ply: number) => void} tryAgain continues the game from before that move
 * @property {() => void} close ends the review
 */

/**
 * Where each step leads, out of a number of moves.
 * @type {{ [Name in 'first' | 'back' | 'forward' | 'last']: (at: number, last: number) => number }}
 */
const steps = {
  first: () => 0,
  back: (at) => at - 1,
  forward: (at) => at + 1,
  last: (_, last) => last,
};

/** The strokes of their icons, in a square of 24 units. They point in the reading direction. */
const strokes = {
  first: ['M18 5L10 12L18 19', 'M6 5V19'],
  back: ['M15 5L8 12L15 19'],
  forward: ['M9 5L16 12L9 19'],
  last: ['M6 5L14 12L6 19', 'M18 5V19'],
};

const names = /** @type {(keyof typeof steps)[]} */ (Object.keys(steps));

/**
 * The moves of a part of a review, each at its place; undefined where a move is not judged yet.
 *
 * @param {readonly ReviewedMove[]} judged
 */
function byPly(judged) {
  /** @type {(ReviewedMove | undefined)[]} */
  const moves = [];
  for (const move of judged) moves[move.ply] = move;
  return moves;
}

/**
 * A review on the screen: the steps through the game, the decisive move, the chart, and the moves.
 */
export class ReviewPanel {
  /** Its element. */
  element;

  #actions;
  #steps;
  #count;
  #steppers;
  #decision;
  #progress;
  #chart;
  #list;
  #tryAgain;

  #at = 0;
  #last = 0;

  /**
   * @param {Dom} widget
   * @param {ReviewActions} actions
   */
  constructor(widget, actions) {
    const { html, svg } = widget;
    this.#actions = actions;
    const stepper = (/** @type {keyof typeof steps} */ name) => {
      const paths = strokes[name].map((d) => svg('path', { d }));
      const icon = svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, ...paths);
      const button = html('button', { type: 'button', class: 'tool', part: 'tool' }, icon);
      button.addEventListener('click', () => this.#go(name));
      return { name, button };
    };
    this.#steps = names.map(stepper);
    this.#count = html('span', { class: 'count', 'aria-hidden': 'true' });
    const [first, back, forward, last] = this.#steps.map(({ button }) => button);
    this.#steppers = html('div', { class: 'steps' });
    this.#steppers.append(...[first, back, this.#count, forward, last].filter((part) => part !== undefined));
    this.#decision = html('p', { class: 'decision' });
    this.#progress = html('progress');
    this.#chart = new Chart(widget, actions.lookAt);
    this.#list = new MoveList(widget, actions.lookAt);
    this.#tryAgain = html('button', { type: 'button', class: 'tool try', part: 'tool' });
    this.#tryAgain.addEventListener('click', () => actions.tryAgain(Math.max(this.#at - 1, 0)));
    const summary = [this.#decision, this.#progress, this.#chart.element];
    const parts = [this.#steppers, ...summary, this.#list.element, this.#tryAgain];
    this.element = html('section', { class: 'review', part: 'review', role: 'group' }, ...parts);
    this.element.addEventListener('keydown', (event) => this.onKey(event));
  }

  /**
   * Shows the present position, and the results so far.
   *
   * @param {Speech} speech
   * @param {Snapshot} match at its end
   * @param {Reviewing} reviewing
   * @param {boolean} canCorrect whether the move is a mistake that its player can correct
   * @param {boolean} isShared whether the match belongs to a room: no player goes on alone
   * @returns {Saying} the texts about the move
   */
  draw(speech, match, { at, review, judged = [] }, canCorrect, isShared) {
    const { say } = speech;
    this.#at = at;
    this.#last = match.moves.length;
    this.element.setAttribute('aria-label', say('review'));
    for (const { name, button } of this.#steps) {
      button.setAttribute('aria-label', say(name));
      button.setAttribute('aria-disabled', String(this.#target(name) === at));
    }
    this.#count.textContent = `${at} / ${this.#last}`;
    const decision = review ? decisionIn(speech, review) : say('pending');
    this.#decision.textContent = decision;
    this.#progress.hidden = review !== undefined;
    this.#progress.setAttribute('aria-label', say('pending'));
    this.#progress.setAttribute('value', String(judged.length / Math.max(this.#last, 1)));
    const { moves } = review ?? { moves: byPly(judged) };
    this.#chart.element.hidden = moves.length === 0;
    if (moves.length > 0) this.#chart.draw(moves, at, match.game);
    this.#list.draw(speech, match, moves, at);
    this.#tryAgain.textContent = say(canCorrect ? 'tryFromThere' : 'playFromThere');
    this.#tryAgain.hidden = isShared;
    // At the end a person waits for the review. Elsewhere they read what is known of a move.
    const reviewed = moves[at - 1];
    if (!review && (!reviewed || at === this.#last)) return { sentence: decision, aside: '' };
    return reviewed ? sayingOf(speech, reviewed) : { sentence: say('start'), aside: '' };
  }

  /** Scrolls the steps into view, beside the board. */
  reveal() {
    this.#steppers.scrollIntoView({ block: 'nearest' });
  }

  /**
   * Handles the arrow keys in the reading direction, Home, End, and Escape, which ends the review.
   *
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const isMirrored = getComputedStyle(this.element).direction === 'rtl';
    const keys = new Map([
      ['ArrowLeft', () => this.#go(isMirrored ? 'forward' : 'back')],
      ['ArrowRight', () => this.#go(isMirrored ? 'back' : 'forward')],
      ['Home', () => this.#go('first')],
      ['End', () => this.#go('last')],
      ['Escape', () => this.#actions.close()],
    ]);
    const act = keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** @param {keyof typeof steps} name */
  #go(name) {
    const at = this.#target(name);
    if (at !== this.#at) this.#actions.lookAt(at);
  }

  /** @param {keyof typeof steps} name */
  #target(name) {
    return Math.min(Math.max(steps[name](this.#at, this.#last), 0), this.#last);
  }
}
