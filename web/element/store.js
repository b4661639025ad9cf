import { isCurrent, notificationsOf } from './notifications.js';
import { step } from './step.js';
import { thinkingOf } from './wanted.js';

/** @import { Notification } from './notifications.js' */
/** @import { State } from './state.js' */
/** @import { Event } from './step.js' */
/** @import { Thinking } from './wanted.js' */

/**
 * What follows from a state.
 *
 * @typedef {object} Followers
 * @property {(state: State) => void} draw shows it, and gives the form its value; first of all
 * @property {(type: string, detail: unknown) => void} tell has the page's listeners know; they may
 *   do what they like with the widget
 * @property {(state: State) => void} act has the work done that the state wants, when everything is
 *   told
 */

/**
 * Holds the state. Each event makes the next one, which is drawn at once. Then it is told, one DOM
 * event after the other: what a listener changes is told when the listeners before it have heard
 * the rest, and what is no longer so is not told any more. When all is told, the work begins.
 */
export class Store {
  #state;
  #followers;

  /** @type {Notification[]} what is still to be told */
  #pending = [];

  /** @type {Thinking | undefined} what the page knows the computer to think about */
  #thinking;

  #isBusy = false;

  /** @type {Set<{ condition: (state: State) => boolean, resolve: () => void }>} */
  #waiting = new Set();

  /**
   * @param {State} state
   * @param {Followers} followers
   */
  constructor(state, followers) {
    this.#state = state;
    this.#followers = followers;
  }

  get state() {
    return this.#state;
  }

  /** @param {Event} event */
  dispatch(event) {
    const state = step(this.#state, event);
    if (state === this.#state) return;
    this.#state = state;
    this.#followers.draw(state);
    this.#pending.push(...notificationsOf(state, event));
    for (const one of this.#waiting) {
      if (!one.condition(state)) continue;
      this.#waiting.delete(one);
      one.resolve();
    }
    if (this.#isBusy) return; // whoever is telling goes on with it
    this.#isBusy = true;
    try {
      this.#tellAll();
    } finally {
      this.#isBusy = false;
    }
    this.#followers.act(this.#state);
  }

  /**
   * Waits until something is so.
   *
   * @param {(state: State) => boolean} condition
   * @returns {Promise<void>}
   */
  until(condition) {
    if (condition(this.#state)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.add({ condition, resolve }));
  }

  /**
   * The end of the old thinking comes first and the beginning of the next one last, so that both
   * are about the match as it is then.
   */
  #tellAll() {
    for (;;) {
      const thinking = thinkingOf(this.#state);
      const told = this.#thinking;
      const next = this.#pending[0];
      if (told && told.key !== thinking?.key) {
        this.#thinking = undefined;
        this.#tellThinking(told, false);
      } else if (next) {
        this.#pending.shift();
        if (isCurrent(next, this.#state)) this.#followers.tell(next.type, next.detail);
      } else if (thinking && !told) {
        this.#thinking = thinking;
        this.#tellThinking(thinking, true);
      } else {
        return;
      }
    }
  }

  /**
   * @param {Thinking} thinking
   * @param {boolean} isThinking
   */
  #tellThinking({ opponent: { player } }, isThinking) {
    this.#followers.tell('noughts-thinking', { player, thinking: isThinking });
  }
}
