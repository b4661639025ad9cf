import { roles } from '../games/tables/roles.js';
import { Lookup } from '../words/lookup.js';
import { isKey, wordsIn } from './words.js';

/** @import { Words } from '../words/catalogue.js' */

/**
 * What the widget says, in one language.
 *
 * @extends {Lookup<keyof Words>}
 */
export class Messages extends Lookup {
  /** Whether it is written from right to left. */
  isRightToLeft;

  /**
   * @param {string} wanted a language that has been fetched; else English
   * @param {Partial<Words>} replaced what the page says in its own words
   */
  constructor(wanted, replaced) {
    const { language, words } = wordsIn(wanted);
    super(language, Object.assign(words, replaced));
    this.isRightToLeft = words['@@direction'] === 'rtl';
  }

  /**
   * What a player is called by their role in a game; undefined where both want the same.
   *
   * @param {{ id: string }} game
   * @param {boolean} isFirst whether they have begun
   */
  roleIn({ id }, isFirst) {
    const game = Object.keys(roles).find((name) => `${id}-`.startsWith(`${name}-`));
    return game && this.get(/** @type {keyof Words} */ (roles[game]?.[isFirst ? 0 : 1]));
  }

  /**
   * What a move is called: by its square, or where it chooses something, by what that is.
   *
   * @param {{ choices: readonly string[], moveNames: readonly string[] }} game
   * @param {number} move
   */
  moveName({ choices, moveNames }, move) {
    const name = `${moveNames[move]}`;
    return choices.includes(name) ? this.get(/** @type {keyof Words} */ (name)) : name;
  }

  /**
   * What a game is called.
   *
   * @param {{ id: string, title: string }} game
   */
  title({ id, title }) {
    return isKey(id) ? this.get(/** @type {keyof Words} */ (id)) : title;
  }
}
