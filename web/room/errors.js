import { NoughtsError } from '../engine/api.js';

/** @import { RoomErrorCode } from './values.js' */

/** The sentences of the errors that arise outside the core. */
const sentences = /** @type {Record<string, string>} */ ({
  'bad-link': 'This is no link of a room, or it is not whole.',
  'unknown-version': 'This was made by another version. Load the newest one, or watch.',
  'unknown-game': 'This version has no such game. Load the newest one.',
  'no-answer': 'This room does not answer, and nothing is kept of it.',
  'seat-taken': 'Somebody else has taken this seat. You can watch.',
  'open-elsewhere': 'This seat is open in another window. You can watch here.',
  'not-seated': 'Only the two players can do that.',
  'storage-failed': 'What has happened cannot be stored, and is not sent until it is.',
  'no-crypto': 'A room needs the encryption that browsers offer to pages served by HTTPS only.',
  'transport-failed': 'The connection to the room has failed.',
  closed: 'This room has been left.',
});

/** Something that a room cannot do. */
export class RoomError extends NoughtsError {
  /** @override */
  static name = 'RoomError';

  /**
   * Why it cannot.
   * @override
   * @type {RoomErrorCode}
   */
  code;

  /**
   * @param {RoomErrorCode} code
   * @param {string} [message] where the core has not said it
   * @param {ErrorOptions} [options]
   */
  constructor(code, message = sentences[code] ?? code, options = {}) {
    super(code, message, options);
    this.code = code;
  }
}
