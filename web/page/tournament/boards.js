import { html } from '../../dom.js';
import { drawSmall } from '../share/small-board.js';
import { say } from './words.js';

/** @import { Room } from '../../room/index.js' */
/** @import { Tournament } from '../../room/tournament/index.js' */
/** @import { OpenRooms } from './open-rooms.js' */
/** @import { Pairing } from './sentences.js' */

/** The boards that are being played, small and live. A press shows one large. */
export class Boards {
  #rooms;
  #actions;
  #list = html('ul', { class: 'small-boards' });
  #none = html('p', { class: 'soft' }, say('No board is being played now.'));

  element = html('section', {}, html('h3', {}, say('Boards')), this.#none, this.#list);

  /** @type {Map<number, SmallBoard>} */
  #boards = new Map();

  /**
   * @param {OpenRooms} rooms
   * @param {object} actions
   * @param {(number: number) => void} actions.show called when a person wants to see a board large
   * @param {(number: number) => void} actions.turn called when it becomes the turn of this person
   */
  constructor(rooms, actions) {
    this.#rooms = rooms;
    this.#actions = actions;
  }

  /**
   * @param {Pick<Tournament, 'pairings' | 'me'>} tournament
   * @param {Map<string, string>} names
   * @param {(game: string) => string} gameOf the name of a game
   */
  draw({ pairings, me }, names, gameOf) {
    const played = pairings.filter(({ state }) => state === 'playing');
    for (const [number, board] of this.#boards) {
      if (played.some((pairing) => pairing.number === number)) continue;
      board.close();
      this.#boards.delete(number);
    }
    for (const pairing of played) {
      const { number } = pairing;
      const { show, turn } = this.#actions;
      const board =
        this.#boards.get(number) ??
        new SmallBoard(
          (signal) => this.#rooms.insist(number, signal),
          () => show(number),
          () => turn(number),
        );
      if (!this.#boards.has(number)) this.#list.append(board.element);
      this.#boards.set(number, board);
      board.draw(pairing, names, gameOf(pairing.game), me === pairing.X || me === pairing.O);
    }
    this.#none.hidden = played.length > 0;
  }

  close() {
    for (const board of this.#boards.values()) board.close();
    this.#boards.clear();
  }
}

/** One of them. */
class SmallBoard {
  #picture = html('span', { class: 'picture', 'aria-hidden': 'true' });
  #X = html('bdi');
  #O = html('bdi');
  #game = html('span', { class: 'soft' });
  #about = html('span', { class: 'unseen' });
  #turn = html('b', {}, say('Your turn'));
  #tellTurn;
  #button = html(
    'button',
    { type: 'button' },
    this.#picture,
    this.#about,
    html('span', { class: 'sides' }, side('X', this.#X), ' – ', side('O', this.#O)),
    ' ',
    this.#game,
    ' ',
    this.#turn,
  );
  #closing = new AbortController();

  element = html('li', {}, this.#button);

  /**
   * @param {(signal: AbortSignal) => Promise<Room | undefined>} open
   * @param {() => void} show
   * @param {() => void} turn
   */
  constructor(open, show, turn) {
    this.#tellTurn = turn;
    this.#turn.hidden = true;
    this.#button.addEventListener('click', show);
    void open(this.#closing.signal).then((room) => room && this.#follow(room));
  }

  /**
   * @param {Pairing} pairing
   * @param {Map<string, string>} names
   * @param {string} game
   * @param {boolean} isOwn
   */
  draw({ X, O }, names, game, isOwn) {
    this.#X.textContent = names.get(X) ?? '';
    this.#O.textContent = names.get(O) ?? '';
    this.#game.textContent = game;
    this.#about.textContent = `${isOwn ? say('Your board') : say('Watch')}: `;
    this.element.toggleAttribute('data-own', isOwn);
  }

  close() {
    this.#closing.abort();
    this.element.remove();
  }

  /** @param {Room} room */
  #follow(room) {
    const { signal } = this.#closing;
    if (signal.aborted) return;
    const draw = () => {
      const { position, moves, status } = room.match;
      this.#picture.replaceChildren(drawSmall(position));
      const isAsked = moves.length > 0 && status.state === 'next' && status.player === room.seat;
      if (isAsked && this.#turn.hidden) this.#tellTurn();
      this.#turn.hidden = !isAsked;
    };
    room.addEventListener('change', draw, { signal });
    draw();
  }
}

/** @param {'X' | 'O'} mark @param {HTMLElement} name */
function side(mark, name) {
  return html('bdi', {}, html('b', { 'data-owner': mark }, mark), ' ', name);
}
