export { ReviewPanel } from './panel.js';
export { RetryBar, retrySaying } from './retry.js';
export { speechOf } from './sentences.js';
export { css } from './style.js';
