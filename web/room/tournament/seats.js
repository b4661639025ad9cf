// The rooms of a tournament: their secrets, and whose their seats are.

import { fromBase64, toBase64 } from '../bytes.js';
import { readPublicKey, tagOf } from '../keys.js';
import { Seats } from '../seats.js';
import { secretLength } from '../secret.js';
import { aboutRoomOf } from './statements.js';

/**
 * The secret of the room of a pairing. It follows from the secret of the tournament, so everyone
 * who has a link finds the room, and nothing has to be sent.
 *
 * @param {string} secret of the tournament
 * @param {number} pairing
 * @returns {Promise<string>}
 */
export async function secretOfRoom(secret, pairing) {
  const bytes = fromBase64(await tagOf(secret, aboutRoomOf(pairing))) ?? new Uint8Array();
  return toBase64(bytes.slice(0, secretLength));
}

/**
 * The seats of such a room. The organiser's list says all about them. So no message can give them
 * to another person, and no one has to be there to give them.
 *
 * @param {string} topic of the room
 * @param {{ game: string, clock: string, X: string, O: string }} what the text with which the room
 *   starts, and the keys of its two players
 * @returns {Promise<Seats>}
 */
export async function seatsOfRoom(topic, { game, clock, X, O }) {
  const [ofX, ofO] = await Promise.all([readPublicKey(X), readPublicKey(O)]);
  const seats = new Seats(topic, '', { ...(ofX && { X: ofX }), ...(ofO && { O: ofO }) });
  seats.description = { is: 'description', game, clock, seat: 'X', key: X, seal: '' };
  seats.grant = { is: 'grant', key: O, seal: '' };
  return seats;
}
