// The character that plays on the page: it brings a level, a style and a name to the game, and its
// face to the button.

import { html } from '../../dom.js';
import { nameComputer } from '../people.js';
import { keptStatistics } from '../statistics/kept.js';
import { isLevel } from '../statistics/levels.js';
import { recall, remember } from '../storage.js';
import { firstLevel, levelAfter, readLevels, withLevel } from './adapting.js';
import { characterOf } from './characters.js';
import { chooseCharacter, faceOf } from './chooser.js';
import { aboutOf, speak, wordOf } from './words.js';

/** @import { NoughtsGame, NoughtsEventMap } from '../../element/index.js' */
/** @import { Level } from '../statistics/levels.js' */
/** @import { End } from '../statistics/statistics.js' */
/** @import { Character } from './characters.js' */

/**
 * @typedef {object} PageOfSeat
 * @property {NoughtsGame & { game: string }} game
 * @property {(status: NoughtsEventMap['noughts-end']['detail']) => End} endFor the result for the
 *   person at the page
 */

/** @type {Seat | undefined} */
let seat;

/**
 * Lets the person choose a character.
 *
 * @param {PageOfSeat} page
 * @param {HTMLButtonElement} face the button that shows the character
 */
export async function openCharacters(page, face) {
  await speak();
  seat ??= new Seat(page, face);
  await seat.choose();
}

/**
 * Seats the character of the last visit, if the computer plays.
 *
 * @param {PageOfSeat} page
 * @param {HTMLButtonElement} face
 */
export async function restoreCharacter(page, face) {
  await speak();
  seat ??= new Seat(page, face);
  if (isLevel(page.game.opponent)) seat.take(characterOf(recall('character')));
}

class Seat {
  #game;
  #face;
  #plain;
  #delay;

  /** @type {Character | undefined} */
  #character;

  /** Whether the level is being chosen for the character, and not by the person. */
  #isTaking = false;

  /**
   * @param {PageOfSeat} page
   * @param {HTMLButtonElement} face
   */
  constructor({ game, endFor }, face) {
    this.#game = game;
    this.#face = face;
    this.#delay = game.delay;
    this.#plain = [...face.childNodes];
    document.addEventListener('change', ({ target }) => {
      const isOpponent = target instanceof HTMLInputElement && target.name === 'opponent';
      if (isOpponent && !this.#isTaking) this.take(undefined);
    });
    game.addEventListener('noughts-change', (event) => {
      const { moves } = /** @type {CustomEvent} */ (event).detail;
      if (!this.#character) return;
      if (game.opponent === 'human') this.take(undefined);
      else if (moves.length === 0 && isLevel(game.opponent)) this.#sit();
    });
    game.addEventListener('noughts-end', (event) => {
      const { opponent, player } = game;
      if (!this.#character || this.#character.level || !isLevel(opponent) || player !== 'human') return;
      const level = levelAfter(opponent, endFor(/** @type {CustomEvent} */ (event).detail));
      remember('adapted', JSON.stringify(withLevel(readLevels(recall('adapted')), game.game, level)));
    });
  }

  async choose() {
    const chosen = await chooseCharacter(this.#character, this.#adapted());
    if (chosen !== undefined) this.take(chosen ?? undefined);
  }

  /** @param {Character | undefined} character */
  take(character) {
    if (character === this.#character) return;
    this.#character = character;
    remember('character', character?.id ?? '');
    this.#sit();
  }

  /** The level of the character that adapts, in the game on the board. @returns {Level} */
  #adapted() {
    const { game } = this.#game;
    return readLevels(recall('adapted'))[game] ?? firstLevel(keptStatistics()[game] ?? {});
  }

  #sit() {
    const [game, character] = [this.#game, this.#character];
    game.opponentStyle = character?.style ?? 'none';
    game.delay = character?.delay ?? this.#delay;
    nameComputer(game, character ? aboutOf(character).name : '');
    if (!character) return this.#face.replaceChildren(...this.#plain);
    const level = character.level ?? this.#adapted();
    this.#face.replaceChildren(
      faceOf(character),
      html('span', {}, html('b', {}, aboutOf(character).name), ` ${wordOf(level)}`),
    );
    this.#isTaking = true;
    /** @type {HTMLInputElement} */ (document.querySelector(`input[name=opponent][value=${level}]`)).click();
    this.#isTaking = false;
  }
}
