// The page of puzzles: the daily puzzle, others by game and grade, and the rush.

import '../../element/index.js';
import { engineFor } from '../../engine/by-game.js';
import { loadEngine } from '../../engine/load-by-game.js';
import '../site.js';
import { games } from '../../games/tables/puzzles.js';
import { tell, tellBriefly } from '../notice.js';
import { recall, remember } from '../storage.js';
import { translate } from '../words.js';
import { drawWeek, textOfWeek } from './archive.js';
import { askedIn } from './asked.js';
import { grades, puzzlesOf } from './collection.js';
import { dateOf, gameOf, puzzleOf, streakOf } from './daily.js';
import { lineOf } from './line.js';
import { LinePlayer } from './player.js';
import { keepProgress, keptProgress } from './progress.js';
import { stepOf, taskOf, titleOf, verdictOn } from './sentences.js';
import { shareResult, shareText } from './sharing.js';
import { begun, isOver, shown, tried } from './solving.js';
import { say, speak } from './words.js';

/** @import { MoveDetail, NoughtsGame } from '../../element/index.js' */
/** @import { Asked } from './asked.js' */
/** @import { Line } from './line.js' */
/** @import { Puzzle, Solving } from './solving.js' */

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const board = /** @type {NoughtsGame} */ (element('puzzle'));
const gameChoice = /** @type {HTMLSelectElement} */ (element('practice-game'));
const gradeChoice = /** @type {HTMLSelectElement} */ (element('practice-grade'));
/** @type {NodeListOf<HTMLInputElement>} */
const choices = document.querySelectorAll('input[name=which]');
const next = element('next');
const share = element('share');
const show = element('show');
const why = element('why');
const play = element('play');

/**
 * The date of the shown daily puzzle; undefined for other puzzles.
 * @type {string | undefined}
 */
let date;

/** @type {Puzzle | undefined} */
let puzzle;

/**
 * Who is to find its move, once the engine has said so.
 * @type {Readonly<Asked> | undefined}
 */
let asked;

/** @type {Readonly<Solving>} */
let solving = begun;

/**
 * The line that is played out; undefined if none is.
 * @type {Readonly<Line> | undefined}
 */
let line;

/** How many lines were asked for or left: one that comes late is not shown. */
let lines = 0;

const player = new LinePlayer(showStep, closeLine);
board.after(player.element);

const isDaily = () => date !== undefined;

const today = () => dateOf(new Date());

/** The last of the past days that are shown. */
let end = today();

/** How many puzzles were asked for: only the last one is shown. */
let requests = 0;

/**
 * The rush, while it has the board.
 * @type {{ close: () => void } | undefined}
 */
let rush;

/** Marks a choice. @param {string} which empty for a past day: then each choice can be made */
function choose(which) {
  for (const choice of choices) choice.checked = choice.value === which;
  element('practice').hidden = which !== 'more';
}

/** Shows the puzzle of a day. @param {string} day */
function openDay(day) {
  choose(day === today() ? 'today' : '');
  return open(async () => ({ day, chosen: puzzleOf(day, await puzzlesOf(gameOf(day))) }));
}

/** Shows the daily puzzle, and the week up to it. */
function openToday() {
  end = today();
  return openDay(end);
}

/** Shows the next puzzle of the chosen game and grade. */
function openPractice() {
  choose('more');
  const game = gameChoice.value;
  const grade = Number(gradeChoice.value);
  return open(async () => {
    const puzzles = (await puzzlesOf(game)).filter((candidate) => candidate.grade === grade);
    return { chosen: puzzles[(keptProgress().practised[`${game} ${grade}`] ?? 0) % puzzles.length] };
  });
}

/**
 * Shows a puzzle. Until it is there, the one before stays, and counts as what it is.
 *
 * @param {() => Promise<{ chosen: Puzzle | undefined, day?: string }>} load
 */
async function open(load) {
  const request = ++requests;
  closeRush();
  try {
    const { chosen, day } = await load();
    if (request !== requests) return;
    await present(chosen, day);
    tell('');
  } catch {
    if (request !== requests) return;
    tellUnloaded();
    addEventListener('online', () => request === requests && void open(load), { once: true });
  }
}

/** Gives the board to the rush. */
async function openRush() {
  choose('rush');
  const request = ++requests;
  try {
    const { openRush: opened } = await import('../rush/panel.js');
    const panel = await opened(board);
    if (request !== requests) return panel.close();
    rush = panel;
  } catch {
    if (request !== requests) return;
    tellUnloaded();
    addEventListener('online', () => request === requests && void openRush(), { once: true });
    return;
  }
  endLine();
  puzzle = undefined;
  element('puzzles').classList.remove('played-on');
  element('puzzles').classList.add('rushing');
  tell('');
}

function closeRush() {
  rush?.close();
  rush = undefined;
  element('puzzles').classList.remove('rushing');
}

function tellUnloaded() {
  tell(say('The puzzles could not be loaded. Check your connection.'));
}

/**
 * @param {Puzzle | undefined} chosen
 * @param {string | undefined} day undefined for practice
 */
async function present(chosen, day) {
  date = day;
  puzzle = chosen;
  endLine();
  asked = undefined;
  if (!puzzle) return;
  solving = isDaily() ? solvedBefore() : begun;
  board.opponent = 'human';
  board.analysis = false;
  if (!isOver(solving)) board.position = puzzle.match;
  element('puzzles').classList.remove('played-on');
  draw();
  const found = await askedIn(puzzle);
  if (puzzle !== chosen) return;
  asked = found;
  if (isOver(solving)) board.position = asked.solved;
  draw();
}

/**
 * Plays out the solution of a solved puzzle, or what is wrong with the last try. The solution
 * begins with the outcome of every move; before it is found, that would give it away.
 *
 * @param {Puzzle} puzzle
 */
async function playLine({ match, solution }) {
  const { wrong } = solving;
  endLine();
  const own = lines;
  why.setAttribute('aria-disabled', 'true');
  try {
    const { position } = (await loadEngine(engineFor(match))).parse(match);
    const found = await lineOf(position, wrong || solution, nextTask);
    if (own !== lines) return;
    line = found;
  } catch {
    if (own === lines) tellUnloaded();
    return;
  } finally {
    if (own === lines) why.removeAttribute('aria-disabled');
  }
  tell('');
  draw();
  player.open(wrong ? 1 : 0, line.steps.length, wrong ? say('Back to the puzzle') : '');
  player.element.scrollIntoView({ block: 'nearest' });
}

/** Lets the page draw, and read keys. */
const nextTask = () => new Promise((/** @type {(value: void) => void} */ done) => setTimeout(done));

/** Shows the position of the line after so many moves. @param {number} at */
function showStep(at) {
  if (!puzzle || !line) return;
  board.position = [puzzle.match, ...line.steps.slice(0, at).map(({ name }) => name)].join('.');
  board.analysis = at === 0;
  element('verdict').textContent = stepOf(line, at);
}

/** Forgets the line, and one that is not there yet. */
function endLine() {
  lines++;
  line = undefined;
  why.removeAttribute('aria-disabled');
  player.element.hidden = true;
}

/** Returns from the line to the puzzle, which is not solved yet. */
function closeLine() {
  if (!puzzle) return;
  endLine();
  board.position = puzzle.match;
  draw();
  board.focus({ preventScroll: true });
}

/** How the daily puzzle was solved before on this device. @returns {Readonly<Solving>} */
function solvedBefore() {
  const { days, late } = keptProgress();
  const tries = days[date ?? ''] ?? late[date ?? ''];
  if (tries === undefined) return begun;
  return tries === 0 ? { ...begun, phase: 'shown' } : { ...begun, phase: 'right', tries };
}

/** @param {Readonly<Solving>} state */
function go(state) {
  solving = state;
  endLine();
  if (puzzle && isOver(state)) keep(puzzle, state);
  draw();
}

/**
 * Remembers that a puzzle was solved.
 *
 * @param {Puzzle} done
 * @param {Readonly<Solving>} state
 */
function keep({ game, grade }, { phase, tries }) {
  const progress = keptProgress();
  const name = `${game} ${grade}`;
  const days = date === today() ? progress.days : progress.late;
  if (date !== undefined) days[date] = phase === 'right' ? tries : 0;
  else progress.practised[name] = (progress.practised[name] ?? 0) + 1;
  keepProgress(progress);
}

function draw() {
  if (!puzzle) return;
  const over = isOver(solving);
  element('title').replaceChildren(...titleOf(puzzle, date));
  element('task').textContent = asked ? taskOf(puzzle, asked) : '';
  element('verdict').dataset.phase = solving.phase;
  element('verdict').textContent = verdictOn(puzzle, solving);
  board.setAttribute('aria-busy', `${!asked}`);
  board.movable = over || line || !asked ? 'none' : 'both';
  next.hidden = isDaily() || !over;
  share.hidden = !isDaily() || !over;
  show.hidden = solving.phase !== 'wrong' || line !== undefined;
  why.hidden = solving.phase === 'find' || line !== undefined;
  why.textContent = solving.wrong ? say('Why not {square}?', { square: solving.wrong }) : say('Why?');
  play.hidden = !over;
  element('streak').textContent = streak();
  drawArchive();
}

function drawArchive() {
  element('archive').hidden = !isDaily();
  if (date !== undefined) drawWeek(element('week'), { end, today: today(), shown: date, open: openDay, turn });
}

/** Turns to the past days up to one. @param {string} to */
function turn(to) {
  end = to;
  drawArchive();
}

/** How many days in a row the puzzle was found; empty where that is no news, or over. */
function streak() {
  const { days } = keptProgress();
  const count = date !== today() || solving.phase === 'shown' ? 0 : streakOf((day) => (days[day] ?? 0) > 0, date);
  return count > 1 ? say('Found on {count} days in a row.', { count: String(count) }) : '';
}

board.addEventListener('noughts-beforemove', (event) => {
  const { name } = /** @type {CustomEvent<MoveDetail>} */ (event).detail;
  if (!puzzle || isOver(solving)) return; // the move was shown
  const after = tried(solving, puzzle, name);
  if (after.phase === 'wrong') event.preventDefault();
  go(after);
});

show.addEventListener('click', () => {
  if (!puzzle) return;
  go(shown(solving));
  board.play(puzzle.solution);
  (next.hidden ? share : next).focus();
});
why.addEventListener('click', () => {
  if (puzzle && why.getAttribute('aria-disabled') !== 'true') void playLine(puzzle);
});
play.addEventListener('click', () => {
  if (!puzzle || !asked) return;
  endLine();
  why.hidden = true;
  play.hidden = true;
  board.analysis = false;
  board.position = asked.solved;
  element('puzzles').classList.add('played-on');
  board.mark = asked.player;
  board.movable = 'both';
  board.opponent = 'best';
  board.focus({ preventScroll: true });
});
next.addEventListener('click', () => {
  void openPractice();
  board.focus({ preventScroll: true });
});
share.addEventListener('click', async () => {
  if (puzzle && date !== undefined) tellBriefly(await shareResult(puzzle, solving, date, streak()));
});

element('share-week').addEventListener('click', async () => tellBriefly(await shareText(textOfWeek(today()))));

for (const [choice, name, known] of /** @type {const} */ ([
  [gameChoice, 'puzzle-game', games.map(({ id }) => id)],
  [gradeChoice, 'puzzle-grade', grades],
])) {
  const remembered = recall(name);
  if (known.some((value) => String(value) === remembered)) choice.value = remembered ?? '';
  choice.addEventListener('change', () => {
    remember(name, choice.value);
    void openPractice();
  });
}
for (const choice of choices) choice.addEventListener('change', openChosen);

/** Opens what is chosen: the browser may have kept the choice. */
function openChosen() {
  const chosen = [...choices].find(({ checked }) => checked)?.value;
  return chosen === 'rush' ? openRush() : chosen === 'more' ? openPractice() : openToday();
}

/** Starts when the words are there. Then the puzzles are kept for use without a network. */
async function begin() {
  translate(await speak());
  await openChosen();
  const { keepGroup } = await import('../offline.js');
  await keepGroup('puzzles');
  await keepGroup('further'); // the engine for some of the puzzles
}
begin().catch(() => {}); // without a service worker
