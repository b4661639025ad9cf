/** @import { html as Html } from '../../dom.js' */
/** @import { Player } from '../../engine/api.js' */
/** @import { PlayingState } from '../state/state.js' */
/** @import { Messages } from '../speech/messages.js' */

/**
 * A choice: its button, its text, and its consequence in small letters below.
 *
 * @typedef {{ button: HTMLButtonElement, name: HTMLElement, after: HTMLElement }} Choice
 */

/** Buttons for the moves that mark no square but make a choice, while there are any. */
export class ChoiceBar {
  /** Its root. */
  element;

  #html;
  #choose;

  /** @type {Choice[]} */
  #choices = [];

  /**
   * @param {typeof Html} html
   * @param {(move: number) => void} choose
   */
  constructor(html, choose) {
    this.#html = html;
    this.#choose = choose;
    this.element = html('div', { class: 'choices', role: 'group' });
  }

  /**
   * Draws the present choices.
   *
   * @param {Messages} messages
   * @param {PlayingState} state in which there are choices
   * @param {object} told
   * @param {Player | undefined} told.person the side of the one person at the widget
   * @param {boolean} told.isOff whether no one may choose by hand
   * @param {(player: Player) => string} told.nameOf the name of a player
   */
  draw(messages, state, { person, isOff, nameOf }) {
    const { choices, game, position, status } = state.match;
    const chooser = status.state === 'next' ? status.player : undefined;
    this.element.setAttribute('aria-label', messages.get('chooseSide', { player: chooser && nameOf(chooser) }));
    if (this.#choices.length !== choices.length) this.#make(choices.length);
    choices.forEach((move, at) => {
      const { button, name, after } = /** @type {Choice} */ (this.#choices[at]);
      const { status: next } = position.after(move);
      const turn =
        next.state === 'next'
          ? messages.get(next.player === person ? 'yourTurn' : 'turnOf', { player: nameOf(next.player) })
          : '';
      name.textContent = messages.moveName(game, move, chooser);
      after.textContent = [turn, chancesOf(messages, state, move)].filter(Boolean).join(' · ');
      button.value = String(move);
      button.toggleAttribute('data-hint', state.findings.hint === move);
      button.setAttribute('aria-disabled', String(isOff));
    });
  }

  /** @param {number} count */
  #make(count) {
    const html = this.#html;
    this.#choices = [...Array(count)].map(() => {
      const [name, after] = [html('span'), html('small')];
      const button = html('button', { type: 'button', class: 'tool', part: 'tool' }, name, ' ', after);
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') this.#choose(Number(button.value));
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
