/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Room } from '../../room/index.js' */

const root = document.documentElement;

/** The page's board, while it shows a game of a tournament. */
export class LargeBoard {
  #game;
  #before;

  /** @param {NoughtsGame} game */
  constructor(game) {
    this.#game = game;
    this.#before = game.controls;
  }

  /** The number of the shown game; undefined while there is none. @type {number | undefined} */
  number;

  /**
   * Shows a game. One room of a tournament is one game, so there is no next one to ask for.
   *
   * @param {number} number
   * @param {Room} room
   */
  show(number, room) {
    this.number = number;
    const game = this.#game;
    game.room = room;
    game.controls = 'review';
    game.opponent = 'remote';
    root.dataset.tournament = 'board';
    scrollTo(0, 0);
    game.focus({ preventScroll: true });
  }

  /** Hides the board. */
  hide() {
    this.number = undefined;
    this.#game.room = null;
    root.dataset.tournament = 'table';
  }

  /** Gives the board back to the page. */
  close() {
    this.number = undefined;
    this.#game.room = null;
    this.#game.controls = this.#before;
    delete root.dataset.tournament;
  }
}
