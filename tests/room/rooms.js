// Helpers for the tests of rooms.

import { load } from 'noughts';

export const noughts = await load();

/** @import { Room } from 'noughts/room' */

/** Short, so that lost messages are repeated soon. */
export const reminder = 25;

/**
 * Resolves when a condition holds in a room, now or after one of its events.
 *
 * @param {Room} room
 * @param {(room: Room) => unknown} isSo
 * @returns {Promise<void>}
 */
export function until(room, isSo) {
  return new Promise((resolve) => {
    const types = ['change', 'people', 'connection', 'error'];
    const look = () => {
      if (!isSo(room)) return;
      for (const type of types) room.removeEventListener(type, look);
      resolve();
    };
    for (const type of types) room.addEventListener(type, look);
    look();
  });
}

/**
 * Resolves when all rooms show the same match.
 *
 * @param {string} text how it ends
 * @param {...Room} rooms
 */
export async function allShow(text, ...rooms) {
  await Promise.all(rooms.map((room) => until(room, () => String(room.match).endsWith(text))));
}

/**
 * Lets two people play moves in turn. Each waits until they have seen the previous move.
 *
 * @param {readonly Room[]} players the player who begins comes first
 * @param {string} moves separated by spaces
 */
export async function playAll(players, moves) {
  for (const [index, move] of moves.split(' ').entries()) {
    const room = /** @type {Room} */ (players[index % 2]);
    await until(room, () => room.match.status.state === 'next' && room.match.status.player === room.seat);
    room.play(move);
  }
}

/** A storage like those of browsers. */
export class MemoryStorage extends Map {
  /** @param {string} key */
  getItem(key) {
    return this.get(key) ?? null;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  setItem(key, value) {
    this.set(key, value);
  }
}
