import { html, svg } from '../../dom.js';
import { drawO, drawX } from '../board/drawing.js';
import { choosesMarks, isDisabled, phaseOf } from '../state/state.js';
import { isOff } from './tools.js';

/** @import { Player } from '../../engine/api.js' */
/** @import { State } from '../state/state.js' */
/** @import { Messages } from '../speech/messages.js' */

/** Two buttons for the mark of the next move, in games with chosen marks. */
export class MarkSwitch {
  #buttons = { X: button('X'), O: button('O') };
  #label = html('span', { class: 'label', 'aria-hidden': 'true' });

  element = html('div', { class: 'marks', role: 'group' }, this.#label, this.#buttons.X, this.#buttons.O);

  /** @param {(mark: Player) => void} choose */
  constructor(choose) {
    for (const mark of /** @type {const} */ (['X', 'O'])) {
      this.#buttons[mark].addEventListener('click', () => {
        if (!isOff(this.#buttons[mark])) choose(mark);
      });
    }
  }

  /**
   * @param {Messages} messages
   * @param {State} state
   */
  draw(messages, state) {
    this.element.hidden = !choosesMarks(state);
    if (this.element.hidden) return;
    this.element.setAttribute('aria-label', messages.get('nextMark'));
    this.#label.textContent = messages.get('nextMark');
    for (const mark of /** @type {const} */ (['X', 'O'])) {
      this.#buttons[mark].setAttribute('aria-pressed', String(state.chosenMark === mark));
      this.#buttons[mark].setAttribute('aria-disabled', String(isDisabled(state) || phaseOf(state) === 'over'));
    }
  }
}

/** @param {Player} mark */
function button(mark) {
  const drawn = svg('svg', { viewBox: '-36 -36 72 72', 'aria-hidden': 'true', class: 'player', 'data-owner': mark });
  drawn.append(drawX(), drawO());
  return html('button', { type: 'button', class: 'tool', part: 'tool', 'aria-label': mark }, drawn);
}
