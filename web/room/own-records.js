import { baseName, logName, logOf } from './log.js';
import { recordsIn } from './seats.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Connection } from './connection.js' */
/** @import { Replica } from './replica.js' */

/**
 * The sending of a player's own records. Each is signed once. The transport keeps each record until
 * the replica forgets it.
 */
export class OwnRecords {
  #connection;
  #sign;

  /**
   * The number of the first record to send in this connection, and of the first that the transport
   * keeps.
   */
  #next = 0;
  #first = 0;

  /** Whether the base record has been sent in this connection. */
  #isBased = true;

  /** @type {Map<string, string>} their signatures */
  #seals = new Map();

  /**
   * @param {Connection} connection
   * @param {(record: string) => Promise<string>} sign
   */
  constructor(connection, sign) {
    this.#connection = connection;
    this.#sign = sign;
  }

  /** A new connection begins, in which all records are sent again. */
  restart() {
    this.#next = 0;
    this.#isBased = false;
  }

  /**
   * Sends a message, with one's own records signed.
   *
   * @param {string} text
   * @param {Player | null} seat one's own; null for a spectator
   * @param {string} [name] the name under which the transport keeps it
   */
  async send(text, seat, name) {
    const parts = await Promise.all(text.split('~').map((part) => this.#sealed(part, seat)));
    this.#connection.send({ is: 'records', text: parts.join('~') }, name);
  }

  /**
   * Sends one's own records for keeping, each once per connection. Removes those that the replica
   * has forgotten.
   *
   * @param {Replica} replica
   * @param {Player} seat
   */
  async keep(replica, seat) {
    const history = replica.history();
    const { first, records } = logOf(history, seat);
    if (first > this.#first || (first > 0 && !this.#isBased)) {
      this.#isBased = true;
      await this.send(history, seat, baseName);
      for (let number = this.#first; number < first; number++) this.#connection.forget(logName(seat, number));
      this.#first = first;
      this.#seals.clear();
    }
    for (const { number, text } of records) {
      if (number < this.#next) continue;
      this.#next = number + 1;
      await this.send(`noughts1~${text}`, seat, logName(seat, number));
    }
  }

  /**
   * A part of a message. An unsigned record of one's own is signed.
   *
   * @param {string} part
   * @param {Player | null} seat
   */
  async #sealed(part, seat) {
    const [record] = recordsIn(part);
    if (!record || record.seat !== seat || record.seal !== '') return part;
    const seal = this.#seals.get(part) ?? (await this.#sign(part));
    this.#seals.set(part, seal);
    return `${part}.${seal}`;
  }
}

/**
 * Whether a message is only one own record. Such a record is sent as part of the log.
 *
 * @param {string} text
 * @param {Player | null} seat
 */
export function isOwnRecord(text, seat) {
  return text.split('~').length === 2 && seat !== null && recordsIn(text)[0]?.seat === seat;
}
