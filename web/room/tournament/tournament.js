import { demandEngine, engineOnly } from '../../engine/arguments.js';
import { controlOf } from '../control.js';
import { deferred } from '../deferred.js';
import { RoomError } from '../errors.js';
import { FreeSeat } from '../free-seat.js';
import { printLink } from '../link.js';
import { openRoom, startIn } from '../open.js';
import { Secret } from '../secret.js';
import { loadSession } from '../session.js';
import { refuseAnotherGame } from './one-game.js';
import { Referee } from './referee.js';
import { scheduleOf } from './schedule.js';
import { seatsOfRoom, secretOfRoom } from './seats.js';
import { sentences } from './sentences.js';
import { tableOf } from './table.js';
import { connectionOf } from './transports.js';

/** @import { GameId, Noughts } from '../../engine/api.js' */
/** @import { Host } from '../host.js' */
/** @import { Room } from '../index.js' */
/** @import { Control } from '../control.js' */
/** @import { Session } from '../session.js' */
/** @import { Hall } from './hall.js' */
/** @import { Stored } from './stored.js' */
/** @import { Pairing, Standing, TournamentOptions, TournamentPlayer, Transports } from './values.js' */

/**
 * The parts of a tournament.
 *
 * @typedef {object} TournamentParts
 * @property {Noughts} noughts
 * @property {Transports} transports
 * @property {string} secret
 * @property {string | null} invitation
 * @property {string} watchLink
 * @property {Stored | undefined} stored of a person who plays, or would like to
 * @property {TournamentOptions} options
 * @property {(tell: (type: string, detail?: unknown) => void) => Hall} hall
 * @property {() => void} release lets the place of this person go
 */

/**
 * @typedef {object} Seat a room in which this person has a seat
 * @property {Promise<{ room: Room, host: Host }>} opening
 * @property {Promise<void>} closed resolves when it has closed, or could not be opened
 */

/**
 * Makes a tournament that is not open yet, only for the modules of tournaments.
 *
 * @type {(parts: TournamentParts) => { tournament: Tournament, hall: Hall }}
 */
export let newTournament;

/**
 * A tournament among friends, as one of them sees it: *this person*. Everyone plays against
 * everyone. `createTournament`, `joinTournament` and `watchTournament` make it.
 *
 * The device of the person who made it is the referee: it says who plays, and what has been played.
 *
 * Events: `change` (the players, who is there, the pairings, the table or the state), `connection`;
 * and `error`, whose `detail` is a `RoomError`.
 */
export class Tournament extends EventTarget {
  static {
    newTournament = (parts) => {
      const tournament = new Tournament(engineOnly, parts);
      return { tournament, hall: tournament.#hall };
    };
  }

  #parts;
  #hall;

  /** @type {Referee | undefined} on the organiser's device */
  #referee;

  /** @type {readonly Readonly<Pairing>[] | undefined} until something changes */
  #pairings;

  /** @type {Map<number, Seat>} the rooms in which this person has a seat, until they have closed */
  #seats = new Map();

  /** @type {Map<number, Session>} what this person knows of their games, by pairing */
  #sessions = new Map();

  #isClosed = false;

  /** @type {Set<Room>} those that `open` gave, and that are not closed */
  #rooms = new Set();

  /**
   * @private
   * @param {symbol} key
   * @param {TournamentParts} parts
   */
  constructor(key, parts) {
    super();
    demandEngine(key, 'a tournament', 'createTournament()');
    this.#parts = parts;
    this.#hall = parts.hall((type, detail) => this.#hear(type, detail));
  }

  /**
   * The link with which this person came: the invitation if they have it, the link for spectators
   * otherwise.
   * @returns {string}
   */
  get link() {
    return this.invitation ?? this.watchLink;
  }

  /**
   * The link for players; null if this person came by the link for spectators. It goes into the
   * part of an address after `#`.
   * @returns {string | null}
   */
  get invitation() {
    return this.#parts.invitation;
  }

  /**
   * The link for spectators. With it, people see all games, but cannot play.
   * @returns {string}
   */
  get watchLink() {
    return this.#parts.watchLink;
  }

  /**
   * Whether this person's device is the referee.
   * @returns {boolean}
   */
  get isOrganiser() {
    return this.#hall.isOrganiser;
  }

  /**
   * Whether there is a connection. What this person does without one is sent when it is back.
   * @returns {boolean}
   */
  get isConnected() {
    return this.#hall.isConnected;
  }

  /**
   * The id of this person among the players; null for a spectator, or until the organiser's device
   * has let them in.
   * @returns {string | null}
   */
  get me() {
    return this.#hall.me;
  }

  /**
   * The players, the organiser first, the others as they came.
   * @returns {readonly Readonly<TournamentPlayer>[]}
   */
  get players() {
    const { here } = this.#hall;
    return Object.freeze(
      this.#hall.players.map(({ id, name, hasLeft }) => Object.freeze({ id, name, isHere: here.has(id), hasLeft })),
    );
  }

  /**
   * The games that are played, as `createTournament` got them.
   * @returns {readonly GameId[]}
   */
  get games() {
    return Object.freeze([...(this.#hall.list?.games ?? [])]);
  }

  /**
   * How much time the players have in each game, such as `180`.
   * @returns {string}
   */
  get clock() {
    return this.#hall.list?.clock ?? '';
  }

  /**
   * Whether players still come, games are left, or all games are over.
   * @returns {'gathering' | 'playing' | 'over'}
   */
  get state() {
    if (!this.#hall.list?.results) return 'gathering';
    return this.pairings.every(({ state }) => state === 'over') ? 'over' : 'playing';
  }

  /**
   * All games, in their order; none before the start. A game can begin as soon as both players have
   * no earlier game.
   * @returns {readonly Readonly<Pairing>[]}
   */
  get pairings() {
    this.#pairings ??= this.#makePairings();
    return this.#pairings;
  }

  /**
   * The table, the best player first. A win gives one point, a tie half a point. If players have
   * the same points, what they won against each other comes first, then the number of wins.
   * @returns {readonly Readonly<Standing>[]}
   */
  get table() {
    return tableOf(
      this.#hall.players.map(({ id }) => id),
      this.pairings,
    );
  }

  /**
   * The number of the pairing that this person plays now, or next; null if there is none.
   * @returns {number | null}
   */
  get next() {
    const { me } = this;
    return this.pairings.find(({ X, O, state }) => state !== 'over' && (X === me || O === me))?.number ?? null;
  }

  /**
   * Starts the games. From now on no one can join.
   *
   * @returns {Promise<void>} rejects with a `RoomError`: `not-organiser`, `too-few-players`,
   *   `tournament-started`, or `storage-failed`
   */
  async start() {
    const { players, list } = this.#hall;
    if (!this.isOrganiser) throw errorOf('not-organiser');
    if (list?.results) throw errorOf('tournament-started');
    if (players.length < 2) throw errorOf('too-few-players');
    await this.#hall.change(({ players, games, results }) => {
      return results ? undefined : { results: scheduleOf(players.length, games).map(() => null) };
    });
  }

  /**
   * The organiser takes a player out. Before the start they are no longer in the list. Later they
   * lose the games that are left.
   *
   * @param {string} player their id
   * @returns {Promise<void>} rejects with a `RoomError`: `not-organiser` or `storage-failed`
   */
  async remove(player) {
    if (!this.isOrganiser) throw errorOf('not-organiser');
    await this.#hall.remove(player);
  }

  /**
   * Opens the room of a pairing. Its two players have their seats, and all others watch. In such a
   * room there is one game: the next one, or another, cannot be asked for.
   *
   * @param {number} number of the pairing
   * @returns {Promise<Room>} rejects with a `RangeError` if there is no such pairing; with a
   *   `RoomError`: `not-yet` while it is waiting, `unknown-game`, and as `joinRoom`
   */
  async open(number) {
    const pairing = this.pairings[number - 1];
    if (!pairing) throw new RangeError(`there is no pairing ${number}`);
    if (pairing.state === 'waiting') throw errorOf('not-yet');
    const { me } = this;
    if (pairing.X !== me && pairing.O !== me) return (await this.#enter(pairing, {})).room;
    // Two rooms with one seat would contradict each other.
    const seat = this.#seats.get(number) ?? this.#take(pairing);
    const { room, host } = await seat.opening;
    if (!host.isClosed) return room;
    await seat.closed;
    return this.open(number);
  }

  /**
   * Opens the room of a pairing that this person plays.
   *
   * @param {Pairing} pairing
   * @returns {Seat}
   */
  #take(pairing) {
    const closed = /** @type {ReturnType<typeof deferred<undefined>>} */ (deferred());
    const release = () => {
      if (this.#seats.get(pairing.number) === seat) this.#seats.delete(pairing.number);
      closed.resolve(undefined);
    };
    const opening = this.#sessionOf(pairing).then((session) => this.#enter(pairing, { session, release }));
    const seat = { opening, closed: closed.promise };
    this.#seats.set(pairing.number, seat);
    opening.catch(release);
    return seat;
  }

  /**
   * Leaves the tournament for good: the games that are left are lost. This person can still watch.
   *
   * @returns {Promise<void>} resolves when it is sent, which takes a connection; the organiser's
   *   device records it. Rejects with a `RoomError`: `closed`, if the tournament is closed before
   */
  leave() {
    return this.#hall.leave();
  }

  /**
   * Leaves, with all rooms that `open` gave, after everything has been stored and sent. If a
   * storage keeps the place of this person, they can come back by the same link.
   * @returns {Promise<void>}
   */
  async close() {
    this.#isClosed = true;
    await this.#referee?.close();
    await Promise.all([...this.#rooms].map((room) => room.close()));
    await this.#hall.close();
    this.#parts.release();
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #hear(type, detail) {
    if (type === 'change') {
      this.#pairings = undefined;
      if (this.#hall.isOrganiser) this.#judge();
    }
    this.dispatchEvent(detail === undefined ? new Event(type) : new CustomEvent(type, { detail }));
  }

  /** Lets the referee go on. */
  #judge() {
    const control = controlOf(this.clock);
    if (!control || this.state === 'gathering') return;
    this.#referee ??= this.#newReferee(control);
    this.#referee.follow(
      this.pairings,
      this.#hall.players.filter(({ hasLeft }) => hasLeft).map(({ id }) => id),
    );
  }

  /** @param {Control} control */
  #newReferee(control) {
    return new Referee({
      control,
      enter: (pairing) => this.#enter(pairing, { isReferee: true }),
      record: (number, result) =>
        this.#hall.change(({ results }) => {
          if (!results || results[number - 1]) return undefined;
          return { results: results.map((known, index) => (index === number - 1 ? result : known)) };
        }),
      fail: (error) => this.#hear('error', error instanceof RoomError ? error : errorOf('transport-failed', error)),
    });
  }

  #makePairings() {
    const { list, players } = this.#hall;
    if (!list?.results) return Object.freeze([]);
    const idOf = (/** @type {number} */ index) => `${players[index]?.id}`;
    /** @type {Set<string>} players who have a game now */
    const busy = new Set();
    return Object.freeze(
      scheduleOf(players.length, list.games).map(({ round, game, ...seats }, index) => {
        const [X, O] = [idOf(seats.X), idOf(seats.O)];
        const result = list.results?.[index];
        const state = result ? 'over' : busy.has(X) || busy.has(O) ? 'waiting' : 'playing';
        if (!result) for (const player of [X, O]) busy.add(player);
        const { winner = null, reason } = result ?? {};
        return Object.freeze(/** @type {Pairing} */ ({ number: index + 1, round, game, X, O, state, winner, reason }));
      }),
    );
  }

  /**
   * Opens the room of a pairing.
   *
   * @param {Pairing} pairing
   * @param {object} who
   * @param {Session} [who.session] of this person, if they play
   * @param {() => void} [who.release] called when the room has closed
   * @param {boolean} [who.isReferee] whether the referee watches
   * @returns {Promise<{ room: Room, host: Host }>}
   */
  async #enter({ number, game, X, O }, { session, release = () => {}, isReferee = false }) {
    const { noughts, transports, options, watchLink } = this.#parts;
    const keyOf = (/** @type {string} */ id) => this.#hall.players.find((player) => player.id === id)?.key ?? '';
    const secret = await Secret.of(await secretOfRoom(this.#parts.secret, number));
    const what = { game: this.#startOf(game), clock: this.clock, X: keyOf(X), O: keyOf(O) };
    const seats = await seatsOfRoom(secret.topic, what);
    const name = this.#hall.players.find(({ id }) => id === this.me)?.name ?? options.name;
    /** @type {Room | undefined} */
    let opened;
    const freeSeat = new FreeSeat(seats, { secret: '', creator: '' });
    const parts = {
      secret,
      seats,
      freeSeat,
      invitation: null,
      watchLink,
      session,
      hold: async () => () => {
        if (opened) this.#rooms.delete(opened);
        release();
      },
      refuse: refuseAnotherGame,
      isHidden: isReferee,
    };
    const found = await openRoom(noughts, await connectionOf(transports), parts, {
      ...options,
      ...(name !== undefined && { name }),
    });
    opened = found.room;
    if (this.#isClosed) {
      await opened.close();
      throw new RoomError('closed');
    }
    if (isReferee) return found;
    this.#rooms.add(opened);
    found.room.addEventListener('change', () => {
      if (found.room.match.status.state !== 'next') this.#hall.expect();
    });
    return found;
  }

  /** @param {GameId} game */
  #startOf(game) {
    try {
      return startIn(this.#parts.noughts, 'X', game);
    } catch (cause) {
      throw new RoomError('unknown-game', undefined, { cause });
    }
  }

  /**
   * What this person keeps of a game. It is the same as long as the tournament is open, with or
   * without a storage.
   *
   * @param {Pairing} pairing
   */
  async #sessionOf({ number, X }) {
    const { stored, options, secret } = this.#parts;
    const known = this.#sessions.get(number);
    if (known) return known;
    const { publicKey = '', privateKey = '' } = stored ?? {};
    const link = { secret: await secretOfRoom(secret, number), creator: X };
    const { topic } = await Secret.of(link.secret);
    const kept = await loadSession(options.storage, topic);
    const isOwn = kept?.publicKey === publicKey;
    /** @type {Session} */
    const session = isOwn ? kept : { link: printLink(link), publicKey, privateKey };
    this.#sessions.set(number, session);
    return session;
  }
}

/**
 * @param {keyof typeof sentences | 'transport-failed'} code
 * @param {unknown} [cause]
 */
function errorOf(code, cause) {
  const message = code === 'transport-failed' ? undefined : sentences[code];
  return new RoomError(code, message, { cause });
}
