import { html } from '../../dom.js';
import { button } from '../dialog.js';
import { say } from './words.js';

/** @import { Tournament } from '../../room/tournament/index.js' */

/** Lets the organiser take a player out: a stranger with the link, or a friend who has gone. */
export class TakingOut {
  #remove;
  #summary = html('summary', {}, say('Take a player out'));
  #buttons = html('div', { class: 'buttons' });

  /** The ids of the players that are shown. They are only shown anew when there are others. */
  #shown = '';

  element = html(
    'details',
    {},
    this.#summary,
    html('p', { class: 'soft' }, say('They lose the games that they have not finished.')),
    this.#buttons,
  );

  /** @param {(player: string) => void} remove */
  constructor(remove) {
    this.#remove = remove;
  }

  /**
   * @param {Pick<Tournament, 'players' | 'me' | 'isOrganiser' | 'state'>} tournament
   * @param {Map<string, string>} names
   */
  draw({ players, me, isOrganiser, state }, names) {
    const others = players.filter(({ id, hasLeft }) => id !== me && !hasLeft);
    this.element.hidden = !isOrganiser || state === 'over' || others.length === 0;
    const shown = others.map(({ id }) => id).join();
    if (shown === this.#shown) return;
    const hadFocus = this.#buttons.contains(document.activeElement);
    this.#shown = shown;
    this.#buttons.replaceChildren(
      ...others.map(({ id }) => button('quiet', () => this.#remove(id), html('bdi', {}, names.get(id) ?? ''))),
    );
    if (hadFocus) this.#summary.focus();
  }
}
