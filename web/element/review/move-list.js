import { isEstimated, labelOf, wasLostAnyway } from './sentences.js';

/** @import { Judgement, ReviewedMove } from '../../engine/api.js' */
/** @import { Snapshot } from '../state/state.js' */
/** @import { Dom } from './chart.js' */
/** @import { Speech } from './sentences.js' */

/** The signs of game notation for judgements. @type {Record<Judgement, string>} */
const signs = {
  kept: '✓',
  'slower-win': '?!',
  'win-to-draw': '??',
  'draw-to-loss': '??',
  'win-to-loss': '??',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  unknown: '',
};

/** The longest list that is shown in full. */
const longest = 12;

/**
 * A move of the list.
 *
 * @typedef {object} Entry
 * @property {HTMLLIElement} item
 * @property {HTMLButtonElement} button
 * @property {HTMLElement} name
 * @property {HTMLElement} sign
 */

/**
 * The moves of a game, each with its sign. A long list shows only mistakes, until all moves are
 * requested.
 */
export class MoveList {
  /** Its element. */
  element;

  #html;
  #lookAt;
  #list;
  #legend;
  #fold;
  #isFolded = true;

  /** @type {Entry[]} */
  #entries = [];

  /** @type {(() => void) | undefined} draws the same again */
  #again;

  /**
   * @param {Dom} widget
   * @param {(at: number) => void} lookAt
   */
  constructor({ html }, lookAt) {
    this.#html = html;
    this.#lookAt = lookAt;
    this.#list = html('ol', { class: 'moves' });
    // A screen reader says of each move what the sign means.
    this.#legend = html('p', { class: 'legend', 'aria-hidden': 'true' });
    this.#fold = html('button', { type: 'button', class: 'tool', part: 'tool' });
    this.#fold.addEventListener('click', () => {
      this.#isFolded = !this.#isFolded;
      this.#again?.();
    });
    this.element = html('div', { class: 'list' }, this.#list, this.#legend, this.#fold);
  }

  /**
   * @param {Speech} speech
   * @param {Snapshot} match
   * @param {readonly (ReviewedMove | undefined)[]} judged the moves that are judged so far, by ply
   * @param {number} at the number of moves before the shown position
   */
  draw(speech, match, judged, at) {
    this.#again = () => this.draw(speech, match, judged, at);
    const { moves, movers, first } = match;
    if (this.#entries.length !== moves.length) this.#makeEntries(moves.length);
    const isLong = moves.length > longest;
    this.#fold.hidden = !isLong;
    this.#fold.textContent = speech.say(this.#isFolded ? 'allMoves' : 'fewMoves', { count: moves.length });
    this.#fold.setAttribute('aria-expanded', String(!this.#isFolded));
    this.#legend.hidden = !judged.some((reviewed) => reviewed && isEstimated(reviewed));
    this.#legend.textContent = speech.say('legend');
    const hasFocus = this.#list.querySelector(':focus') !== null;
    this.#entries.forEach(({ item, button, name, sign }, ply) => {
      const reviewed = judged[ply];
      const isCurrent = ply === Math.max(at - 1, 0);
      const player = movers[ply] ?? first;
      const move = { player, name: speech.nameOf(moves[ply]), number: ply + 1 };
      name.textContent = `${move.number}. ${move.name}`;
      sign.textContent = reviewed ? signOf(reviewed) : '';
      button.setAttribute('aria-label', labelOf(speech, move, reviewed));
      button.setAttribute('data-owner', player);
      button.setAttribute('data-judgement', reviewed?.judgement ?? '');
      button.toggleAttribute('data-estimated', reviewed !== undefined && isEstimated(reviewed));
      button.setAttribute('tabindex', isCurrent ? '0' : '-1');
      if (ply === at - 1) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      item.hidden = isLong && this.#isFolded && !isCurrent && !standsOut(reviewed);
      if (isCurrent && hasFocus) button.focus({ preventScroll: true });
    });
  }

  /** @param {number} count */
  #makeEntries(count) {
    const html = this.#html;
    this.#isFolded = true;
    this.#entries = [...Array(count)].map((_, ply) => {
      const name = html('span');
      const sign = html('span', { class: 'sign' });
      const button = html('button', { type: 'button', class: 'move' }, name, sign);
      button.addEventListener('click', () => this.#lookAt(ply + 1));
      return { item: html('li', {}, button), button, name, sign };
    });
    this.#list.replaceChildren(...this.#entries.map(({ item }) => item));
  }
}

/**
 * The sign beside a move. That of an estimate differs from that of a certainty.
 *
 * @param {ReviewedMove} reviewed
 */
function signOf(reviewed) {
  if (wasLostAnyway(reviewed)) return '';
  return `${isEstimated(reviewed) ? '≈' : ''}${signs[reviewed.judgement]}`;
}

/** @param {ReviewedMove | undefined} reviewed */
function standsOut(reviewed) {
  return reviewed !== undefined && !['kept', 'unknown'].includes(reviewed.judgement);
}
