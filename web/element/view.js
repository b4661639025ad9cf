import { Board } from './board.js';
import { html, svg } from './dom.js';
import { drawEmptyBoard, drawing, drawO, drawX } from './drawing.js';
import { icon } from './icons.js';
import { layoutOf } from './layout.js';
import { announcement, reason, saying } from './sentences.js';
import { moverOf, personOf } from './state.js';

/** @import { State, Table } from './state.js' */
/** @import { Words } from './values.js' */
/** @import { Tongue } from './words/index.js' */

/**
 * What a person can ask of the widget.
 * @typedef {object} Actions
 * @property {(square: number) => void} choose
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} analyse
 * @property {(ply: number) => void} goTo
 * @property {() => void} newGame
 * @property {() => void} tryAgain
 */

/** The board that is drawn while the engine loads. */
const usual = { columns: 3, rows: 3, gravity: false, nested: false };

/** The widget on the screen: built once, then brought up to date by `draw`. */
export class View {
  #root;
  #actions;

  #mark = svg('svg', { viewBox: '-36 -36 72 72', 'aria-hidden': 'true', class: 'voice' }, drawX(), drawO());
  #sentence = html('span', { class: 'sentence' });
  #aside = html('small');
  #progress = html('div', { class: 'progress', 'aria-hidden': 'true' });
  #live = html('p', { class: 'live', role: 'status' });
  #stage = html('div', { class: 'stage' });
  #blank = html('div', { class: 'board' }, drawing(layoutOf(usual), drawEmptyBoard(usual)));
  #error = html('p');
  #tryAgain = html('button', { type: 'button', class: 'button', part: 'button' });
  #failure = html('div', { class: 'failure', part: 'error' }, this.#error, this.#tryAgain);
  #tools = new Tools();
  #score = new ScoreCard();
  #goBack = html('button', { type: 'button', class: 'tool', part: 'tool' });
  #newGame = html('button', { type: 'button', class: 'button', part: 'button' });
  #controls = html(
    'div',
    { class: 'controls', part: 'controls' },
    this.#score.element,
    this.#goBack,
    this.#newGame,
    html('slot', { name: 'settings' }),
    html('slot', { name: 'history' }),
  );
  #game;

  /** @type {{ game: Table['game'], board: Board } | undefined} */
  #shown;

  /** @type {Table['decision']} */
  #decision;

  #owesFocus = false;

  /** @type {{ text: string, of: unknown, asked: object | undefined }} what was announced last, of which position, and because of what */
  #announced = { text: '', of: undefined, asked: undefined };

  /**
   * @param {ShadowRoot} root
   * @param {Actions} actions
   */
  constructor(root, actions) {
    this.#root = root;
    this.#actions = actions;
    this.#newGame.addEventListener('click', () => {
      if (!isOff(this.#newGame)) actions.newGame();
    });
    this.#tryAgain.addEventListener('click', actions.tryAgain);
    this.#goBack.addEventListener('click', () => {
      if (this.#decision && !isOff(this.#goBack)) actions.goTo(this.#decision.ply);
    });
    this.#tools.listen(actions);
    const said = html('span', { class: 'words' }, this.#sentence, this.#aside);
    const status = html('div', { class: 'status', part: 'status' }, this.#mark, html('p', {}, said), this.#progress);
    const before = html('slot', { name: 'before' });
    const after = html('slot', { name: 'after' });
    const parts = [status, before, this.#stage, this.#tools.element, this.#controls, after, this.#live];
    this.#game = html('div', { class: 'game', role: 'group' }, ...parts);
    root.append(this.#game);
  }

  /**
   * Shows a state; whatever was shown before does not matter.
   *
   * @param {State} state
   * @param {Tongue} tongue
   */
  draw(state, tongue) {
    const { sentence, aside } = saying(tongue, state);
    this.#sentence.textContent = sentence;
    this.#aside.textContent = aside;
    this.#announce(announcement(tongue, state), state);
    this.#mark.setAttribute('data-owner', voiceOf(state));
    this.#game.setAttribute('data-phase', state.phase);
    this.#game.setAttribute('aria-label', tongue.say('controls'));
    this.#game.setAttribute('lang', tongue.language);
    if (tongue.language === 'ar') this.#game.setAttribute('dir', 'rtl');
    else this.#game.removeAttribute('dir');
    this.#tryAgain.textContent = tongue.say('tryAgain');
    this.#newGame.textContent = tongue.say('newGame');
    this.#tools.element.hidden = this.#controls.hidden = !('table' in state);
    switch (state.phase) {
      case 'loading':
        return this.#show(this.#blank);
      case 'failed':
        this.#error.textContent = reason(tongue, state.error);
        return this.#show(this.#failure);
      case 'turn':
      case 'thinking':
      case 'over':
        return this.#drawTable(state.table, state.phase, tongue);
    }
  }

  /**
   * Shows how far the computer's thinking has come.
   *
   * @param {number} progress from 0 to 1
   */
  showProgress(progress) {
    this.#progress.style.setProperty('--_progress', String(progress));
  }

  /**
   * Moves the keyboard's focus to the board, or to what stands in its place.
   *
   * @param {FocusOptions} [options]
   */
  focus(options) {
    if (this.#stage.contains(this.#failure)) this.#tryAgain.focus(options);
    else if (this.#shown) this.#shown.board.focus(options);
    else this.#owesFocus = true;
  }

  /**
   * @param {Table} table
   * @param {'turn' | 'thinking' | 'over'} phase
   * @param {Tongue} tongue
   */
  #drawTable(table, phase, tongue) {
    if (this.#shown?.game.id !== table.game.id) {
      this.#shown = { game: table.game, board: new Board(table.game, this.#actions.choose) };
    }
    if (phase !== 'thinking') this.showProgress(0);
    this.#shown.board.draw(tongue, table, phase === 'turn' && !table.isDisabled);
    this.#tools.draw(tongue, table, phase);
    this.#score.draw(tongue, table);
    for (const button of [this.#newGame, this.#goBack]) button.setAttribute('aria-disabled', String(table.isDisabled));
    this.#drawDecision(tongue, table);
    this.#stage.toggleAttribute('data-tie', table.status.state === 'tie');
    this.#stage.setAttribute('data-mover', table.status.state === 'next' ? table.status.player : '');
    this.#show(this.#shown.board.element);
  }

  /**
   * @param {Tongue} tongue
   * @param {Table} table
   */
  #drawDecision(tongue, { decision, game }) {
    this.#decision = decision;
    const hadFocus = this.#root.activeElement === this.#goBack;
    this.#goBack.hidden = !decision;
    this.#goBack.textContent = decision ? tongue.say('goBack', { square: game.squareNames[decision.square] }) : '';
    if (hadFocus && !decision) this.focus({ preventScroll: true });
  }

  /**
   * Puts something on the stage. The keyboard's focus goes with it; where it can be nowhere, it comes back with the next.
   *
   * @param {HTMLElement} element
   */
  #show(element) {
    if (this.#stage.firstElementChild === element) return;
    this.#owesFocus ||= this.#stage.contains(this.#root.activeElement);
    this.#stage.replaceChildren(element);
    if (!this.#owesFocus || element === this.#blank) return;
    this.#owesFocus = false;
    this.focus({ preventScroll: true });
  }

  /**
   * A live region speaks when something is put into it, also the same words again. What is drawn anew only because more is known of
   * the same position is not said again.
   *
   * @param {string} text
   * @param {State} state
   */
  #announce(text, state) {
    const of = 'table' in state ? state.table.moves : state.phase;
    const asked = 'table' in state ? state.table.asked : undefined;
    const isSaid = this.#announced.of === of && this.#announced.text !== '';
    const isAnswered = asked === undefined || this.#announced.asked === asked;
    if (isSaid && isAnswered) return;
    this.#announced = { text, of, asked };
    this.#live.replaceChildren(text);
  }
}

/**
 * Whether a button cannot be used now; the keyboard finds it all the same.
 *
 * @param {Element} button
 */
function isOff(button) {
  return button.getAttribute('aria-disabled') === 'true';
}

/** What else can be done with the game. */
class Tools {
  #undo = tool('undo');
  #redo = tool('redo');
  #hint = tool('hint');
  #analyse = tool('analyse');

  element = html(
    'div',
    { class: 'tools', part: 'tools' },
    ...[this.#undo, this.#redo, this.#hint, this.#analyse].map(({ button }) => button),
  );

  /** @param {Actions} actions */
  listen(actions) {
    const all = { undo: this.#undo, redo: this.#redo, hint: this.#hint, analyse: this.#analyse };
    for (const [name, { button }] of Object.entries(all)) {
      const act = actions[/** @type {keyof typeof all} */ (name)];
      button.addEventListener('click', () => {
        if (!isOff(button)) act();
      });
    }
  }

  /**
   * @param {Tongue} tongue
   * @param {Table} table
   * @param {'turn' | 'thinking' | 'over'} phase
   */
  draw(tongue, { canUndo, canRedo, isDisabled, isAnalysing }, phase) {
    const areOff = {
      undo: !canUndo || isDisabled,
      redo: !canRedo || isDisabled,
      hint: phase !== 'turn' || isDisabled,
      analyse: false,
    };
    for (const { name, button, label } of [this.#undo, this.#redo, this.#hint, this.#analyse]) {
      label.textContent = tongue.say(name);
      button.setAttribute('aria-disabled', String(areOff[name]));
    }
    this.#analyse.button.setAttribute('aria-pressed', String(isAnalysing));
  }
}

/**
 * A button with an icon. What it cannot do now it says, and stays where it is for the keyboard.
 *
 * @template {keyof Words & ('undo' | 'redo' | 'hint' | 'analyse')} Name
 * @param {Name} name
 */
function tool(name) {
  const label = html('span', { class: 'label' });
  const button = html('button', { type: 'button', class: 'tool', part: 'tool' }, icon(name), label);
  return { name, button, label };
}

/** Wins on both sides, ties between them, and who begins. */
class ScoreCard {
  #wins = { X: html('b'), O: html('b') };
  #names = { X: html('span'), O: html('span') };
  #ties = html('span');
  #begins = html('span');
  #sides = {
    X: html('div', { class: 'side' }, this.#wins.X, this.#names.X),
    O: html('div', { class: 'side' }, this.#wins.O, this.#names.O),
  };
  #between = html('div', { class: 'between' }, this.#ties, this.#begins);

  element = html('div', { class: 'score', part: 'score' });

  /**
   * @param {Tongue} tongue
   * @param {Table} table
   */
  draw(tongue, { score, seats, first }) {
    const person = personOf(seats);
    for (const player of /** @type {const} */ (['X', 'O'])) {
      this.#wins[player].textContent = String(score[player]);
      this.#wins[player].setAttribute('data-owner', player);
      this.#names[player].textContent = person ? tongue.say(player === person ? 'you' : 'opponent') : player;
    }
    this.#ties.textContent = tongue.say('ties', { count: score.ties });
    this.#begins.textContent = tongue.say('begins', { player: first });
    const left = person ?? 'X';
    const sides = [this.#sides[left], this.#between, this.#sides[moverOf(left, 1)]];
    if (this.element.firstElementChild !== sides[0]) this.element.replaceChildren(...sides);
  }
}

/**
 * The player whose mark stands before the sentence: who moves, or who has won.
 *
 * @param {State} state
 */
function voiceOf(state) {
  if (!('table' in state) || state.table.status.state === 'tie') return '';
  return state.table.status.player;
}
