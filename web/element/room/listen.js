import { UndoRequest } from './undo-request.js';

/** @import { Player } from '../../engine/api.js' */
/** @import { Room, Sign } from '../../room/index.js' */
/** @import { RemotePlayer, RoomDetail } from '../values.js' */

/** How long a reaction is shown, in milliseconds. */
const shownFor = 4000;

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
  /** @type {Partial<Record<Player, { sign: Sign }>>} */
  const reactions = {};
  const update = (trouble = lasting) => {
    if (signal.aborted) return;
    report = detailOf(room, report, trouble, reactions);
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
  room.addEventListener(
    'reaction',
    (event) => {
      const { seat, sign } = /** @type {CustomEvent<{ seat: Player, sign: Sign }>} */ (event).detail;
      const shown = { sign };
      reactions[seat] = shown;
      update();
      setTimeout(() => {
        if (reactions[seat] !== shown) return;
        delete reactions[seat];
        update();
      }, shownFor);
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
 * @param {Partial<Record<Player, { sign: Sign }>>} reactions
 * @returns {RoomDetail}
 */
function detailOf(room, previous, trouble, reactions) {
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
    reactions: Object.freeze(Object.fromEntries(Object.entries(reactions).map(([seat, { sign }]) => [seat, sign]))),
    isConnected,
    isDisputed: dispute !== null,
    trouble,
  });
}

/** @param {unknown} error */
function codeOf(error) {
  const { name, code } = /** @type {{ name?: unknown, code?: unknown }} */ (error ?? {});
  if (name === 'GameError') return 'rules-failed';
  return typeof code === 'string' ? code : 'transport-failed';
}
