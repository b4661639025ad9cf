/**
 * The class of `<noughts-game>`, not registered, for pages that give it another name.
 *
 * @module noughts/element-class
 */

export * from '../words/catalogue.js';
export { NoughtsGame } from './noughts-game.js';
export { registerWords } from './speech/words.js';
export * from './values.js';
