// The dialog for one's own rules, with a drawing of the board.

import { html } from '../../dom.js';
import { engineFor } from '../../engine/by-game.js';
import { loadEngine } from '../../engine/load-by-game.js';
import { namedLineGames } from '../../games/tables/family.js';
import { button, dialogHead } from '../dialog.js';
import { describe } from './describe.js';
import { fit, gameBy, rulesOf } from './rules.js';
import { Stepper } from './stepper.js';
import { say } from './words.js';

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Noughts } from '../../engine/index.js' */
/** @import { CustomGame } from '../custom-game.js' */
/** @import { Rules } from './rules.js' */

const numbers = /** @type {const} */ (['columns', 'rows', 'inARow']);
const switches = /** @type {const} */ (['gravity', 'misere']);

/** What they are called. */
const labels = { columns: 'Columns', rows: 'Rows', inARow: 'In a row', gravity: 'Marks fall', misere: 'A line loses' };

/** The first rules if the current game is not a line game. @type {Rules} */
const defaultRules = { columns: 5, rows: 4, inARow: 4, gravity: false, misere: false };

/**
 * Opens the dialog. Its words must be loaded.
 *
 * @param {string} id of the current game; the dialog starts with its rules
 * @returns {Promise<CustomGame | undefined>} undefined if none is chosen; rejects if an engine cannot
 *   be loaded
 */
export async function openOwnGame(id) {
  const hasRules = id.startsWith('line-') || namedLineGames.includes(id);
  const names = new Set([/** @type {const} */ ('classic'), ...(hasRules ? [engineFor(id)] : [])]);
  const engines = await Promise.all([...names].map(loadEngine));
  const game = gameBy(engines, id);
  return new OwnGame(engines, (game && rulesOf(engines, game)) ?? defaultRules).open();
}

/** The dialog. */
class OwnGame {
  /**
   * The engines that know line games. The one for large boards is used when the others have no
   * larger board.
   */
  #engines;
  #asksForLarge = false;

  /** @type {CustomGame | undefined} */
  #chosen;

  /** @type {Rules} */
  #rules;

  #preview = /** @type {NoughtsGame} */ (document.createElement('noughts-game'));
  #name = html('p', { role: 'status', class: 'name' });
  #steppers;
  #boxes = switches.map((name) => ({ name, box: this.#box(name) }));
  #dialog;

  /**
   * @param {Noughts[]} engines
   * @param {Rules} rules
   */
  constructor(engines, rules) {
    this.#engines = engines;
    this.#rules = rules;
    Object.assign(this.#preview, { viewOnly: true, controls: '', opponent: 'human', inert: true });
    this.#steppers = numbers.map((name) => this.#stepper(name));
    this.#dialog = html(
      'dialog',
      { class: 'choosing', 'aria-labelledby': 'choosing-title' },
      this.#head(),
      html('div', { class: 'drawn' }, this.#preview, this.#name),
      html(
        'div',
        { class: 'rules' },
        ...this.#steppers.map(({ element }) => element),
        ...this.#boxes.map(({ name, box }) => html('label', { class: 'switch' }, box, say(labels[name]))),
        button('strong', () => this.#take(), say('Play')),
      ),
    );
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
  }

  /** @returns {Promise<CustomGame | undefined>} the choice, once the dialog is closed */
  async open() {
    document.body.append(this.#dialog);
    this.#draw();
    this.#dialog.showModal();
    await new Promise((resolve) => this.#dialog.addEventListener('close', resolve, { once: true }));
    return this.#chosen;
  }

  #head() {
    const title = html('h2', { id: 'choosing-title' }, say('A game of your own'));
    return dialogHead(title, say('Close'), () => this.#dialog.close());
  }

  /** @param {typeof numbers[number]} name */
  #stepper(name) {
    const label = say(labels[name]);
    const words = { label, fewer: say('{what}: fewer', { what: label }), more: say('{what}: more', { what: label }) };
    return new Stepper(words, (by) => this.#change(this.#changed(name, by)));
  }

  /** @param {typeof switches[number]} name */
  #box(name) {
    const box = html('input', { type: 'checkbox', name });
    box.addEventListener('change', () => this.#change({ ...this.#rules, [name]: box.checked }));
    return box;
  }

  /**
   * The rules with one number changed; undefined if there is no such game.
   *
   * @param {typeof numbers[number]} name
   * @param {1 | -1} by
   */
  #changed(name, by) {
    const rules = { ...this.#rules, [name]: this.#rules[name] + by };
    return name === 'inARow' ? gameBy(this.#engines, rules) && rules : fit(this.#engines, rules);
  }

  /** @param {Rules | undefined} rules */
  #change(rules) {
    this.#rules = rules ?? this.#rules;
    this.#draw();
  }

  #draw() {
    const custom = describe(this.#engines, this.#rules);
    if (!custom) return;
    this.#preview.game = custom.id;
    this.#name.textContent = custom.name;
    this.#drawBoxes();
    for (const [index, name] of numbers.entries()) {
      const limits = { canShrink: !!this.#changed(name, -1), canGrow: !!this.#changed(name, 1) };
      this.#steppers[index]?.show(this.#rules[name], limits);
      if (!limits.canGrow && name !== 'inARow' && !this.#rules.gravity && !this.#rules.misere) this.#askForLarge();
    }
  }

  /** Large boards have neither gravity nor misère. */
  #drawBoxes() {
    for (const { name, box } of this.#boxes) {
      box.checked = this.#rules[name];
      box.disabled = !gameBy(this.#engines, { ...this.#rules, [name]: !box.checked });
    }
  }

  /**
   * Asks the engine of large boards whether there is a larger one. If it cannot be loaded, there is
   * none.
   */
  #askForLarge() {
    if (this.#asksForLarge) return;
    this.#asksForLarge = true;
    loadEngine('further').then(
      (noughts) => {
        this.#engines.push(noughts);
        this.#draw();
      },
      () => {
        this.#asksForLarge = false;
      },
    );
  }

  #take() {
    this.#chosen = describe(this.#engines, this.#rules);
    this.#dialog.close();
  }
}
