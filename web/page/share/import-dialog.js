// The dialog that reads a game in the format of another program, and writes the game on the board.

import { html } from '../../dom.js';
import { button, dialogHead } from '../dialog.js';
import { ImportError, mostCharacters } from '../import/fault.js';
import { read } from '../import/read.js';
import { replay, written } from '../import/replay.js';
import { sentenceOf } from '../import/sentences.js';
import { tell } from '../notice.js';
import { copyText, save } from '../sending.js';
import { sharedBy } from './shared.js';
import { patiently } from './waiting.js';
import { say, speak } from './words.js';

/** @import { PageOfGame } from './dialog.js' */
/** @import { Shared } from './shared.js' */

/** A file has at most so many bytes: a character has at most four. */
const mostBytes = 4 * mostCharacters;

/**
 * Opens the dialog.
 *
 * @param {PageOfGame} page
 * @param {string | File} [given] a text or a file that is imported at once
 * @returns {Promise<void>} rejects if the engine cannot be loaded
 */
export async function openImport(page, given) {
  const [shared] = await patiently(Promise.all([sharedBy(page.game), speak()]));
  if (page.game.room) {
    shared.match.dispose();
    return tell(say('Leave the game with your friend first.'));
  }
  const dialog = new ImportDialog(page, shared);
  dialog.open();
  if (given) await dialog.take(given);
}

/**
 * Imports what is dropped: in the dialog that is open, or in a new one.
 *
 * @param {PageOfGame} page
 * @param {string | File} given
 */
export async function importDropped(page, given) {
  await (opened ? opened.take(given) : openImport(page, given));
}

/** @type {ImportDialog | undefined} the dialog, while it is open */
let opened;

class ImportDialog {
  #page;
  #shared;
  #field = html('textarea', { rows: '4', dir: 'auto', spellcheck: 'false', autocapitalize: 'off', id: 'import-text' });
  #fault = html('p', { role: 'alert', class: 'fault', id: 'import-fault' });
  #reads = button('strong', () => this.take(this.#field.value), say('Import'));
  #waiting = html('p', { role: 'status', class: 'said' });
  #said = html('p', { role: 'status', class: 'said' });
  #dialog;

  /**
   * @param {PageOfGame} page
   * @param {Shared} shared
   */
  constructor(page, shared) {
    this.#page = page;
    this.#shared = shared;
    this.#field.setAttribute('aria-describedby', 'import-about import-fault');
    this.#field.addEventListener('input', () => this.#refuse(''));
    const title = html('h2', { id: 'import-title' }, say('Import or export'));
    this.#dialog = html(
      'dialog',
      { class: 'share import', 'aria-labelledby': 'import-title' },
      dialogHead(title, say('Close'), () => this.#dialog.close()),
      html('div', { class: 'ways' }, ...this.#reading()),
      html('div', { class: 'ways' }, ...this.#writing(), this.#said),
    );
    this.#dialog.addEventListener('close', () => {
      this.#dialog.remove();
      opened = undefined;
      shared.match.dispose();
    });
  }

  open() {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    opened = this;
    this.#field.focus();
  }

  /**
   * Imports a text or a file.
   *
   * @param {string | File} given
   */
  async take(given) {
    this.#wait(true);
    try {
      const text = typeof given === 'string' ? given : await textOf(given);
      this.#field.value = text.slice(0, mostCharacters);
      const match = await replay(read(text, this.#shared.match.game));
      if (!this.#dialog.open) return; // the person no longer wants it
      this.#dialog.close();
      this.#page.show(match);
    } catch (error) {
      this.#refuse(
        error instanceof ImportError ? sentenceOf(error) : say('This could not be loaded. Check your connection.'),
      );
      this.#field.focus();
    } finally {
      this.#wait(false);
    }
  }

  /** Says that a game is being read, which may take an engine. @param {boolean} isWaiting */
  #wait(isWaiting) {
    this.#reads.disabled = isWaiting;
    this.#waiting.textContent = isWaiting ? say('One moment') : '';
  }

  #reading() {
    return [
      html('label', { for: 'import-text' }, say('A game to import')),
      this.#field,
      html(
        'p',
        { id: 'import-about' },
        say(
          'Paste moves (b2 a1 c3), numbers of columns (4453), a link, or a file of Piskvork (.psq) or SGF. You can also drop it anywhere on the page.',
        ),
      ),
      this.#fault,
      html(
        'div',
        { class: 'buttons' },
        this.#reads,
        button('quiet', () => this.#choose(), say('Open a file')),
      ),
      this.#waiting,
    ];
  }

  #writing() {
    const names = { moves: say('Moves'), columns: say('Columns') };
    const { noughts, match } = this.#shared;
    const formats = [...written(noughts, match), { name: 'Noughts', ending: 'txt', text: this.#shared.text }];
    const rows = formats.map(({ name, ending, text }) => {
      const label = name in names ? names[/** @type {keyof typeof names} */ (name)] : name;
      const [copies, saves] = [
        button('quiet', () => this.#copy(text), say('Copy')),
        button('quiet', () => this.#save(text, ending), say('Save')),
      ];
      copies.setAttribute('aria-label', `${say('Copy')}: ${label}`);
      saves.setAttribute('aria-label', `${say('Save')}: ${label}`);
      return html('li', {}, html('b', {}, label), html('code', { dir: 'ltr' }, text.slice(0, 200)), copies, saves);
    });
    return [html('h3', {}, say('The game on the board')), html('ul', { class: 'formats' }, ...rows)];
  }

  #choose() {
    const input = html('input', { type: 'file', accept: '.txt,.psq,.sgf,.rec,text/plain' });
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) void this.take(file);
    });
    input.click();
  }

  /** @param {string} text */
  async #copy(text) {
    const isCopied = await copyText(text);
    this.#said.textContent = isCopied ? say('Copied.') : say('It could not be copied.');
  }

  /** @param {string} text @param {string} ending */
  #save(text, ending) {
    save(new File([text], `noughts.${ending}`, { type: 'text/plain' }));
  }

  /** @param {string} words */
  #refuse(words) {
    this.#fault.textContent = words;
    this.#field.setAttribute('aria-invalid', String(words !== ''));
  }
}

/**
 * The text of a file.
 *
 * @param {File} file
 * @throws {ImportError} if it is too long
 */
async function textOf(file) {
  if (file.size > mostBytes) throw new ImportError('too-long', { count: mostCharacters });
  return file.text();
}
