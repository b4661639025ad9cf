import { roles } from '../../games/tables/roles.js';
import { Lookup } from '../../words/lookup.js';
import { otherThan } from '../state/state.js';
import { isKey, wordsIn } from './words.js';

/** @import { Player } from '../../engine/api.js' */
/** @import { Words } from '../../words/catalogue.js' */

/**
 * The texts of the widget in one language.
 *
 * @extends {Lookup<keyof Words>}
 */
export class Messages extends Lookup {
  /** Whether the language is written from right to left. */
  isRightToLeft;

  /**
   * @param {string} requested a language whose words are loaded; otherwise English
   * @param {Partial<Words>} replaced the page's own words
   */
  constructor(requested, replaced) {
    const { language, words } = wordsIn(requested);
    super(language, Object.assign(words, replaced));
    this.isRightToLeft = words['@@direction'] === 'rtl';
  }

  /**
   * The name of a player's role in a game, or its goal; undefined if both players have the same
   * goal.
   *
   * @param {{ id: string }} game
   * @param {boolean} isFirst whether the player moved first
   * @param {'' | 'Goal'} [what]
   */
  roleIn({ id }, isFirst, what = '') {
    const game = Object.keys(roles).find((name) => `${id}-`.startsWith(`${name}-`));
    return game && this.get(/** @type {keyof Words} */ (`${roles[game]?.[isFirst ? 0 : 1]}${what}`));
  }

  /**
   * The name of a move: its square, or what it chooses.
   *
   * @param {{ choices: readonly string[], moveNames: readonly string[] }} game
   * @param {number} move
   * @param {Player} [player] who makes it, if the name of a choice is to say which marks they get
   */
  moveName({ choices, moveNames }, move, player) {
    const name = `${moveNames[move]}`;
    if (!choices.includes(name)) return name;
    const [mark, key] = [name === 'swap' && player ? otherThan(player) : player, `${name}As`];
    return this.get(/** @type {keyof Words} */ (mark && isKey(key) ? key : name), { mark });
  }

  /**
   * The name of a game.
   *
   * @param {{ id: string, title: string }} game
   */
  title({ id, title }) {
    return isKey(id) ? this.get(/** @type {keyof Words} */ (id)) : title;
  }
}
