// Playing with somebody elsewhere: making a game for two, coming to one by its link, and leaving it.

import { load } from '../../engine/index.js';
import { createRoom, joinRoom, parseTurn, watchRoom } from '../../room/index.js';
import { recall, remember } from '../storage.js';
import { findCarrier, storageOfWindow } from './carrier.js';
import { FriendDialog } from './dialog.js';
import { TurnRoom } from './turn-room.js';

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Noughts } from '../../engine/index.js' */
/** @import { Room } from '../../room/index.js' */
/** @import { Carrier } from './carrier.js' */

/**
 * What the page is asked for.
 *
 * @typedef {object} Page
 * @property {NoughtsGame} game
 * @property {(text: string) => void} tell
 * @property {(kind: 'room' | 'turns' | undefined) => void} show what is played with whom: undefined where nobody is elsewhere
 */

/** A game with somebody elsewhere, or none. */
export class Friend {
  #page;
  #dialog = new FriendDialog();

  /** @type {Room | TurnRoom | undefined} */
  #room;

  /** @type {Carrier | undefined} */
  #carrier;

  /** Whether the dialog shows the link to somebody who waits for the other one. */
  #isWaiting = false;

  /** Ends what is waited for, and what is listened to. */
  #ending = new AbortController();

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const { game } = page;
    game.addEventListener('noughts-change', () => this.#keepTurn());
    game.addEventListener('noughts-room', () => this.#meet());
  }

  /** Whether a game is played with somebody elsewhere. */
  get isOn() {
    return this.#room !== undefined;
  }

  /** What oneself is called. */
  get name() {
    return this.#room?.name ?? recall('name') ?? '';
  }
  set name(name) {
    remember('name', name);
    if (this.#room) this.#room.name = name;
    this.#keepTurn();
  }

  /** Offers ways to play with a friend; in a game, shows its link again. */
  async invite() {
    if (this.#room) return this.#shareAgain();
    const { isFar } = await this.#findCarrier();
    const byTurns = {
      label: 'By turns, with links',
      about: 'After every move you send a link, by any messenger. Nobody has to be there at the same time.',
      choose: () => this.#try(() => this.#beginTurns()),
    };
    const live = () => this.#try(() => this.#create());
    if (isFar) {
      const label = 'Make a link';
      const about = 'Whoever opens it plays against you at once, wherever they are.';
      return this.#dialog.offer('Two people, two devices, one board.', [{ label, about, choose: live }, byTurns]);
    }
    this.#dialog.offer('This site has no server that carries games between devices. There are two other ways:', [
      byTurns,
      { label: 'In two windows', about: 'Both in this browser, at once.', choose: live },
    ]);
  }

  /**
   * Goes on with the game of a link, or of what this tab has kept.
   *
   * @param {string} link
   */
  async follow(link) {
    await this.leave();
    await this.#try(() => (link.startsWith('turn') ? this.#takeTurn(link) : this.#join(link)));
    if (!this.#room) this.#page.show(undefined);
  }

  /** Ends it here; the others are told. The page shows something else then. */
  async leave() {
    const room = this.#room;
    this.#ending.abort();
    this.#ending = new AbortController();
    this.#room = undefined;
    this.#dialog.close();
    if (!room) return;
    this.#page.game.room = null;
    await room.close();
  }

  async #findCarrier() {
    this.#carrier ??= await findCarrier();
    return this.#carrier;
  }

  async #create() {
    const carrier = await this.#findCarrier();
    const { game } = this.#page;
    this.#dialog.say('One moment');
    const [noughts, transport] = await Promise.all([load(), carrier.transport()]);
    const options = { game: game.game, name: this.name, storage: carrier.storage };
    this.#enter(await createRoom(noughts, transport, options), 'room');
    this.#shareAgain();
  }

  /** @param {string} link */
  async #join(link) {
    const { tell } = this.#page;
    const { signal } = this.#ending;
    tell('Looking for your friend’s game');
    const carrier = await this.#findCarrier();
    const noughts = await load();
    const options = { name: this.name, storage: isOfWindow() ? storageOfWindow() : carrier.storage, signal };
    const late = setTimeout(() => tell('Nobody answers yet. The game appears as soon as your friend is there'), 3000);
    try {
      const room = await this.#sit(noughts, carrier, link, options);
      if (signal.aborted) return void room.close();
      this.#enter(room, 'room');
      tell('');
    } finally {
      clearTimeout(late);
    }
  }

  /**
   * Takes the seat that the link gives. Where another window of this browser has one seat, the other one is taken here.
   *
   * @param {Noughts} noughts
   * @param {Carrier} carrier
   * @param {string} link
   * @param {Parameters<typeof joinRoom>[3]} options
   */
  async #sit(noughts, carrier, link, options) {
    try {
      return await joinRoom(noughts, await carrier.transport(), link, options);
    } catch (error) {
      if (codeOf(error) !== 'open-elsewhere') throw error;
    }
    try {
      const room = await joinRoom(noughts, await carrier.transport(), link, { ...options, storage: storageOfWindow() });
      history.replaceState({ seat: 'window' }, '');
      return room;
    } catch (error) {
      if (codeOf(error) !== 'open-elsewhere') throw error;
    }
    return watchRoom(noughts, await carrier.transport(), link, options);
  }

  async #beginTurns() {
    const noughts = await load();
    const match = noughts.match(this.#page.game.game);
    const room = new TurnRoom(noughts, { match, to: 'X', names: { X: this.name, O: '' } });
    this.#dialog.close();
    this.#enter(room, 'turns');
    this.#page.tell('Make the first move. Then there is a link to send');
  }

  /** @param {string} link */
  async #takeTurn(link) {
    const noughts = await load();
    const { own } = history.state ?? {};
    const room = new TurnRoom(noughts, parseTurn(noughts, typeof own === 'string' ? own : link));
    if (room.name === '') room.name = recall('name') ?? '';
    this.#enter(room, 'turns');
    const { match, nameOfOther: name } = room;
    const last = match.moves.at(-1);
    const said = last === undefined ? '' : `${name || 'Your friend'} played ${match.game.squareNames[last]}. `;
    if (room.isSent) this.#shareAgain();
    else this.#page.tell(`${said}Your move`);
  }

  /**
   * @param {Room | TurnRoom} room
   * @param {'room' | 'turns'} kind
   */
  #enter(room, kind) {
    const { game, show } = this.#page;
    this.#room = room;
    game.room = /** @type {Room} */ (room);
    game.opponent = 'remote';
    if (kind === 'room') history.replaceState(history.state, '', this.#address);
    show(kind);
  }

  /** What leads here, for the other one. */
  get #address() {
    const room = this.#room;
    if (!room) return location.href;
    const link = room instanceof TurnRoom ? room.turn : (room.invitation ?? room.watchLink);
    return `${location.href.replace(/#.*/s, '')}#${link}`;
  }

  #shareAgain() {
    const room = this.#room;
    const url = this.#address;
    if (room instanceof TurnRoom) {
      const title = room.isSent ? 'Send this link back' : 'It is your move';
      const about = room.isSent
        ? `It is ${room.nameOfOther || 'your friend'}’s turn: whoever opens the link finds your move, and makes the next one.`
        : 'The link is of use when you have moved.';
      return this.#dialog.share({ title, about, url });
    }
    if (!room) return;
    const watch = { label: 'Copy a link for watching', url: url.replace(/#.*/s, `#${room.watchLink}`) };
    const open = { label: 'Open a window', choose: () => void window.open(url, '_blank', 'noopener') };
    this.#dialog.share({
      title: 'Send this link to your friend',
      about: this.#carrier?.isFar
        ? 'Whoever opens it first plays against you. This page waits, and so does the game when you come back to it.'
        : 'Open it in another window of this browser: whoever sits there plays against you.',
      url,
      ...(this.#carrier?.isFar ? { copies: watch } : { choices: [open] }),
    });
    this.#isWaiting = !isOtherThere(room);
    if (this.#isWaiting) this.#dialog.say('Waiting for your friend');
  }

  /** Whoever has waited with the link before him can play when the friend is there. */
  #meet() {
    const room = this.#room;
    if (!this.#isWaiting || !this.#dialog.isOpen || !room || !isOtherThere(room)) return;
    this.#isWaiting = false;
    this.#dialog.close();
    this.#page.game.focus({ preventScroll: true });
  }

  /** A match by turns is kept with the address, which is the link for the other one when he is to move. */
  #keepTurn() {
    const room = this.#room;
    if (!(room instanceof TurnRoom)) return;
    const isMoved = room.isSent;
    history.replaceState({ own: room.own }, '', isMoved ? this.#address : location.href);
    if (isMoved) this.#shareAgain();
  }

  /** @param {() => void | Promise<void>} act */
  async #try(act) {
    try {
      await act();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const words = error instanceof Error && 'code' in error ? error.message : 'The game could not be opened.';
      if (this.#dialog.isOpen) this.#dialog.say(words);
      else this.#page.tell(words);
      if (!(error instanceof Error && 'code' in error)) reportError(error);
    }
  }
}

/** @param {Room | TurnRoom} room */
function isOtherThere(room) {
  return room.people.some(({ isSelf, seat }) => !isSelf && seat !== null);
}

/** Whether the seat is this window's alone, since another window of the browser has the other one. */
function isOfWindow() {
  return history.state?.seat === 'window';
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
