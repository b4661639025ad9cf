// The texts of tournaments, in the language of the page.

import { languagesOf } from '../../words/read.js';
import { wordsOfPart } from '../part-words.js';

export const { speak, say } = wordsOfPart(languagesOf('tournament'));
