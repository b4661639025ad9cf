import { englishOf, languagesOf } from '../../words/read.js';
import sheet from './review.css';

export { ReviewPanel } from './panel.js';
export { RetryBar, retrySaying } from './retry.js';
export { speechOf } from './sentences.js';

export const css = sheet;

export const words = { english: englishOf('review'), languages: languagesOf('review') };
