import { partsOf } from '../board/coordinates.js';
import { characterOf } from '../board/keys.js';
import { otherThan, personOf } from '../state/state.js';
import { beginning, nameOf, played, sideOf } from './sentences.js';

/** @import { Key } from '../board/keys.js' */
/** @import { PlayingState } from '../state/state.js' */
/** @import { Messages } from './messages.js' */

/**
 * @typedef {'last' | 'position' | 'row' | 'column' | 'score' | 'keys'} Question what a screen
 *   reader can be asked to read at the board
 */

/**
 * The questions by their letters, with Shift. Letters without Shift begin the name of a square.
 *
 * @type {Record<string, Question>}
 */
const questions = { L: 'last', P: 'position', R: 'row', C: 'column', S: 'score' };

/**
 * The question of a key; undefined if there is none.
 *
 * @param {Key} event
 */
export function questionOf(event) {
  if (event.ctrlKey) return undefined;
  if (event.key === '?') return 'keys';
  return event.shiftKey ? questions[characterOf(event).toUpperCase()] : undefined;
}

/**
 * The answer to a question, as it is read out.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {Question} question
 * @param {number} square the square with the focus
 */
export function reading(messages, state, question, square) {
  switch (question) {
    case 'last':
      return lastMove(messages, state);
    case 'position':
      return position(messages, state);
    case 'row':
    case 'column':
      return squaresAlong(messages, state, question, square);
    case 'score':
      return score(messages, state);
    case 'keys':
      return [messages.get('keys'), state.match.game.chosenMarks && messages.get('markKeys')].filter(Boolean).join(' ');
  }
}

/**
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function lastMove(messages, state) {
  const { game, moves, movers } = state.match;
  const [last, mover] = [moves.at(-1), movers.at(-1)];
  if (last === undefined || mover === undefined) return messages.get('noMove');
  return played(messages, game, last, nameOf(messages, state, mover));
}

/**
 * The marks of each player.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function position(messages, state) {
  const { game, squares } = state.match;
  const owners = game.sharedMarks && !game.chosenMarks ? ['X'] : ['X', 'O'];
  const marks = owners.map((player) => {
    const names = squares.flatMap((owner, square) => (owner === player ? [game.squareNames[square]] : []));
    return `${player}: ${names.join(', ') || '–'}.`;
  });
  return state.match.moves.length === 0 ? messages.get('noMove') : marks.join(' ');
}

/**
 * The marks in a row or a column, in reading order.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {'row' | 'column'} direction
 * @param {number} square on it
 */
function squaresAlong(messages, { match: { game, squares } }, direction, square) {
  const nameOf = (/** @type {number} */ index) => partsOf(game.squareNames[index])[direction];
  const said = squares.flatMap((owner, index) =>
    nameOf(index) === nameOf(square) ? [`${game.squareNames[index]} ${owner ?? messages.get('empty')}`] : [],
  );
  return `${messages.get(direction, { name: nameOf(square) })}: ${said.join(', ')}.`;
}

/**
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function score(messages, state) {
  const { score: wins } = state.match;
  const left = personOf(state) ?? 'X';
  const sides = [left, otherThan(left)].map((player) => `${sideOf(messages, state, player)} ${wins[player]}`);
  const between = [messages.get('ties', { count: wins.ties }), beginning(messages, state)];
  return `${[...sides, ...between].filter(Boolean).join(', ')}.`;
}
