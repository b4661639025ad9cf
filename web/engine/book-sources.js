/** @import { BookSources } from './books.js' */

/**
 * The books. Each is fetched when it is first needed.
 *
 * @type {BookSources}
 */
export const bookSources = {
  'connect-four': async () => (await import('./connect-four-book.js')).readBook(),
  ultimate: async () => (await import('./ultimate-network.js')).readBook(),
};
