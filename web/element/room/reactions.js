// The players' reactions: five signs, each drawn with a few strokes.

/** @import { Player } from '../../engine/api.js' */
/** @import { Sign } from '../../room/index.js' */
/** @import { RoomDetail } from '../values.js' */
/** @import { Say } from './sentences.js' */

const face = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9 9.5v.5M15 9.5v.5';

/** The strokes of each sign, in a square of 24 units. @type {Readonly<Record<Sign, string>>} */
const drawings = {
  bravo: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.2 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.2 5.9-.8z',
  smile: `${face}M8.5 14q3.5 4 7 0`,
  wow: `${face}M12 13.5a1.6 1.9 0 1 0 0 3.8a1.6 1.9 0 1 0 0-3.8z`,
  think: `${face}M9 16l5.5-1.5M13.5 7l3-.6`,
  thanks: 'M12 20C8 17 4 14 4 9.8a4.2 4.2 0 0 1 8-1.9a4.2 4.2 0 0 1 8 1.9C20 14 16 17 12 20z',
};

const signs = /** @type {Sign[]} */ (Object.keys(drawings));

/** A button that offers the signs, and the others' signs of the last seconds. */
export class Reactions {
  /** The button. It shows one's own last sign for some seconds. */
  toggle;

  /** The signs to choose from. */
  choice;

  /** What the others have shown. */
  shown;

  #html;
  #svg;
  #react;

  /**
   * @param {typeof import('../../dom.js').html} html
   * @param {typeof import('../../dom.js').svg} svg
   * @param {(sign: Sign) => void} react called when the player here chooses a sign
   */
  constructor(html, svg, react) {
    this.#html = html;
    this.#svg = svg;
    this.#react = react;
    this.shown = html('p', { class: 'shown' });
    this.toggle = html('button', { type: 'button', class: 'tool sign', part: 'tool' });
    this.choice = html('div', { class: 'signs', role: 'group' });
    this.toggle.addEventListener('click', () => this.#open(this.choice.hidden));
    for (const part of /** @type {HTMLElement[]} */ ([this.toggle, this.choice])) {
      part.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || this.choice.hidden) return;
        event.stopPropagation();
        this.#close();
      });
    }
    this.#open(false);
  }

  /**
   * Draws the signs of the last seconds. Only a player can react.
   *
   * @param {Say} say
   * @param {RoomDetail} report
   * @returns {string[]} as sentences, to be read out
   */
  draw(say, report) {
    const { seat, isConnected, reactions } = report;
    this.toggle.hidden = !seat || !isConnected;
    if (this.toggle.hidden) this.#open(false);
    this.#name(say);
    this.toggle.replaceChildren(this.#draw((seat && reactions[seat]) ?? 'smile'));
    const told = /** @type {[Player, Sign][]} */ (Object.entries(reactions)).map(([of, sign]) => {
      const name = report.players[of].name || (seat ? say('friend') : of);
      const text = say(sign);
      const isOwn = of === seat;
      return { sign, isOwn, text: isOwn ? text : say('reacts', { name, sign: text }) };
    });
    const others = told.filter(({ isOwn }) => !isOwn);
    this.shown.replaceChildren(
      ...others.map(({ sign, text }) => this.#html('span', {}, this.#draw(sign), this.#html('span', {}, text))),
    );
    return told.map(({ text }) => text);
  }

  /**
   * Names the buttons in the person's language.
   *
   * @param {Say} say
   */
  #name(say) {
    const label = say('react');
    if (this.toggle.getAttribute('aria-label') === label) return;
    this.toggle.setAttribute('aria-label', label);
    this.choice.setAttribute('aria-label', label);
    this.choice.replaceChildren(
      ...signs.map((sign) => {
        const text = say(sign);
        const attributes = { type: 'button', class: 'tool sign', part: 'tool', 'aria-label': text, title: text };
        const button = this.#html('button', attributes, this.#draw(sign));
        button.addEventListener('click', () => {
          this.#react(sign);
          this.#close();
        });
        return button;
      }),
    );
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.choice.hidden = !isOpen;
    this.toggle.setAttribute('aria-expanded', `${isOpen}`);
  }

  #close() {
    this.#open(false);
    this.toggle.focus();
  }

  /** @param {Sign} sign */
  #draw(sign) {
    return this.#svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, this.#svg('path', { d: drawings[sign] }));
  }
}
