// The texts about sharing, importing and exporting.

import { languagesOf } from '../../words/read.js';
import { wordsOfPart } from '../part-words.js';

export const { speak, say } = wordsOfPart(languagesOf('sharing'));
