// The texts of the page of puzzles, in its language.

import { languagesOf } from '../../words/read.js';
import { wordsOfPart } from '../part-words.js';

export const { speak, say } = wordsOfPart(languagesOf('puzzles'));
