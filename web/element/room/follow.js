import { canPlay } from '../engines.js';
import { after } from '../match.js';
import { isPlaying, moverOf } from '../state.js';

/** @import { Room } from '../../room/index.js' */
/** @import { Snapshot } from '../state.js' */
/** @import { Store } from '../store.js' */
/** @import { MoveDetail, RemotePlayer, RoomDetail } from '../values.js' */
/** @import { Following } from '../wanted.js' */

/**
 * Has the widget follow a room: whatever changes there is an event here.
 *
 * @param {Following} work
 * @param {Store} store
 * @param {AbortSignal} signal ends it
 * @returns {Promise<never>} rejects with the signal's reason
 */
export async function followRoom({ key, room }, store, signal) {
  const update = (trouble = '') => {
    if (!signal.aborted) tell(key, room, store, trouble);
  };
  for (const type of ['change', 'people', 'connection']) room.addEventListener(type, () => update(), { signal });
  room.addEventListener('refused', () => update('taken-back'), { signal });
  room.addEventListener('error', (event) => update(codeOf(/** @type {CustomEvent} */ (event).detail)), { signal });
  room.seated.catch((error) => {
    // Whoever watches has not wanted one.
    if (codeOf(error) === 'seat-taken') update('seat-taken');
  });
  update();
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/**
 * @param {string} key
 * @param {Room} room
 * @param {Store} store
 * @param {string} trouble
 */
function tell(key, room, store, trouble) {
  const { state } = store;
  const told = detailOf(room, state.told, trouble);
  const text = String(room.match);
  if (state.awaited === text || (state.awaited === undefined && state.match?.text === text)) {
    return store.dispatch({ type: 'room-told', key, told });
  }
  if (isPlaying(state) && canPlay(state.noughts, text)) {
    const match = after(state.noughts, text);
    return store.dispatch({ type: 'room-told', key, told, match, moves: movesSince(state.match, match) });
  }
  store.dispatch({ type: 'room-told', key, told });
  store.dispatch({ type: 'awaited', text, initial: state.initial });
}

/**
 * How a room stands.
 *
 * @param {Room} room
 * @param {RoomDetail | undefined} former what it has told before
 * @param {string} trouble
 * @returns {RoomDetail}
 */
function detailOf(room, former, trouble) {
  const { seat, people, requests, isConnected, dispute } = room;
  /** @type {(side: 'X' | 'O') => RemotePlayer} */
  const player = (side) => {
    const person = people.find((one) => one.seat === side);
    const before = former?.players[side];
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

/**
 * The moves by which a match goes on from another one; none where it does not.
 *
 * @param {Snapshot} before
 * @param {Snapshot} match
 * @returns {MoveDetail[]}
 */
function movesSince(before, match) {
  const { game, first, moves } = match;
  const goesOn =
    game.id === before.game.id && first === before.first && before.moves.every((move, ply) => move === moves[ply]);
  if (!goesOn) return [];
  return moves
    .map((square, ply) => ({ player: moverOf(first, ply), square, name: `${game.squareNames[square]}` }))
    .slice(before.moves.length);
}

/** @param {unknown} error */
function codeOf(error) {
  const { code } = /** @type {{ code?: unknown }} */ (error ?? {});
  return typeof code === 'string' ? code : 'transport-failed';
}
