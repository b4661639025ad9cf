// The texts about a puzzle.

import { html } from '../../dom.js';
import { games } from '../../games/tables/puzzles.js';
import { say as sayOfSite } from '../words.js';
import { grades } from './collection.js';
import { say } from './words.js';

/** @import { Asked } from './asked.js' */
/** @import { Line } from './line.js' */
/** @import { Puzzle, Solving } from './solving.js' */

/** @param {string} id */
const named = (id) => games.find((game) => game.id === id);

/**
 * The name of a game.
 *
 * @param {string} id
 */
export function nameOfGame(id) {
  return sayOfSite(named(id)?.name ?? id).replace('\u200b', '');
}

/** The grade of a puzzle as dots. @param {Puzzle} puzzle */
export function dotsOf({ grade }) {
  return grades.map((each) => (each <= grade ? '●' : '○')).join('');
}

/**
 * A date in the format of the language.
 *
 * @param {string} date
 */
export function printDate(date) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00Z`));
}

/**
 * The heading of a puzzle: its game, its grade, and the date if it is a daily puzzle.
 *
 * @param {Puzzle} puzzle
 * @param {string | undefined} date
 * @returns {(Node | string)[]}
 */
export function titleOf(puzzle, date) {
  const label = say('Grade {grade} of 5', { grade: String(puzzle.grade) });
  const dots = html('span', { role: 'img', 'aria-label': label, title: label }, dotsOf(puzzle));
  const day = date === undefined ? [] : [html('span', {}, printDate(date))];
  return [html('b', {}, nameOfGame(puzzle.game)), ' ', dots, ' ', ...day];
}

/**
 * The task.
 *
 * @param {Puzzle} puzzle
 * @param {Readonly<Asked>} asked
 */
export function taskOf({ game, result }, { isFirst, mark }) {
  const isWin = result === 'win';
  const role = named(game)?.roles?.[isFirst ? 0 : 1];
  if (role) return say('{player}: X or O, and where? Only one move wins.', { player: say(role) });
  if (!mark) {
    return isWin
      ? say('X or O, and where? Only one move wins.')
      : say('X or O, and where? Only one move keeps the tie.');
  }
  return isWin
    ? say('{player} moves: only one move wins. Which?', { player: mark })
    : say('{player} moves: only one move keeps the tie. Which?', { player: mark });
}

/**
 * The verdict on the last try; empty if there was none.
 *
 * @param {Puzzle} puzzle
 * @param {Readonly<Solving>} solving
 */
export function verdictOn({ result, solution }, { phase, wrong }) {
  const wins = result === 'win';
  switch (phase) {
    case 'wrong':
      return wins
        ? say('✗ {square} does not win. Try again.', { square: wrong })
        : say('✗ {square} loses. Try again.', { square: wrong });
    case 'right':
      return wins
        ? say('✓ Right: only {square} wins.', { square: solution })
        : say('✓ Right: only {square} keeps the tie.', { square: solution });
    case 'shown':
      return wins
        ? say('It was {square}: nothing else wins.', { square: solution })
        : say('It was {square}: nothing else keeps the tie.', { square: solution });
    default:
      return '';
  }
}

/**
 * What a step of a line says: the move, its threat, and how the line ends.
 *
 * @param {Line} line
 * @param {number} at how many moves of it have been made
 */
export function stepOf({ steps, end }, at) {
  const step = steps[at - 1];
  if (!step) return say('Each square says what it leads to. Go forward to play it out.');
  const move = step.isOwn
    ? say('You: {square}.', { square: step.name })
    : say('The best answer: {square}.', { square: step.name });
  const squares = new Intl.ListFormat(document.documentElement.lang, { type: 'unit' }).format(step.threats);
  const threat = squares && say('The threat: {squares}.', { squares });
  return [move, threat, at === steps.length && endOf(end)].filter(Boolean).join(' ');
}

/** @param {Line['end']} end */
function endOf(end) {
  switch (end) {
    case 'win':
      return say('You win.');
    case 'loss':
      return say('You lose.');
    case 'tie':
      return say('A tie.');
    case 'open':
      return say('The computer has not worked out the rest.');
  }
}
