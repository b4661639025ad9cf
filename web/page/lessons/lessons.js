// The page of lessons: positions of a game in which a person finds the moves that win and hold.

import '../../element/index.js';
import { engineFor } from '../../engine/by-game.js';
import { loadEngine } from '../../engine/load-by-game.js';
import '../site.js';
import { html } from '../../dom.js';
import { lessons } from '../../games/tables/lessons.js';
import { tell } from '../notice.js';
import { say as sayOfSite, translate } from '../words.js';
import { begun, isOpen, shown, tried } from './learning.js';
import { keepDone, keptProgress } from './progress.js';
import { verdictOn } from './sentences.js';
import { answerTo, isRight, losesAtOnce } from './tasks.js';
import { say, speak } from './words.js';

/** @import { MoveDetail, NoughtsGame } from '../../element/index.js' */
/** @import { Position } from '../../engine/index.js' */
/** @import { Step, Task } from '../../games/bags.js' */
/** @import { Learning } from './learning.js' */

/** How long after a move the other player answers, in milliseconds. */
const pause = 500;

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const board = /** @type {NoughtsGame} */ (element('board'));
const choice = /** @type {HTMLSelectElement} */ (element('lesson'));
const play = /** @type {HTMLAnchorElement} */ (element('play'));
const next = element('next');
const again = element('again');
const show = element('show');

/** @type {typeof lessons[number] | undefined} */
let lesson;

/** @type {Step | undefined} */
let step;

/**
 * Where the next move is to be found, and what it has to do; undefined until the engine is there.
 * @type {{ match: string, position: Position, task: Task } | undefined}
 */
let asked;

/** @type {Readonly<Learning>} */
let learning = begun;

/** Whether the page itself moves at the board. */
let isMoving = false;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Opens the lesson of the address, or the first one, at the first step that is not done. */
async function openLesson() {
  const game = location.hash.slice(1);
  lesson = lessons.find((each) => each.game === game) ?? lessons[0];
  if (!lesson) return;
  choice.value = lesson.game;
  play.href = `index.html#${lesson.game}.X`;
  await openStep(firstOpen() ?? lesson.steps[0]);
}

/** The first step that is not done, after the current one if there is one there. */
function firstOpen() {
  if (!lesson) return undefined;
  const { game, steps } = lesson;
  const done = keptProgress()[game] ?? [];
  const at = step ? steps.indexOf(step) + 1 : 0;
  return [...steps.slice(at), ...steps.slice(0, at)].find(({ id }) => !done.includes(id));
}

/** The step that comes next: when all are done, the following one. The last one has none. */
function following() {
  return firstOpen() ?? lesson?.steps[step ? lesson.steps.indexOf(step) + 1 : 0];
}

/** @param {Step | undefined} chosen */
async function openStep(chosen) {
  if (!chosen) return;
  step = chosen;
  asked = undefined;
  clearTimeout(timer);
  learning = begun;
  board.position = chosen.match;
  draw();
  // The steps are below the board, which may be out of view when one is chosen.
  element('title').scrollIntoView({ block: 'nearest' });
  try {
    const engine = await loadEngine(engineFor(chosen.match));
    if (step !== chosen) return;
    const match = engine.parse(chosen.match);
    asked = { match: chosen.match, position: match.position, task: chosen.task };
    match.dispose();
    tell('');
    draw();
  } catch {
    tell(sayOfSite('This could not be loaded. Check your connection.'));
    addEventListener('online', () => step === chosen && void openStep(chosen), { once: true });
  }
}

function draw() {
  if (!lesson || !step) return;
  const { phase } = learning;
  const { steps } = lesson;
  const place = { number: String(steps.indexOf(step) + 1), count: String(steps.length) };
  element('title').textContent = say(step.title);
  element('place').textContent = say('Step {number} of {count}', place);
  element('task').textContent = say(step.text);
  element('verdict').dataset.phase = phase === 'onward' ? 'right' : phase;
  element('verdict').textContent = verdictOn(learning, step.task);
  board.setAttribute('aria-busy', `${!asked}`);
  board.movable = asked && isOpen(learning) ? 'both' : 'none';
  const isOver = phase === 'right' || phase === 'shown';
  again.hidden = phase !== 'wrong';
  show.hidden = phase !== 'wrong';
  next.hidden = !isOver || following() === undefined;
  play.hidden = !isOver || firstOpen() !== undefined;
  drawSteps();
}

function drawSteps() {
  if (!lesson) return;
  const { game, steps } = lesson;
  const done = keptProgress()[game] ?? [];
  const row = element('steps');
  const focused = [...row.children].findIndex((item) => item.contains(document.activeElement));
  row.replaceChildren(
    ...steps.map((each, index) => {
      const isDone = done.includes(each.id);
      const name = [`${index + 1}`, say(each.title), ...(isDone ? [say('done')] : [])].join(', ');
      const current = each === step ? { 'aria-current': 'step' } : {};
      const shown = `${index + 1}${isDone ? ' ✓' : ''}`;
      const button = html('button', { type: 'button', 'aria-label': name, title: say(each.title), ...current }, shown);
      button.addEventListener('click', () => void openStep(each));
      return html('li', {}, button);
    }),
  );
  // The row is drawn anew.
  const button = focused < 0 ? undefined : row.children[focused]?.firstElementChild;
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

/**
 * Makes a move at the board in place of the person.
 *
 * @param {string} name
 */
function move(name) {
  isMoving = true;
  board.play(name);
  isMoving = false;
}

/** A move of the person. @param {string} name */
function tryMove(name) {
  if (!asked || !lesson || !step) return;
  const { position, task, match } = asked;
  const { moveNames } = position.game;
  const number = moveNames.indexOf(name);
  const isGood = isRight(task, position, number);
  const found = isGood && isDone(task, position, number) ? undefined : answerTo(task, position, number);
  const answer = found ? `${moveNames[found.move]}` : '';
  const isLoss = found?.isLoss ?? losesAtOnce(position, number);
  learning = tried(learning, { isRight: isGood, move: name, answer, isLoss });
  if (learning.phase === 'right') keepDone(lesson.game, step.id);
  if (found && learning.phase === 'onward') {
    const moves = (task.moves ?? 1) - 1;
    const next = { match: `${match}.${name}.${answer}`, position: position.after(number).after(found.move) };
    asked = { ...next, task: { ...task, moves } };
  }
  draw();
  if (found) answerSoon(answer);
  focusMain();
}

/**
 * Whether nothing is left to do after a right move.
 *
 * @param {Task} task
 * @param {Position} position
 * @param {number} move
 */
function isDone(task, position, move) {
  return task.kind !== 'win' || isRight({ ...task, moves: 1 }, position, move);
}

/** Has the other player answer. Until then the person waits. @param {string} answer */
function answerSoon(answer) {
  board.movable = 'none';
  timer = setTimeout(() => {
    move(answer);
    draw();
  }, pause);
}

/** After a verdict the next button has the focus, so that Enter goes on. */
function focusMain() {
  [again, next, play].find((button) => !button.hidden)?.focus({ preventScroll: true });
}

board.addEventListener('noughts-beforemove', (event) => {
  if (isMoving) return;
  const { name } = /** @type {CustomEvent<MoveDetail>} */ (event).detail;
  if (asked && isOpen(learning)) tryMove(name);
  else event.preventDefault();
});

// After a wrong move a press on the board takes it back first.
board.addEventListener(
  'click',
  () => {
    if (learning.phase === 'wrong') again.click();
  },
  true,
);

again.addEventListener('click', () => {
  takeBack();
  learning = begun;
  draw();
  board.focus({ preventScroll: true });
});

show.addEventListener('click', () => {
  if (!asked) return;
  const { position, task } = asked;
  const right = position.legalMoves.find((each) => isRight(task, position, each));
  if (right === undefined) return;
  const name = `${position.game.moveNames[right]}`;
  takeBack();
  learning = shown(learning, name);
  move(name);
  draw();
  focusMain();
});

/** Takes back the wrong move and its answer. */
function takeBack() {
  clearTimeout(timer);
  if (asked) board.position = asked.match;
}

next.addEventListener('click', () => {
  void openStep(following());
  board.focus({ preventScroll: true });
});

choice.addEventListener('change', () => {
  history.replaceState(null, '', `#${choice.value}`);
  void openLesson();
});
addEventListener('hashchange', openLesson);

/** Starts when the words are there. Then the engine of further games is kept for use offline. */
async function begin() {
  translate(await speak());
  await openLesson();
  const { keepGroup } = await import('../offline.js');
  await keepGroup('further');
}
begin().catch(() => {}); // without a service worker
