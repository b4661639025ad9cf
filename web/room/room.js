import { demandEngine, engineOnly } from '../engine/arguments.js';
import { RoomError } from './errors.js';
import { signs } from './reactions.js';

/** @import { GameId, Match, Move, Noughts, Player } from '../engine/api.js' */
/** @import { Host } from './host.js' */
/** @import { ReplicaState } from './replica.js' */
/** @import { Person, Request, Sign } from './values.js' */

/**
 * The parts of a room.
 *
 * @typedef {object} RoomParts
 * @property {Pick<Noughts, 'parse'>} noughts what reads the text of its match
 * @property {string | null} invitation
 * @property {string} watchLink
 * @property {(tell: (type: string, detail?: unknown) => void) => Host} host makes its host, which
 *   tells it what happens
 * @property {() => void} release lets the seat go
 */

/**
 * Makes a room that is not open yet, only for the modules of the rooms.
 *
 * @type {(parts: RoomParts) => { room: Room, host: Host }}
 */
export let newRoom;

/**
 * A match that two people play and others watch, as one of them sees it: *this person*.
 * `createRoom`, `joinRoom` and `watchRoom` make it.
 *
 * What this person does is shown at once, and sent. If it turns out to have no effect, it is taken
 * back, and `refused` fires.
 *
 * Events: `change` (the match, the requests, what is pending, the dispute or the seat), `people`,
 * `connection`; `reaction`, a `CustomEvent` whose `detail` is `{ seat, sign }`; `refused`, with
 * `{ action, code, message }`: what this person did is taken back; and `error`, whose `detail` is a
 * {@link RoomError}: something cannot be stored or sent, or another version made it. If a rule of a
 * game of one's own fails, it is a `GameError`: what the other player did is missing until the rule
 * works.
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

  /** @type {Readonly<ReplicaState> | undefined} its state, until that changes */
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
   * The link for the free seat; null if this person came by the link for spectators. It goes into
   * the part of an address after `#`. With it, people can also watch.
   * @returns {string | null}
   */
  get invitation() {
    return this.#invitation;
  }

  /**
   * The link for spectators. With it, people can watch but not play.
   * @returns {string}
   */
  get watchLink() {
    return this.#watchLink;
  }

  /**
   * The match: what is agreed, and what this person has done since. It is only for reading: changes
   * to it do not change the room. It is a new object whenever the room's match has changed.
   * @returns {Match}
   */
  get match() {
    this.#match ??= this.#noughts.parse(this.#now().shown);
    return this.#match;
  }

  /**
   * The seat of this person; null for a spectator, or while they wait for it.
   * @returns {Player | null}
   */
  get seat() {
    return this.#host.seat;
  }

  /**
   * Resolves with the seat as soon as this person has it; rejects with a {@link RoomError}:
   * `seat-taken`, `not-seated` for a spectator, or `closed`.
   * @returns {Promise<Player>}
   */
  get seated() {
    return this.#host.seated.promise;
  }

  /**
   * Whether the second seat is still free, as far as is known here. The first person who opens the
   * invitation gets it.
   * @returns {boolean}
   */
  get hasFreeSeat() {
    return this.#host.hasFreeSeat;
  }

  /**
   * Who is there: this person, the players, then the spectators. The others are known only while
   * there is a connection.
   * @returns {readonly Readonly<Person>[]}
   */
  get people() {
    return this.#host.people.all;
  }

  /**
   * The name of this person, of at most 40 characters; perhaps empty. A longer name is cut. When it
   * is set, the others hear of it.
   * @type {string}
   */
  get name() {
    return this.#host.people.name;
  }
  set name(name) {
    this.#host.rename(name);
  }

  /**
   * Whether there is a connection. What this person does without one is sent when it is back.
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
   * What this person has done and could still lose, because the other player may have done
   * something first: moves such as `b2`, and `ask-next`, `decline-1` and the like; the oldest
   * first. If the other player can have done nothing, as before X's first move, it is empty at
   * once. That does not mean that the other player has the move.
   * @returns {readonly string[]}
   */
  get pending() {
    return this.#now().pending;
  }

  /**
   * Two records of one player that contradict each other. The match has then stopped. Null if there
   * are none.
   * @returns {readonly [string, string] | null}
   */
  get dispute() {
    return this.#now().dispute;
  }

  /**
   * How much time the players have: `180`, `60+1` or `10/move`, as in the widget's attribute; null
   * if there are no clocks.
   * @returns {string | null}
   */
  get clock() {
    return this.#host.clockText ?? null;
  }

  /**
   * How many milliseconds each player has left now, by the clock of this device; null if there are
   * no clocks. The clock of the player to move runs, from the first move of a game on. At 0 the
   * player's own device says that they have lost.
   * @returns {Readonly<Record<Player, number>> | null}
   */
  get times() {
    return this.#host.clock?.times ?? null;
  }

  /**
   * How a clock has ended the current game; null if it has not. `time-up`: the time of a player is
   * up, and the other player has won. `clocks-disagree`: by the clock of one player, the last move
   * of the other player came too late. That move is taken back, and the game has no result; the
   * next one can be asked for.
   * @returns {'time-up' | 'clocks-disagree' | null}
   */
  get clockEnd() {
    return this.#now().clockEnd;
  }

  /**
   * Makes a move: marks a square, or chooses something (`game.choices`).
   *
   * @param {Move} square
   * @throws {import('../engine/api.js').ConflictError} when the move is refused; then nothing
   *   changes
   * @throws {RoomError} `not-seated`, `disputed`, `clocks-disagree`, `too-many-records` or
   *   `closed`
   * @throws {import('../engine/own/index.js').GameError} when the rules of a game of one's own fail;
   *   then nothing changes
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
   * Asks the other player to take steps of the current game back. This replaces an earlier request.
   *
   * @param {number} [ply] how many steps stay; by default, all but the last
   * @throws {import('../engine/api.js').ConflictError} when there is nothing to take back
   * @throws {RoomError} as {@link Room.play}
   */
  askUndo(ply = this.match.moment.ply - 1) {
    // The core takes no number below 0. The current ply is refused in the same way.
    this.#host.act(`ask-undo-${ply >= 0 ? Math.trunc(ply) : this.match.moment.ply}`);
  }

  /**
   * Asks for the next game. If both ask, it begins.
   * @throws {RoomError} as {@link Room.play}
   */
  askNext() {
    this.#host.act('ask-next');
  }

  /**
   * Asks for another game; the score starts again.
   *
   * @param {GameId} game its id, such as `tic-tac-toe`
   * @throws {RoomError} `unknown-game`, and as {@link Room.play}
   */
  askGame(game) {
    this.#host.act(`ask-game-${/^[a-z0-9-]{1,64}$/.test(game) ? game : ''}`);
  }

  /**
   * Shows a sign to everyone who is in the room now. `reaction` fires in each room, also in this
   * one. Nothing is kept.
   *
   * @param {Sign} sign one of `signs`
   * @returns {boolean} whether it is sent: not without a connection, and not if this player has
   *   just reacted three times; then one more is possible every two seconds
   * @throws {RangeError} when there is no such sign
   * @throws {RoomError} `not-seated` or `closed`
   */
  react(sign) {
    if (!signs.includes(sign)) throw new RangeError(`a sign is one of ${signs.join(', ')}`);
    return this.#host.react(sign);
  }

  /**
   * Agrees to the request of the other player.
   * @throws {RoomError} `nothing-asked`, and as {@link Room.play}
   */
  accept() {
    this.#answer('accept', (seat) => seat !== this.seat);
  }

  /**
   * Declines the request of the other player.
   * @throws {RoomError} as {@link Room.accept}
   */
  decline() {
    this.#answer('decline', (seat) => seat !== this.seat);
  }

  /**
   * Takes the request of this person back.
   * @throws {RoomError} as {@link Room.accept}
   */
  withdraw() {
    this.#answer('withdraw', (seat) => seat === this.seat);
  }

  /**
   * Leaves the room, when everything has been stored and sent. The match can still be read. If a
   * storage keeps the seat, it can be taken again.
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
