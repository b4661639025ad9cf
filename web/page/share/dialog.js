// The dialog that shares the position on the board: as a link, as a picture, as an animated picture
// of the game, or as code for another page. It leads to import and export.

import { html } from '../../dom.js';
import { button, dialogHead } from '../dialog.js';
import { canSend, copyText, save, send } from '../sending.js';
import { colorsOf, isDark } from './colors.js';
import { openImport } from './import-dialog.js';
import { animate, drawPicture } from './picture.js';
import { embedCode, linkTo, sharedBy } from './shared.js';
import { patiently } from './waiting.js';
import { say, speak } from './words.js';

/** @import { Card } from './picture.js' */
/** @import { Shared } from './shared.js' */

/**
 * What the dialogs need of the page.
 *
 * @typedef {object} PageOfGame
 * @property {import('../../element/index.js').NoughtsGame & { game: string }} game
 * @property {(text: string) => void} show puts a match on the board, for two people
 * @property {(id: string) => Promise<string>} titleOf the name of a game, by its id
 */

/**
 * Opens the dialog.
 *
 * @param {PageOfGame} page
 * @returns {Promise<void>} rejects if the engine cannot be loaded
 */
export async function openShare(page) {
  const [shared] = await patiently(Promise.all([sharedBy(page.game), speak()]));
  const title = await page.titleOf(page.game.game);
  new ShareDialog(page, shared, title).open();
}

class ShareDialog {
  #page;
  #shared;
  #card;
  #said = html('p', { role: 'status', class: 'said' });
  #picture;
  #dialog;

  /** Ends what goes on when the dialog is closed. */
  #closing = new AbortController();

  /**
   * @param {PageOfGame} page
   * @param {Shared} shared
   * @param {string} title of the game
   */
  constructor(page, shared, title) {
    this.#page = page;
    this.#shared = shared;
    this.#card = /** @type {Card} */ ({ title, sentence: sentenceOf(page, shared), address: addressOfSite() });
    this.#picture = drawPicture(shared.match.position, this.#card, colorsOf(isDark()));
    this.#picture.setAttribute('role', 'img');
    this.#picture.setAttribute('aria-label', [title, this.#card.sentence].filter(Boolean).join(': '));
    const head = dialogHead(html('h2', { id: 'share-title' }, say('Share')), say('Close'), () => this.#dialog.close());
    this.#dialog = html(
      'dialog',
      { class: 'share', 'aria-labelledby': 'share-title' },
      head,
      this.#picture,
      html('div', { class: 'ways' }, ...this.#ways(), this.#said),
    );
    this.#dialog.addEventListener('close', () => {
      this.#closing.abort();
      this.#dialog.remove();
      shared.match.dispose();
    });
  }

  open() {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    /** @type {HTMLElement | null} */ (this.#dialog.querySelector('.strong'))?.focus();
  }

  /** The groups of buttons. */
  #ways() {
    const { text } = this.#shared;
    const link = [button('strong', () => this.#copyLink(), say('Copy the link'))];
    if ('share' in navigator) link.push(button('quiet', () => this.#send(), say('Send…')));
    const pictures = [
      button('quiet', () => this.#deliver(() => this.#still()), say('Picture')),
      button('quiet', () => this.#deliver(() => this.#moving()), say('Animation')),
    ];
    const code = html('textarea', { readonly: '', rows: '3', dir: 'ltr', spellcheck: 'false', id: 'embed-code' });
    code.value = embedCode(text);
    code.addEventListener('focus', () => code.select());
    const more = button('quiet', () => this.#import(), say('Import or export'));
    more.setAttribute('aria-haspopup', 'dialog');
    return [
      html('div', { class: 'buttons' }, ...link),
      html('div', { class: 'buttons' }, ...pictures),
      html('label', { for: 'embed-code' }, say('Code that shows this position in another page')),
      code,
      html(
        'div',
        { class: 'buttons' },
        button('quiet', () => this.#copyCode(code), say('Copy the code')),
        more,
      ),
    ];
  }

  async #copyLink() {
    const isCopied = await copyText(linkTo(this.#shared.text));
    this.#say(
      isCopied
        ? say('The link is copied. It opens this position.')
        : say('It could not be copied. The link is in the address bar.'),
    );
  }

  async #send() {
    this.#say(await send(document.title, linkTo(this.#shared.text)));
  }

  /** @param {HTMLTextAreaElement} code */
  async #copyCode(code) {
    const isCopied = await copyText(code.value);
    if (!isCopied) code.focus();
    this.#say(isCopied ? say('The code is copied.') : say('It could not be copied. Copy it from the field.'));
  }

  /**
   * Sends a picture with the link, where the device can; elsewhere saves it.
   *
   * @param {() => Promise<File>} make
   */
  async #deliver(make) {
    this.#say(say('The picture is being drawn.'));
    try {
      const file = await make();
      if (!this.#dialog.open) return;
      if (!canSend(file)) {
        save(file);
        return this.#say(say('The picture is saved.'));
      }
      // Browsers send only shortly after a press, and to draw a long game takes longer.
      if (navigator.userActivation?.isActive === false) return this.#offer(file);
      await this.#pass(file);
    } catch {
      this.#say(say('The picture could not be drawn.'));
    }
  }

  /** Asks for another press, which sends the picture. @param {File} file */
  #offer(file) {
    const press = button('strong', () => this.#pass(file), say('Send…'));
    this.#said.replaceChildren(say('The picture is ready.'), ' ', press);
    press.focus();
  }

  /** @param {File} file */
  async #pass(file) {
    this.#say(await send(document.title, linkTo(this.#shared.text), file));
  }

  async #still() {
    const blob = await new Promise((resolve) => this.#picture.toBlob(resolve, 'image/png'));
    return new File([blob], 'noughts.png', { type: 'image/png' });
  }

  async #moving() {
    const { positions } = this.#shared;
    const blob = await animate(positions, this.#card, colorsOf(isDark()), this.#closing.signal);
    return new File([blob], 'noughts.gif', { type: 'image/gif' });
  }

  async #import() {
    this.#dialog.close();
    await openImport(this.#page);
  }

  /** @param {string} words */
  #say(words) {
    this.#said.textContent = words;
  }
}

/** The site, as people write its address. */
function addressOfSite() {
  const { host, pathname } = new URL('.', document.baseURI);
  return `${host}${pathname}`.replace(/\/$/, '');
}

/**
 * How the game stands, for other people: “You win” would name the person who looks at the picture.
 * Between two people the sentence of the board has their names. Otherwise it is empty in a game of
 * which the players are not X and O, unless it is a tie.
 *
 * @param {PageOfGame} page
 * @param {Shared} shared
 */
function sentenceOf(page, shared) {
  const sentence = resultOf(page, shared);
  // With a clock only the player to move can lose without a move.
  const isOnTime =
    (page.game.clock || page.game.room?.clockEnd === 'time-up') && String(shared.match).endsWith('.resign');
  return sentence && isOnTime ? `${sentence} · ${say('on time')}` : sentence;
}

/**
 * @param {PageOfGame} page
 * @param {Shared} shared
 */
function resultOf({ game }, { match }) {
  const { status } = match;
  if (status.state === 'tie' || (status.state === 'won' && game.opponent === 'human')) return game.result;
  if (match.game.sharedMarks) return '';
  const { player } = status;
  return status.state === 'won' ? say('{player} wins', { player }) : say('{player} to move', { player });
}
