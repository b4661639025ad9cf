import { Reactions } from './reactions.js';
import { answersTo, asking, inSentences, isOtherThere, peopleIn, troubleIn } from './sentences.js';

/** @import { Request, Sign } from '../../room/index.js' */
/** @import { RoomDetail } from '../values.js' */
/** @import { Messages } from '../speech/messages.js' */
/** @import { Answer, Say } from './sentences.js' */

/** The people in the room, the state of the connection, and the players' requests. */
export class RoomBar {
  /** Its element. */
  element;

  #html;
  #answer;
  #focusElsewhere;
  #people;
  #trouble;
  #requests;
  #reactions;
  #live;

  /** The last spoken text. */
  #spoken = '';

  /**
   * @param {typeof import('../../dom.js').html} html
   * @param {typeof import('../../dom.js').svg} svg
   * @param {(answer: Answer | 'react', sign?: Sign) => void} answer called when a person answers or
   *   withdraws a request, or reacts with a sign
   * @param {() => void} focusElsewhere called when the element with the keyboard focus is gone
   */
  constructor(html, svg, answer, focusElsewhere) {
    this.#html = html;
    this.#answer = answer;
    this.#focusElsewhere = focusElsewhere;
    this.#people = html('p', { class: 'people' });
    this.#trouble = html('p', { class: 'trouble' });
    this.#requests = html('div', { class: 'requests' });
    this.#reactions = new Reactions(html, svg, (sign) => answer('react', sign));
    this.#live = html('p', { class: 'live', role: 'status' });
    const { toggle, choice, shown } = this.#reactions;
    const heading = html('div', { class: 'heading' }, this.#people, shown, toggle);
    const parts = [heading, choice, this.#trouble, this.#requests, this.#live];
    this.element = html('div', { class: 'room', part: 'room' }, ...parts);
  }

  /**
   * Shows the state of a room.
   *
   * @param {Messages} messages
   * @param {RoomDetail} report
   */
  draw(messages, report) {
    /** @type {Say} */
    const say = (word, values) => messages.get(`room.${word}`, values);
    const people = peopleIn(say, report);
    const trouble = troubleIn(say, report);
    this.#people.textContent = people;
    this.#people.toggleAttribute('data-alone', !isOtherThere(report));
    this.#trouble.textContent = trouble;
    this.#trouble.hidden = trouble === '';
    const titleOf = (/** @type {string} */ id) => messages.title({ id, title: id });
    const asked = report.requests.map((request) => ({ request, text: asking(say, report, request, titleOf) }));
    this.#drawRequests(say, report, asked);
    const reactions = this.#reactions.draw(say, report);
    this.#people.hidden = this.#reactions.shown.childElementCount > 0;
    this.#speak(inSentences([...reactions, trouble || people, ...asked.map(({ text }) => text)]));
  }

  /**
   * @param {Say} say
   * @param {RoomDetail} report
   * @param {{ request: Request, text: string }[]} asked
   */
  #drawRequests(say, report, asked) {
    const html = this.#html;
    const shown = asked.map(({ request, text }) => ({ text, answers: answersTo(report, request) }));
    const key = JSON.stringify([shown, say('accept')]);
    // So that a button keeps the keyboard focus.
    if (this.#requests.getAttribute('data-key') === key) return;
    this.#requests.setAttribute('data-key', key);
    const hadFocus = this.#requests.querySelector(':focus') !== null;
    this.#requests.replaceChildren(
      ...shown.map(({ text, answers }) => {
        const buttons = answers.map((answer) => this.#button(say, answer));
        const row = html('div', { class: 'answers' }, ...buttons);
        return html('div', { class: 'request' }, html('span', {}, text), row);
      }),
    );
    if (!hadFocus) return;
    const button = this.#requests.querySelector('button');
    if (button) button.focus();
    else this.#focusElsewhere();
  }

  /**
   * @param {Say} say
   * @param {Answer} answer
   */
  #button(say, answer) {
    const button = this.#html('button', { type: 'button', class: 'tool', part: 'tool' }, say(answer));
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
