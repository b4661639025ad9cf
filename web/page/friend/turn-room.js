import { printTurn } from '../../room/index.js';

/** @import { Noughts, Player, Square } from '../../engine/index.js' */
/** @import { Person, Turn } from '../../room/index.js' */

/**
 * A match that is sent to and fro by links: a room in which the other one is never there at the
 * same time. The widget plays in it as in any other; what is done in it is sent with the next link.
 */
export class TurnRoom extends EventTarget {
  /** A link tells what there is to know, and nothing comes by itself. */
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
   * @param {Turn} turn that has been received, or with which it begins
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

  /** How it stands. */
  get match() {
    return this.#noughts.parse(this.#text);
  }

  /** The other player's mark. */
  get other() {
    return /** @type {Player} */ (this.seat === 'X' ? 'O' : 'X');
  }

  /** Both players. The other one counts as there: he is not waited for. @returns {Person[]} */
  get people() {
    const person = (/** @type {Player} */ seat) => ({ name: this.#names[seat], seat, isSelf: seat === this.seat });
    return [person(this.seat), person(this.other)];
  }

  /** What one calls oneself. */
  get name() {
    return this.#names[this.seat];
  }
  set name(name) {
    this.#names[this.seat] = name.slice(0, 40);
    this.dispatchEvent(new Event('people'));
  }

  /** What the other one calls himself. */
  get nameOfOther() {
    return this.#names[this.other];
  }

  /** Whether the current game has ended. */
  get isOver() {
    return this.match.status.state !== 'next';
  }

  /** The name of the last move; undefined where there is none. */
  get lastMove() {
    const { game, moves } = this.match;
    const last = moves.at(-1);
    return last === undefined ? undefined : game.moveNames[last];
  }

  /** Whether the last move marked no square, but chose something. */
  get hasChosen() {
    return this.lastMove !== undefined && this.match.game.choices.includes(this.lastMove);
  }

  /** Whether the other one has had no link yet: no more than one of the two has moved. */
  get isNew() {
    const { movers, score } = this.match;
    return new Set(movers).size < 2 && score.X + score.O + score.ties === 0;
  }

  /** Whether the last move of the game is one's own. */
  get hasMovedLast() {
    return this.match.movers.at(-1) === this.seat;
  }

  /**
   * Whether the other one is to see what has been done here: his turn, or how the game has ended.
   */
  get isToBeSent() {
    const { status } = this.match;
    return status.state === 'next' ? status.player === this.other : this.hasMovedLast;
  }

  /** The link's text for the other one. */
  get turn() {
    return printTurn({ match: this.match, to: this.other, names: this.#names });
  }

  /** The same match as text by which oneself can go on. */
  get own() {
    return printTurn({ match: this.match, to: this.seat, names: this.#names });
  }

  /** @param {Square} square */
  play(square) {
    this.#change((match) => match.play(square, { player: this.seat }));
  }

  /**
   * Takes one's own last move back. There is nobody who could be asked for more: then it tells that
   * by an event, `undo-refused`.
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

  /** There is nobody to be asked: another game is begun by another link. */
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
