import { html, svg } from '../../dom.js';
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

/** @import { State } from '../state/state.js' */
/** @import { Words } from '../../words/catalogue.js' */
/** @import { Actions } from '../view.js' */
/** @import { Messages } from '../speech/messages.js' */

/** The strokes of each icon, in a square of 24 units. */
const paths = {
  undo: ['M9 7H4V2', 'M4 7C8 2.5 20 3 20 12C20 17 16 20 11 20'],
  redo: ['M15 7H20V2', 'M20 7C16 2.5 4 3 4 12C4 17 8 20 13 20'],
  hint: ['M9 17C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 17Z', 'M10 21H14'],
  review: ['M4 4V20H20', 'M7 14L11 9L14 12L20 5'],
  analyse: ['M3 21H21', 'M6 17V12', 'M12 17V4', 'M18 17V8'],
};

/** The buttons for other actions of the game. */
export class Tools {
  #undo = tool('undo', 'U');
  #redo = tool('redo');
  #review = tool('review');
  #hint = tool('hint', 'H');
  #analyse = tool('analyse', 'A');

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
    // While the engine loads they keep their place.
    this.element.hidden = state.life === 'failed' || all.every(({ name }) => !isShown(state, name));
    const areOff = isPlaying(state) && {
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
      button.setAttribute('aria-disabled', String(!areOff || areOff[name] || isDisabled(state)));
    }
    this.#analyse.button.setAttribute('aria-pressed', String(state.settings.analysis));
    this.#review.button.setAttribute('aria-pressed', String(state.mode.reviewing !== undefined));
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
 * @param {string} [letter] the key that presses it from the board, with Shift
 */
function tool(name, letter) {
  const label = html('span', { class: 'label' });
  const button = html('button', { type: 'button', class: 'tool', part: 'tool' }, icon(name), label);
  if (letter) button.setAttribute('aria-keyshortcuts', `Shift+${letter}`);
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

/**
 * A small drawing beside a word, or in place of it if there is little room.
 *
 * @param {keyof typeof paths} name
 */
function icon(name) {
  const strokes = paths[name].map((d) => svg('path', { d }));
  return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' }, ...strokes);
}
