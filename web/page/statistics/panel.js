// The dialog that shows the statistics, and can export, import and delete them.

import { html } from '../../dom.js';
import { button, dialogHead } from '../dialog.js';
import { keepStatistics, keptStatistics } from './kept.js';
import { levels } from './levels.js';
import { merged, parse, print } from './statistics.js';
import { nameOfLevel, say, speak } from './words.js';

/** @import { Level } from './levels.js' */
/** @import { Tally } from './statistics.js' */

/** The largest file that is accepted, in bytes. */
const largest = 200_000;

/**
 * Shows the statistics.
 *
 * @param {(id: string) => Promise<string>} titleOf the name of a game, by its id
 */
export async function openStatistics(titleOf) {
  await speak();
  const panel = new Panel(titleOf);
  await panel.open();
}

class Panel {
  #titleOf;
  #body = html('div', { class: 'body' });
  #said = html('p', { role: 'status', class: 'said' });
  #dialog;

  /** @param {(id: string) => Promise<string>} titleOf */
  constructor(titleOf) {
    this.#titleOf = titleOf;
    const title = html('h2', { id: 'statistics-title' }, say('Your games'));
    this.#dialog = html(
      'dialog',
      { class: 'statistics', 'aria-labelledby': 'statistics-title' },
      dialogHead(title, say('Close'), () => this.#dialog.close()),
      this.#body,
      this.#said,
    );
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
  }

  async open() {
    await this.#draw();
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  async #draw() {
    const games = Object.entries(keptStatistics());
    const tables = games.map(async ([id, tallies]) => tableOf(await this.#titleOf(id), tallies));
    const about =
      games.length > 0
        ? say('Against the computer, kept on this device only.')
        : say('Nothing yet. Games against the computer are counted here, on this device only.');
    const buttons = [button('quiet', () => this.#import(), say('Import'))];
    if (games.length > 0) {
      buttons.unshift(button('quiet', () => this.#export(), say('Export')));
      buttons.push(button('quiet', () => this.#ask(), say('Delete')));
    }
    this.#body.replaceChildren(
      html('p', {}, about),
      ...(await Promise.all(tables)),
      html('div', { class: 'buttons' }, ...buttons),
    );
  }

  #export() {
    const url = URL.createObjectURL(new Blob([print(keptStatistics())], { type: 'application/json' }));
    html('a', { href: url, download: 'noughts-statistics.json' }).click();
    URL.revokeObjectURL(url);
  }

  #import() {
    const input = html('input', { type: 'file', accept: '.json,application/json' });
    input.addEventListener('change', async () => {
      const [file] = input.files ?? [];
      // A file that changes or goes away while it is read has no text.
      const found = file && file.size <= largest ? parse(await file.text().catch(() => '')) : undefined;
      if (!found) return this.#say(say('This file has no statistics of Noughts.'));
      keepStatistics(merged(keptStatistics(), found));
      await this.#draw();
      this.#say(say('The file is imported. For each game and level, the larger count stays.'));
    });
    input.click();
  }

  /** Asks before everything is deleted. */
  #ask() {
    const [forget, keep] = [
      button('strong', () => this.#forget(), say('Delete everything')),
      button('quiet', () => this.#drawAndFocus(), say('Keep it')),
    ];
    this.#say(say('Delete everything? You cannot undo this.'));
    this.#body.querySelector('.buttons')?.replaceChildren(forget, keep);
    keep.focus();
  }

  async #forget() {
    keepStatistics({});
    await this.#drawAndFocus();
    this.#say(say('Everything is deleted.'));
  }

  async #drawAndFocus() {
    this.#say('');
    await this.#draw();
    /** @type {HTMLElement | null} */ (this.#body.querySelector('.buttons button:last-child'))?.focus();
  }

  /** @param {string} words */
  #say(words) {
    this.#said.textContent = words;
  }
}

/**
 * The results of one game, with a row for each level.
 *
 * @param {string} title
 * @param {Partial<Record<Level, Tally>>} tallies
 */
function tableOf(title, tallies) {
  const number = new Intl.NumberFormat(document.documentElement.lang);
  const heads = [say('Level'), say('Won'), say('Tied'), say('Lost'), say('Streak'), say('Record')];
  const rows = levels.flatMap((level) => {
    const tally = tallies[level];
    if (!tally) return [];
    const { win, tie, loss, streak, best } = tally;
    const cells = [win, tie, loss, streak, best].map((count) => html('td', {}, number.format(count)));
    return [html('tr', {}, html('th', { scope: 'row' }, nameOfLevel(level)), ...cells)];
  });
  return html(
    'table',
    {},
    html('caption', {}, title),
    html('thead', {}, html('tr', {}, ...heads.map((head) => html('th', { scope: 'col' }, head)))),
    html('tbody', {}, ...rows),
  );
}
