import { ConflictError } from '../engine/index.js';
import { seatNamed } from './options.js';
import { reviewInWords } from './review.js';
import { typedMove } from './typed-move.js';

/** @import { Match, Noughts, Opponent, Player } from '../engine/index.js' */
/** @import { Options } from './options.js' */

/**
 * The terminal of a session.
 *
 * @typedef {object} Terminal
 * @property {(text: string) => void} print
 * @property {(question: string) => Promise<string | undefined>} ask returns what is typed;
 *   undefined at the end of the input
 * @property {() => Promise<unknown>} turn resolves after everything else has had its turn
 */

/** Games in the terminal, for humans and computers. */
export class Session {
  #engine;
  #terminal;
  #options;
  #match;

  /** @type {Map<Player, Opponent>} who is no human */
  #opponents = new Map();

  #gamesPlayed = 0;

  /**
   * @param {Pick<Noughts, 'opponent'>} engine
   * @param {Terminal} terminal
   * @param {Options} options
   */
  constructor(engine, terminal, options) {
    this.#engine = engine;
    this.#terminal = terminal;
    this.#options = options;
    this.#match = options.match;
  }

  /** Plays until no one wants another game. */
  async run() {
    if (!(await this.#chooseSeats())) return;
    while ((await this.#playGame()) && (await this.#afterGame()));
  }

  async #chooseSeats() {
    const { seed } = this.#options;
    for (const [player, given] of /** @type {const} */ ([
      ['X', this.#options.x],
      ['O', this.#options.o],
    ])) {
      let seat = given;
      while (!seat) {
        const answer = await this.#terminal.ask(`Who plays ${player}? (human, easy, medium, hard or best)\n`);
        if (answer === undefined || answer === 'quit') return false;
        seat = seatNamed(answer);
        if (!seat) this.#terminal.print('Not understood\n');
      }
      if (seat === 'human') continue;
      const own = seed === undefined ? {} : { seed: player === 'X' ? seed : Number.MAX_SAFE_INTEGER - seed };
      this.#opponents.set(player, this.#engine.opponent({ level: seat, ...own }));
    }
    return true;
  }

  /** Plays one game; returns false when a human leaves. */
  async #playGame() {
    for (let { status } = this.#match; status.state === 'next'; { status } = this.#match) {
      const opponent = this.#opponents.get(status.player);
      if (opponent) await this.#computerTurn(opponent, status.player);
      else if (!(await this.#humanTurn(status.player))) return false;
    }
    this.#announceResult();
    await this.#terminal.turn();
    return true;
  }

  /** Asks what comes after a game, if a person plays; returns false to stop. */
  async #afterGame() {
    if (this.#opponents.size === 2) {
      if (++this.#gamesPlayed === this.#options.games) return false;
      this.#match.next();
      return true;
    }
    for (;;) {
      const answer = await this.#terminal.ask('Another game? (yes, no, undo or review)\n');
      if (answer === undefined || ['no', 'n', 'quit'].includes(answer)) return false;
      if (answer === 'yes' || answer === 'y') {
        this.#match.next();
        return true;
      }
      if (answer === 'review') this.#terminal.print(await reviewInWords(this.#match));
      else if (answer !== 'undo') this.#terminal.print('Not understood\n');
      else if (this.#undo()) return true;
    }
  }

  /** @param {Player} player */
  async #humanTurn(player) {
    // First, because a game of one's own gives moves their names when they are listed.
    const { legalMoves } = this.#match;
    const { choices, lines, moveNames, squareNames, columns } = this.#match.game;
    // In the order in which players read a board: row by row from the bottom.
    const rowOf = (/** @type {number} */ move) => Math.floor((move % squareNames.length) / columns);
    const moves = [...legalMoves].sort((a, b) => rowOf(b) - rowOf(a) || a - b);
    const names = moves.map((move) => `${moveNames[move]}`);
    const marksSquare = lines.length > 0 && !names.some((name) => choices.includes(name));
    this.#terminal.print(`\n${this.#diagram()}\n${player}'s turn\nPossible moves: ${names.join(' ')}\n`);
    for (;;) {
      const answer = await this.#terminal.ask(
        `Your move? (${marksSquare ? 'a square' : 'a move'}, undo, hint or quit)\n`,
      );
      if (answer === undefined || answer === 'quit') return false;
      if (answer === 'undo') {
        this.#undo();
        return true;
      }
      if (answer === 'hint') this.#hint();
      else if (this.#play(answer)) return true;
      else this.#terminal.print('Impossible move\n');
    }
  }

  /**
   * The board. On a small one, free squares show the numbers by which they can be chosen.
   */
  #diagram() {
    const { columns, rows } = this.#match.game;
    const diagram = this.#match.diagram();
    // Where moves are no squares, no number chooses one.
    if (columns !== 3 || rows !== 3 || this.#match.game.lines.length === 0) return diagram;
    const lines = diagram.split('\n').map((line) => [...line]);
    for (const move of this.#match.legalMoves) {
      const square = move % (columns * rows);
      const line = lines[2 * Math.floor(square / columns) + 1];
      if (line) line[4 * (square % columns) + 5] = String(square + 1);
    }
    return lines.map((line) => line.join('')).join('\n');
  }

  /** @param {string} answer */
  #play(answer) {
    const move = typedMove(this.#match.game, answer);
    if (move === undefined) return false;
    try {
      this.#match.play(move);
      return true;
    } catch (error) {
      if (error instanceof ConflictError) return false;
      throw error;
    }
  }

  /**
   * @param {Opponent} opponent
   * @param {Player} player
   */
  async #computerTurn(opponent, player) {
    const move = await opponent.choose(this.#match);
    if (!this.#options.quiet) this.#terminal.print(`\n${player} plays ${this.#match.game.moveNames[move]}\n`);
    this.#match.play(move);
  }

  #announceResult() {
    const { score, status } = this.#match;
    const text = `Score: X ${score.X}, O ${score.O}, ties ${score.ties}\n`;
    if (this.#options.quiet) {
      if (this.#gamesPlayed + 1 === this.#options.games) this.#terminal.print(text);
      return;
    }
    const result = status.state === 'won' ? `${status.player} wins` : "A tie: a cat's game";
    this.#terminal.print(`\n${this.#diagram()}\n${result}\n${text}`);
  }

  /**
   * Takes back moves until it is a human's turn; if the computer began, its first move stays.
   */
  #undo() {
    const before = this.#match.clone();
    const isComputersTurn = (/** @type {Match} */ { status }) =>
      status.state === 'next' && this.#opponents.has(status.player);
    do {
      if (!before.canUndo) {
        before.dispose();
        this.#terminal.print('There is nothing to undo\n');
        return false;
      }
      before.undo();
    } while (isComputersTurn(before));
    this.#match.dispose();
    this.#match = before;
    return true;
  }

  #hint() {
    const { move, outcome, plies, exact } = this.#match.solve({ nodes: 2_000_000 });
    if (!exact || move === null) return this.#terminal.print('The end is too far away to see\n');
    const after = plies === null ? '' : plies === 1 ? ' in 1 ply' : ` in ${plies} plies`;
    const words = { win: `wins${after}`, draw: 'holds the draw', loss: `loses${after}` };
    this.#terminal.print(`${this.#match.game.moveNames[move]} ${words[outcome ?? 'draw']}\n`);
  }
}
