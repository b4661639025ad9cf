import { baseName, logName, logOf } from './log.js';
import { recordsIn } from './seats.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Connection } from './connection.js' */
/** @import { Replica } from './replica.js' */

/**
 * A player's own records on their way out: each is signed once, kept by the transport, and no
 * longer kept when it is forgotten.
 */
export class OwnRecords {
  #connection;
  #sign;

  /**
   * The number of the first that has to be sent in this connection, and of the first that the
   * transport keeps.
   */
  #next = 0;
  #first = 0;

  /** Whether the transport has been told in this connection what they follow. */
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

  /** There is another connection, in which all are sent again. */
  restart() {
    this.#next = 0;
    this.#isBased = false;
  }

  /**
   * Sends a message, in which one's own records are signed.
   *
   * @param {string} text
   * @param {Player | null} seat one's own; null for whoever watches
   * @param {string} [name] under which it is kept
   */
  async send(text, seat, name) {
    const parts = await Promise.all(text.split('~').map((part) => this.#sealed(part, seat)));
    this.#connection.send({ is: 'records', text: parts.join('~') }, name);
  }

  /**
   * Has the transport keep one's own records, each once in a connection, and no longer those that
   * are forgotten.
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
   * A part of a message, signed if it is a record of one's own that is not.
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
 * Whether a message is nothing but a record of one's own, which is sent as a part of the log.
 *
 * @param {string} text
 * @param {Player | null} seat
 */
export function isOwnRecord(text, seat) {
  return text.split('~').length === 2 && seat !== null && recordsIn(text)[0]?.seat === seat;
}
