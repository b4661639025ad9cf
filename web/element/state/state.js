import { defaultSettings } from '../properties.js';

/** @import { Evaluation, Match, Player, Review, ReviewedMove } from '../../engine/api.js' */
/** @import { Room } from '../../room/index.js' */
/** @import { OpponentSeat, Properties, RoomDetail } from '../values.js' */
/** @import { Words } from '../../words/catalogue.js' */
/** @import { Engine, Own } from './own-game.js' */

/**
 * What the attributes say. `game` is an id, also that of the page's own game.
 * @typedef {Omit<Properties, 'game'> & { game: string, own?: Own }} Settings
 */

/**
 * The whole state of the widget as one immutable value. `step` creates the next one. The drawing,
 * the events and the work follow from it.
 *
 * @typedef {PlayingState | IdleState} State
 * @typedef {Common & Playing} PlayingState
 * @typedef {Common & Idle & ({ life: 'loading', error?: undefined } | { life: 'failed', error: Error })} IdleState
 */

/**
 * @typedef {object} Common what the widget always has
 * @property {Settings} settings the attributes, and the page's own game
 * @property {boolean} isConnected whether it is in a document with a window
 * @property {boolean} isDisabledByForm whether a fieldset around it is disabled
 * @property {string | undefined} previous the text of the previous match, to which undo can return
 * @property {string | undefined} elsewhere the text of the last match that was played elsewhere
 * @property {readonly string[]} line the names of the current game's moves, including undone ones
 * @property {{ room: Room | null, number: number }} room the room of a match with a person
 *   elsewhere; the number is different for every room
 * @property {RoomDetail | undefined} roomReport the last report of the room
 * @property {number} answers how many answers there were to a chosen square or a request for a hint
 * @property {string | undefined} initial the text of the match for a reset, if a program has set
 *   one
 * @property {Player} chosenMark the mark of the next move, in games with chosen marks
 * @property {string} language the requested language
 * @property {string} spoken the language whose words are loaded
 * @property {Partial<Words>} words the page's own words
 */

/**
 * @typedef {object} Playing the engine runs, and there is a match
 * @property {'playing'} life
 * @property {Engine} noughts
 * @property {Snapshot} match
 * @property {Findings} findings
 * @property {Mode} mode
 * @property {undefined} [pendingText]
 * @property {undefined} [error]
 */

/**
 * @typedef {object} Idle the engine is loading, or has failed
 * @property {undefined} [noughts]
 * @property {Snapshot | undefined} match the last match
 * @property {{ [Name in keyof Findings]?: undefined }} findings
 * @property {Live} mode
 * @property {string | undefined} pendingText the text of a requested match whose engine is missing;
 *   empty for a new match
 */

/**
 * What a person does with the match: they play it, view its review, or correct a mistake.
 *
 * @typedef {Live | { reviewing: Reviewing, retry?: undefined } | { reviewing?: undefined, retry: Retry }} Mode
 * @typedef {{ reviewing?: undefined, retry?: undefined }} Live
 */

/**
 * A snapshot of a match: frozen values, which do not change when the match goes on.
 *
 * @typedef {object} Snapshot
 * @property {string} text the match as one line of text
 * @property {Match['game']} game
 * @property {Match['position']} position
 * @property {Match['status']} status
 * @property {boolean} isResigned whether the game was resigned
 * @property {boolean} isRepeated whether it is a tie because its position has come too often
 * @property {Match['squares']} squares
 * @property {Match['boards']} boards
 * @property {Match['legalMoves']} legalMoves
 * @property {number | null} vanishing the square whose mark disappears with the next move; null if
 *   there is none, or the game has ended
 * @property {number | null} vanished the square whose mark disappeared with the last move
 * @property {readonly (number | null)[]} landings where a mark lands in each column; empty if marks
 *   do not fall
 * @property {readonly number[]} choices the legal moves that mark no square but choose something
 * @property {Match['moves']} moves
 * @property {Match['movers']} movers
 * @property {readonly Player[]} nextMarks the marks of the next moves, as long as the same player
 *   moves; empty in games with chosen marks, and if a move marks no square
 * @property {Match['first']} first
 * @property {Match['score']} score
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 */

/**
 * What is known about a position, or was requested in it. It is dropped when the position changes.
 *
 * @typedef {object} Findings
 * @property {readonly Evaluation[] | undefined} [evaluations] the worth of each move
 * @property {boolean} [isAnalysisRequested] whether a person waits for the evaluations
 * @property {number} [depth] how many searches have been made; each goes further
 * @property {number | 'requested' | undefined} [hint] a good move, or a request for one
 * @property {boolean} [isPaused] whether a person has gone back to before the computer's move, so
 *   that the computer waits
 * @property {boolean} [isTakenBack] whether the position was reached by undo, until something else
 *   happens
 * @property {number | undefined} [refused] a move of a person that was just refused
 */

/**
 * A person views the review of the finished game.
 *
 * @typedef {object} Reviewing
 * @property {number} at how many moves come before the shown position
 * @property {readonly Snapshot[]} [positions] the positions before each move, and at the end;
 *   undefined until they are loaded
 * @property {readonly ReviewedMove[]} [judged] the moves that are judged so far, the last one first
 * @property {Review} [review] the worth of each move; undefined until it is known
 */

/**
 * A person corrects a mistake, in the position before it. A wrong move is not made. After a right
 * move the game goes on.
 *
 * @typedef {object} Retry
 * @property {'find' | 'wrong' | 'shown' | 'right'} phase the person looks for a move, has tried a
 *   wrong one, sees the right moves, or has made one of them
 * @property {ReviewedMove} mistake
 * @property {number} [square] the last try
 * @property {Snapshot} match the match as it was reviewed
 * @property {Reviewing} reviewing the review to which the person can return
 */

/** @typedef {'loading' | 'failed' | 'turn' | 'thinking' | 'waiting' | 'over'} Phase */

/**
 * The initial state.
 *
 * @type {IdleState}
 */
export const firstState = {
  life: 'loading',
  settings: defaultSettings,
  isConnected: false,
  isDisabledByForm: false,
  match: undefined,
  previous: undefined,
  elsewhere: undefined,
  line: [],
  room: { room: null, number: 0 },
  roomReport: undefined,
  findings: {},
  mode: {},
  answers: 0,
  pendingText: undefined,
  initial: undefined,
  chosenMark: 'X',
  language: 'en',
  spoken: 'en',
  words: {},
};

/**
 * The match as text, which is the value in a form; empty if there is none yet.
 *
 * @param {State} state
 */
export function textOf({ pendingText, match }) {
  return pendingText ?? match?.text ?? '';
}

/**
 * The text of the match to continue; empty or undefined for a new one.
 *
 * @param {State} state
 */
export function matchToPlay({ pendingText, match, initial }) {
  return pendingText ?? match?.text ?? initial;
}

/** @param {State} state */
export function isDisabled({ settings, isDisabledByForm }) {
  return settings.disabled || isDisabledByForm;
}

/**
 * Whether the match is played with a person elsewhere, so that it belongs to the room.
 *
 * @param {Pick<State, 'settings'>} state
 */
export function isRemote({ settings }) {
  return settings.opponent === 'remote';
}

/**
 * Who plays which side. In a room, a player who is not here is elsewhere; for a spectator, both
 * are.
 *
 * @param {Pick<State, 'settings' | 'roomReport'>} state
 * @returns {Record<Player, OpponentSeat>}
 */
export function seatsOf({ settings: { mark, player, opponent }, roomReport }) {
  if (opponent === 'remote') {
    const seatOf = (/** @type {Player} */ side) => (roomReport?.seat === side ? 'human' : 'remote');
    return { X: seatOf('X'), O: seatOf('O') };
  }
  return mark === 'X' ? { X: player, O: opponent } : { X: opponent, O: player };
}

/**
 * Whether there is a match to show.
 *
 * @param {State} state
 * @returns {state is PlayingState}
 */
export function isPlaying(state) {
  return state.life === 'playing';
}

/**
 * Whether the previous match is still shown, while the next one waits for its engine.
 *
 * @param {State} state
 */
export function isChanging(state) {
  return state.life === 'loading' && state.match !== undefined;
}

/**
 * @param {State} state
 * @returns {Phase}
 */
export function phaseOf(state) {
  if (!isPlaying(state)) return state.life;
  const { status } = state.match;
  if (status.state !== 'next') return 'over';
  const seat = seatsOf(state)[status.player];
  if (seat === 'human' || isDisabled(state)) return 'turn';
  return seat === 'remote' || state.findings.isPaused ? 'waiting' : 'thinking';
}

/**
 * Whether the person at the widget only watches.
 *
 * @param {Pick<State, 'settings' | 'roomReport'>} state
 */
function isViewOnly(state) {
  return state.settings.viewOnly || (isRemote(state) && !state.roomReport?.seat);
}

/**
 * Whether no one may mark a square by hand.
 *
 * @param {PlayingState} state
 */
export function isLocked(state) {
  const { movable } = state.settings;
  const { status } = state.match;
  if (isDisabled(state) || isViewOnly(state) || state.roomReport?.isDisputed || movable === 'none') return true;
  return status.state === 'next' && movable !== 'both' && movable !== status.player;
}

/**
 * Whether a person may choose the mark of the next move.
 *
 * @param {State} state
 */
export function choosesMarks(state) {
  if (!isPlaying(state) || !state.match.game.chosenMarks) return false;
  return hasPerson(state) && !isViewOnly(state) && state.settings.movable !== 'none';
}

/**
 * Whether a person here is to make a choice, not to mark a square.
 *
 * @param {State} state
 * @returns {state is PlayingState}
 */
export function choosesSide(state) {
  if (!isPlaying(state) || isViewOnly(state) || state.mode.reviewing) return false;
  const { choices, status } = state.match;
  if (choices.length === 0 || status.state !== 'next' || seatsOf(state)[status.player] !== 'human') return false;
  return state.settings.movable === 'both' || state.settings.movable === status.player;
}

/**
 * The side of the one person at the widget; undefined if there are two people or none, or if they
 * only watch.
 *
 * @param {Pick<State, 'settings' | 'roomReport'>} state
 * @returns {Player | undefined}
 */
export function personOf(state) {
  const { X, O } = seatsOf(state);
  if (state.settings.viewOnly || (X === 'human') === (O === 'human')) return undefined;
  return X === 'human' ? 'X' : 'O';
}

/**
 * Whether the computer need not move: it is a person's turn, the game has ended, or the match has
 * no person.
 *
 * @param {Pick<State, 'settings' | 'roomReport'>} state
 * @param {Match['status']} status
 */
export function isPersonsTurn(state, status) {
  const seats = seatsOf(state);
  return status.state !== 'next' || seats[status.player] === 'human' || !hasPerson(state);
}

/**
 * Whether anyone but the computer plays.
 *
 * @param {Pick<State, 'settings' | 'roomReport'>} state
 */
export function hasPerson(state) {
  const { X, O } = seatsOf(state);
  return X === 'human' || O === 'human';
}

/**
 * Whether there is something to undo: a move, or the start of another game.
 *
 * @param {PlayingState} state
 */
export function canUndo(state) {
  if (openRetry(state)) return false; // a wrong move was not made; leaving returns to the review
  return canTakeBack(state) || (state.previous !== undefined && !isRemote(state));
}

/**
 * Whether undo can reach a position in which it is a person's turn.
 *
 * @param {PlayingState} state
 */
export function canTakeBack(state) {
  const { canUndo, movers } = state.match;
  const seats = seatsOf(state);
  return canUndo && (!hasPerson(state) || movers.some((player) => seats[player] === 'human'));
}

/**
 * The text of the match to which undo can return after this match is replaced: this match, or, if
 * no player has moved in it, the one before.
 *
 * @param {PlayingState} state
 */
export function previousOf(state) {
  return canTakeBack(state) ? state.match.text : state.previous;
}

/**
 * Whether a control is shown.
 *
 * @param {State} state
 * @param {string} control
 */
export function isShown(state, control) {
  if (!state.settings.controls.split(' ').includes(control)) return false;
  // In a room nothing helps one of two people. The review begins after the game.
  if (isRemote(state) && !['undo', 'score', 'new-game', 'review'].includes(control)) return false;
  return !isViewOnly(state) || control === 'score';
}

/**
 * The result for the person at the widget; for two people, every win counts as one. Undefined while
 * the game goes on.
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
 * Whether the match is as it was played elsewhere.
 *
 * @param {State} state
 */
export function isFromElsewhere({ match, elsewhere }) {
  return match !== undefined && match.text === elsewhere;
}

/**
 * The score of the games that were played here.
 *
 * @param {State} state
 * @returns {Match['score']}
 */
export function scoreOf(state) {
  const { match } = state;
  return match && !isFromElsewhere(state) ? match.score : { X: 0, O: 0, ties: 0 };
}

/**
 * Whether the game can be reviewed: it is over, and the tool is shown.
 *
 * @param {State} state
 */
export function canReview(state) {
  if (!isPlaying(state) || isDisabled(state) || !isShown(state, 'review')) return false;
  return phaseOf(state) === 'over' && state.match.moves.length > 0;
}

/**
 * The last move at the viewed position of a review; undefined at the start, and while nothing is
 * known about it.
 *
 * @param {Reviewing} reviewing
 */
export function reviewedMove({ at, review, judged }) {
  return review ? review.moves[at - 1] : judged?.find(({ ply }) => ply === at - 1);
}

/**
 * Whether there was a better move.
 *
 * @param {ReviewedMove} reviewed
 */
export function isMistake({ judgement }) {
  return !['kept', 'slower-win', 'unknown'].includes(judgement);
}

/**
 * Whether a move can be tried again: it was a mistake of a person, the better moves are known, and
 * the match does not belong to a room.
 *
 * @param {State} state
 * @param {ReviewedMove} reviewed
 */
export function canRetry(state, reviewed) {
  const canCorrect = isMistake(reviewed) && reviewed.keptBy.length > 0 && !isRemote(state);
  return canCorrect && seatsOf(state)[reviewed.player] === 'human';
}

/**
 * The verdict on a move in place of the mistake; undefined if it is not known.
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
 * The mistake whose right move is still to be found; undefined if there is none.
 *
 * @param {Pick<State, 'mode'>} state
 */
export function openRetry({ mode: { retry } }) {
  return retry?.phase === 'right' ? undefined : retry;
}

/**
 * The state for the board: during a review, at the viewed position.
 *
 * @param {PlayingState} state
 * @returns {PlayingState}
 */
export function shownOf(state) {
  const { reviewing } = state.mode;
  const match = reviewing?.positions?.[reviewing.at];
  return match ? { ...state, match } : state;
}

/**
 * Who begins the next game; undefined for the player who went second.
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
 * The other player.
 *
 * @param {Player} player
 * @returns {Player}
 */
export function otherThan(player) {
  return player === 'X' ? 'O' : 'X';
}
