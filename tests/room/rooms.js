// What the tests of rooms share.

import { load } from 'noughts';

export const noughts = await load();

/** @import { Room } from 'noughts/room' */

/** Soon enough that nothing lost is missed for long. */
export const reminder = 25;

/**
 * Resolves when something is so in a room, now or after one of its events.
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
 * Resolves when all show the same match.
 *
 * @param {string} text how it ends
 * @param {...Room} rooms
 */
export async function allShow(text, ...rooms) {
  await Promise.all(rooms.map((room) => until(room, () => String(room.match).endsWith(text))));
}

/**
 * Lets two play moves in turn; each waits until he has seen the one before.
 *
 * @param {readonly Room[]} players the one who begins first
 * @param {string} moves with spaces between them
 */
export async function playAll(players, moves) {
  for (const [index, move] of moves.split(' ').entries()) {
    const room = /** @type {Room} */ (players[index % 2]);
    await until(room, () => room.match.status.state === 'next' && room.match.status.player === room.seat);
    room.play(move);
  }
}

/** A storage as browsers have it. */
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
