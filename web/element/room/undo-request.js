/** @import { Room } from '../../room/index.js' */

/**
 * One's own request to take moves back. A move closes it. If the other player may have moved before
 * they saw the request, their move was no answer: then it is asked again.
 */
export class UndoRequest {
  #room;

  /**
   * What is asked, and where; undefined if nothing is. It is pending while the other player may not
   * have seen it.
   *
   * @type {{ ply: number, isPending: boolean, game: number, moves: number } | undefined}
   */
  #asked;

  /** The action that was made again, until the room says that the first one had no effect. */
  #again = '';

  /** @param {Room} room */
  constructor(room) {
    this.#room = room;
  }

  /** Follows a change of the room. */
  follow() {
    const { match, pending, requests, seat } = this.#room;
    const before = this.#asked;
    const own = requests.find((request) => request.seat === seat && request.kind === 'undo');
    const ply = own?.kind === 'undo' ? own.ply : undefined;
    const [game, moves] = [match.moment.game, match.moves.length];
    this.#asked = ply === undefined ? undefined : { ply, isPending: pending.includes(`ask-undo-${ply}`), game, moves };
    const isClosed = before?.isPending && !own && game === before.game && moves > before.moves;
    if (isClosed && match.movers.at(-1) !== seat && match.status.state === 'next') this.#askAgain(before.ply);
  }

  /**
   * Whether an action that had no effect has been made again. The room says so only once it is
   * certain.
   *
   * @param {string} action
   */
  isAgain(action) {
    if (action !== this.#again) return false;
    this.#again = '';
    return true;
  }

  /** @param {number} ply */
  #askAgain(ply) {
    this.#again = `ask-undo-${ply}`;
    try {
      this.#room.askUndo(ply);
    } catch {
      // The room takes no more records: the request stays closed.
    }
  }
}
