import { NoughtsError } from '../engine/index.js';
import { typedMove } from './typed-move.js';

/** @import { Request, Room } from '../room/index.js' */

/** A room in the terminal: prints its events, and carries out what is typed. */
export class RoomSession {
  #room;
  #print;

  /** The last output, so that nothing is printed twice. */
  #said = { board: '', words: '' };

  /**
   * @param {Room} room
   * @param {(text: string) => void} print
   */
  constructor(room, print) {
    this.#room = room;
    this.#print = print;
  }

  /**
   * Takes part until the person quits, or the input ends. Then it leaves the room, and gives up a
   * player's seat.
   *
   * @param {AsyncIterable<string>} lines what is typed
   */
  async run(lines) {
    const room = this.#room;
    room.addEventListener('change', () => this.#show());
    room.addEventListener('people', () => this.#show());
    room.addEventListener('refused', (event) => this.#tell(event));
    room.addEventListener('error', (event) => this.#tell(event));
    room.seated.then(
      (seat) => this.#print(`You play ${seat}\n`),
      (error) => this.#print(`${error.message}\n`),
    );
    this.#show();
    for await (const line of lines) {
      const word = line.trim().toLowerCase();
      if (word === 'quit') break;
      if (word !== '') this.#act(word);
    }
    await room.close();
  }

  /** @param {string} word */
  #act(word) {
    const room = this.#room;
    const acts = /** @type {Record<string, () => void>} */ ({
      undo: () => room.askUndo(),
      next: () => room.askNext(),
      resign: () => room.resign(),
      yes: () => room.accept(),
      no: () => room.decline(),
    });
    const move = typedMove(room.match.game, word);
    try {
      if (Object.hasOwn(acts, word)) acts[word]?.();
      else if (move === undefined) this.#print('Impossible move\n');
      else room.play(move);
    } catch (error) {
      if (!(error instanceof NoughtsError)) throw error;
      this.#print(`${error.message}\n`);
    }
  }

  /** Prints the state of the room, unless it is the same as the last output. */
  #show() {
    const { match, seat, people, requests, dispute } = this.#room;
    const there = people
      .filter(({ isSelf }) => !isSelf)
      .map((person) => `${person.name || 'a person'} ${roleOf(person)}`);
    const board = match.diagram();
    const words = [
      ...(there.length > 0 ? [`There: ${there.join(', ')}`] : []),
      ...(dispute ? ['The records of a player contradict each other: nothing happens any more'] : []),
      describe(match, seat),
      ...requests.map((request) => ask(request, seat)),
    ].join('\n');
    if (board !== this.#said.board) this.#print(`\n${board}`);
    if (board !== this.#said.board || words !== this.#said.words) this.#print(`${words}\n`);
    this.#said = { board, words };
  }

  /** @param {Event} event */
  #tell(event) {
    const { message } = /** @type {CustomEvent<{ message: string }>} */ (event).detail;
    this.#print(`${message}\n`);
  }
}

/** @param {{ seat: string | null }} person */
function roleOf({ seat }) {
  return seat ? `plays ${seat}` : 'watches';
}

/**
 * @param {import('../engine/index.js').Match} match
 * @param {string | null} seat
 */
function describe({ game, legalMoves, status }, seat) {
  if (status.state === 'tie') return "A tie: a cat's game. next, or quit";
  if (status.state === 'won') return `${status.player} wins. next, or quit`;
  const what = legalMoves.map((move) => `${game.moveNames[move]}`).filter((name) => game.choices.includes(name));
  return status.player === seat
    ? `Your move? (${what.join(', ') || (game.lines.length > 0 ? 'a square' : 'a move')}, undo, resign or quit)`
    : `${status.player}'s turn`;
}

/**
 * @param {Request} request
 * @param {string | null} seat
 */
function ask(request, seat) {
  const what = { undo: 'a move back', next: 'the next game', game: 'another game' }[request.kind];
  return request.seat === seat ? `You have asked for ${what}` : `${request.seat} asks for ${what} (yes or no)`;
}
