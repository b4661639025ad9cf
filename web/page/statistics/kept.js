// The stored statistics of this device.

import { recall, remember } from '../storage.js';
import { parse, print } from './statistics.js';

/** @import { Statistics } from './statistics.js' */

const name = 'statistics';

/** The name for unreadable text, such as that of a later version. */
const unreadable = 'statistics-unreadable';

/** @returns {Statistics} */
export function keptStatistics() {
  return parse(recall(name) ?? '') ?? {};
}

/** @param {Statistics} statistics */
export function keepStatistics(statistics) {
  const text = recall(name);
  if (text && !parse(text)) remember(unreadable, text);
  remember(name, print(statistics));
}
