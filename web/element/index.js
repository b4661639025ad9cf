/**
 * Registers `<noughts-game>`. Importing it twice, or on a server, does no harm.
 *
 * @module noughts/element
 */

import { NoughtsGame } from './noughts-game.js';

export * from './class.js';

if (globalThis.customElements && !customElements.get('noughts-game'))
  customElements.define('noughts-game', NoughtsGame);
