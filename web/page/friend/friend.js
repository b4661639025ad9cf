// Games with a person elsewhere: creating one, joining one by its link, and leaving it.

import { load } from '../../engine/index.js';
import { createRoom, joinRoom, parseTurn, RoomError, watchRoom } from '../../room/index.js';
import { clockSetting } from '../clock-setting.js';
import { speak as speakOfClocks } from '../share/words.js';
import { recall, remember } from '../storage.js';
import { addressOf } from './address.js';
import { findCarrier, storageOfWindow } from './carrier.js';
import { FriendDialog } from './dialog.js';
import { TurnRoom } from './turn-room.js';
import { say, speak } from './words.js';

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Room } from '../../room/index.js' */
/** @import { Carrier } from './carrier.js' */
/** @import { TournamentPanel } from '../tournament/panel.js' */

/**
 * @typedef {'joining' | 'room' | 'turns' | 'tournament'} Kind the kind of game with people elsewhere:
 *   a room that is being joined, a room, a match by links, or a tournament
 */

/**
 * What this module needs from the page.
 *
 * @typedef {object} Page
 * @property {NoughtsGame & { game: string }} game
 * @property {(text: string) => void} tell
 * @property {(kind: Kind | undefined) => void} show shows the kind of game; undefined if both
 *   players are here
 * @property {() => void} leave leaves what people play elsewhere, and shows another game
 */

/** With these errors a link is useless, now and later. */
const hopeless = new Set(['bad-link', 'unknown-version', 'unknown-game', 'no-crypto']);

/**
 * Loads the words in the language of the page, and creates a `Friend`.
 *
 * @param {Page} page
 */
export async function withFriend(page) {
  await speak();
  return new Friend(page);
}

/** The game with a person elsewhere, if there is one. */
export class Friend {
  #page;
  #dialog;

  /** @type {Room | TurnRoom | undefined} */
  #room;

  /** @type {TournamentPanel | undefined} */
  #tournament;

  /** @type {Carrier | undefined} */
  #carrier;

  /**
   * Whether the content of the dialog is outdated, such as an invitation after the friend has come.
   */
  #isOutdated = () => false;

  /** Cancels the current action when another one begins. */
  #ending = new AbortController();

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const { game } = page;
    this.#dialog = new FriendDialog(() => game.focus());
    game.addEventListener('noughts-change', () => this.#sendTurn());
    game.addEventListener('noughts-room', () => this.#meet());
  }

  /** One's own name. */
  get name() {
    return this.#room?.name ?? recall('name') ?? '';
  }
  set name(name) {
    remember('name', name);
    if (this.#room) this.#room.name = name;
    this.#keepTurn();
  }

  /** Offers ways to play with a friend. During a game, shows its link. */
  async invite() {
    if (this.#room) return this.#share();
    await this.#try(this.#ending.signal, async () => {
      const byTurns = {
        label: say('Send moves as links'),
        about: say('After each move you send a link, by any messenger. You need not be online at the same time.'),
        choose: () => this.#begin((signal) => this.#beginTurns(signal)),
      };
      const tournament = {
        label: say('A tournament among friends'),
        about: say('Up to eight people, everyone against everyone, by one link.'),
        choose: () => this.#begin((signal) => this.#openTournament(signal)),
      };
      const live = () => this.#begin((signal) => this.#create(signal));
      const [{ isFar }] = await Promise.all([this.#findCarrier(), speakOfClocks()]);
      const clock = clockSetting(this.#page.game, 'clock-of-room');
      if (isFar) {
        const label = say('Make a link');
        const about = say('Your friend opens it anywhere, and you play at once.');
        const ways = [{ label, about, choose: live }, byTurns, tournament];
        return this.#dialog.offer(say('Two people, two devices, one board.'), ways, clock);
      }
      const windows = { label: say('In two windows'), about: say('Both in this browser, at once.'), choose: live };
      const lead = say('This site has no server for games between devices. There are other ways:');
      this.#dialog.offer(lead, [byTurns, windows, tournament], clock);
    });
  }

  /**
   * Continues the game of a link. If this is not possible now, it tries again when there is a
   * network.
   *
   * @param {string} link
   */
  async follow(link) {
    this.#dialog.close();
    this.#page.show('joining');
    const error = await this.#begin((signal) => this.#take(link, signal));
    if (error === undefined) return;
    if (hopeless.has(codeOf(error))) this.#page.show(undefined);
    else addEventListener('online', () => this.follow(link), { once: true, signal: this.#ending.signal });
  }

  /**
   * @param {string} link
   * @param {AbortSignal} signal
   */
  #take(link, signal) {
    if (link.startsWith('tournament')) return this.#openTournament(signal, link);
    return link.startsWith('turn') ? this.#takeTurn(link, signal) : this.#join(link, signal);
  }

  /** Ends the game here; the others are told. Then the page shows another game. */
  async leave() {
    this.#dialog.close();
    await this.#restart();
  }

  /**
   * Begins an action, and cancels the previous one.
   *
   * @param {(signal: AbortSignal) => Promise<void>} act
   * @returns {Promise<unknown>} the error, if it failed and no other action has begun
   */
  async #begin(act) {
    const left = this.#restart();
    const { signal } = this.#ending;
    await left;
    return this.#try(signal, () => act(signal));
  }

  /** Cancels the current action. @returns {Promise<void> | undefined} */
  #restart() {
    this.#ending.abort();
    this.#ending = new AbortController();
    this.#isOutdated = () => false;
    const [room, tournament] = [this.#room, this.#tournament];
    this.#room = this.#tournament = undefined;
    if (room) this.#page.game.room = null;
    return tournament?.close() ?? room?.close();
  }

  /**
   * Opens the page of tournaments in place of the game.
   *
   * @param {AbortSignal} signal
   * @param {string} [link] of the tournament; without one, a new one is set up
   */
  async #openTournament(signal, link) {
    const [{ openTournament }, carrier] = await Promise.all([import('../tournament/panel.js'), this.#findCarrier()]);
    const panel = await openTournament(
      signal,
      {
        game: this.#page.game,
        carrier,
        enter: () => this.#page.show('tournament'),
        leave: () => this.#leaveTournament(),
      },
      link,
    );
    if (!panel) return;
    this.#tournament = panel;
    this.#dialog.close();
  }

  /** Before a tournament is set up, the page still has its game. */
  #leaveTournament() {
    if (document.documentElement.dataset.friend) return this.#page.leave();
    void this.leave();
    document.getElementById('invite')?.focus();
  }

  async #findCarrier() {
    this.#carrier ??= await findCarrier();
    return this.#carrier;
  }

  /** @param {AbortSignal} signal */
  async #create(signal) {
    this.#dialog.say(say('One moment'));
    const carrier = await this.#findCarrier();
    const [noughts, transport] = await Promise.all([load(), carrier.transport()]);
    const { game, clock } = this.#page.game;
    const options = { game, ...(clock && { clock }), name: this.name, storage: carrier.storage, signal };
    this.#enter(await createRoom(noughts, transport, options), signal);
    this.#share();
  }

  /**
   * @param {string} link
   * @param {AbortSignal} signal
   */
  async #join(link, signal) {
    const { tell } = this.#page;
    tell(say('Looking for your friend’s game'));
    const late = setTimeout(() => tell(say('No answer yet. The game appears as soon as your friend is there')), 3000);
    signal.addEventListener('abort', () => clearTimeout(late));
    try {
      const carrier = await this.#findCarrier();
      const noughts = await load();
      const storage = isOfWindow() ? storageOfWindow() : carrier.storage;
      this.#enter(
        await joinRoom(noughts, await carrier.transport(), link, {
          name: this.name,
          storage,
          signal,
          patience: Infinity, // the friend may come tomorrow
        }),
        signal,
      );
      tell('');
    } catch (error) {
      if (codeOf(error) !== 'open-elsewhere') throw error;
      await this.#watchBeside(link, signal);
    } finally {
      clearTimeout(late);
    }
  }

  /**
   * Another window of this browser has the seat, as when a person opens their own link. This window
   * watches. The person can ask for the other seat while it is free.
   *
   * @param {string} link
   * @param {AbortSignal} signal
   */
  async #watchBeside(link, signal) {
    const carrier = await this.#findCarrier();
    const noughts = await load();
    const options = { name: this.name, signal, patience: Infinity };
    const room = await watchRoom(noughts, await carrier.transport(), link, options);
    this.#enter(room, signal);
    const words = say('This seat is open in another window. You can watch here.');
    this.#page.tell(words);
    if (!room.hasFreeSeat) return;
    this.#isOutdated = () => !room.hasFreeSeat;
    this.#dialog.offer(words, [
      {
        label: say('Watch'),
        about: say('You play in the other window, and see the game in this one.'),
        choose: () => this.#dialog.close(),
      },
      {
        label: say('Play the other side here'),
        about: say('This window then takes your friend’s seat. After that, the link only lets people watch.'),
        choose: () => this.#begin((next) => this.#takeOther(link, next)),
      },
    ]);
  }

  /**
   * Takes the free seat in this window, beside the seat of another window of this browser.
   *
   * @param {string} link
   * @param {AbortSignal} signal
   */
  async #takeOther(link, signal) {
    const carrier = await this.#findCarrier();
    const noughts = await load();
    const options = { name: this.name, storage: storageOfWindow(), signal, patience: Infinity };
    const room = await joinRoom(noughts, await carrier.transport(), link, options);
    const remember = () => history.replaceState({ seat: 'window' }, '');
    room.seated.then(remember, () => {}); // without a seat, the next visit tries again
    this.#enter(room, signal);
    this.#dialog.close();
    this.#page.tell('');
  }

  /** @param {AbortSignal} signal */
  async #beginTurns(signal) {
    const noughts = await load();
    const match = noughts.match(this.#page.game.game);
    const hasOpening = match.game.choices.length > 0;
    this.#enter(new TurnRoom(noughts, { match, to: 'X', names: { X: this.name, O: '' } }), signal);
    this.#dialog.close();
    this.#page.game.focus();
    this.#page.tell(
      hasOpening
        ? say('Make your marks. Then you get a link to send')
        : say('Make the first move. Then you get a link to send'),
    );
  }

  /**
   * @param {string} link
   * @param {AbortSignal} signal
   */
  async #takeTurn(link, signal) {
    const noughts = await load();
    const { own } = history.state ?? {};
    const room = new TurnRoom(noughts, parseTurn(noughts, typeof own === 'string' ? own : link));
    if (room.name === '') room.name = recall('name') ?? '';
    this.#enter(room, signal);
    const { lastMove, nameOfOther } = room;
    const isNews = lastMove !== undefined && !room.hasMovedLast;
    const values = { friend: nameOfOther || say('Your friend'), square: lastMove ?? '' };
    const news = room.hasChosen ? say('{friend} has chosen.', values) : say('{friend} played {square}.', values);
    const said = isNews ? news : '';
    const askedAfter = room.hasChosen
      ? say('{friend} has chosen. Your move', values)
      : say('{friend} played {square}. Your move', values);
    const asked = isNews ? askedAfter : say('Your move');
    if (room.isToBeSent) this.#share();
    else this.#page.tell(room.isOver ? said : asked);
  }

  /**
   * @param {Room | TurnRoom} room
   * @param {AbortSignal} signal
   * @throws {unknown} the signal's reason, if another action has begun meanwhile
   */
  #enter(room, signal) {
    if (signal.aborted) void room.close();
    signal.throwIfAborted();
    const { game, show } = this.#page;
    const isRoom = !(room instanceof TurnRoom);
    this.#room = room;
    if (!isRoom) {
      const tellOfMove = () => this.#page.tell(say('Your friend has moved since. Your move stays.'));
      room.addEventListener('undo-refused', tellOfMove, { signal });
    }
    game.room = /** @type {Room} */ (room);
    game.opponent = 'remote';
    if (isRoom) history.replaceState(history.state, '', addressOf(room.invitation ?? room.watchLink));
    show(isRoom ? 'room' : 'turns');
  }

  #share() {
    if (this.#room instanceof TurnRoom) this.#shareTurn(this.#room);
    else if (this.#room) this.#shareRoom(this.#room);
  }

  /** @param {TurnRoom} room */
  #shareTurn(room) {
    const friend = room.nameOfOther || say('your friend');
    const [title, about] = room.isOver
      ? [say('The game is over'), say('The link shows how it ended. “New game” begins the next one.')]
      : room.isToBeSent
        ? [
            room.isNew ? say('Send this link to your friend') : say('Send this link back'),
            say('It is {friend}’s turn. The link shows your move, and waits for the next one.', { friend }),
          ]
        : [say('It is your move'), say('Make your move, then send the link.')];
    this.#dialog.share({ title, about, url: addressOf(room.turn), isFar: true });
  }

  /** @param {Room} room */
  #shareRoom(room) {
    const isFar = this.#carrier?.isFar ?? false;
    const watch = { label: say('Copy a link for watching'), url: addressOf(room.watchLink) };
    if (room.invitation === null || !room.seat) {
      const about = say('With this link people can watch but not play.');
      return this.#dialog.share({ title: say('A link for watching'), about, url: watch.url, isFar });
    }
    const url = addressOf(room.invitation);
    const open = { label: say('Open a window'), choose: () => void window.open(url, '_blank', 'noopener') };
    const { hasFreeSeat } = room;
    this.#dialog.share({
      title: hasFreeSeat ? say('Send this link to your friend') : say('The link of this game'),
      about: !hasFreeSeat
        ? say('You can both come back with this link. Other people can watch.')
        : isFar
          ? say('The first person to open it plays against you. You can leave this page and come back. The game waits.')
          : say('Open it in another window of this browser. The other player plays there.'),
      url,
      isFar,
      ...(isFar ? { copies: watch } : { choices: [open] }),
    });
    if (!hasFreeSeat) return;
    this.#isOutdated = () => isOtherThere(room);
    this.#dialog.say(say('Waiting for your friend'));
  }

  /** Closes the dialog with the invitation when the friend has come. */
  #meet() {
    if (!this.#isOutdated()) return;
    this.#isOutdated = () => false;
    this.#dialog.close();
  }

  /** A match by links has changed. If it is the other player's turn, there is a link to send. */
  #sendTurn() {
    this.#keepTurn();
    const room = this.#room;
    if (room instanceof TurnRoom && room.isToBeSent) this.#shareTurn(room);
  }

  /**
   * Keeps a match by links in the address. If the match is to be sent, the address is the other
   * player's link.
   */
  #keepTurn() {
    const room = this.#room;
    if (!(room instanceof TurnRoom)) return;
    history.replaceState({ own: room.own }, '', room.isToBeSent ? addressOf(room.turn) : location.href);
  }

  /**
   * @param {AbortSignal} signal
   * @param {() => void | Promise<void>} act
   * @returns {Promise<unknown>} the error, if the action failed and is still wanted
   */
  async #try(signal, act) {
    try {
      await act();
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      const isKnown = codeOf(error) !== '';
      const words = isKnown ? say(/** @type {Error} */ (error).message) : say('The game could not be opened.');
      if (this.#dialog.isOpen) this.#dialog.say(words);
      else this.#page.tell(words);
      if (!isKnown) reportError(error);
      return error;
    }
  }
}

/**
 * Whether the seat belongs only to this window, because another window of the browser has the other
 * seat.
 */
function isOfWindow() {
  return history.state?.seat === 'window';
}

/** @param {Room | TurnRoom} room */
function isOtherThere(room) {
  return room.people.some(({ isSelf, seat }) => !isSelf && seat !== null);
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof RoomError ? error.code : '';
}
