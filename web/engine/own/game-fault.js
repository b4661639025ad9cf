import { GameError } from './game-error.js';
import { messageOf } from './thrown.js';

/** @import { Rule } from './values.js' */

/**
 * A {@link GameError} as it goes from a worker to the page.
 *
 * @typedef {{ code: string, message: string, rule: Rule, moves: readonly string[], cause: string | undefined }}
 *   GameFault
 */

/**
 * What the page has to know of an error.
 *
 * @param {unknown} error
 * @returns {GameFault | undefined} undefined if it says nothing about the rules
 */
export function faultOf(error) {
  if (!(error instanceof GameError)) return undefined;
  const { code, message, rule, moves, cause } = error;
  return { code, message, rule, moves, cause: cause === undefined ? undefined : messageOf(cause) };
}

/** The error on the page. @param {GameFault} fault */
export function errorOf({ code, message, rule, moves, cause }) {
  const error = new GameError(code, '', { rule, moves, ...(cause !== undefined && { cause: new Error(cause) }) });
  error.message = message;
  return error;
}
