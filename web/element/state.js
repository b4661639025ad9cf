import { usualSettings } from './properties.js';

/** @import { Evaluation, Match, Noughts, Player, Review, ReviewedMove } from '../engine/api.js' */
/** @import { Room } from '../room/index.js' */
/** @import { OpponentSeat, Properties, RoomDetail } from './values.js' */
/** @import { Words } from '../words/catalogue.js' */

/**
 * Everything that the widget is, as one value that never changes: `step` makes the next one, and
 * what is drawn, told and worked at follows from it.
 *
 * @typedef {object} State
 * @property {Properties} settings what the attributes say
 * @property {boolean} isConnected whether it stands in a document that is shown
 * @property {boolean} isDisabledByForm whether a fieldset around it is disabled
 * @property {Noughts | undefined} noughts the engine, while it runs
 * @property {Error | undefined} error why there can be no board
 * @property {Snapshot | undefined} match what the engine has said of the match; it stays when the
 *   engine fails
 * @property {string | undefined} former the text of the match that was left for this one, and can
 *   be gone back to
 * @property {readonly string[]} line the names of the moves of the current game, with those that
 *   were taken back
 * @property {{ room: Room | null, number: number }} room in which a match with somebody elsewhere
 *   is played; the number tells it from others
 * @property {RoomDetail | undefined} told what the room has told of itself
 * @property {Known} known what is known of the match as it is
 * @property {number} answers how often somebody was answered about a square or a hint
 * @property {string | undefined} awaited the text of a match that was asked for while there is no
 *   engine for it; empty for a new one
 * @property {string | undefined} initial the text of the match that a reset goes back to, where a
 *   program has set one
 * @property {Player} chosenMark which mark the next move makes, where whoever moves chooses it
 * @property {string} language the language that is wanted
 * @property {string} spoken the language whose words are there
 * @property {Partial<Words>} words what the page says in its own words
 */

/**
 * A match as the engine told it: frozen values, which stay when the match goes on.
 *
 * @typedef {object} Snapshot
 * @property {string} text the match as one line of text
 * @property {Match['game']} game
 * @property {Match['status']} status
 * @property {boolean} isResigned whether the game was resigned
 * @property {boolean} isRepeated whether it is a tie because its position has come too often
 * @property {Match['squares']} squares
 * @property {Match['boards']} boards
 * @property {Match['legalMoves']} legalMoves
 * @property {number | null} vanishing the square whose mark goes with the next move; none where the
 *   game has ended
 * @property {number | null} vanished the square whose mark went with the last move
 * @property {readonly (number | null)[]} landings where a mark falls in each column; none where
 *   marks do not fall
 * @property {readonly { move: number, next: Player | undefined }[]} choices the legal moves that
 *   mark no square, each with whose turn it is then
 * @property {Match['moves']} moves
 * @property {Match['movers']} movers
 * @property {readonly Player[]} nextMarks the marks that the next moves make, as long as it is one
 *   player's turn; none where marks are chosen, and where a move marks no square
 * @property {Match['first']} first
 * @property {Match['score']} score
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 */

/**
 * What was found out about a position, or asked for in it; all of it is forgotten with the next.
 *
 * @typedef {object} Known
 * @property {readonly Evaluation[]} [evaluations] what each move leads to
 * @property {boolean} [isAnalysisAsked] whether somebody has just asked for that, who is told of it
 * @property {number} [depth] how often that has been looked into, each time further
 * @property {Reviewing} [reviewing] the review of the game that is over, while somebody looks at it
 * @property {Retry} [retry] the mistake that somebody tries to put right
 * @property {number | 'wanted'} [hint] a good move, or that somebody wants to know one
 * @property {boolean} [isPaused] whether somebody has gone back to before the computer's move,
 *   which waits until it is to go on
 * @property {boolean} [isTakenBack] whether it came about by taking back, until something else is
 *   known
 * @property {number | undefined} [refused] a move that a person has just asked for in vain
 */

/**
 * A review that somebody looks at.
 *
 * @typedef {object} Reviewing
 * @property {number} at how many moves have been made where one looks
 * @property {readonly Snapshot[]} [positions] before each move, and at the end; none until they
 *   have been fetched
 * @property {Review} [review] what each move was worth; none until that is known
 */

/**
 * A mistake that somebody tries to put right, in the position before it: a move that is wrong is
 * not made, and the game goes on after one that is right.
 *
 * @typedef {object} Retry
 * @property {'find' | 'wrong' | 'shown' | 'right'} phase whether a move is to be found, a wrong one
 *   was tried, the right ones are shown, or one of them has been made
 * @property {ReviewedMove} mistake
 * @property {number} [square] what was tried last
 * @property {Snapshot} match as it was reviewed
 * @property {Reviewing} reviewing the review, to which one can go back
 */

/**
 * @typedef {State & { noughts: Noughts, match: Snapshot }} PlayingState a state with a match that
 *   goes on
 */

/** @typedef {'loading' | 'failed' | 'turn' | 'thinking' | 'waiting' | 'over'} Phase */

/**
 * As it is before anything has happened.
 *
 * @type {State}
 */
export const firstState = {
  settings: usualSettings,
  isConnected: false,
  isDisabledByForm: false,
  noughts: undefined,
  error: undefined,
  match: undefined,
  former: undefined,
  line: [],
  room: { room: null, number: 0 },
  told: undefined,
  known: {},
  answers: 0,
  awaited: undefined,
  initial: undefined,
  chosenMark: 'X',
  language: 'en',
  spoken: 'en',
  words: {},
};

/**
 * The match as text, which is the value in a form; empty where there is none yet.
 *
 * @param {State} state
 */
export function textOf({ awaited, match }) {
  return awaited ?? match?.text ?? '';
}

/**
 * The text of the match that is to be gone on with; empty or undefined for a new one.
 *
 * @param {State} state
 */
export function matchToPlay({ awaited, match, initial }) {
  return awaited ?? match?.text ?? initial;
}

/** @param {State} state */
export function isDisabled({ settings, isDisabledByForm }) {
  return settings.disabled || isDisabledByForm;
}

/**
 * Whether the match is played with somebody elsewhere: it is the room's then.
 *
 * @param {Pick<State, 'settings'>} state
 */
export function isRemote({ settings }) {
  return settings.opponent === 'remote';
}

/**
 * Who plays which side. In a room, whoever is not here is elsewhere, also for those who watch.
 *
 * @param {Pick<State, 'settings' | 'told'>} state
 * @returns {Record<Player, OpponentSeat>}
 */
export function seatsOf({ settings: { mark, player, opponent }, told }) {
  if (opponent === 'remote') {
    const seatOf = (/** @type {Player} */ side) => (told?.seat === side ? 'human' : 'remote');
    return { X: seatOf('X'), O: seatOf('O') };
  }
  return mark === 'X' ? { X: player, O: opponent } : { X: opponent, O: player };
}

/**
 * Whether there is a match to be seen.
 *
 * @param {State} state
 * @returns {state is PlayingState}
 */
export function isPlaying(state) {
  return state.noughts !== undefined && state.match !== undefined && state.error === undefined;
}

/**
 * Whether the match that was played before is still shown, while another one waits for its engine.
 *
 * @param {State} state
 */
export function isChanging(state) {
  return !isPlaying(state) && state.match !== undefined && state.error === undefined;
}

/**
 * @param {State} state
 * @returns {Phase}
 */
export function phaseOf(state) {
  if (state.error) return 'failed';
  if (!isPlaying(state)) return 'loading';
  const { status } = state.match;
  if (status.state !== 'next') return 'over';
  const seat = seatsOf(state)[status.player];
  if (seat === 'human' || isDisabled(state)) return 'turn';
  return seat === 'remote' || state.known.isPaused ? 'waiting' : 'thinking';
}

/**
 * Whether whoever is at the widget only looks on.
 *
 * @param {Pick<State, 'settings' | 'told'>} state
 */
function isViewOnly(state) {
  return state.settings.viewOnly || (isRemote(state) && !state.told?.seat);
}

/**
 * Whether nobody may mark a square by hand.
 *
 * @param {PlayingState} state
 */
export function isLocked(state) {
  const { movable } = state.settings;
  const { status } = state.match;
  if (isDisabled(state) || isViewOnly(state) || state.told?.isDisputed || movable === 'none') return true;
  return status.state === 'next' && movable !== 'both' && movable !== status.player;
}

/**
 * Whether somebody may choose which mark the next move makes.
 *
 * @param {State} state
 */
export function choosesMarks(state) {
  if (!isPlaying(state) || !state.match.game.chosenMarks) return false;
  return hasPerson(state) && !isViewOnly(state) && state.settings.movable !== 'none';
}

/**
 * Whether it is for a person here to choose something, rather than to mark a square.
 *
 * @param {State} state
 * @returns {state is PlayingState}
 */
export function choosesSide(state) {
  if (!isPlaying(state) || isViewOnly(state) || state.known.reviewing) return false;
  const { choices, status } = state.match;
  if (choices.length === 0 || status.state !== 'next' || seatsOf(state)[status.player] !== 'human') return false;
  return state.settings.movable === 'both' || state.settings.movable === status.player;
}

/**
 * The player whom the one person at the widget plays; undefined where there are two or none, or
 * where they only look on.
 *
 * @param {Pick<State, 'settings' | 'told'>} state
 * @returns {Player | undefined}
 */
export function personOf(state) {
  const { X, O } = seatsOf(state);
  if (state.settings.viewOnly || (X === 'human') === (O === 'human')) return undefined;
  return X === 'human' ? 'X' : 'O';
}

/**
 * Whether nobody needs the computer to move on: a person's turn, the end of a game, or a match
 * without a person.
 *
 * @param {Pick<State, 'settings' | 'told'>} state
 * @param {Match['status']} status
 */
export function isPersonsTurn(state, status) {
  const seats = seatsOf(state);
  return status.state !== 'next' || seats[status.player] === 'human' || !hasPerson(state);
}

/**
 * Whether anybody plays but the computer.
 *
 * @param {Pick<State, 'settings' | 'told'>} state
 */
export function hasPerson(state) {
  const { X, O } = seatsOf(state);
  return X === 'human' || O === 'human';
}

/**
 * Whether there is something to take back: a move, or that another game was begun.
 *
 * @param {PlayingState} state
 */
export function canUndo(state) {
  if (openRetry(state)) return false; // the wrong move was not made, and back leads to the review
  return canTakeBack(state) || (state.former !== undefined && !isRemote(state));
}

/**
 * Whether there is a move to take back after which it is a person's turn.
 *
 * @param {PlayingState} state
 */
export function canTakeBack(state) {
  const { canUndo, movers } = state.match;
  const seats = seatsOf(state);
  return canUndo && (!hasPerson(state) || movers.some((player) => seats[player] === 'human'));
}

/**
 * The text of the match that can be gone back to when another one takes the place of this: itself,
 * or where nobody has moved in it, the one before.
 *
 * @param {PlayingState} state
 */
export function formerOf(state) {
  return canTakeBack(state) ? state.match.text : state.former;
}

/**
 * Whether one of the controls is shown.
 *
 * @param {State} state
 * @param {string} control
 */
export function isShown(state, control) {
  if (!state.settings.controls.split(' ').includes(control)) return false;
  // the others are for one person alone
  if (isRemote(state) && !['undo', 'score', 'new-game'].includes(control)) return false;
  return !isViewOnly(state) || control === 'score';
}

/**
 * How the game has ended for whoever is at the widget: a win is one for two people as well.
 * Undefined while it goes on.
 *
 * @param {PlayingState} state
 * @returns {'win' | 'loss' | 'tie' | undefined}
 */
export function endOf(state) {
  const { status } = state.match;
  if (status.state !== 'won') return status.state === 'next' ? undefined : 'tie';
  return (personOf(state) ?? status.player) === status.player ? 'win' : 'loss';
}

/**
 * Whether the game can be reviewed: it is over, and the tool for that is shown.
 *
 * @param {State} state
 */
export function canReview(state) {
  if (!isPlaying(state) || isDisabled(state) || !isShown(state, 'review')) return false;
  return phaseOf(state) === 'over' && state.match.moves.length > 0;
}

/**
 * The move that a review looks at, which has just been made; undefined at the beginning, and while
 * nothing is known of it.
 *
 * @param {Reviewing} reviewing
 */
export function reviewedMove({ at, review }) {
  return review?.moves[at - 1];
}

/**
 * Whether there was something better than a move.
 *
 * @param {ReviewedMove} reviewed
 */
export function isMistake({ judgement }) {
  return !['kept', 'slower-win', 'unknown'].includes(judgement);
}

/**
 * Whether a move can be tried again: it was a mistake of a person's, and it is known what would
 * have been better.
 *
 * @param {State} state
 * @param {ReviewedMove} reviewed
 */
export function canRetry(state, reviewed) {
  return isMistake(reviewed) && reviewed.keptBy.length > 0 && seatsOf(state)[reviewed.player] === 'human';
}

/**
 * How a move is instead of the mistake; undefined where that is not known.
 *
 * @param {Retry} retry
 * @param {number} square
 * @returns {'right' | 'wrong' | undefined}
 */
export function verdictOn({ mistake }, square) {
  if (mistake.keptBy.includes(square)) return 'right';
  return mistake.keptByIsComplete || square === mistake.square ? 'wrong' : undefined;
}

/**
 * Whether the right move is still to be found.
 *
 * @param {State} state
 * @returns {Retry | undefined}
 */
export function openRetry({ known: { retry } }) {
  return retry?.phase === 'right' ? undefined : retry;
}

/**
 * The state as the board shows it: while a game is reviewed, where one looks.
 *
 * @param {PlayingState} state
 * @returns {PlayingState}
 */
export function shownOf(state) {
  const { reviewing } = state.known;
  const match = reviewing?.positions?.[reviewing.at];
  return match ? { ...state, match } : state;
}

/**
 * Who begins the next game; undefined for the one who went second.
 *
 * @param {PlayingState} state
 * @returns {Player | undefined}
 */
export function nextFirst({ settings: { first }, match: { status } }) {
  if (first === 'X' || first === 'O') return first;
  if (first === 'alternate' || status.state !== 'won') return undefined;
  return status.player === 'X' ? 'O' : 'X';
}

/**
 * The other one of the two.
 *
 * @param {Player} player
 * @returns {Player}
 */
export function otherThan(player) {
  return player === 'X' ? 'O' : 'X';
}
