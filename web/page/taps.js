// On a touch screen a small square takes two taps: the first one aims, the second one at the same
// square marks it. A mouse and the keyboard need no second one.

import { html, svg } from '../dom.js';
import { recall, remember } from './storage.js';
import { pageWords, say, translate } from './words.js';

/** @import { NoughtsGame } from '../element/index.js' */

/** Squares from this width on are hit at once. In CSS pixels. */
const surelyHit = 30;

/** How many first taps are explained beside the square. Later ones show only its name. */
const explained = 3;

/** How far the name of the square stands from it, so that no finger hides it. In CSS pixels. */
const besideFinger = 44;

/** Aims at the squares of a game. */
class Taps {
  #game;
  #isOn = recall('two-taps') !== 'off';
  #live = html('p', { class: 'unseen', role: 'status' });

  /** @type {HTMLElement | undefined} the square that the last tap has aimed at */
  #square;

  /** @type {HTMLElement | undefined} what shows it */
  #aim;

  /** What the pointer is that presses; empty for a key. */
  #pointer = '';

  /** How many first taps there were. */
  #count = 0;

  /** @param {NoughtsGame} game */
  constructor(game) {
    this.#game = game;
    document.body.append(this.#live);
    game.addEventListener('pointerdown', ({ pointerType }) => {
      this.#pointer = pointerType;
    });
    game.addEventListener('click', (event) => this.#tap(event), true);
    for (const type of ['noughts-change', 'noughts-ready']) game.addEventListener(type, () => this.#clear());
    addEventListener('resize', () => this.#clear());
    this.#addSetting();
  }

  /**
   * Keeps a tap from the board if it only aims.
   *
   * @param {MouseEvent} event
   */
  #tap(event) {
    const square = event.composedPath().find((node) => node instanceof Element && node.matches('[part=square]'));
    const isTouch = this.#pointer === 'touch';
    this.#pointer = '';
    const isAimed = square === this.#square;
    this.#clear();
    if (!isTouch || isAimed || !(square instanceof HTMLElement) || !this.#isSmall(square)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#aimAt(square);
  }

  /**
   * Whether a free square is easily missed.
   *
   * @param {HTMLElement} square
   */
  #isSmall(square) {
    const canBeMarked = square.getAttribute('aria-disabled') !== 'true' && this.#game.matches(':state(turn)');
    return this.#isOn && canBeMarked && square.getBoundingClientRect().width < surelyHit;
  }

  /** @param {HTMLElement} square */
  #aimAt(square) {
    const board = square.closest('[part=board]');
    if (!board) return;
    this.#square = square;
    const [name = ''] = (square.getAttribute('aria-label') ?? '').split(',');
    const text = say('{square}: tap again to mark it.').replace('{square}', name);
    this.#live.textContent = text;
    const label = html('b', {}, ++this.#count > explained ? name : text);
    this.#aim = drawAim(board.getBoundingClientRect(), square.getBoundingClientRect(), label);
    document.body.append(this.#aim);
    keepInView(label);
  }

  #clear() {
    this.#square = undefined;
    this.#live.textContent = '';
    this.#aim?.remove();
  }

  /** The switch among the settings. */
  #addSetting() {
    const input = html('input', { type: 'checkbox', id: 'two-taps' });
    input.checked = this.#isOn;
    input.addEventListener('change', () => {
      this.#isOn = input.checked;
      remember('two-taps', input.checked ? 'on' : 'off');
    });
    document
      .querySelector('#more .settings')
      ?.append(html('label', { class: 'switch' }, input, ' Tap small squares twice'));
  }
}

/**
 * The row and the column of a square, its outline, and its name out of reach of the finger.
 *
 * @param {DOMRect} board
 * @param {DOMRect} square
 * @param {HTMLElement} label its name
 */
function drawAim(board, square, label) {
  const [x, y, side] = [square.left - board.left, square.top - board.top, square.width];
  const band = (/** @type {Record<string, number>} */ place) =>
    svg('rect', { ...textsOf(place), fill: 'currentColor', 'fill-opacity': '0.1' });
  const outline = { ...textsOf({ x: x - 3, y: y - 3, width: side + 6, height: side + 6, rx: 8 }), fill: 'none' };
  const picture = svg(
    'svg',
    { ...textsOf({ width: board.width, height: board.height }), overflow: 'visible' },
    band({ x: 0, y, width: board.width, height: side }),
    band({ x, y: 0, width: side, height: board.height }),
    svg('rect', { ...outline, stroke: 'currentColor', 'stroke-width': '3' }),
  );
  const isBelow = y < besideFinger + 40;
  Object.assign(label.style, {
    position: 'absolute',
    left: `${x + side / 2}px`,
    top: `${y + side / 2 + (isBelow ? besideFinger : -besideFinger)}px`,
    translate: '-50% -50%',
    padding: '0.25rem 0.75rem',
    borderRadius: '14px',
    background: 'var(--ink)',
    color: 'var(--paper)',
    fontSize: '1.125rem',
    whiteSpace: 'nowrap',
  });
  const aim = html('div', { 'aria-hidden': 'true', id: 'aim' }, picture, label);
  Object.assign(aim.style, {
    position: 'absolute',
    left: `${board.left + scrollX}px`,
    top: `${board.top + scrollY}px`,
    direction: 'ltr',
    lineHeight: '1.5',
    pointerEvents: 'none',
  });
  return aim;
}

/** Moves a label to the side as far as it is out of the window. @param {HTMLElement} label */
function keepInView(label) {
  const { left, right } = label.getBoundingClientRect();
  const edge = 8;
  const shift = Math.max(edge - left, 0) || Math.min(document.documentElement.clientWidth - edge - right, 0);
  label.style.marginInlineStart = `${shift}px`;
}

/** @param {Record<string, number>} values */
const textsOf = (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/**
 * Has small squares of a game take two taps, unless a person does not want that.
 *
 * @param {NoughtsGame} game
 */
export async function confirmTaps(game) {
  new Taps(game);
  translate((await pageWords) ?? {});
}
