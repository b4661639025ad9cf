// The clocks beside the score. This module is loaded if the widget has the attribute `clock`.

import { englishOf, languagesOf } from '../../words/read.js';
import { Clocks, controlOf, printClock } from './clocks.js';

/** @import { Player } from '../../engine/api.js' */
/** @import { Part } from '../../words/read.js' */
/** @import { PlayingState } from '../state/state.js' */
/** @import { Store } from '../state/store.js' */

export const words = { english: englishOf('clock'), languages: languagesOf('clock') };

/** How often the shown time is renewed, in milliseconds. */
const tick = 100;

/** When the time left is read out, in milliseconds, and the text. */
const readOut = /** @type {const} */ ([
  [60_000, 'clock.minute'],
  [10_000, 'clock.seconds'],
]);

/**
 * Runs the clocks: from the first move of a game on, for the player to move, also while the page is
 * hidden. They stand while a game is reviewed, or waits after going back. Undo gives no time back.
 *
 * @param {string} control
 * @param {Store} store
 * @param {ShadowRoot | null | undefined} root where the clocks are shown
 * @param {Part} texts
 * @param {typeof import('../state/match.js').after} after
 * @param {AbortSignal} signal ends it
 * @returns {Promise<never>} rejects with the signal's reason
 */
export function runClocks(control, store, root, texts, after, signal) {
  const shown = new ShownClocks(control, { store, root, texts, after });
  const timer = setInterval(() => shown.follow(), tick);
  root?.host.addEventListener('noughts-change', () => shown.follow(), { signal });
  shown.follow();
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      shown.remove();
      reject(signal.reason);
    }),
  );
}

/**
 * What the module gets from the widget.
 *
 * @typedef {object} Around
 * @property {Store} store
 * @property {ShadowRoot | null | undefined} root
 * @property {Part} texts
 * @property {typeof import('../state/match.js').after} after
 */

class ShownClocks {
  #control;
  #clocks;
  #around;
  #faces;
  #live = Object.assign(document.createElement('p'), { className: 'live', role: 'status' });

  /** How many moves there were when it last looked. */
  #moves = 0;

  /** The time left that was last read out in this turn. */
  #told = Number.POSITIVE_INFINITY;

  /** @param {string} control @param {Around} around */
  constructor(control, around) {
    this.#control = controlOf(control);
    this.#clocks = new Clocks(this.#control);
    this.#around = around;
    this.#faces = { X: faceOf(around.root, 'X'), O: faceOf(around.root, 'O') };
    around.root?.querySelector('.game')?.append(this.#live);
  }

  /** Follows the match, and renews what is shown. */
  follow() {
    const { state } = this.#around.store;
    if (state.life !== 'playing') return;
    const { movers, status } = state.match;
    const count = movers.length;
    const mover = movers.at(-1);
    if (count === 0) this.#clocks.reset();
    else if (mover && count === this.#moves + 1) this.#clocks.moved(mover);
    if (count !== this.#moves) this.#told = Number.POSITIVE_INFINITY;
    this.#moves = count;
    const player = status.state === 'next' && count > 0 && isLive(state) ? status.player : undefined;
    this.#clocks.run(player);
    this.#draw();
    if (!player) return;
    if (this.#clocks.left(player) === 0) this.#end(state, player);
    else this.#tell(this.#clocks.left(player));
  }

  remove() {
    for (const part of [this.#faces.X, this.#faces.O, this.#live]) part.remove();
  }

  #draw() {
    for (const player of /** @type {const} */ (['X', 'O'])) {
      this.#faces[player].textContent = printClock(this.#clocks.left(player));
      this.#faces[player].style.opacity = player === this.#clocks.running ? '1' : '0.7';
    }
  }

  /** Reads out that little time is left, once in a turn. @param {number} left */
  #tell(left) {
    for (const [due, key] of readOut) {
      if (left > due || this.#told <= due || this.#control.time <= due) continue;
      this.#told = due;
      this.#live.textContent = `${this.#around.texts[key]}`;
    }
  }

  /**
   * A player has lost: the sentence says who has won, and its aside why.
   *
   * @param {PlayingState} state
   * @param {Player} player
   */
  #end(state, player) {
    const { after, root, store, texts } = this.#around;
    const name = this.#faces[player].parentElement?.querySelector('span')?.textContent ?? player;
    const said = `${texts['clock.up']}`.replace('{player}', name);
    const lost = after(state.noughts, state.match.text, (match) => match.resign({ player }));
    store.dispatch({ type: 'changed', match: lost });
    const ended = new CustomEvent('noughts-end', { bubbles: true, composed: true, detail: lost.status });
    root?.host.dispatchEvent(ended);
    const aside = root?.querySelector('.status small');
    if (aside) aside.textContent = said;
    this.#live.textContent = said;
  }
}

/** Whether the match goes on now. @param {PlayingState} state */
function isLive({ findings, mode }) {
  return !findings.isPaused && !mode.reviewing && !mode.retry;
}

/**
 * The clock of a player, by their score.
 *
 * @param {ShadowRoot | null | undefined} root
 * @param {Player} player
 */
function faceOf(root, player) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries({ role: 'timer', part: 'clock' })) element.setAttribute(name, value);
  Object.assign(element.style, { fontWeight: '600', fontVariantNumeric: 'tabular-nums' });
  root?.querySelector(`.score [data-owner="${player}"]`)?.after(element);
  return element;
}
