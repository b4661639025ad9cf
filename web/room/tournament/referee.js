import { Judge } from './judge.js';

/** @import { Control } from '../control.js' */
/** @import { Host } from '../host.js' */
/** @import { Room } from '../room.js' */
/** @import { Result } from './list.js' */
/** @import { Pairing } from './values.js' */

/**
 * The parts of a referee.
 *
 * @typedef {object} RefereeParts
 * @property {Control} control the clock of each game
 * @property {(pairing: Pairing) => Promise<{ room: Room, host: Host }>} enter opens the room of a
 *   pairing, to watch
 * @property {(number: number, result: Result) => Promise<void>} record
 * @property {(error: unknown) => void} fail
 */

/** How often the referee looks at the clocks, in milliseconds. */
const interval = 500;

/** How long the referee waits before it tries again what has failed, in milliseconds. */
const pause = 2000;

/** @typedef {{ judge: Judge, room?: Room, host?: Host, retryAt: number }} Game a game that goes on */

/**
 * The referee: watches every game that goes on, and records how it ends. It runs on the organiser's
 * device.
 */
export class Referee {
  #parts;

  /** @type {Map<number, Game>} by pairing */
  #games = new Map();

  /** @type {readonly Readonly<Pairing>[]} */
  #pairings = [];

  /** @type {readonly string[]} the players who have left, in the order of the list */
  #left = [];

  /** @type {Map<number, number>} when a result may be recorded, by pairing; at once if it is not here */
  #recordAt = new Map();

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  #isClosed = false;

  /** @param {RefereeParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /**
   * Follows the list.
   *
   * @param {readonly Readonly<Pairing>[]} pairings
   * @param {readonly string[]} left who has left
   */
  follow(pairings, left) {
    if (this.#isClosed) return;
    this.#pairings = pairings;
    this.#left = left;
    for (const [number, { room }] of this.#games) {
      if (pairings[number - 1]?.state === 'playing') continue;
      this.#games.delete(number);
      room?.close().catch(this.#parts.fail);
    }
    for (const { number } of pairings.filter(({ state }) => state === 'playing')) {
      if (!this.#games.has(number)) this.#games.set(number, { judge: new Judge(this.#parts.control), retryAt: 0 });
    }
    this.#look();
  }

  /** Leaves all rooms. */
  async close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all([...this.#games.values()].map(({ room }) => room?.close()));
    this.#games.clear();
  }

  #look() {
    clearTimeout(this.#timer);
    this.#dismiss();
    for (const [number, game] of this.#games) this.#attend(number, game);
    if (!this.#isClosed && this.#games.size > 0) this.#timer = setTimeout(() => this.#look(), interval);
  }

  /** Ends the games of players who have left. */
  #dismiss() {
    for (const { number, state, X, O } of this.#pairings) {
      const loser = state === 'over' ? undefined : this.#left.find((player) => player === X || player === O);
      if (loser) this.#record(number, { winner: loser === X ? 'O' : 'X', reason: 'left' });
    }
  }

  /**
   * @param {number} number
   * @param {Game} game
   */
  #attend(number, game) {
    const { judge, room } = game;
    if (!room) return void this.#enter(number, game);
    if (!room.isConnected) return;
    const result = judge.result();
    if (result) this.#record(number, result);
  }

  /**
   * @param {number} number
   * @param {Game} game
   */
  async #enter(number, game) {
    const pairing = this.#pairings[number - 1];
    if (!pairing || Date.now() < game.retryAt) return;
    game.retryAt = Infinity; // while it is being tried
    try {
      const { room, host } = await this.#parts.enter(pairing);
      if (this.#isClosed || this.#games.get(number) !== game) return void room.close().catch(this.#parts.fail);
      Object.assign(game, { room, host });
      const follow = () => this.#follow(number, game, room, host);
      room.addEventListener('change', follow);
      room.addEventListener('connection', () => room.isConnected && game.judge.reconnect());
      follow();
    } catch (error) {
      game.retryAt = Date.now() + pause;
      this.#parts.fail(error);
    }
  }

  /**
   * @param {number} number
   * @param {Game} game
   * @param {Room} room
   * @param {Host} host
   */
  #follow(number, game, room, host) {
    const state = host.replica?.state();
    const pairing = this.#pairings[number - 1];
    if (!state || !pairing) return;
    const { status, moves, moment } = room.match;
    game.judge.follow({
      state,
      status,
      hasMoves: moves.length > 0,
      isFirst: moment.game === 1 && room.match.game.id === pairing.game,
      isAgreed: state.agreed === state.shown,
    });
    if (room.isConnected) this.#attend(number, game);
  }

  /**
   * Records a result, and tries again later if that fails.
   *
   * @param {number} number
   * @param {Result} result
   */
  async #record(number, result) {
    if (Date.now() < Number(this.#recordAt.get(number) ?? 0)) return;
    this.#recordAt.set(number, Infinity); // while it is being tried
    try {
      await this.#parts.record(number, result);
      this.#recordAt.delete(number);
    } catch (error) {
      this.#recordAt.set(number, Date.now() + pause);
      this.#parts.fail(error);
    }
  }
}
