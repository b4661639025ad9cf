/** @import { Match, Player } from '../../engine/api.js' */
/** @import { PlayingState } from '../state/state.js' */
/** @import { Messages } from '../speech/messages.js' */
/** @import { Question } from '../speech/questions.js' */

/**
 * What the widget knows without this module.
 *
 * @typedef {object} Told
 * @property {Player} left whose score comes first
 * @property {Match['score']} wins the score
 * @property {(player: Player) => string} sideOf
 * @property {(move: number, player: Player) => string} played that a move was made
 * @property {string} beginning who began
 * @property {(name: string | undefined) => Record<'row' | 'column', string>} partsOf the parts of a
 *   square's name
 */

/**
 * The answer to a question, as it is read out.
 *
 * @param {Told} told
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {Question} question
 * @param {number} square the square with the focus
 */
export function reading(told, messages, state, question, square) {
  switch (question) {
    case 'last':
      return lastMove(told, messages, state);
    case 'position':
      return position(messages, state);
    case 'row':
    case 'column':
      return squaresAlong(told, messages, state, question, square);
    case 'score':
      return score(told, messages);
    case 'keys':
      return keys(messages, state);
  }
}

/**
 * @param {Told} told
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function lastMove({ played }, messages, { match: { moves, movers } }) {
  const [last, mover] = [moves.at(-1), movers.at(-1)];
  return last === undefined || mover === undefined ? messages.get('readings.noMove') : played(last, mover);
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
  return state.match.moves.length === 0 ? messages.get('readings.noMove') : marks.join(' ');
}

/**
 * The marks in a row or a column, in reading order.
 *
 * @param {Told} told
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {'row' | 'column'} direction
 * @param {number} square on it
 */
function squaresAlong({ partsOf }, messages, { match: { game, squares } }, direction, square) {
  const nameOf = (/** @type {number} */ index) => partsOf(game.squareNames[index])[direction];
  const said = squares.flatMap((owner, index) =>
    nameOf(index) === nameOf(square) ? [`${game.squareNames[index]} ${owner ?? messages.get('empty')}`] : [],
  );
  return `${messages.get(`readings.${direction}`, { name: nameOf(square) })}: ${said.join(', ')}.`;
}

/**
 * @param {Told} told
 * @param {Messages} messages
 */
function score({ left, wins, sideOf, beginning }, messages) {
  const players = /** @type {Player[]} */ ([left, left === 'X' ? 'O' : 'X']);
  const sides = players.map((side) => `${sideOf(side)} ${wins[side]}`);
  const between = [messages.get('ties', { count: wins.ties }), beginning];
  return `${[...sides, ...between].filter(Boolean).join(', ')}.`;
}

/**
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function keys(messages, { match: { game } }) {
  const ofMarks = game.chosenMarks && messages.get('readings.markKeys');
  return [messages.get('readings.keys'), ofMarks].filter(Boolean).join(' ');
}
