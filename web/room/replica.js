import { ConflictError } from '../engine/api.js';
import { Handle } from '../engine/handle.js';
import { RoomError } from './errors.js';

/** @import { ConflictCode, Player } from '../engine/api.js' */
/** @import { ReplicaWasm } from './load.js' */
/** @import { Request, RoomErrorCode } from './values.js' */

/**
 * What follows from something that happened to a replica.
 *
 * @typedef {object} Effects
 * @property {boolean} store whether the replica is to be stored before anything is sent
 * @property {string[]} messages what is to be sent to everybody
 * @property {string[]} answers what is to be sent to whoever asked
 * @property {{ action: string, code: string, message: string }[]} refused what one has done and is
 *   taken back for good
 * @property {{ code: string, message: string } | undefined} error why what was received was not
 *   understood
 */

/**
 * How a replica stands.
 *
 * @typedef {object} ReplicaState
 * @property {Player | null} seat whose it is
 * @property {string} shown the match to show, as text
 * @property {string} agreed what nobody can change any more but by agreement
 * @property {readonly (Request & { number: number })[]} requests what is asked for
 * @property {readonly string[]} pending what one has done and could still lose, because the other
 *   one may have been first
 * @property {readonly [string, string] | null} dispute records that contradict each other, with
 *   their signatures
 */

/** A match that is shared, as one person sees it: the core's replica, which decides everything. */
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
   * A match in which nothing has happened yet.
   *
   * @param {ReplicaWasm} wasm
   * @param {string} start the match as text
   * @param {Player | null} seat
   * @returns {Replica | undefined} undefined where the text is no match
   */
  static create(wasm, start, seat) {
    if (!isPlain(start)) return undefined;
    return Replica.#at(wasm, wasm.newReplica(start, seat === null ? -1 : seat === 'X' ? 0 : 1));
  }

  /**
   * What `String(replica)` wrote, from where it was stored.
   *
   * @param {ReplicaWasm} wasm
   * @param {string} text
   * @returns {Replica | undefined} undefined where the text is none
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
   * Its person does something.
   *
   * @param {string} action as the core writes it: `b2`, `ask-next`
   * @returns {Effects}
   * @throws {ConflictError} where the match refuses it
   * @throws {RoomError} where the replica does
   */
  act(action) {
    const effects = readEffects(this.#wasm.act(this.#handle.open(), action));
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
   * @param {Record<Player, boolean>} vouched whether every record of the player in it bears his
   *   signature
   * @returns {Effects}
   */
  receive(message, { X, O }) {
    const readable = isPlain(message) ? message : '';
    return readEffects(this.#wasm.receive(this.#handle.open(), readable, X, O));
  }

  /** There is a connection, for the first time or again. */
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

  /** All that it knows, as a message: what whoever knows nothing lacks. */
  history() {
    const text = String(this);
    return text.slice(text.indexOf('~') + 1);
  }

  /** The replica as one line of text. */
  toString() {
    return this.#wasm.replicaText(this.#handle.open());
  }

  /** Gives its memory back. */
  dispose() {
    this.#handle.dispose();
  }
}

/**
 * Nothing but what the core writes is handed to it.
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
  return Object.freeze({
    seat: seat === 'X' || seat === 'O' ? seat : null,
    shown: one('shown')[0] ?? '',
    agreed: one('agreed')[0] ?? '',
    requests: Object.freeze((found.request ?? []).map(readRequest)),
    pending: Object.freeze((found.pending ?? []).map(([action = '']) => action)),
    dispute: first === undefined || second === undefined ? null : Object.freeze(/** @type {const} */ ([first, second])),
  });
}

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
