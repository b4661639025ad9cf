// A page about a game: its boards are widgets.
import '../element/index.js';
import './site.js';
import { languagesOf } from '../words/read.js';
import { translate, wordsIn } from './words.js';

void wordsIn(languagesOf('learn')).then((words) => words && translate(words));
