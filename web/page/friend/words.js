// The texts about a game with a person elsewhere, in the language of the page.

import { languagesOf } from '../../words/read.js';
import { wordsOfPart } from '../part-words.js';

export const { speak, say } = wordsOfPart(languagesOf('friend'));
