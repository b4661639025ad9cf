import { demandEngine, engineOnly } from '../engine/arguments.js';
import { RoomError } from './errors.js';

/** @import { Match, Move, Noughts, Player } from '../engine/api.js' */
/** @import { Host } from './host.js' */
/** @import { ReplicaState } from './replica.js' */
/** @import { Person, Request } from './values.js' */

/**
 * What a room is made of.
 *
 * @typedef {object} RoomParts
 * @property {Noughts} noughts
 * @property {string | null} invitation
 * @property {string} watchLink
 * @property {(tell: (type: string, detail?: unknown) => void) => Host} host makes its host, which
 *   tells it what happens
 * @property {() => void} release lets the seat go
 */

/**
 * Makes a room that is not open yet, for the modules of the rooms and nobody else.
 *
 * @type {(parts: RoomParts) => { room: Room, host: Host }}
 */
export let newRoom;

/**
 * A match that two people play and others watch, as one of them sees it. `createRoom`, `joinRoom`
 * and `watchRoom` make it.
 *
 * What one does is shown to him at once, and sent; should it turn out to have had no effect, it is
 * taken back and said.
 *
 * Events: `change` (the match, what is asked for, what is pending, a dispute, one's seat),
 * `people`, `connection`; `refused`, a `CustomEvent` whose `detail` is `{ action, code, message }`:
 * what one had done is taken back; and `error`, whose `detail` is a {@link RoomError}: something
 * cannot be stored or sent, or was made by another version.
 */
export class Room extends EventTarget {
  static {
    newRoom = (parts) => {
      const room = new Room(engineOnly, parts);
      return { room, host: room.#host };
    };
  }

  #noughts;
  #host;
  #invitation;
  #watchLink;
  #release;

  /** @type {Readonly<ReplicaState> | undefined} how it stands, until that changes */
  #state;

  /** @type {Match | undefined} */
  #match;

  /**
   * @private
   * @param {symbol} key
   * @param {RoomParts} parts
   */
  constructor(key, { noughts, invitation, watchLink, host, release }) {
    super();
    demandEngine(key, 'a room', 'createRoom()');
    this.#noughts = noughts;
    this.#invitation = invitation;
    this.#watchLink = watchLink;
    this.#release = release;
    this.#host = host((type, detail) => this.#tell(type, detail));
  }

  /**
   * The link by which somebody takes the free seat; null where one has come by a spectator's. It
   * belongs into the part of an address after `#`. Whoever has it can also watch.
   * @returns {string | null}
   */
  get invitation() {
    return this.#invitation;
  }

  /**
   * The link by which people watch; they cannot play.
   * @returns {string}
   */
  get watchLink() {
    return this.#watchLink;
  }

  /**
   * The match: what is agreed, and on top of it what one has done and is not confirmed. A match of
   * one's own, to be read: what is changed in it is not changed in the room. Another one whenever
   * the room's has changed.
   * @returns {Match}
   */
  get match() {
    this.#match ??= this.#noughts.parse(this.#now().shown);
    return this.#match;
  }

  /**
   * One's seat; null for whoever watches, or waits for it.
   * @returns {Player | null}
   */
  get seat() {
    return this.#host.seat;
  }

  /**
   * Resolves with one's seat as soon as one has it; rejects with a {@link RoomError}: `seat-taken`,
   * `not-seated` for a spectator, or `closed`.
   * @returns {Promise<Player>}
   */
  get seated() {
    return this.#host.seated.promise;
  }

  /**
   * Whether nobody has been given the second seat yet, as far as is known here: whoever opens the
   * invitation gets it.
   * @returns {boolean}
   */
  get hasFreeSeat() {
    return this.#host.hasFreeSeat;
  }

  /**
   * Who is there: oneself, the players, then the spectators; others only while there is a
   * connection.
   * @returns {readonly Readonly<Person>[]}
   */
  get people() {
    return this.#host.people.all;
  }

  /**
   * What one calls oneself, as text of at most 40 characters; perhaps empty. What is longer is cut.
   * The others hear of it when it is set.
   * @type {string}
   */
  get name() {
    return this.#host.people.name;
  }
  set name(name) {
    this.#host.rename(name);
  }

  /**
   * Whether there is a connection. What is done without one is sent when it is back.
   * @returns {boolean}
   */
  get isConnected() {
    return this.#host.isConnected;
  }

  /**
   * What the players ask each other for.
   * @returns {readonly Request[]}
   */
  get requests() {
    return this.#now().requests;
  }

  /**
   * What one has done and could still lose, because the other player may have done something first:
   * moves such as `b2`, and `ask-next`, `decline-1` and the like; the oldest first. Where the other
   * one can have done nothing, as before X's first move, it is empty at once: that does not mean
   * that he has it.
   * @returns {readonly string[]}
   */
  get pending() {
    return this.#now().pending;
  }

  /**
   * Two records of one player that contradict each other, once such have been seen: nothing happens
   * in the match any more. Null while all is well.
   * @returns {readonly [string, string] | null}
   */
  get dispute() {
    return this.#now().dispute;
  }

  /**
   * Marks a square, or chooses something (`game.choices`).
   *
   * @param {Move} square
   * @throws {import('../engine/api.js').ConflictError} when the move is refused; nothing has
   *   changed then
   * @throws {RoomError} `not-seated`, `disputed`, `too-many-records` or `closed`
   * @example
   * room.play('b2');
   */
  play(square) {
    const { seat } = this;
    if (!seat) throw new RoomError('not-seated');
    const after = this.match.clone();
    try {
      const move = after.play(square, { player: seat }).moves.at(-1);
      const { choices, moveNames } = after.game;
      const name = moveNames[Number(move)] ?? '';
      this.#host.act(choices.includes(name) ? `pick-${name}` : name);
    } finally {
      after.dispose();
    }
  }

  /**
   * Gives the current game up.
   * @throws {import('../engine/api.js').ConflictError} when it has ended
   * @throws {RoomError} as {@link Room.play}
   */
  resign() {
    this.#host.act('resign');
  }

  /**
   * Asks the other player to take steps of the current game back. What one asked for before is no
   * longer asked for.
   *
   * @param {number} [ply] how many steps are left to stand; unless told otherwise all but the last
   * @throws {import('../engine/api.js').ConflictError} when there is nothing to take back
   * @throws {RoomError} as {@link Room.play}
   */
  askUndo(ply = this.match.moment.ply - 1) {
    // What is below 0 cannot be asked for, and is refused like what has not happened.
    this.#host.act(`ask-undo-${ply >= 0 ? Math.trunc(ply) : this.match.moment.ply}`);
  }

  /**
   * Asks for the next game. Where both ask, it begins.
   * @throws {RoomError} as {@link Room.play}
   */
  askNext() {
    this.#host.act('ask-next');
  }

  /**
   * Asks for a game of another kind; the score begins anew.
   *
   * @param {string} game its id, such as `tic-tac-toe`
   * @throws {RoomError} `unknown-game`, and as {@link Room.play}
   */
  askGame(game) {
    this.#host.act(`ask-game-${/^[a-z0-9-]{1,64}$/.test(game) ? game : ''}`);
  }

  /**
   * Agrees to what the other player asks for.
   * @throws {RoomError} `nothing-asked`, and as {@link Room.play}
   */
  accept() {
    this.#answer('accept', (seat) => seat !== this.seat);
  }

  /**
   * Does not agree to it.
   * @throws {RoomError} as {@link Room.accept}
   */
  decline() {
    this.#answer('decline', (seat) => seat !== this.seat);
  }

  /**
   * Asks no longer.
   * @throws {RoomError} as {@link Room.accept}
   */
  withdraw() {
    this.#answer('withdraw', (seat) => seat === this.seat);
  }

  /**
   * Leaves the room, when all has been stored and sent. The match can still be read. A seat that is
   * kept in a storage can be taken again.
   * @returns {Promise<void>}
   */
  async close() {
    await this.#host.close();
    this.#release();
  }

  /**
   * @param {'accept' | 'decline' | 'withdraw'} word
   * @param {(seat: Player) => boolean} isMeant
   */
  #answer(word, isMeant) {
    const request = this.#now().requests.find(({ seat }) => isMeant(seat));
    this.#host.act(`${word}-${request?.number ?? 0}`);
  }

  #now() {
    if (!this.#host.replica) throw new RoomError('closed');
    this.#state ??= this.#host.replica.state();
    return this.#state;
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #tell(type, detail) {
    if (type === 'change') {
      this.#state = undefined;
      this.#match = undefined;
    }
    this.dispatchEvent(detail === undefined ? new Event(type) : new CustomEvent(type, { detail }));
  }
}
