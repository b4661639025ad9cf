import { englishOf, languagesOf } from '../../words/read.js';

export { ReviewPanel } from './panel.js';
export { RetryBar, retrySaying } from './retry.js';
export { speechOf } from './sentences.js';
export { css } from './style.js';

export const words = { english: englishOf('review'), languages: languagesOf('review') };
