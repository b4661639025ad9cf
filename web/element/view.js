import { Board } from './board.js';
import { html, svg } from './dom.js';
import { drawGrid, drawing, drawO, drawX } from './drawing.js';
import { announcement, saying, words } from './sentences.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Table} Table */

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
        this.#error.textContent = state.error.message;
        return this.#show(this.#failure);
      case 'turn':
      case 'thinking':
      case 'over':
        return this.#drawTable(state.table);
    }
  }

  /** Moves the keyboard's focus to the board. */
  focus() {
    this.#shown?.board.focus();
  }

  /** @param {Table} table */
  #drawTable(table) {
    if (this.#shown?.game !== table.game) {
      this.#shown = { game: table.game, board: new Board(table.game, this.#actions.choose) };
    }
    this.#shown.board.draw(table);
    this.#score.draw(table);
    this.#stage.toggleAttribute('data-tie', table.status.state === 'tie');
    this.#show(this.#shown.board.element);
  }

  /** @param {HTMLElement} element */
  #show(element) {
    if (this.#stage.firstElementChild !== element) this.#stage.replaceChildren(element);
  }

  /**
   * A live region speaks when its text changes, so the same words are not said twice.
   *
   * @param {string} text
   */
  #announce(text) {
    if (text && this.#live.textContent !== text) this.#live.textContent = text;
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
    html('div', { 'data-owner': 'X' }, this.#person, words.you),
    html('div', { class: 'between' }, this.#ties, this.#begins),
    html('div', { 'data-owner': 'O' }, this.#opponent, words.opponent),
  );

  /** @param {Table} table */
  draw({ score, person, first }) {
    this.#person.textContent = String(score[person]);
    this.#opponent.textContent = String(score[person === 'X' ? 'O' : 'X']);
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
