// The gallery: a card with a picture for each game, by families, with a search. One card opens the
// dialog for one's own rules.

import { html } from '../../dom.js';
import { families } from '../../games/tables/family.js';
import { pictureOf } from '../custom-game.js';
import { button, dialogHead } from '../dialog.js';
import { playedLast } from '../played.js';
import { known, ownBy } from './describe.js';
import { openOwnGame } from './own-game.js';
import { say, speak } from './words.js';

/** @import { CustomGame } from '../custom-game.js' */

/** @typedef {CustomGame & { about?: string }} Listed */

export { ownBy };

/**
 * Opens the gallery.
 *
 * @param {string} current the id of the current game
 * @returns {Promise<CustomGame | undefined>} undefined if none is chosen; rejects if the engine of
 *   one's own game cannot be loaded
 */
export async function openGallery(current) {
  await speak();
  const played = await Promise.all(playedLast().map((id) => known.get(id) ?? ownBy(id).catch(() => undefined)));
  return new Gallery(
    played.flatMap((game) => game ?? []),
    current,
  ).open();
}

/** What two spellings of a name have in common: letters and digits, without accents and cases. */
const plain = (/** @type {string} */ text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/[^\p{L}\p{N}]/gu, '');

class Gallery {
  #current;

  /** @type {Promise<CustomGame | undefined> | undefined} */
  #chosen;

  #search = html('input', { type: 'search', autocomplete: 'off', enterkeyhint: 'go' });
  #played;
  #none = html('p', { role: 'status' });
  #dialog;

  /**
   * @param {readonly Listed[]} played last
   * @param {string} current
   */
  constructor(played, current) {
    this.#current = current;
    this.#played = this.#section('Played last', played);
    this.#played.hidden = played.length === 0;
    const sections = families.map(({ name, cards }) => this.#section(name, cards));
    sections.at(-1)?.lastElementChild?.append(this.#ownCard());
    const title = html('h2', { id: 'gallery-title' }, say('All games'));
    const head = dialogHead(title, say('Close'), () => this.#dialog.close());
    title.after(this.#search);
    for (const name of ['aria-label', 'placeholder']) this.#search.setAttribute(name, say('Search by name'));
    this.#dialog = html(
      'dialog',
      { class: 'gallery', 'aria-labelledby': 'gallery-title' },
      head,
      html('div', {}, this.#none, this.#played, ...sections),
    );
    this.#cards()[0]?.setAttribute('autofocus', '');
    this.#search.addEventListener('input', () => this.#filter());
    this.#dialog.addEventListener('keydown', (event) => this.#press(event));
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
  }

  /** @returns {Promise<CustomGame | undefined>} the choice, once the dialog is closed */
  async open() {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    await new Promise((resolve) => this.#dialog.addEventListener('close', resolve, { once: true }));
    return this.#chosen;
  }

  /**
   * @param {string} name
   * @param {readonly Listed[]} games
   */
  #section(name, games) {
    const cards = games.map((game) => {
      const card = this.#card(game, () => this.#take(ownBy(game.id)));
      if (game.id === this.#current) card.firstElementChild?.setAttribute('aria-current', 'true');
      return card;
    });
    return html('section', {}, html('h3', {}, say(name)), html('ul', { class: 'cards' }, ...cards));
  }

  /** @param {Omit<Listed, 'id'>} game @param {() => void} choose */
  #card({ name, about = '', icon }, choose) {
    const texts = [html('b', {}, say(name)), html('span', {}, say(about))];
    return html('li', {}, button('quiet', choose, pictureOf(icon), ...texts));
  }

  #ownCard() {
    const about = 'You choose the board and the rules.';
    return this.#card({ name: 'A game of your own', about, icon: { board: 'M18 7V29M7 18H29' } }, async () => {
      const last = document.querySelector('#own-game input')?.getAttribute('value');
      const opened = openOwnGame(last ?? this.#current);
      if (await opened.catch(() => true)) this.#take(opened);
    });
  }

  /** The cards in sight. @returns {HTMLElement[]} */
  #cards() {
    return [...this.#dialog.querySelectorAll('section:not([hidden]) li:not([hidden]) button')].filter(
      (card) => card instanceof HTMLElement,
    );
  }

  /** Shows the cards whose names hold what is searched. A search finds no game twice. */
  #filter() {
    const searched = plain(this.#search.value);
    for (const section of this.#dialog.querySelectorAll('section')) {
      const cards = [...section.querySelectorAll('li')];
      const isRepeated = searched !== '' && section === this.#played;
      for (const card of cards) {
        card.hidden = isRepeated || !plain(card.querySelector('b')?.textContent ?? '').includes(searched);
      }
      section.hidden = cards.every(({ hidden }) => hidden);
    }
    this.#none.textContent = this.#cards().length > 0 ? '' : say('No game has this name.');
  }

  /**
   * Arrow keys go from card to card, and between them and the search. A letter searches, and Enter
   * there takes the first card.
   *
   * @param {KeyboardEvent} event
   */
  #press(event) {
    const { key, target } = event;
    const cards = this.#cards();
    const from = cards.find((card) => card === target);
    if (target === this.#search) {
      if (key === 'Enter' && this.#search.value) cards[0]?.click();
      if (key !== 'ArrowDown') return;
    } else if (/^[\p{L}\p{N}]$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      return this.#search.focus(); // which gets the letter
    }
    const to = from ? (beside(cards, from, key) ?? (key === 'ArrowUp' ? this.#search : undefined)) : cards[0];
    if (!key.startsWith('Arrow') || !to) return;
    event.preventDefault();
    to.focus();
  }

  /** @param {Promise<CustomGame | undefined>} chosen */
  #take(chosen) {
    this.#chosen = chosen;
    this.#chosen.catch(() => {}); // the caller of `open` handles it
    this.#dialog.close();
  }
}

/**
 * The card to which an arrow key leads: the next one or the previous one, or the nearest one in the
 * row below or above.
 *
 * @param {readonly HTMLElement[]} cards
 * @param {HTMLElement} from
 * @param {string} key
 */
function beside(cards, from, key) {
  const isForward = key === (getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  if (key === 'ArrowLeft' || key === 'ArrowRight') return cards[cards.indexOf(from) + (isForward ? 1 : -1)];
  const { left, top } = from.getBoundingClientRect();
  const farther = cards
    .map((card) => ({ card, place: card.getBoundingClientRect() }))
    .filter(({ place }) => (key === 'ArrowDown' ? place.top > top : place.top < top))
    .map(({ card, place }) => ({ card, rows: Math.abs(place.top - top), columns: Math.abs(place.left - left) }));
  return farther.sort((one, other) => one.rows - other.rows || one.columns - other.columns)[0]?.card;
}
