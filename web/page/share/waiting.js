// A notice while the page loads what a person has asked for.

import { tell } from '../notice.js';
import { say } from './words.js';

/** After how many milliseconds people wonder whether their press did anything. */
const noticed = 400;

/**
 * Waits, and says so if it takes a while.
 *
 * @template Loaded
 * @param {Promise<Loaded>} loading
 * @returns {Promise<Loaded>}
 */
export async function patiently(loading) {
  let isTold = false;
  const timer = setTimeout(() => {
    isTold = true;
    tell(say('One moment'));
  }, noticed);
  try {
    return await loading;
  } finally {
    clearTimeout(timer);
    if (isTold) tell('');
  }
}
