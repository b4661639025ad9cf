import { RoomError } from '../errors.js';

/** @import { Transport } from '../index.js' */
/** @import { Transports } from './values.js' */

/**
 * @param {Transports} transports
 * @returns {Promise<Transport>} a new connection
 * @throws {RoomError} `transport-failed`
 */
export async function connectionOf(transports) {
  try {
    return await transports();
  } catch (cause) {
    throw new RoomError('transport-failed', undefined, { cause });
  }
}
