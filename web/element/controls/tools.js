import { html } from '../../dom.js';
import {
  canReview,
  canUndo,
  isChanging,
  isDisabled,
  isLocked,
  isPlaying,
  isShown,
  openRetry,
  phaseOf,
} from '../state/state.js';
import { icon } from './icons.js';

/** @import { State } from '../state/state.js' */
/** @import { Words } from '../../words/catalogue.js' */
/** @import { Actions } from '../view.js' */
/** @import { Messages } from '../speech/messages.js' */

/** The buttons for other actions of the game. */
export class Tools {
  #undo = tool('undo');
  #redo = tool('redo');
  #review = tool('review');
  #hint = tool('hint');
  #analyse = tool('analyse');

  element = html(
    'div',
    { class: 'tools', part: 'tools' },
    ...[this.#undo, this.#redo, this.#review, this.#hint, this.#analyse].map(({ button }) => button),
  );

  /** @param {Actions} actions */
  listen(actions) {
    const all = {
      undo: this.#undo,
      redo: this.#redo,
      review: this.#review,
      hint: this.#hint,
      analyse: this.#analyse,
    };
    for (const [name, { button }] of Object.entries(all)) {
      const act = actions[/** @type {keyof typeof all} */ (name)];
      button.addEventListener('click', () => {
        if (!isOff(button)) act();
      });
    }
  }

  /**
   * @param {Messages} messages
   * @param {State} state
   */
  draw(messages, state) {
    const all = [this.#undo, this.#redo, this.#review, this.#hint, this.#analyse];
    if (isChanging(state)) {
      for (const { button } of all) button.setAttribute('aria-disabled', 'true');
      return;
    }
    this.element.hidden = !isPlaying(state) || all.every(({ name }) => !isShown(state, name));
    if (!isPlaying(state)) return;
    const areOff = {
      undo: !canUndo(state),
      redo: !state.match.canRedo || openRetry(state) !== undefined,
      review: false,
      hint: phaseOf(state) !== 'turn' || isLocked(state),
      analyse: false,
    };
    // After a game there is nothing to redo: the review takes this place.
    const instead = canReview(state) ? 'redo' : 'review';
    const focused = all.find(({ button }) => button.matches(':focus'));
    for (const { name, button, label } of all) {
      label.textContent = messages.get(name);
      button.hidden = name === instead || !isShown(state, name);
      button.setAttribute('aria-disabled', String(areOff[name] || isDisabled(state)));
    }
    this.#analyse.button.setAttribute('aria-pressed', String(state.settings.analysis));
    this.#review.button.setAttribute('aria-pressed', String(state.known.reviewing !== undefined));
    this.hasLostFocus = focused?.button.hidden === true;
  }

  /** Whether the focused tool was replaced by another one. */
  hasLostFocus = false;

  /**
   * Moves the keyboard focus to the tool that begins a review.
   *
   * @returns {boolean} whether it is there
   */
  focusReview() {
    this.hasLostFocus = false;
    const { button } = this.#review;
    if (button.hidden || this.element.hidden) return false;
    button.focus({ preventScroll: true });
    return true;
  }

  /** @param {EventTarget | null} target */
  isReview(target) {
    return target === this.#review.button;
  }
}

/**
 * A button with an icon. When it is off, it says so, and stays focusable.
 *
 * @template {keyof Words & ('undo' | 'redo' | 'review' | 'hint' | 'analyse')} Name
 * @param {Name} name
 */
function tool(name) {
  const label = html('span', { class: 'label' });
  const button = html('button', { type: 'button', class: 'tool', part: 'tool' }, icon(name), label);
  return { name, button, label };
}

/**
 * Whether a button is off. The keyboard can still reach it.
 *
 * @param {Element} button
 */
export function isOff(button) {
  return button.getAttribute('aria-disabled') === 'true';
}
