import { UndoRequest } from './undo-request.js';

/** @import { Room } from '../../room/index.js' */
/** @import { RemotePlayer, RoomDetail } from '../values.js' */

/**
 * Reports the state of a room, now and after every change.
 *
 * @param {Room} room
 * @param {AbortSignal} signal ends it
 * @param {(report: RoomDetail) => void} tell
 * @param {RoomDetail} [previous] the last report of the previous listening, if there was one
 * @returns {Promise<never>} rejects with the signal's reason
 */
export async function listenToRoom(room, signal, tell, previous) {
  let report = previous;
  let lasting = '';
  const undo = new UndoRequest(room);
  const update = (trouble = lasting) => {
    if (signal.aborted) return;
    report = detailOf(room, report, trouble);
    tell(report);
  };
  for (const type of ['change', 'people', 'connection']) {
    room.addEventListener(
      type,
      () => {
        undo.follow();
        update();
      },
      { signal },
    );
  }
  room.addEventListener(
    'refused',
    (event) => {
      const { action } = /** @type {CustomEvent<{ action: string }>} */ (event).detail;
      if (!undo.isAgain(action)) update('taken-back');
    },
    { signal },
  );
  room.addEventListener('error', (event) => update(codeOf(/** @type {CustomEvent} */ (event).detail)), { signal });
  room.seated.catch((error) => {
    // Spectators do not wait for a seat.
    if (codeOf(error) !== 'seat-taken') return;
    lasting = 'seat-taken';
    update();
  });
  update();
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/**
 * The state of a room.
 *
 * @param {Room} room
 * @param {RoomDetail | undefined} previous the previous report
 * @param {string} trouble
 * @returns {RoomDetail}
 */
function detailOf(room, previous, trouble) {
  const { seat, people, requests, isConnected, dispute } = room;
  /** @type {(side: 'X' | 'O') => RemotePlayer} */
  const player = (side) => {
    const person = people.find((one) => one.seat === side);
    const before = previous?.players[side];
    return Object.freeze({
      name: person?.name ?? before?.name ?? '',
      isThere: person !== undefined,
      hasCome: person !== undefined || before?.hasCome === true,
    });
  };
  return Object.freeze({
    seat,
    isInvited: room.invitation !== null,
    players: Object.freeze({ X: player('X'), O: player('O') }),
    watching: people.filter((person) => person.seat === null && !person.isSelf).length,
    requests,
    isConnected,
    isDisputed: dispute !== null,
    trouble,
  });
}

/** @param {unknown} error */
function codeOf(error) {
  const { code } = /** @type {{ code?: unknown }} */ (error ?? {});
  return typeof code === 'string' ? code : 'transport-failed';
}
