import { LateParts } from '../late-parts.js';

/** The parts for a room. @type {LateParts<typeof import('./index.js')>} */
export const roomParts = new LateParts(() => import('./index.js'));
