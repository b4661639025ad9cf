import { NoughtsError } from '../engine/api.js';

/** @import { RoomErrorCode } from './values.js' */

/** The sentences of errors that do not come from the core. */
const sentences = /** @type {Record<string, string>} */ ({
  'bad-link': 'This link is not a game, or part of it is missing.',
  'unknown-version': 'This was made by another version. Load the newest one, or watch.',
  'unknown-game': 'This version has no such game. Load the newest one.',
  'no-answer': 'This room does not answer, and nothing is kept of it.',
  'seat-taken': 'This seat is taken. You can watch.',
  'open-elsewhere': 'This seat is open in another window. You can watch here.',
  'not-seated': 'Only the two players can do that.',
  'storage-failed': 'Your move cannot be saved. It is sent once it is saved.',
  'no-crypto': 'Online play needs encryption. Browsers offer it to HTTPS pages only.',
  'transport-failed': 'The connection to the game has failed.',
  closed: 'You have left this game.',
});

/** An error of a room. */
export class RoomError extends NoughtsError {
  /** @override */
  static name = 'RoomError';

  /**
   * The reason, for programs.
   * @override
   * @type {RoomErrorCode}
   */
  code;

  /**
   * @param {RoomErrorCode} code
   * @param {string} [message] if the core does not give one
   * @param {ErrorOptions} [options]
   */
  constructor(code, message = sentences[code] ?? code, options = {}) {
    super(code, message, options);
    this.code = code;
  }
}
