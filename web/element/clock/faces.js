// The clocks as people see them.

import { printClock } from './clocks.js';

/** @import { Player } from '../../engine/api.js' */
/** @import { PlayingState } from '../state/state.js' */

const players = /** @type {const} */ (['X', 'O']);

/**
 * The clocks of both players, at the end of the line of the sentence above the board: there they
 * are in view wherever the board is. They are as wide before the game as in it, so nothing moves.
 */
export class Faces {
  #root;
  #element = element('div', { flex: 'none', display: 'grid', alignContent: 'center', letterSpacing: '0' });
  #faces;

  /** @param {ShadowRoot | null | undefined} root of the widget */
  constructor(root) {
    this.#root = root;
    const status = root?.querySelector('.status');
    const mark = /** @type {Element} */ (status?.querySelector('.player'));
    this.#faces = { X: faceWith(mark), O: faceWith(mark) };
    for (const player of players) this.#element.append(this.#faces[player].row);
    status?.append(this.#element);
  }

  /**
   * Shows the times.
   *
   * @param {PlayingState} state
   * @param {Readonly<Record<Player, number>>} times in milliseconds
   * @param {Player | undefined} running whose clock runs
   */
  draw(state, times, running) {
    const { sharedMarks } = state.match.game;
    for (const player of players) {
      const { row, mark, number, timer } = this.#faces[player];
      row.style.opacity = player === running ? '1' : '0.7';
      mark.setAttribute('data-owner', sharedMarks ? '' : player);
      number.textContent = sharedMarks ? `${1 + players.indexOf(player)}` : '';
      timer.textContent = printClock(times[player]);
      timer.setAttribute('aria-label', this.nameOf(player));
    }
  }

  /** What the widget calls a player. @param {Player} player */
  nameOf(player) {
    return this.#root?.querySelector(`.score [data-owner="${player}"] ~ span`)?.textContent || player;
  }

  remove() {
    this.#element.remove();
  }
}

/**
 * The clock of a player, with their mark or number before it.
 *
 * @param {Element} drawn the mark in the line of the sentence
 */
function faceWith(drawn) {
  const mark = /** @type {SVGElement} */ (drawn.cloneNode(true));
  Object.assign(mark.style, { width: '0.875rem', height: '0.875rem', margin: '0' });
  const number = element('span', {});
  const timer = element('div', { minWidth: '3.3em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
  for (const [name, value] of Object.entries({ role: 'timer', part: 'clock' })) timer.setAttribute(name, value);
  const row = element('div', { display: 'flex', alignItems: 'center', justifyContent: 'end', fontSize: '1rem' });
  row.append(mark, number, timer);
  return { row, mark, number, timer };
}

/**
 * @param {string} name
 * @param {Partial<CSSStyleDeclaration>} style
 */
function element(name, style) {
  const made = document.createElement(name);
  Object.assign(made.style, style);
  return made;
}
