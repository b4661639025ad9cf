import type { NoughtsGame } from './noughts-game.js';
import type { NoughtsEventMap } from './values.js';

declare global {
  interface HTMLElementTagNameMap {
    'noughts-game': NoughtsGame;
  }
  interface HTMLElementEventMap extends NoughtsEventMap {}
}
