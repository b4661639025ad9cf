// What the device keeps of how games have ended.

import { recall, remember } from '../storage.js';
import { parse, print } from './statistics.js';

/** @import { Statistics } from './statistics.js' */

const name = 'statistics';

/** @returns {Statistics} */
export function keptStatistics() {
  return parse(recall(name) ?? '') ?? {};
}

/** @param {Statistics} statistics */
export function keepStatistics(statistics) {
  remember(name, print(statistics));
}
