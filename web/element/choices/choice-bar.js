import { html } from '../../dom.js';
import { nameOf } from '../speech/sentences.js';
import { choosesSide, isLocked, personOf } from '../state/state.js';
import { isOff } from './tools.js';

/** @import { PlayingState, State } from '../state/state.js' */
/** @import { Messages } from '../speech/messages.js' */

/**
 * A choice: its button, its text, and its consequence in small letters below.
 *
 * @typedef {{ button: HTMLButtonElement, name: HTMLElement, after: HTMLElement }} Choice
 */

/** Buttons for the moves that mark no square but make a choice, while there are any. */
export class ChoiceBar {
  #choose;

  /** @type {Choice[]} */
  #choices = [];

  element = html('div', { class: 'choices', role: 'group', hidden: '' });

  /** @param {(move: number) => void} choose */
  constructor(choose) {
    this.#choose = choose;
  }

  /**
   * Draws the present choices, and returns whether there are any.
   *
   * @param {Messages} messages
   * @param {State} state
   */
  draw(messages, state) {
    if (!choosesSide(state)) return false;
    const { choices, game, status } = state.match;
    const person = personOf(state);
    const chooser = status.state === 'next' ? status.player : undefined;
    const player = chooser && nameOf(messages, state, chooser);
    this.element.setAttribute('aria-label', messages.get('chooseSide', { player }));
    if (this.#choices.length !== choices.length) this.#make(choices.length);
    choices.forEach(({ move, next }, at) => {
      const { button, name, after } = /** @type {Choice} */ (this.#choices[at]);
      const whose = next === person ? 'yourTurn' : 'turnOf';
      const turn = next ? messages.get(whose, { player: nameOf(messages, state, next) }) : '';
      name.textContent = messages.moveName(game, move, chooser);
      after.textContent = [turn, chancesOf(messages, state, move)].filter(Boolean).join(' · ');
      button.value = String(move);
      button.toggleAttribute('data-hint', state.findings.hint === move);
      button.setAttribute('aria-disabled', String(isLocked(state)));
    });
    return true;
  }

  /** @param {number} count */
  #make(count) {
    this.#choices = [...Array(count)].map(() => {
      const [name, after] = [html('span'), html('small')];
      const button = html('button', { type: 'button', class: 'tool', part: 'tool' }, name, ' ', after);
      button.addEventListener('click', () => {
        if (!isOff(button)) this.#choose(Number(button.value));
      });
      return { button, name, after };
    });
    this.element.replaceChildren(...this.#choices.map(({ button }) => button));
  }
}

/**
 * The worth of a choice, if it is shown.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {number} choice
 */
function chancesOf(messages, { findings: { evaluations = [] } }, choice) {
  const estimate = evaluations.find(({ move }) => move === choice)?.estimate ?? null;
  return estimate === null ? '' : messages.percent(estimate);
}
