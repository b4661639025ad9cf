export { ReviewPanel } from './panel.js';
export { css } from './style.js';
