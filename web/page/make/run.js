import { mostMessages } from './limits.js';
import { readMessage } from './messages.js';

/** @import { Told } from './messages.js' */

/**
 * One run of rules, in a sandboxed frame of its own. The frame can do nothing to the page: it has
 * another origin, connects to nothing, and is heard only as far as `readMessage` goes.
 */
export class Run {
  #frame = document.createElement('iframe');
  #asked;
  #hear;
  #messages = 0;

  /**
   * @param {Element} place for the frame
   * @param {string} title of the frame
   * @param {{ code: string, language: string, theme: string }} asked
   * @param {(told: Told | { type: 'flooded' }) => void} hear called until the run is stopped
   */
  constructor(place, title, asked, hear) {
    this.#frame.setAttribute('sandbox', 'allow-scripts');
    this.#frame.referrerPolicy = 'no-referrer';
    this.#frame.title = title;
    this.#hear = hear;
    this.#asked = asked;
    addEventListener('message', this.#listen);
    this.#frame.src = 'make-frame.html';
    place.replaceChildren(this.#frame);
  }

  /** Removes the frame, with everything that runs in it. */
  stop() {
    removeEventListener('message', this.#listen);
    this.#frame.remove();
  }

  #listen = (/** @type {MessageEvent} */ { data, source }) => {
    if (source !== this.#frame.contentWindow) return;
    if (++this.#messages > mostMessages) {
      this.stop();
      return this.#hear({ type: 'flooded' });
    }
    const told = readMessage(data);
    if (!told) return;
    // Its origin is opaque, so no other address can be named.
    if (told.type === 'ready') this.#frame.contentWindow?.postMessage(this.#asked, '*');
    this.#hear(told);
  };
}
