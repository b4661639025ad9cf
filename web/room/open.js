// Making, joining and watching a room.

import { optionsOf, quote } from '../engine/arguments.js';
import { controlOf } from './control.js';
import { deferred } from './deferred.js';
import { RoomError } from './errors.js';
import { FreeSeat } from './free-seat.js';
import { Host } from './host.js';
import { fingerprintOf, Keys } from './keys.js';
import { newSecret, parseLink, printLink, watchingLink } from './link.js';
import { replicasFor } from './load.js';
import { longestTimer } from './rate-limiter.js';
import { newRoom } from './room.js';
import { Seats } from './seats.js';
import { Secret } from './secret.js';
import { holdSeat, loadSession } from './session.js';

/** @import { GameId, LineRules, Noughts, Player } from '../engine/api.js' */
/** @import { OwnGame } from '../engine/own/index.js' */
/** @import { Link } from './link.js' */
/** @import { ReplicaState } from './replica.js' */
/** @import { Room } from './room.js' */
/** @import { Session } from './session.js' */
/** @import { Transport } from './transport.js' */
/** @import { RoomOptions } from './values.js' */

const optionNames = /** @type {const} */ (['name', 'storage', 'reminder', 'patience', 'signal']);

/**
 * Creates a room and takes a seat in it. Its `invitation` is for the other player.
 *
 * @param {Noughts | OwnGame} noughts what `load()` gives, or a game of one's own: what `define` of
 *   `noughts/own` gives
 * @param {Transport} transport
 * @param {RoomOptions & { game?: GameId | LineRules, first?: Player, seat?: Player, clock?: string }} [options]
 *   `game`: which game is played, tic-tac-toe by default; it is not for a game of one's own;
 *   `first`: who moves first; `seat`: the seat of this person; both are X by default; `clock`: how
 *   much time each player has, as in the widget's attribute: `180`, `60+1` or `10/move`; without it
 *   there are no clocks
 * @returns {Promise<Room>} rejects with a {@link RoomError}: `transport-failed`, `no-crypto`; with
 *   the signal's reason when that is aborted; and as `noughts.match` for wrong options
 * @example
 * import { createRoom, MemoryNetwork } from 'noughts/room';
 * const room = await createRoom(noughts, new MemoryNetwork().transport(), { game: 'tic-tac-toe', name: 'Ana' });
 * console.log(room.seat, `https://example.org/play#${room.invitation}`);
 * room.close();
 */
export async function createRoom(noughts, transport, options) {
  const ownNames = /** @type {const} */ (['game', 'first', 'seat', 'clock']);
  const { game, first = 'X', seat = 'X', clock, ...common } = optionsOf(options, ...ownNames, ...optionNames);
  if (seat !== 'X' && seat !== 'O') throw new TypeError("seat must be 'X' or 'O'");
  if (clock !== undefined && !(typeof clock === 'string' && controlOf(clock)))
    throw new TypeError(`clock must be seconds such as '180', '60+1' or '10/move', not ${quote(clock)}`);
  const { startOf } = await replicasFor(noughts);
  const start = startOf ? startOf(first, game) : startIn(/** @type {Noughts} */ (noughts), first, game);
  const secret = newSecret();
  const { topic } = await Secret.of(secret);
  const keys = await Keys.create();
  const link = { secret, creator: await fingerprintOf(keys.publicText), invitation: newSecret() };
  const about = { game: start, ...(clock && { clock }), seat, key: keys.publicText };
  const seal = await keys.sign(new Seats(topic, link.creator).aboutRoom(about));
  /** @type {Session} */
  const session = {
    link: printLink(link),
    publicKey: keys.publicText,
    privateKey: keys.privateText,
    description: { is: 'description', ...about, seal },
  };
  return open(noughts, transport, link, session, common);
}

/**
 * The text with which a room of this game starts.
 *
 * @param {Noughts} noughts
 * @param {Player} first
 * @param {GameId | LineRules} [game]
 */
export function startIn(noughts, first, game = 'tic-tac-toe') {
  const match = noughts.match(game, { first });
  const start = String(match);
  match.dispose();
  return start;
}

/**
 * Joins a room by its link. With an invitation, it takes the free seat. With a link for spectators,
 * it watches. If the storage has a seat in this room, it takes that seat again, with either link.
 * It resolves when the match can be shown. For that, another person has to be there, or the
 * transport has to keep messages. The seat may take longer: see {@link Room.seated}.
 *
 * @param {Noughts | OwnGame} noughts as for {@link createRoom}; a game of one's own needs the id and
 *   the version of the room's
 * @param {Transport} transport
 * @param {string} link
 * @param {RoomOptions} [options]
 * @returns {Promise<Room>} rejects with a {@link RoomError}: `bad-link`, `unknown-version`,
 *   `open-elsewhere` if another window has the seat, `transport-failed`, `no-crypto`,
 *   `unknown-game` if this page does not have the game of the room; `no-answer` if the room does
 *   not answer within `patience`; `storage-failed` if the storage cannot be read; and with the
 *   signal's reason when that is aborted
 * @example
 * import { createRoom, joinRoom, MemoryNetwork } from 'noughts/room';
 * const network = new MemoryNetwork();
 * const ana = await createRoom(noughts, network.transport());
 * const bob = await joinRoom(noughts, network.transport(), ana.invitation, { name: 'Bob' });
 * console.log(await bob.seated); // O
 * for (const room of [ana, bob]) room.close();
 */
export async function joinRoom(noughts, transport, link, options) {
  const common = optionsOf(options, ...optionNames);
  const parsed = parseLink(link);
  const { topic } = await Secret.of(parsed.secret);
  const session =
    (await loadSession(common.storage, topic)) ?? (parsed.invitation ? await newSession(parsed) : undefined);
  return open(noughts, transport, session ? parseLink(session.link) : parsed, session, common);
}

/**
 * Joins a room to watch, with either link, even if the storage has a seat.
 *
 * @param {Noughts | OwnGame} noughts as for {@link joinRoom}
 * @param {Transport} transport
 * @param {string} link
 * @param {RoomOptions} [options]
 * @returns {Promise<Room>} as {@link joinRoom}
 */
export async function watchRoom(noughts, transport, link, options) {
  const common = optionsOf(options, ...optionNames);
  return open(noughts, transport, watchingLink(parseLink(link)), undefined, common);
}

/**
 * @param {Link} link
 * @returns {Promise<Session>} of a person who wants a seat
 */
async function newSession(link) {
  const { publicText, privateText } = await Keys.create();
  return { link: printLink(link), publicKey: publicText, privateKey: privateText };
}

/**
 * @param {Noughts | OwnGame} noughts
 * @param {Transport} transport
 * @param {Link} link
 * @param {Session | undefined} session
 * @param {RoomOptions} options
 * @returns {Promise<Room>}
 */
async function open(noughts, transport, link, session, options) {
  options.signal?.throwIfAborted();
  const secret = await Secret.of(link.secret);
  const seats = new Seats(secret.topic, link.creator);
  const { room } = await openRoom(
    noughts,
    transport,
    {
      secret,
      seats,
      freeSeat: new FreeSeat(seats, link),
      invitation: link.invitation === undefined ? null : printLink(link),
      watchLink: printLink(watchingLink(link)),
      session,
      hold: async () => (session ? holdSeat(session) : () => {}),
    },
    options,
  );
  return room;
}

/**
 * What a room is opened with.
 *
 * @typedef {object} Opening
 * @property {Secret} secret
 * @property {Seats} seats
 * @property {FreeSeat} freeSeat
 * @property {string | null} invitation
 * @property {string} watchLink
 * @property {Session | undefined} session
 * @property {() => Promise<(() => void) | undefined>} hold keeps the seat for this window, and gives
 *   what releases it; undefined if another window has it
 * @property {(action: string, requests: ReplicaState['requests']) => void} [refuse] throws if this
 *   person may not do this here
 * @property {boolean} [isHidden] whether the others do not see that this person is there
 */

/**
 * Opens a room, when its match can be shown.
 *
 * @param {Noughts | OwnGame} noughts
 * @param {Transport} transport
 * @param {Opening} opening
 * @param {RoomOptions} options
 * @returns {Promise<{ room: Room, host: Host }>}
 */
export async function openRoom(noughts, transport, { invitation, watchLink, session, hold, ...rest }, options) {
  const { signal, patience = 30_000, name = '' } = options;
  if (typeof name !== 'string') throw new TypeError(`name must be text, not ${quote(name)}`);
  signal?.throwIfAborted();
  const wasm = await replicasFor(noughts);
  const release = await hold();
  if (!release) throw new RoomError('open-elsewhere');
  const { room, host } = newRoom({
    noughts,
    invitation,
    watchLink,
    release,
    host: (tell) => new Host({ wasm, transport, ...rest, ...(session && { session }), options, tell }),
  });
  if (!session) host.seated.reject(new RoomError('not-seated'));
  const givenUp = deferred();
  const abort = () => givenUp.reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  // A transport may take any time to join.
  const late = () => givenUp.reject(new RoomError(host.replica ? 'transport-failed' : 'no-answer'));
  const timer = patience <= longestTimer && setTimeout(late, patience);
  try {
    signal?.throwIfAborted(); // possibly aborted during the fetch
    const isDescribed = host.described.promise;
    const unknown = new Promise((_, reject) => isDescribed.catch(reject));
    await Promise.race([host.open().then(() => isDescribed), unknown, givenUp.promise]);
    return { room, host };
  } catch (error) {
    await room.close();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
    clearTimeout(timer || undefined);
  }
}
