import { demandEngine, engineOnly } from '../engine/arguments.js';
import { RoomError } from './errors.js';

/** @import { Match, Move, Noughts, Player } from '../engine/api.js' */
/** @import { Host } from './host.js' */
/** @import { ReplicaState } from './replica.js' */
/** @import { Person, Request } from './values.js' */

/**
 * The parts of a room.
 *
 * @typedef {object} RoomParts
 * @property {Noughts} noughts
 * @property {string | null} invitation
 * @property {string} watchLink
 * @property {(tell: (type: string, detail?: unknown) => void) => Host} host creates its host, which
 *   reports events through `tell`
 * @property {() => void} release releases the seat
 */

/**
 * Creates a room that is not open yet. Only the modules of rooms can call it.
 *
 * @type {(parts: RoomParts) => { room: Room, host: Host }}
 */
export let newRoom;

/**
 * A match that two people play and others watch, as one of them sees it. Create it with
 * `createRoom`, `joinRoom` or `watchRoom`.
 *
 * A person's own action is shown to them at once, and sent. If it turns out to have had no effect,
 * it is taken back, with an event.
 *
 * Events: `change` (the match, requests, pending actions, a dispute or one's seat), `people`,
 * `connection`; `refused`, a `CustomEvent` whose `detail` is `{ action, code, message }`: one's own
 * action was taken back; and `error`, whose `detail` is a {@link RoomError}: something cannot be
 * stored or sent, or comes from another version.
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

  /** @type {Readonly<ReplicaState> | undefined} the state, until it changes */
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
   * The link with which another person takes the free seat; null if this room was opened with a
   * spectator's link. It belongs in the part of an address after `#`. A person who has it can also
   * watch.
   * @returns {string | null}
   */
  get invitation() {
    return this.#invitation;
  }

  /**
   * The link for spectators.
   * @returns {string}
   */
  get watchLink() {
    return this.#watchLink;
  }

  /**
   * The match: the agreed part, and one's own unconfirmed actions on top. It is a copy for reading:
   * changes to it do not change the room. It is replaced when the room's match changes.
   * @returns {Match}
   */
  get match() {
    this.#match ??= this.#noughts.parse(this.#now().shown);
    return this.#match;
  }

  /**
   * One's seat; null for a spectator, or while one waits for the seat.
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
   * Whether the second seat is still free, as far as this room knows: the first person who opens
   * the invitation gets it.
   * @returns {boolean}
   */
  get hasFreeSeat() {
    return this.#host.hasFreeSeat;
  }

  /**
   * The people who are there: oneself, the players, then the spectators. Without a connection, only
   * oneself.
   * @returns {readonly Readonly<Person>[]}
   */
  get people() {
    return this.#host.people.all;
  }

  /**
   * One's own name, as text of at most 40 characters; it can be empty. Longer text is cut. Setting
   * it tells the others.
   * @type {string}
   */
  get name() {
    return this.#host.people.name;
  }
  set name(name) {
    this.#host.rename(name);
  }

  /**
   * Whether there is a connection. Actions without one are sent when it is back.
   * @returns {boolean}
   */
  get isConnected() {
    return this.#host.isConnected;
  }

  /**
   * The open requests of the players.
   * @returns {readonly Request[]}
   */
  get requests() {
    return this.#now().requests;
  }

  /**
   * One's own actions that could still be refused, because the other player may have acted first:
   * moves such as `b2`, and `ask-next`, `decline-1` and so on; the oldest first. If the other
   * player cannot have acted, as before X's first move, it is empty at once. An empty list does not
   * mean that the other player has received the actions.
   * @returns {readonly string[]}
   */
  get pending() {
    return this.#now().pending;
  }

  /**
   * Two records of one player that contradict each other, if any have been seen: then the match has
   * stopped. Null otherwise.
   * @returns {readonly [string, string] | null}
   */
  get dispute() {
    return this.#now().dispute;
  }

  /**
   * Marks a square, or makes a choice (`game.choices`).
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
   * Resigns the current game.
   * @throws {import('../engine/api.js').ConflictError} when it has ended
   * @throws {RoomError} as {@link Room.play}
   */
  resign() {
    this.#host.act('resign');
  }

  /**
   * Asks the other player to take back steps of the current game. This replaces one's own earlier
   * request.
   *
   * @param {number} [ply] how many steps remain; by default all but the last
   * @throws {import('../engine/api.js').ConflictError} when there is nothing to take back
   * @throws {RoomError} as {@link Room.play}
   */
  askUndo(ply = this.match.moment.ply - 1) {
    // The core takes no number below 0. The current ply is refused in the same way.
    this.#host.act(`ask-undo-${ply >= 0 ? Math.trunc(ply) : this.match.moment.ply}`);
  }

  /**
   * Asks for the next game. If both players ask, it begins.
   * @throws {RoomError} as {@link Room.play}
   */
  askNext() {
    this.#host.act('ask-next');
  }

  /**
   * Asks for another game; the score starts again.
   *
   * @param {string} game its id, such as `connect-four`
   * @throws {RoomError} `unknown-game`, and as {@link Room.play}
   */
  askGame(game) {
    this.#host.act(`ask-game-${/^[a-z0-9-]{1,64}$/.test(game) ? game : ''}`);
  }

  /**
   * Agrees to the other player's request.
   * @throws {RoomError} `nothing-asked`, and as {@link Room.play}
   */
  accept() {
    this.#answer('accept', (seat) => seat !== this.seat);
  }

  /**
   * Declines it.
   * @throws {RoomError} as {@link Room.accept}
   */
  decline() {
    this.#answer('decline', (seat) => seat !== this.seat);
  }

  /**
   * Withdraws one's own request.
   * @throws {RoomError} as {@link Room.accept}
   */
  withdraw() {
    this.#answer('withdraw', (seat) => seat === this.seat);
  }

  /**
   * Leaves the room after everything has been stored and sent. The match can still be read. A seat
   * in a storage can be taken again.
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
