// Tournaments on the page: setting one up, joining one by its link, playing and watching.

import { html } from '../../dom.js';
import { load } from '../../engine/index.js';
import { createTournament, joinTournament, watchTournament } from '../../room/tournament/index.js';
import { button } from '../dialog.js';
import { addressOf } from '../friend/address.js';
import { say as sayOfFriends } from '../friend/words.js';
import { speak as speakOfClocks } from '../share/words.js';
import { recall, remember } from '../storage.js';
import { Attempts } from './attempts.js';
import { entranceForm } from './entrance.js';
import { GameNames } from './game-names.js';
import { LargeBoard } from './large-board.js';
import { News } from './news.js';
import { OpenRooms } from './open-rooms.js';
import { isolated, namesOf, nextOf, winnerOf } from './sentences.js';
import { setUpForm } from './set-up.js';
import { TournamentView, withoutConnection } from './view.js';
import { say, speak } from './words.js';

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Tournament, TournamentOptions, Transports } from '../../room/tournament/index.js' */
/** @import { Noughts } from '../../engine/index.js' */
/** @import { Carrier } from '../friend/carrier.js' */
/** @import { Chosen } from './set-up.js' */

/**
 * What this module needs from the page.
 *
 * @typedef {object} Page
 * @property {NoughtsGame & { game: string }} game
 * @property {Carrier} carrier
 * @property {() => void} enter called when the page belongs to a tournament
 * @property {() => void} leave shows the page as it was
 */

/** @typedef {'join' | 'watch'} Way how a person takes part; a reload does so again */

/**
 * @typedef {(noughts: Noughts, transports: Transports, options: TournamentOptions) => Promise<Tournament>}
 *   Opening
 */

/** The clock of a tournament, unless another one is chosen: three minutes a game. */
const usualClock = '180';

/**
 * Opens the page of tournaments.
 *
 * @param {AbortSignal} signal while the texts are loading, another action may take the page
 * @param {Page} page
 * @param {string} [link] of the tournament; without one, a new one is set up
 * @returns {Promise<TournamentPanel | undefined>} undefined if the signal is aborted
 */
export async function openTournament(signal, page, link) {
  await Promise.all([speak(), speakOfClocks()]);
  return signal.aborted ? undefined : new TournamentPanel(page, link);
}

/** The page of a tournament, in place of the game. */
export class TournamentPanel {
  #page;
  #board;

  /** @type {Tournament | undefined} */
  #tournament;

  /** @type {TournamentView | undefined} */
  #view;

  #rooms = new OpenRooms((number) => /** @type {Tournament} */ (this.#tournament).open(number));

  #gameNames = new GameNames(() => this.#draw());
  #news = new News(say, list);
  #title = html('h2', { tabindex: '-1', id: 'tournament-title' });
  #back = button('quiet', () => this.#showTable(), say('Back to the table'));
  #said = html('p', { class: 'said' });
  #live = html('p', { class: 'unseen', role: 'status' });
  #body = html('div');
  #element = html(
    'section',
    { id: 'tournament', 'aria-labelledby': 'tournament-title' },
    html('div', { class: 'head' }, this.#title, this.#back),
    this.#said,
    this.#live,
    this.#body,
  );
  #cancel = button('quiet', () => this.#page.leave(), say('Cancel'));

  /** They end when the page is closed, or opens another tournament. */
  #attempts = new Attempts();

  /**
   * @param {Page} page
   * @param {string} [link]
   */
  constructor(page, link) {
    this.#page = page;
    this.#board = new LargeBoard(page.game);
    page.game.before(this.#element);
    this.#board.hide();
    if (link) this.#receive(link);
    else this.#setUp({ name: recall('name') ?? '', games: [page.game.game], clock: usualClock });
  }

  /** Removes the page of tournaments. The tournament can be opened again by its link. */
  async close() {
    this.#attempts.end();
    this.#view?.close();
    this.#board.close();
    this.#element.remove();
    const tournament = this.#tournament;
    this.#tournament = this.#view = undefined; // a name of a game may still come
    await tournament?.close();
  }

  /** @param {Chosen} chosen */
  #setUp(chosen) {
    const form = setUpForm({ offered: offeredGames(), chosen, cancel: this.#cancel }, ({ name, games, clock }) => {
      remember('name', name);
      const choice = { name, games, clock };
      void this.#open('join', (noughts, transports, options) =>
        createTournament(noughts, transports, { ...options, ...choice }),
      );
    });
    this.#present(say('A tournament among friends'), form);
  }

  /**
   * Joins the tournament of a link, at once after a reload.
   *
   * @param {string} link
   */
  #receive(link) {
    const take = (/** @type {Way} */ way, /** @type {string} */ name) =>
      this.#open(way, (noughts, transports, options) => {
        const open = way === 'join' ? joinTournament : watchTournament;
        return open(noughts, transports, link, { ...options, name, patience: Number.POSITIVE_INFINITY });
      });
    const known = recall('name') ?? '';
    const form = entranceForm(
      { name: known, cancel: this.#cancel },
      {
        join: (name) => {
          remember('name', name);
          void take('join', name);
        },
        watch: () => void take('watch', known),
      },
    );
    this.#present(say('A tournament among friends'), form);
    const { tournament: way } = history.state ?? {};
    if (way === 'join' || way === 'watch') void take(way, known);
  }

  /**
   * Opens a tournament, in place of an attempt that is not over: it holds the place of this person
   * until it has ended.
   *
   * @param {Way} way
   * @param {Opening} opening
   */
  #open(way, opening) {
    this.#tell(sayOfFriends('One moment'));
    return this.#attempts.begin((signal) => this.#try(way, opening, signal));
  }

  /**
   * @param {Way} way
   * @param {Opening} opening
   * @param {AbortSignal} signal
   */
  async #try(way, opening, signal) {
    const { carrier } = this.#page;
    const late = setTimeout(
      () => this.#tell(say('No answer yet. The tournament appears as soon as a friend is there.')),
      3000,
    );
    try {
      const noughts = await load();
      const tournament = await opening(noughts, carrier.transport, { storage: carrier.storage, signal });
      if (signal.aborted) return await tournament.close();
      this.#enter(tournament, way);
    } catch (error) {
      if (!signal.aborted) this.#tellError(error);
    } finally {
      clearTimeout(late);
    }
  }

  /**
   * @param {Tournament} tournament
   * @param {Way} way
   */
  #enter(tournament, way) {
    this.#tournament = tournament;
    const { signal } = this.#attempts;
    const { board } = history.state ?? {};
    const address = addressOf(way === 'watch' ? tournament.watchLink : tournament.link);
    history.replaceState({ tournament: way, board }, '', address);
    this.#page.enter();
    this.#view = new TournamentView(tournament, this.#rooms, this.#page.carrier.isFar, {
      show: (number) => void this.#show(number),
      turn: (number) => this.#board.number !== number && this.#tell(say('It is your turn.')),
      start: () => tournament.start().catch((error) => this.#tellError(error)),
      again: () => this.#again(),
      remove: (player) => void tournament.remove(player).catch((error) => this.#tellError(error)),
      leave: () => void this.#leave(),
      tell: (words) => this.#tell(words),
    });
    this.#tell('');
    this.#present('', this.#view.element);
    tournament.addEventListener('change', () => this.#draw(), { signal });
    const hearOfConnection = () => {
      this.#live.textContent = tournament.isConnected ? '' : say(withoutConnection);
    };
    tournament.addEventListener('connection', hearOfConnection, { signal });
    tournament.addEventListener('error', (event) => this.#tellError(/** @type {CustomEvent} */ (event).detail), {
      signal,
    });
    this.#draw();
    if (tournament.pairings.some(({ number, state }) => number === board && state === 'playing'))
      void this.#show(board);
  }

  /** Shows what the tournament has now, and says what is new. */
  #draw() {
    const tournament = this.#tournament;
    if (!tournament || !this.#view) return;
    const alone = namesOf(say, tournament.players);
    const names = isolated(alone);
    const gameOf = (/** @type {string} */ id) => this.#gameNames.of(id);
    const shown = tournament.pairings.find(({ number }) => number === this.#board.number);
    this.#title.textContent = shown
      ? say('{player} – {other}: {game}', {
          player: names.get(shown.X) ?? '',
          other: names.get(shown.O) ?? '',
          game: gameOf(shown.game),
        })
      : titleOf(tournament, names, gameOf);
    this.#back.className = shown?.state === 'over' ? 'strong' : 'quiet';
    if (tournament.state !== 'gathering') this.#fold();
    this.#view.draw(alone, names, gameOf);
    const played = tournament.pairings.filter(({ state }) => state === 'playing').map(({ number }) => number);
    this.#rooms.keep([...played, this.#board.number]);
    const { results, next, winner } = this.#news.since(tournament, names, gameOf, shown?.number);
    if (results.length + next.length + winner.length === 0) return;
    this.#said.textContent = [...results, shown ? next : ''].filter(Boolean).join(' ');
    this.#live.textContent = [...results, next, winner].filter(Boolean).join(' ');
  }

  #isFolded = false;

  /** Folds the link, once. */
  #fold() {
    if (!this.#isFolded) this.#view?.foldLink();
    this.#isFolded = true;
  }

  /** Shows a game large. @param {number} number */
  async #show(number) {
    try {
      const { signal } = this.#attempts;
      const room = await this.#rooms.of(number);
      if (signal.aborted) return;
      this.#tell('');
      this.#board.show(number, room);
      history.replaceState({ ...history.state, board: number }, '');
      this.#draw();
    } catch (error) {
      this.#tellError(error);
    }
  }

  #showTable() {
    this.#board.hide();
    this.#said.textContent = '';
    history.replaceState({ ...history.state, board: undefined }, '');
    this.#draw();
    this.#title.focus();
  }

  /** Sets up another tournament with the same games. */
  #again() {
    const tournament = this.#tournament;
    if (!tournament) return;
    this.#attempts.end();
    this.#view?.close();
    this.#rooms.keep([]);
    void tournament.close();
    this.#tournament = this.#view = undefined;
    this.#news = new News(say, list);
    this.#isFolded = false;
    const { games, clock } = tournament;
    this.#setUp({ name: recall('name') ?? '', games: [...games], clock });
  }

  /** Whether this person has said that they leave. If they say it again, they do not wait. */
  #isLeaving = false;

  async #leave() {
    const tournament = this.#tournament;
    if (this.#isLeaving) return this.#page.leave();
    try {
      if (tournament?.me && tournament.state !== 'over') {
        this.#isLeaving = true;
        if (!tournament.isConnected)
          this.#tell(say('Keep this page open: the others hear it when the connection is back.'));
        await tournament.leave();
      }
      this.#page.leave();
    } catch (error) {
      this.#tellError(error);
    }
  }

  /**
   * @param {string} title
   * @param {HTMLElement} content
   */
  #present(title, content) {
    this.#title.textContent = title;
    this.#said.textContent = '';
    this.#body.replaceChildren(content);
    this.#title.focus();
  }

  /** @param {string} words */
  #tell(words) {
    this.#said.textContent = words;
    this.#live.textContent = words;
  }

  /** @param {unknown} error */
  #tellError(error) {
    const { code, message } = /** @type {{ code?: unknown, message?: string }} */ (error ?? {});
    const isKnown = typeof code === 'string';
    this.#tell(isKnown ? say(sayOfFriends(`${message}`)) : say('The tournament could not be opened.'));
    if (!isKnown) reportError(error);
  }
}

/** The games with a button on the page. */
function offeredGames() {
  return [...document.querySelectorAll('input[name=game]')].flatMap((input) => {
    if (!(input instanceof HTMLInputElement)) return [];
    const [label] = input.labels ?? [];
    const name = label?.title || label?.textContent?.trim().replace('\u200b', '');
    return [{ id: input.value, name: name || input.value }];
  });
}

/** @param {string[]} names */
function list(names) {
  return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(names);
}

/**
 * The sentence above everything.
 *
 * @param {Tournament} tournament
 * @param {Map<string, string>} names
 * @param {(game: string) => string} gameOf
 */
function titleOf(tournament, names, gameOf) {
  const { state, table, me } = tournament;
  if (state === 'gathering') return say('Waiting for your friends');
  return state === 'over' ? winnerOf(say, names, table, me, list) : nextOf(say, names, tournament, gameOf).text;
}
