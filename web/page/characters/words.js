// The texts about the characters, in the language of the page.

import { languagesOf } from '../../words/read.js';
import { wordsOfPart } from '../part-words.js';

/** @import { Level } from '../statistics/levels.js' */
/** @import { Character } from './characters.js' */

export const { speak, say } = wordsOfPart(languagesOf('characters'));

/** @param {Level} level */
export const wordOf = (level) =>
  ({ easy: say('Easy'), medium: say('Medium'), hard: say('Hard'), best: say('Best') })[level];

/**
 * The name of a character, and a sentence about it.
 *
 * @param {Character} character
 */
export function aboutOf({ id }) {
  return {
    lina: { name: say('Lina'), sentence: say('Loves corners.') },
    sami: { name: say('Sami'), sentence: say('Hurries, and stays close to other marks.') },
    nora: { name: say('Nora'), sentence: say('Likes the middle.') },
    milo: { name: say('Milo'), sentence: say('Copies your moves, left and right swapped.') },
    bruno: { name: say('Bruno'), sentence: say('Attacks wherever possible.') },
    vera: { name: say('Vera'), sentence: say('Defends first.') },
    ada: { name: say('Ada'), sentence: say('Overlooks nothing.') },
    remi: { name: say('Remi'), sentence: say('Plays stronger after you win, and weaker after you lose.') },
  }[id];
}
