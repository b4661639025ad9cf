import { LateParts } from '../late-parts.js';

/** The parts for a review. @type {LateParts<typeof import('./index.js')>} */
export const reviewParts = new LateParts(() => import('./index.js'));
