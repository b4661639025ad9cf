// What the device keeps of how games have ended.

import { recall, remember } from '../storage.js';
import { parse, print } from './statistics.js';

/** @import { Statistics } from './statistics.js' */

const name = 'statistics';

/** Where text is put aside that cannot be read, such as that of a later version. */
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
