import { html } from '../../dom.js';
import { button } from '../dialog.js';
import { addressOf } from '../friend/address.js';
import { linkToSend } from '../friend/link-to-send.js';
import { say as sayOfFriends } from '../friend/words.js';
import { Boards } from './boards.js';
import { Leaving } from './leaving.js';
import { PeopleList } from './people.js';
import { Schedule } from './schedule.js';
import { Standings } from './standings.js';
import { TakingOut } from './taking-out.js';
import { say } from './words.js';

/** @import { Tournament } from '../../room/tournament/index.js' */
/** @import { OpenRooms } from './open-rooms.js' */

/**
 * What a person can do.
 *
 * @typedef {object} Actions
 * @property {(number: number) => void} show shows a game on the large board
 * @property {(number: number) => void} turn it is this person's turn in a game
 * @property {() => void} start
 * @property {() => void} again sets up another tournament
 * @property {(player: string) => void} remove takes a player out
 * @property {() => void} leave
 * @property {(words: string) => void} tell shows a message about an action
 */

/** Told while there is no connection. */
export const withoutConnection = 'There is no connection now. What you do is sent later.';

/** The page of a tournament: who is there, the next game, the table and the boards. */
export class TournamentView {
  #tournament;
  #people = new PeopleList();
  #standings = new Standings();
  #schedule = new Schedule();
  #boards;
  #link;
  #play;
  #trouble = html('p', { class: 'soft' });
  #hint = html('p', { class: 'soft' });
  #start;
  #again;
  #takingOut;

  /** The number of the game that the button opens. */
  #number = 0;

  element;

  /**
   * @param {Tournament} tournament
   * @param {OpenRooms} rooms of its games
   * @param {boolean} isFar whether its links work on other devices
   * @param {Actions} actions
   */
  constructor(tournament, rooms, isFar, { show, turn, start, again, remove, leave, tell }) {
    this.#tournament = tournament;
    this.#boards = new Boards(rooms, { show, turn });
    this.#play = button('strong', () => show(this.#number), say('Play'));
    this.#start = button('strong', start, say('Start'));
    this.#again = button('strong', again, say('Another tournament'));
    this.#link = linkOf(tournament, isFar, tell);
    this.#takingOut = new TakingOut(remove);
    const leaving = new Leaving(leave, () => costOf(tournament));
    this.element = html(
      'div',
      { class: 'body' },
      this.#trouble,
      html('div', { class: 'buttons' }, this.#play),
      this.#link,
      this.#people.element,
      this.#hint,
      html('div', { class: 'buttons' }, this.#start, this.#again),
      this.#standings.element,
      this.#boards.element,
      this.#schedule.element,
      this.#takingOut.element,
      leaving.element,
    );
    this.#link.open = tournament.state === 'gathering';
  }

  /**
   * @param {Map<string, string>} alone the names of the players where they stand alone
   * @param {Map<string, string>} names in sentences
   * @param {(game: string) => string} gameOf
   */
  draw(alone, names, gameOf) {
    const tournament = this.#tournament;
    const { state, isOrganiser, players, isConnected } = tournament;
    const isGathering = state === 'gathering';
    const pairing = tournament.pairings.find(({ number }) => number === tournament.next);
    this.#number = pairing?.number ?? 0;
    this.#trouble.textContent = isConnected ? '' : say(withoutConnection);
    this.#play.hidden = pairing?.state !== 'playing';
    this.#people.element.hidden = !isGathering;
    this.#people.draw(tournament, alone);
    this.#start.hidden = !isGathering || !isOrganiser;
    this.#start.setAttribute('aria-disabled', `${players.length < 2}`);
    const organiser = names.get(players[0]?.id ?? '') ?? '';
    this.#hint.hidden = state === 'over' || (!isOrganiser && !isGathering);
    this.#hint.textContent = isOrganiser
      ? say('Keep this page open: it counts the results.')
      : say('{player} starts the tournament when all are here.', { player: organiser });
    this.#again.hidden = state !== 'over' || !isOrganiser;
    this.#standings.element.hidden = isGathering;
    this.#boards.element.hidden = state !== 'playing';
    this.#schedule.element.hidden = isGathering;
    this.#standings.draw(tournament, alone);
    this.#schedule.draw(tournament, names, gameOf);
    this.#boards.draw(tournament, alone, gameOf);
    this.#takingOut.draw(tournament, alone);
  }

  close() {
    this.#boards.close();
  }

  /** Folds the link once the tournament has begun. */
  foldLink() {
    this.#link.open = false;
  }
}

/**
 * What a person who leaves now has to know; empty if nothing is lost.
 *
 * @param {Tournament} tournament
 */
function costOf({ isOrganiser, me, next, state }) {
  if (state === 'over' || me === null) return '';
  if (isOrganiser) return say('Without you the tournament cannot go on. Leave?');
  return next === null ? '' : say('You lose the games that you have not finished. Leave?');
}

/**
 * The link to send, with the link for watching.
 *
 * @param {Tournament} tournament
 * @param {boolean} isFar
 * @param {(words: string) => void} tell
 */
function linkOf({ invitation, watchLink }, isFar, tell) {
  const url = addressOf(invitation ?? watchLink);
  const open = { label: sayOfFriends('Open a window'), choose: () => void window.open(url, '_blank', 'noopener') };
  const copies = { label: sayOfFriends('Copy a link for watching'), url: addressOf(watchLink) };
  const about = !isFar
    ? say('Open this link in other windows of this browser, one for each player.')
    : invitation
      ? say('Send this link to your friends. They can join until the tournament starts. After that, they can watch.')
      : sayOfFriends('With this link people can watch but not play.');
  return html(
    'details',
    {},
    html('summary', {}, sayOfFriends('The link')),
    html(
      'div',
      { class: 'link' },
      html('p', {}, about),
      ...linkToSend({ url, isFar, ...(invitation && { copies }), ...(!isFar && { choices: [open] }) }, tell),
    ),
  );
}
