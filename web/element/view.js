import { Board } from './board.js';
import { html, svg } from './dom.js';
import { drawGrid, drawing, drawO, drawX } from './drawing.js';
import { announcement, reason, saying, words } from './sentences.js';

/** @import { State, Table } from './state.js' */

/**
 * What a person can ask of the widget.
 * @typedef {object} Actions
 * @property {(square: number) => void} choose
 * @property {() => void} newGame
 * @property {() => void} tryAgain
 */

/** The widget on the screen: built once, then brought up to date by `draw`. */
export class View {
  #root;
  #actions;

  #mark = svg('svg', { viewBox: '-36 -36 72 72', 'aria-hidden': 'true', class: 'voice' }, drawX(), drawO());
  #sentence = html('span', { class: 'sentence' });
  #aside = html('small');
  #live = html('p', { class: 'live', role: 'status' });
  #stage = html('div', { class: 'stage' });
  #blank = html('div', { class: 'board' }, drawing({ columns: 3, rows: 3 }, drawGrid({ columns: 3, rows: 3 })));
  #error = html('p');
  #tryAgain = html('button', { type: 'button', class: 'button', part: 'button' }, words.tryAgain);
  #failure = html('div', { class: 'failure', part: 'error' }, this.#error, this.#tryAgain);
  #score = new ScoreCard();
  #newGame = html('button', { type: 'button', class: 'button', part: 'button' }, words.newGame);
  #controls = html(
    'div',
    { class: 'controls', role: 'group', 'aria-label': words.controls },
    this.#score.element,
    this.#newGame,
  );

  /** @type {{ game: Table['game'], board: Board } | undefined} */
  #shown;

  #owesFocus = false;

  /**
   * @param {ShadowRoot} root
   * @param {Actions} actions
   */
  constructor(root, actions) {
    this.#root = root;
    this.#actions = actions;
    this.#newGame.addEventListener('click', actions.newGame);
    this.#tryAgain.addEventListener('click', actions.tryAgain);
    const said = html('span', { class: 'words' }, this.#sentence, this.#aside);
    const status = html('p', { class: 'status', part: 'status' }, this.#mark, said);
    root.append(html('div', { class: 'game' }, status, this.#stage, this.#controls, this.#live));
  }

  /**
   * Shows a state; whatever was shown before does not matter.
   *
   * @param {State} state
   */
  draw(state) {
    const { sentence, aside } = saying(state);
    this.#sentence.textContent = sentence;
    this.#aside.textContent = aside;
    this.#announce(announcement(state));
    this.#mark.setAttribute('data-owner', voiceOf(state));
    this.#root.firstElementChild?.setAttribute('data-phase', state.phase);
    this.#controls.hidden = !('table' in state);
    switch (state.phase) {
      case 'loading':
        return this.#show(this.#blank);
      case 'failed':
        this.#error.textContent = reason(state.error);
        return this.#show(this.#failure);
      case 'turn':
      case 'thinking':
      case 'over':
        return this.#drawTable(state.table, state.phase === 'turn');
    }
  }

  /**
   * Moves the keyboard's focus to the board, or to what stands in its place.
   *
   * @param {FocusOptions} [options]
   */
  focus(options) {
    if (this.#stage.contains(this.#failure)) this.#tryAgain.focus(options);
    else this.#shown?.board.focus(options);
  }

  /**
   * @param {Table} table
   * @param {boolean} isTurn whether the person may choose a square
   */
  #drawTable(table, isTurn) {
    if (this.#shown?.game !== table.game) {
      this.#shown = { game: table.game, board: new Board(table.game, this.#actions.choose) };
    }
    this.#shown.board.draw(table, isTurn);
    this.#score.draw(table);
    this.#stage.toggleAttribute('data-tie', table.status.state === 'tie');
    this.#show(this.#shown.board.element);
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
   * A live region speaks when something is put into it, also the same words again.
   *
   * @param {string} text
   */
  #announce(text) {
    this.#live.replaceChildren(text);
  }
}

/** Wins on both sides, ties between them, and who begins. */
class ScoreCard {
  #person = html('b');
  #opponent = html('b');
  #ties = html('span');
  #begins = html('span');

  element = html(
    'div',
    { class: 'score', part: 'score' },
    html('div', {}, this.#person, words.you),
    html('div', { class: 'between' }, this.#ties, this.#begins),
    html('div', {}, this.#opponent, words.opponent),
  );

  /** @param {Table} table */
  draw({ score, person, first }) {
    const opponent = person === 'X' ? 'O' : 'X';
    this.#person.textContent = String(score[person]);
    this.#person.setAttribute('data-owner', person);
    this.#opponent.textContent = String(score[opponent]);
    this.#opponent.setAttribute('data-owner', opponent);
    this.#ties.textContent = words.ties(score.ties);
    this.#begins.textContent = words.begins(first);
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
