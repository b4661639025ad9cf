import { html } from '../dom.js';
import { isRemote, moverOf } from '../state.js';
import { Messages } from '../words/index.js';
import { words } from './words/index.js';

/** @import { Player } from '../../engine/api.js' */
/** @import { Request } from '../../room/index.js' */
/** @import { State } from '../state.js' */
/** @import { RoomDetail, Words } from '../values.js' */

/** @typedef {'accept' | 'decline' | 'withdraw'} Answer what can be said to what is asked for */

/** @typedef {keyof (typeof import('./words/en.js').en)} Word */

/** Who is in the room, how the connection is, and what the players ask each other for. */
export class RoomBar {
  #people = html('p', { class: 'people' });
  #trouble = html('p', { class: 'trouble' });
  #requests = html('div', { class: 'requests' });
  #live = html('p', { class: 'live', role: 'status' });
  #answer;

  /** What has been spoken last. */
  #spoken = '';

  element = html('div', { class: 'room', part: 'room' }, this.#people, this.#trouble, this.#requests, this.#live);

  /** @param {(answer: Answer) => void} answer called when a person answers, or asks no longer */
  constructor(answer) {
    this.#answer = answer;
  }

  /**
   * Shows a state.
   *
   * @param {State} state
   * @returns {boolean} whether there is anything to be seen
   */
  draw(state) {
    const { told } = state;
    this.element.hidden = !isRemote(state) || !told;
    if (!isRemote(state) || !told) return false;
    const { entries } = words.in(state.spoken);
    const messages = new Messages(state.spoken, /** @type {Partial<Words>} */ ({ ...entries, ...state.words }));
    /** @type {Say} */
    const say = (word, values) => messages.get(/** @type {keyof Words} */ (word), values);
    const people = peopleIn(say, told);
    const trouble = troubleIn(say, told);
    this.#people.textContent = people;
    this.#people.toggleAttribute('data-alone', !isOtherThere(told));
    this.#trouble.textContent = trouble;
    this.#trouble.hidden = trouble === '';
    const titleOf = (/** @type {string} */ id) => messages.title({ id, title: id });
    const asked = told.requests.map((request) => ({ request, text: asking(say, told, request, titleOf) }));
    this.#drawRequests(say, told, asked);
    this.#speak([trouble || people, ...asked.map(({ text }) => text)].join('. '));
    return true;
  }

  /**
   * @param {Say} say
   * @param {RoomDetail} told
   * @param {{ request: Request, text: string }[]} asked
   */
  #drawRequests(say, { seat }, asked) {
    const answers = (/** @type {Request} */ { seat: asking }) =>
      /** @type {Answer[]} */ (!seat ? [] : asking === seat ? ['withdraw'] : ['accept', 'decline']);
    const wanted = asked.map(({ request, text }) => ({ text, answers: answers(request) }));
    const key = JSON.stringify([wanted, say('accept')]);
    if (this.#requests.getAttribute('data-key') === key) return; // so that a button keeps the keyboard's focus
    this.#requests.setAttribute('data-key', key);
    this.#requests.replaceChildren(
      ...wanted.map(({ text, answers }) => {
        const buttons = answers.map((answer) => this.#button(say, answer));
        return html('div', { class: 'request' }, html('span', {}, text), html('div', { class: 'answers' }, ...buttons));
      }),
    );
  }

  /**
   * @param {Say} say
   * @param {Answer} answer
   */
  #button(say, answer) {
    const button = html('button', { type: 'button', class: 'tool', part: 'tool' }, say(answer));
    button.addEventListener('click', () => this.#answer(answer));
    return button;
  }

  /** @param {string} text */
  #speak(text) {
    if (text === this.#spoken) return;
    this.#spoken = text;
    this.#live.replaceChildren(text);
  }
}

/** @typedef {(word: Word, values?: Record<string, string | number | undefined>) => string} Say */

/** @param {RoomDetail} told */
function isOtherThere({ seat, players }) {
  return seat ? players[moverOf(seat, 1)].isThere : players.X.isThere && players.O.isThere;
}

/**
 * @param {Say} say
 * @param {RoomDetail} told
 */
function peopleIn(say, told) {
  const { seat, isInvited, players, watching } = told;
  const sides = /** @type {Player[]} */ (seat ? [moverOf(seat, 1)] : ['X', 'O']);
  const parts = sides.map((side) => {
    const { name, isThere, hasCome } = players[side];
    if (!isThere && !hasCome) return say('waiting');
    return say(isThere ? 'isThere' : 'isAway', { name: name || say('somebody', { player: side }) });
  });
  if (!seat) parts.unshift(say(isInvited && told.trouble !== 'seat-taken' ? 'seatAwaited' : 'youWatch'));
  if (watching > 0) parts.push(say('watching', { count: watching }));
  return [...new Set(parts)].join(' · ');
}

/**
 * @param {Say} say
 * @param {RoomDetail} told
 */
function troubleIn(say, { isConnected, isDisputed, trouble }) {
  if (isDisputed) return say('disputed');
  const known = troubles.get(trouble);
  if (known) return say(known);
  if (!isConnected) return say('reconnecting');
  return trouble && say('notSent');
}

/** @type {Map<string, Word>} what is said of what has gone wrong, by its code */
const troubles = new Map([
  ['taken-back', 'takenBack'],
  ['seat-taken', 'seatTaken'],
  ['unknown-version', 'otherVersion'],
  ['storage-failed', 'notStored'],
  ['nothing-asked', 'nothingAsked'],
  ['unknown-game', 'unknownGame'],
  ['closed', 'left'],
]);

/**
 * @param {Say} say
 * @param {RoomDetail} told
 * @param {Request} request
 * @param {(id: string) => string} titleOf
 */
function asking(say, { seat, players }, request, titleOf) {
  const values = {
    name: players[request.seat].name || say('somebody', { player: request.seat }),
    game: request.kind === 'game' ? titleOf(request.game) : '',
  };
  const isOwn = request.seat === seat;
  switch (request.kind) {
    case 'undo':
      return say(isOwn ? 'youAskUndo' : 'asksUndo', values);
    case 'next':
      return say(isOwn ? 'youAskNext' : 'asksNext', values);
    case 'game':
      return say(isOwn ? 'youAskGame' : 'asksGame', values);
  }
}
