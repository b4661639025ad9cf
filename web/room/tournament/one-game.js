import { RoomError } from '../errors.js';
import { sentences } from './sentences.js';

/** @import { ReplicaState } from '../replica.js' */

/**
 * A pairing is one game. So its players neither ask for another one, nor agree when the other
 * player's device asks all the same.
 *
 * @param {string} action
 * @param {ReplicaState['requests']} requests the open ones
 * @throws {RoomError} `one-game`
 */
export function refuseAnotherGame(action, requests) {
  const accepted = requests.find(({ number }) => action === `accept-${number}`);
  const isAsked = /^ask-(next|game)/.test(action);
  if (isAsked || accepted?.kind === 'next' || accepted?.kind === 'game')
    throw new RoomError('one-game', sentences['one-game']);
}
