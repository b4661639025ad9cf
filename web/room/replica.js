import { ConflictError } from '../engine/api.js';
import { Handle } from '../engine/handle.js';
import { RoomError } from './errors.js';

/** @import { ConflictCode, Player } from '../engine/api.js' */
/** @import { ReplicaWasm } from './load.js' */
/** @import { Request, RoomErrorCode } from './values.js' */

/**
 * The effects of an event on a replica.
 *
 * @typedef {object} Effects
 * @property {boolean} store whether to store the replica before anything is sent
 * @property {string[]} messages messages for everyone
 * @property {string[]} answers messages for the sender of a request
 * @property {{ action: string, code: string, message: string }[]} refused own actions that were
 *   refused and taken back
 * @property {{ code: string, message: string } | undefined} error why a received message was not
 *   understood
 */

/**
 * The state of a replica.
 *
 * @typedef {object} ReplicaState
 * @property {Player | null} seat whose it is
 * @property {string} shown the match to show, as text
 * @property {string} agreed the part of the match that can change only by agreement
 * @property {readonly (Request & { number: number })[]} requests the open requests
 * @property {readonly string[]} pending own actions that could still be refused, because the other
 *   player may have acted first
 * @property {{ situation: string, seat: Player } | undefined} turn whose clock would run, and the
 *   hash of the situation; undefined before the first move and after the last
 * @property {Readonly<Record<Player, { moves: number, spent: number }>>} clocks how many timed
 *   moves the players made in this game, and how many tenths of a second these took
 * @property {'time-up' | 'clocks-disagree' | null} clockEnd how a clock has ended the game
 * @property {readonly [string, string] | null} dispute two records that contradict each other, with
 *   their signatures
 */

/** A shared match as one person sees it: the core's replica, which makes all decisions. */
export class Replica {
  #wasm;
  #handle;

  /**
   * @param {ReplicaWasm} wasm
   * @param {number} address
   */
  constructor(wasm, address) {
    this.#wasm = wasm;
    this.#handle = new Handle(this, address, wasm.dropReplica);
  }

  /**
   * A replica of a new match.
   *
   * @param {ReplicaWasm} wasm
   * @param {string} start the match as text
   * @param {Player | null} seat
   * @returns {Replica | undefined} undefined if the text is not a match
   */
  static create(wasm, start, seat) {
    if (!isPlain(start)) return undefined;
    return Replica.#at(wasm, wasm.newReplica(start, seat === null ? -1 : seat === 'X' ? 0 : 1));
  }

  /**
   * Restores a replica from the text of `String(replica)`.
   *
   * @param {ReplicaWasm} wasm
   * @param {string} text
   * @returns {Replica | undefined} undefined if the text is not a replica
   */
  static parse(wasm, text) {
    if (!isPlain(text)) return undefined;
    return Replica.#at(wasm, wasm.replicaOfText(text));
  }

  /**
   * @param {ReplicaWasm} wasm
   * @param {number} address
   */
  static #at(wasm, address) {
    return address === 0 ? undefined : new Replica(wasm, address);
  }

  /**
   * The local person acts.
   *
   * @param {string} action in the core's form: `b2`, `ask-next`
   * @param {number} [spent] how long a move took where a clock runs, in tenths of a second
   * @returns {Effects}
   * @throws {ConflictError} if the match refuses it
   * @throws {RoomError} where the replica does
   */
  act(action, spent = -1) {
    const effects = readEffects(this.#wasm.act(this.#handle.open(), action, spent));
    if (effects.conflict) {
      const { code, message } = effects.conflict;
      throw new ConflictError(/** @type {ConflictCode} */ (code), message);
    }
    if (effects.refusal) {
      const { code, message } = effects.refusal;
      throw new RoomError(/** @type {RoomErrorCode} */ (code), message);
    }
    return effects;
  }

  /**
   * A message arrives.
   *
   * @param {string} message
   * @param {Record<Player, boolean>} vouched whether every record of the player in it has their
   *   signature
   * @returns {Effects}
   */
  receive(message, { X, O }) {
    const readable = isPlain(message) ? message : '';
    return readEffects(this.#wasm.receive(this.#handle.open(), readable, X, O));
  }

  /** A connection opens, for the first time or again. */
  connect() {
    return readEffects(this.#wasm.connect(this.#handle.open()));
  }

  /** The connection is lost. */
  disconnect() {
    this.#wasm.disconnect(this.#handle.open());
  }

  /** Some time has passed. */
  remind() {
    return readEffects(this.#wasm.remind(this.#handle.open()));
  }

  /** @returns {ReplicaState} */
  state() {
    return readState(this.#wasm.replicaState(this.#handle.open()));
  }

  /** Everything that the replica knows, as a message for a peer that knows nothing. */
  history() {
    const text = String(this);
    return text.slice(text.indexOf('~') + 1);
  }

  /** The replica as one line of text. */
  toString() {
    return this.#wasm.replicaText(this.#handle.open());
  }

  /** Frees its memory. */
  dispose() {
    this.#handle.dispose();
  }
}

/**
 * Whether a text has only characters that the core writes. No other text is passed to the core.
 *
 * @param {string} text
 */
function isPlain(text) {
  return /^[!-~]*$/.test(text);
}

/** @param {string} lines */
function linesOf(lines) {
  return lines
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '));
}

/**
 * @param {string} code
 * @param {string[]} words
 */
function reasonOf(code, words) {
  return { code, message: words.join(' ') };
}

/** @param {string} lines */
function readEffects(lines) {
  /**
   * @type {Effects & { conflict?: ReturnType<typeof reasonOf>, refusal?: ReturnType<typeof reasonOf> }}
   */
  const effects = { store: false, messages: [], answers: [], refused: [], error: undefined };
  for (const [word, first = '', second = '', ...rest] of linesOf(lines)) {
    if (word === 'store') effects.store = true;
    if (word === 'everyone') effects.messages.push(first);
    if (word === 'sender') effects.answers.push(first);
    if (word === 'refused') effects.refused.push({ action: first, ...reasonOf(second, rest) });
    if (word === 'error' || word === 'conflict' || word === 'refusal')
      effects[word] = reasonOf(first, [second, ...rest]);
  }
  return effects;
}

/**
 * @param {string} lines
 * @returns {ReplicaState}
 */
function readState(lines) {
  /** @type {Record<string, string[][]>} */
  const found = {};
  for (const [word = '', ...rest] of linesOf(lines)) found[word] = [...(found[word] ?? []), rest];
  const one = (/** @type {string} */ word) => found[word]?.[0] ?? [];
  const [seat] = one('seat');
  const [first, second] = one('dispute');
  const [situation, mover] = one('turn');
  const [ended] = one('ended');
  const [X, O] = (found.clock ?? []).map(([, moves, spent]) => ({ moves: Number(moves), spent: Number(spent) }));
  return Object.freeze({
    seat: seat === 'X' || seat === 'O' ? seat : null,
    shown: one('shown')[0] ?? '',
    agreed: one('agreed')[0] ?? '',
    requests: Object.freeze((found.request ?? []).map(readRequest)),
    pending: Object.freeze((found.pending ?? []).map(([action = '']) => action)),
    turn: situation === undefined ? undefined : { situation, seat: /** @type {Player} */ (mover) },
    clocks: { X: X ?? unused, O: O ?? unused },
    clockEnd: ended === 'time-up' || ended === 'clocks-disagree' ? ended : null,
    dispute: first === undefined || second === undefined ? null : Object.freeze(/** @type {const} */ ([first, second])),
  });
}

const unused = { moves: 0, spent: 0 };

/** @param {string[]} words */
function readRequest([seat, number, action = '']) {
  const [, kind = '', ...rest] = action.split('-');
  const what = rest.join('-');
  return /** @type {Request & { number: number }} */ (
    Object.freeze({
      number: Number(number),
      seat,
      kind,
      ...(kind === 'undo' && { ply: Number(what) }),
      ...(kind === 'game' && { game: what }),
    })
  );
}
