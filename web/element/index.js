/**
 * Registers `<noughts-game>`. It is safe to import it twice, or on a server.
 *
 * @module noughts/element
 */

import { NoughtsGame } from './noughts-game.js';

export * from './class.js';

if (globalThis.customElements && !customElements.get('noughts-game'))
  customElements.define('noughts-game', NoughtsGame);
