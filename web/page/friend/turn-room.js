import { printTurn } from '../../room/index.js';

/** @import { Noughts, Player, Square } from '../../engine/index.js' */
/** @import { Person, Turn } from '../../room/index.js' */

/**
 * A match by links: a room in which the other player is never there at the same time. The widget
 * plays in it as in any other room. The next link carries what is done in it.
 */
export class TurnRoom extends EventTarget {
  /** A link contains everything, and nothing arrives by itself. */
  isConnected = true;
  dispute = null;

  /** @type {readonly never[]} */
  requests = [];

  /** @type {readonly never[]} */
  pending = [];

  invitation = '';

  #noughts;
  #text;
  #names;

  /**
   * @param {Noughts} noughts
   * @param {Turn} turn the received turn, or the first one
   */
  constructor(noughts, { match, to, names }) {
    super();
    this.#noughts = noughts;
    this.#text = String(match);
    this.#names = { ...names };
    this.seat = to;
    this.seated = Promise.resolve(to);
    match.dispose();
  }

  /** The match. */
  get match() {
    return this.#noughts.parse(this.#text);
  }

  /** The other player's mark. */
  get other() {
    return /** @type {Player} */ (this.seat === 'X' ? 'O' : 'X');
  }

  /** Both players. The other player counts as there: no one waits for them. @returns {Person[]} */
  get people() {
    const person = (/** @type {Player} */ seat) => ({ name: this.#names[seat], seat, isSelf: seat === this.seat });
    return [person(this.seat), person(this.other)];
  }

  /** One's own name. */
  get name() {
    return this.#names[this.seat];
  }
  set name(name) {
    this.#names[this.seat] = name.slice(0, 40);
    this.dispatchEvent(new Event('people'));
  }

  /** The other player's name. */
  get nameOfOther() {
    return this.#names[this.other];
  }

  /** Whether the current game has ended. */
  get isOver() {
    return this.match.status.state !== 'next';
  }

  /** The name of the last move; undefined if there is none. */
  get lastMove() {
    const { game, moves } = this.match;
    const last = moves.at(-1);
    return last === undefined ? undefined : game.moveNames[last];
  }

  /** Whether the last move marked no square, but made a choice. */
  get hasChosen() {
    return this.lastMove !== undefined && this.match.game.choices.includes(this.lastMove);
  }

  /** Whether the other player has had no link yet: at most one of the two has moved. */
  get isNew() {
    const { movers, score } = this.match;
    return new Set(movers).size < 2 && score.X + score.O + score.ties === 0;
  }

  /** Whether the last move of the game is one's own. */
  get hasMovedLast() {
    return this.match.movers.at(-1) === this.seat;
  }

  /**
   * Whether the match is to be sent: the other player is to move, or the game has ended here.
   */
  get isToBeSent() {
    const { status } = this.match;
    return status.state === 'next' ? status.player === this.other : this.hasMovedLast;
  }

  /** The text of the other player's link. */
  get turn() {
    return printTurn({ match: this.match, to: this.other, names: this.#names });
  }

  /** The text of one's own link, to continue the match. */
  get own() {
    return printTurn({ match: this.match, to: this.seat, names: this.#names });
  }

  /** @param {Square} square */
  play(square) {
    this.#change((match) => match.play(square, { player: this.seat }));
  }

  /**
   * Takes back one's own last move. More needs the other player, who cannot be asked: then there is
   * an event, `undo-refused`.
   *
   * @param {number} ply
   */
  askUndo(ply) {
    if (this.hasMovedLast && ply === this.match.moves.length - 1) this.#change((match) => match.undo());
    else this.dispatchEvent(new Event('undo-refused'));
  }

  /** Begins the next game. */
  askNext() {
    this.#change((match) => match.next());
  }

  /** Does nothing: the other player cannot be asked. Another game needs another link. */
  askGame() {}

  async close() {}

  /** @param {(match: import('../../engine/index.js').Match) => void} act */
  #change(act) {
    const { match } = this;
    act(match);
    this.#text = String(match);
    match.dispose();
    this.dispatchEvent(new Event('change'));
  }
}
