// The texts of the gallery and of the dialog for one's own games.

import { languagesOf } from '../../words/read.js';
import { wordsOfPart } from '../part-words.js';

export const { speak, say } = wordsOfPart(languagesOf('choosing'));
