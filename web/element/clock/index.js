// The clocks above the board. This module is loaded if the widget has the attribute `clock`.

import { controlOf } from '../../room/control.js';
import { englishOf, languagesOf } from '../../words/read.js';
import { Clocks } from './clocks.js';
import { Faces } from './faces.js';

/** @import { Player } from '../../engine/api.js' */
/** @import { Control } from '../../room/control.js' */
/** @import { Room } from '../../room/index.js' */
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

/** Says that little time is left, once in a turn. */
class ReadOut {
  #time;
  #texts;

  /** What reads it out. */
  live = Object.assign(document.createElement('p'), { className: 'live', role: 'status' });

  /** The time left that was last read out in this turn. */
  #told = Number.POSITIVE_INFINITY;

  /**
   * @param {number} time what a player has at first
   * @param {Around} around
   */
  constructor(time, { root, texts }) {
    this.#time = time;
    this.#texts = texts;
    root?.querySelector('.game')?.append(this.live);
  }

  /** Another turn begins. */
  reset() {
    this.#told = Number.POSITIVE_INFINITY;
  }

  /** @param {number} left */
  tell(left) {
    for (const [due, key] of readOut) {
      if (left > due || this.#told <= due || this.#time <= due) continue;
      this.#told = due;
      this.live.textContent = `${this.#texts[key]}`;
    }
  }
}

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
 * @param {Room} [room] whose clocks are shown, in place of the widget's own
 * @returns {Promise<never>} rejects with the signal's reason
 */
export function runClocks(control, store, root, texts, after, signal, room) {
  const around = { store, root, texts, after };
  const shown = room ? new ClocksOfRoom(control, around, room) : new ShownClocks(control, around);
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
  #readOut;

  /** How many moves there were when it last looked. */
  #moves = 0;

  /** @param {string} control @param {Around} around */
  constructor(control, around) {
    this.#control = /** @type {Control} */ (controlOf(control)); // the property takes no other text
    this.#clocks = new Clocks(this.#control);
    this.#around = around;
    this.#faces = new Faces(around.root);
    this.#readOut = new ReadOut(this.#control.time, around);
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
    if (count !== this.#moves) this.#readOut.reset();
    this.#moves = count;
    const player = status.state === 'next' && count > 0 && isLive(state) ? status.player : undefined;
    this.#clocks.run(player);
    this.#faces.draw(state, { X: this.#clocks.left('X'), O: this.#clocks.left('O') }, player);
    if (!player) return;
    if (this.#clocks.left(player) === 0) this.#end(state, player);
    else this.#readOut.tell(this.#clocks.left(player));
  }

  remove() {
    for (const part of [this.#faces, this.#readOut.live]) part.remove();
  }

  /**
   * A player has lost: the sentence says who has won, and its aside why.
   *
   * @param {PlayingState} state
   * @param {Player} player
   */
  #end(state, player) {
    const { after, root, store, texts } = this.#around;
    const said = `${texts['clock.up']}`.replace('{player}', this.#faces.nameOf(player));
    const lost = after(state.noughts, state.match.text, (match) => match.resign({ player }));
    store.dispatch({ type: 'changed', match: lost });
    const ended = new CustomEvent('noughts-end', { bubbles: true, composed: true, detail: lost.status });
    root?.host.dispatchEvent(ended);
    const aside = root?.querySelector('.status small');
    if (aside) aside.textContent = said;
    this.#readOut.live.textContent = said;
  }
}

/** The clocks of a room, which says itself what they show and how they end a game. */
class ClocksOfRoom {
  #around;
  #faces;
  #readOut;
  #room;

  /** The match when it last looked, and what a clock has done to it. */
  #seen = '';

  /** @param {string} control @param {Around} around @param {Room} room */
  constructor(control, around, room) {
    this.#around = around;
    this.#room = room;
    this.#faces = new Faces(around.root);
    this.#readOut = new ReadOut(controlOf(control)?.time ?? 0, around);
  }

  /** Renews what is shown. */
  follow() {
    const { state } = this.#around.store;
    const { times, clockEnd, seat } = this.#room;
    if (state.life !== 'playing' || !times) return;
    const { movers, status, text } = state.match;
    const isOn = status.state === 'next' && movers.length > 0 && clockEnd === null;
    const player = isOn ? status.player : undefined;
    this.#faces.draw(state, times, player);
    const isNew = this.#seen !== `${text} ${clockEnd}`;
    this.#seen = `${text} ${clockEnd}`;
    if (isNew) this.#readOut.reset();
    if (player && player === seat) this.#readOut.tell(times[player]);
    if (clockEnd && isLive(state)) this.#say(state, clockEnd, isNew);
  }

  remove() {
    for (const part of [this.#faces, this.#readOut.live]) part.remove();
  }

  /**
   * Says how a clock has ended the game. The view may write its own sentence at any time, and does
   * not know.
   *
   * @param {PlayingState} state
   * @param {'time-up' | 'clocks-disagree'} end
   * @param {boolean} isNew whether it has not been read out
   */
  #say({ match: { status } }, end, isNew) {
    const { root, texts } = this.#around;
    const loser = status.state === 'won' && status.player === 'X' ? 'O' : 'X';
    const said =
      end === 'time-up'
        ? `${texts['clock.up']}`.replace('{player}', this.#faces.nameOf(loser))
        : `${texts['clock.noResult']}`;
    const [sentence, aside] = root?.querySelector('.status .words')?.children ?? [];
    if (sentence && end === 'clocks-disagree') write(sentence, `${texts['clock.disagree']}`);
    if (aside) write(aside, said);
    if (isNew) this.#readOut.live.textContent = end === 'time-up' ? said : `${texts['clock.disagree']}. ${said}`;
  }
}

/** @param {Element} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Whether the match goes on now. @param {PlayingState} state */
function isLive({ findings, mode }) {
  return !findings.isPaused && !mode.reviewing && !mode.retry;
}
