import { thinkingOf } from './effects-for.js';
import { isCurrent, notificationsOf } from './notifications.js';
import { step } from './step.js';

/** @import { Notification } from './notifications.js' */
/** @import { State } from './state.js' */
/** @import { Event } from './step.js' */
/** @import { Thinking } from './effects-for.js' */

/**
 * The effects of a state.
 *
 * @typedef {object} Followers
 * @property {(state: State) => void} draw shows it, and updates the form value; runs first
 * @property {(type: string, detail: unknown) => void} tell dispatches an event; its listeners may
 *   change the widget
 * @property {(state: State) => void} act starts the work that the state needs, after all events
 */

/**
 * Holds the state. Each event creates the next state, which is drawn at once. Then DOM events are
 * dispatched, one at a time. If a listener changes the widget, the events of that change come after
 * the earlier ones, and outdated events are dropped. After all events, the work starts.
 */
export class Store {
  #state;
  #followers;

  /** @type {Notification[]} events that are still to be dispatched */
  #pending = [];

  /** @type {Thinking | undefined} the last reported thinking of the computer */
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
    if (this.#isBusy) return; // the running loop dispatches it
    this.#isBusy = true;
    try {
      this.#tellAll();
    } finally {
      this.#isBusy = false;
    }
    this.#followers.act(this.#state);
  }

  /**
   * Waits until a condition holds.
   *
   * @param {(state: State) => boolean} condition
   * @returns {Promise<void>}
   */
  until(condition) {
    if (condition(this.#state)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.add({ condition, resolve }));
  }

  /**
   * The end of the previous thinking comes first, and the start of the next comes last, so that
   * both describe the match at that time.
   */
  #tellAll() {
    for (;;) {
      const thinking = thinkingOf(this.#state);
      const reported = this.#thinking;
      const next = this.#pending[0];
      if (reported && reported.key !== thinking?.key) {
        this.#thinking = undefined;
        this.#tellThinking(reported, false);
      } else if (next) {
        this.#pending.shift();
        if (isCurrent(next, this.#state)) this.#followers.tell(next.type, next.detail);
      } else if (thinking && !reported) {
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
