// The puzzle rush on the page of puzzles: the choices before it, the rush itself, and its result.

import { html } from '../../dom.js';
import { games } from '../../games/tables/puzzles.js';
import { button } from '../dialog.js';
import { tell, tellBriefly } from '../notice.js';
import { askedIn } from '../puzzles/asked.js';
import { puzzlesOf } from '../puzzles/collection.js';
import { nameOfGame, taskOf } from '../puzzles/sentences.js';
import { shareText } from '../puzzles/sharing.js';
import { say as sayOfPuzzles } from '../puzzles/words.js';
import { Countdown, printTime } from './countdown.js';
import { keepRecord, recordOf } from './records.js';
import { answered, begun, ended, foundIn, gradeIn, lives, livesIn } from './rush.js';
import { resultIn, sharedText, signsOf } from './sentences.js';
import { nextPuzzle } from './supply.js';
import { say, speak } from './words.js';

/** @import { MoveDetail, NoughtsGame } from '../../element/index.js' */
/** @import { Asked } from '../puzzles/asked.js' */
/** @import { Puzzle } from '../puzzles/solving.js' */
/** @import { Kind } from './records.js' */
/** @import { Rush } from './rush.js' */

/** How long a rush with a clock takes, in milliseconds. */
const threeMinutes = 180_000;

/** How often the shown time is renewed, in milliseconds. */
const tick = 200;

/** How long an answer is shown before the next puzzle, in milliseconds. The time is held then. */
const shownFor = { right: 400, wrong: 1500 };

/** When the time left is read out, in milliseconds. */
const [minute, seconds] = [60_000, 10_000];

/**
 * Opens the rush on the page of puzzles.
 *
 * @param {NoughtsGame} board
 * @returns {Promise<RushPanel>} rejects if its words cannot be loaded
 */
export async function openRush(board) {
  await speak();
  return new RushPanel(board);
}

/** The rush: it has the board for itself until it is closed. */
class RushPanel {
  #board;

  /** @type {Readonly<Rush>} */
  #rush = begun;

  /** Undefined without a clock. @type {Countdown | undefined} */
  #countdown;

  /** The time left when it was last read out, in milliseconds. */
  #told = threeMinutes;

  #isPaused = false;

  /** @type {Set<string>} */
  #seen = new Set();

  /** The puzzles of the chosen games. @type {Promise<Puzzle[]>} */
  #puzzles = Promise.resolve([]);

  /** The puzzle on the board; undefined while there is none to solve. @type {Puzzle | undefined} */
  #puzzle;

  /** The last puzzle that was on the board. @type {Puzzle | undefined} */
  #last;

  /** Counts what was begun: what comes late belongs to something else. */
  #turns = 0;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  #closing = new AbortController();

  #game = html('select', { id: 'rush-game' });
  #withoutClock = html('input', { type: 'checkbox', id: 'rush-free' });
  #time = html('span', { class: 'time', role: 'timer' });
  #found = html('span');
  #lives = html('span', { role: 'img', class: 'lives' });
  #task = html('p', { class: 'task' });
  #verdict = html('p', { class: 'verdict' });
  #live = html('p', { class: 'unseen', role: 'status' });
  #result = html('h2', { class: 'result', tabindex: '-1' });
  #signs = html('p', { class: 'signs', 'aria-hidden': 'true' });
  #record = html('p');
  #caption = html('p', { class: 'caption' });
  #start = button('strong', () => this.#begin());
  #share = button('quiet', () => this.#shareResult(), sayOfPuzzles('Share the result'));
  #pause = button('quiet', () => this.#setPaused(!this.#isPaused));
  #stop = button('quiet', () => this.#end(), say('Stop'));

  /** What is shown before and after a rush. */
  #lobby = html(
    'section',
    { class: 'rush lobby', 'aria-label': say('Puzzle rush') },
    this.#result,
    this.#signs,
    this.#record,
    html('p', {}, say('Find as many moves as you can in three minutes. Three wrong answers end it.')),
    html('label', {}, html('span', {}, say('Game')), this.#game),
    html('label', { class: 'switch' }, this.#withoutClock, ` ${say('Without a clock')}`),
    html('div', { class: 'buttons' }, this.#start, this.#share),
    this.#caption,
  );

  /** What is shown above the board, and below it. */
  #above = html(
    'section',
    { class: 'rush', 'aria-label': say('Puzzle rush') },
    html('p', { class: 'standing' }, this.#time, this.#found, this.#lives),
    this.#task,
    this.#verdict,
  );
  #below = html('div', { class: 'buttons' }, this.#pause, this.#stop);

  /** @param {NoughtsGame} board */
  constructor(board) {
    this.#board = board;
    for (const [id, name] of [['all', say('All games')], ...games.map(({ id: of }) => [of, nameOfGame(of)])]) {
      this.#game.append(html('option', { value: `${id}` }, `${name}`));
    }
    const { signal } = this.#closing;
    board.addEventListener('noughts-beforemove', (event) => this.#answer(/** @type {CustomEvent} */ (event)), {
      signal,
    });
    document.addEventListener('visibilitychange', () => document.hidden && this.#setPaused(true), { signal });
    for (const choice of [this.#game, this.#withoutClock]) {
      choice.addEventListener('change', () => this.#drawRecord());
    }
    board.before(this.#lobby, this.#above, this.#live);
    board.after(this.#below);
    this.#draw();
    this.#drawRecord();
  }

  /** Gives the board back. */
  close() {
    this.#turns++;
    clearTimeout(this.#timer);
    this.#closing.abort();
    for (const part of [this.#lobby, this.#above, this.#live, this.#below]) part.remove();
    this.#board.hidden = false;
    this.#board.inert = false;
    this.#board.removeAttribute('aria-busy');
    this.#board.classList.remove('with-marks', 'solved');
  }

  /** @returns {Kind} */
  get #kind() {
    return `${this.#game.value} ${this.#withoutClock.checked ? 'free' : 'timed'}`;
  }

  get #isRunning() {
    return !this.#rush.isOver && this.#turns > 0;
  }

  #begin() {
    const chosen = this.#game.value === 'all' ? games.map(({ id }) => id) : [this.#game.value];
    this.#puzzles = Promise.all(chosen.map(puzzlesOf)).then((all) => all.flat());
    this.#rush = begun;
    this.#countdown = this.#withoutClock.checked ? undefined : new Countdown(threeMinutes);
    this.#told = threeMinutes;
    this.#isPaused = false;
    this.#last = undefined;
    Object.assign(this.#board, { opponent: 'human', analysis: false });
    this.#signs.textContent = this.#task.textContent = this.#verdict.textContent = '';
    this.#verdict.dataset.phase = '';
    void this.#next('');
    this.#stop.focus({ preventScroll: true });
  }

  /**
   * Puts the next puzzle on the board. The time is held until it is there.
   *
   * @param {string} verdict on the answer before, to be read out with the task
   */
  async #next(verdict) {
    const turn = ++this.#turns;
    this.#puzzle = undefined;
    this.#draw();
    try {
      const puzzle = nextPuzzle(await this.#puzzles, gradeIn(this.#rush), this.#seen);
      if (!puzzle || turn !== this.#turns) return;
      this.#board.position = puzzle.match;
      const asked = await askedIn(puzzle);
      if (turn !== this.#turns) return;
      this.#present(puzzle, asked, verdict);
    } catch {
      if (turn !== this.#turns) return;
      tell(sayOfPuzzles('The puzzles could not be loaded. Check your connection.'));
      this.#end();
    }
  }

  /** @param {Puzzle} puzzle @param {Asked} asked @param {string} verdict */
  #present(puzzle, asked, verdict) {
    this.#puzzle = this.#last = puzzle;
    this.#task.textContent = taskOf(puzzle, asked);
    this.#board.classList.toggle('with-marks', asked.mark === null);
    this.#verdict.textContent = nameOfGame(puzzle.game);
    this.#verdict.dataset.phase = '';
    this.#live.textContent = [verdict, `${nameOfGame(puzzle.game)}.`, this.#task.textContent].filter(Boolean).join(' ');
    if (!this.#isPaused) this.#goOn();
    this.#draw();
    if (!this.#isPaused) this.#board.focus({ preventScroll: true });
  }

  #goOn() {
    this.#countdown?.run();
    this.#tick();
  }

  /** Renews the time while it runs, and ends the rush when it is up. */
  #tick() {
    clearTimeout(this.#timer);
    if (!this.#countdown) return;
    const { left } = this.#countdown;
    this.#time.textContent = printTime(left);
    if (left === 0) return this.#end(say('The time is up.'));
    for (const due of [minute, seconds]) {
      if (left > due || this.#told <= due) continue;
      this.#told = due;
      this.#live.textContent = due === minute ? say('One minute left.') : say('Ten seconds left.');
    }
    this.#timer = setTimeout(() => this.#tick(), tick);
  }

  #hold() {
    this.#countdown?.hold();
    clearTimeout(this.#timer);
  }

  /** @param {CustomEvent<MoveDetail>} event */
  #answer(event) {
    const puzzle = this.#puzzle;
    if (!puzzle || this.#isPaused) return;
    const { name } = event.detail;
    const isRight = name === puzzle.solution;
    if (!isRight) event.preventDefault();
    this.#hold();
    this.#puzzle = undefined;
    this.#rush = answered(this.#rush, isRight);
    const verdict = isRight ? say('✓ Right.') : say('✗ It was {square}.', { square: puzzle.solution });
    this.#verdict.textContent = verdict;
    this.#verdict.dataset.phase = isRight ? 'right' : 'wrong';
    if (!isRight) this.#board.position = `${puzzle.match}.${puzzle.solution}`;
    if (this.#rush.isOver) return this.#end(verdict);
    this.#draw();
    this.#timer = setTimeout(() => void this.#next(verdict), isRight ? shownFor.right : shownFor.wrong);
  }

  /** @param {boolean} isPaused */
  #setPaused(isPaused) {
    if (!this.#isRunning || isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    if (this.#puzzle) {
      if (isPaused) this.#hold();
      else this.#goOn();
    }
    this.#draw();
    if (!isPaused && this.#puzzle) this.#board.focus({ preventScroll: true });
  }

  /** @param {string} [reason] why it is over */
  #end(reason = '') {
    this.#hold();
    this.#turns++;
    this.#puzzle = undefined;
    this.#rush = ended(this.#rush);
    const before = recordOf(this.#kind);
    const isRecord = keepRecord(this.#kind, foundIn(this.#rush));
    this.#draw();
    this.#result.textContent = [reason, resultIn(this.#rush)].filter(Boolean).join(' ');
    this.#signs.textContent = signsOf(this.#rush);
    this.#record.textContent = isRecord && before > 0 ? say('That is a new record.') : '';
    if (!isRecord) this.#drawRecord();
    this.#showLast();
    this.#result.focus();
  }

  /** Shows the last puzzle with its solution, small. */
  #showLast() {
    const last = this.#last;
    if (!last) return;
    this.#board.position = `${last.match}.${last.solution}`;
    this.#caption.textContent = say('The last puzzle, with its solution: {square}', { square: last.solution });
  }

  /** Shows the record for what is chosen, if there is one. */
  #drawRecord() {
    const record = recordOf(this.#kind);
    this.#record.textContent = record > 0 ? say('Your record: {count}', { count: String(record) }) : '';
  }

  #draw() {
    const isRunning = this.#isRunning;
    const isReady = this.#puzzle !== undefined && !this.#isPaused;
    const isAnswered = this.#puzzle === undefined && this.#verdict.dataset.phase !== '';
    this.#lobby.hidden = isRunning;
    this.#above.hidden = !isRunning;
    this.#below.hidden = !isRunning;
    const isSolved = this.#rush.isOver && this.#last !== undefined;
    this.#caption.hidden = !isSolved;
    this.#board.classList.toggle('solved', isSolved);
    this.#board.hidden = !isRunning && !isSolved;
    this.#board.inert = isRunning && this.#isPaused;
    this.#board.movable = isReady ? 'both' : 'none';
    this.#board.setAttribute('aria-busy', `${isRunning && !isReady && !isAnswered}`);
    this.#start.textContent = this.#rush.isOver ? say('Again') : say('Start');
    this.#share.hidden = !this.#rush.isOver;
    this.#result.hidden = !this.#rush.isOver;
    this.#pause.textContent = this.#isPaused ? say('Go on') : say('Pause');
    this.#time.hidden = !this.#countdown;
    this.#time.textContent = this.#countdown ? printTime(this.#countdown.left) : '';
    this.#found.textContent = `✓ ${foundIn(this.#rush)}`;
    const left = livesIn(this.#rush);
    this.#lives.textContent = '♥\uFE0E'.repeat(left) + '♡\uFE0E'.repeat(lives - left);
    this.#lives.setAttribute('aria-label', say('Wrong answers left: {count}', { count: String(left) }));
  }

  async #shareResult() {
    tellBriefly(await shareText(sharedText(this.#rush, this.#kind)));
  }
}
