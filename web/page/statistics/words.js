// The texts about the statistics, in the language of the page.

import { languagesOf } from '../../words/read.js';
import { wordsOfPart } from '../part-words.js';

/** @import { Level } from './levels.js' */

export const { speak, say } = wordsOfPart(languagesOf('statistics'));

/** @param {Level} level */
export function nameOfLevel(level) {
  return { easy: say('Easy'), medium: say('Medium'), hard: say('Hard'), best: say('Best') }[level];
}
