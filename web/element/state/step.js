import { markOf } from './moves.js';
import { canReview, isPlaying, openRetry, seatsOf, verdictOn } from './state.js';
import { wantedBy } from './wanted.js';

/** @import { Evaluation, Noughts, Player, Review } from '../../engine/api.js' */
/** @import { Known, Retry, Reviewing, Snapshot, State } from './state.js' */
/** @import { Room } from '../../room/index.js' */
/** @import { MoveDetail, Properties, RoomDetail } from '../values.js' */
/** @import { Words } from '../../words/catalogue.js' */

/**
 * The events of the widget. An event with a key is the result of work, and counts only while that
 * work is needed.
 *
 * @typedef {{ type: 'connected', language: string }
 *   | { type: 'disconnected' }
 *   | { type: 'set', settings: Partial<Properties> }
 *   | { type: 'disabled-by-form', isDisabled: boolean }
 *   | { type: 'language', language: string }
 *   | { type: 'words', words: Partial<Words> }
 *   | { type: 'initial', text: string | undefined }
 *   | { type: 'awaited', text: string, initial: string | undefined, former?: string | undefined }
 *   | { type: 'tried-again' }
 *   | { type: 'changed', match: Snapshot, move?: MoveDetail } & Partial<Going>
 *   | { type: 'refused', square: number }
 *   | { type: 'mark-chosen', mark: Player }
 *   | { type: 'resumed' }
 *   | { type: 'hint-wanted' }
 *   | { type: 'room', room: Room | null }
 *   | { type: 'room-told', key: string, told: RoomDetail, match?: Snapshot, moves?: readonly MoveDetail[] }
 *   | { type: 'failed', error: Error, key?: string }
 *   | { type: 'loaded', key: string, noughts: Noughts, match: Snapshot, isAnother: boolean, refused?: Error | undefined }
 *   | { type: 'fetched', key: string, language: string }
 *   | { type: 'thought', key: string, match: Snapshot, move: MoveDetail }
 *   | { type: 'analysed', key: string, evaluations: readonly Evaluation[] }
 *   | { type: 'hinted', key: string, square: number }
 *   | { type: 'review-wanted' }
 *   | { type: 'review-begun', key: string, positions: readonly Snapshot[] }
 *   | { type: 'reviewed', key: string, review: Review }
 *   | { type: 'review-at', at: number }
 *   | { type: 'review-closed', key?: string }
 *   | { type: 'retry-wrong', square: number }
 *   | { type: 'retry-shown' }} Event
 */

/**
 * How a changed match continues.
 *
 * @typedef {object} Going
 * @property {boolean} isAnother whether another game has begun
 * @property {string | undefined} initial the text of the match for a reset
 * @property {string | undefined} former the text of the previous match
 * @property {boolean} isPaused whether the computer waits before it moves
 * @property {boolean} isTakenBack whether it was an undo
 * @property {Retry} retry the mistake that is being corrected
 * @property {Reviewing} reviewing the review to return to
 */

/**
 * The state after an event; the same object if nothing changes. A pure function.
 *
 * @param {State} state
 * @param {Event} event
 * @returns {State}
 */
export function step(state, event) {
  if ('key' in event && !wantedBy(state).some(({ key }) => key === event.key)) return state;
  switch (event.type) {
    case 'connected':
      return { ...state, isConnected: true, language: event.language, error: undefined };
    case 'disconnected':
      return { ...state, isConnected: false, known: withoutWish(state.known) };
    case 'set':
      return set(state, event.settings);
    case 'disabled-by-form':
      return { ...state, isDisabledByForm: event.isDisabled, known: withoutReview(withoutWish(state.known)) };
    case 'language':
      return { ...state, language: event.language }; // its words may have changed
    case 'words':
      return { ...state, words: event.words };
    case 'initial':
      return { ...state, initial: event.text };
    case 'awaited':
      return {
        ...state,
        noughts: undefined,
        awaited: event.text,
        initial: event.initial,
        former: event.former,
        known: {},
      };
    case 'tried-again':
      return state.error ? { ...state, error: undefined } : state;
    case 'changed':
      return gone(state, event.match, event);
    case 'thought':
      return thought(state, event.match);
    case 'refused':
      return isPlaying(state) ? answered(state, { ...withoutHint(state.known), refused: event.square }) : state;
    case 'mark-chosen':
      return event.mark === state.chosenMark ? state : { ...state, chosenMark: event.mark };
    case 'resumed':
      return { ...state, known: {} };
    case 'hint-wanted':
      return wishForHint(state);
    case 'room':
      return { ...state, room: { room: event.room, number: state.room.number + 1 }, told: undefined };
    case 'room-told':
      return { ...(event.match ? changed(state, event.match, true) : state), told: event.told };
    case 'failed':
      return { ...state, noughts: undefined, error: event.error, known: {} };
    case 'loaded':
      return loaded(state, event.noughts, event.match);
    case 'fetched':
      return { ...state, spoken: event.language };
    case 'analysed':
      return analysed(state, event.evaluations);
    case 'hinted':
      return hinted(state, event.square);
    case 'review-wanted':
      return state.known.reviewing ? state : lookAt(state, state.match?.moves.length ?? 0);
    case 'review-begun':
      return reviewing(state, { positions: event.positions });
    case 'reviewed':
      return reviewed(state, event.review);
    case 'review-at':
      return state.known.reviewing ? lookAt(state, event.at) : state;
    case 'review-closed':
      return state.known.reviewing ? answered(state, withoutReview(state.known)) : state;
    case 'retry-wrong':
      return retried(state, { phase: state.known.retry?.phase === 'shown' ? 'shown' : 'wrong', square: event.square });
    case 'retry-shown':
      return retried(state, { phase: 'shown' });
  }
}

/**
 * Applies settings; the match goes on with them. If there is no engine, another game replaces the
 * kept match. After a failure, the chosen game is tried: the kept match, or a new one.
 *
 * @param {State} state
 * @param {Partial<Properties>} given
 * @returns {State}
 */
function set(state, given) {
  const next = { ...state, settings: { ...state.settings, ...given } };
  const [before, after] = [seatsOf(state), seatsOf(next)];
  const areSeated = before.X === after.X && before.O === after.O && !('disabled' in given);
  if (!areSeated) next.known = {};
  else if (!next.settings.analysis) next.known = withoutEvaluations(state.known);
  else if (!state.settings.analysis && isPlaying(state)) next.known = { ...state.known, isAnalysisAsked: true };
  if (next.known.reviewing && !canReview(next)) next.known = withoutReview(next.known);
  const isOther = 'game' in given && given.game !== state.match?.game.id;
  if ('game' in given && state.error) return { ...next, error: undefined, awaited: isOther ? '' : undefined };
  return isOther && !isPlaying(state) ? { ...next, match: undefined, line: [] } : next;
}

/**
 * @param {State} state
 * @param {Snapshot} match
 * @param {boolean} [isAnother] whether another game has begun
 * @returns {State}
 */
function changed(state, match, isAnother = false) {
  const line = lineOf(match, isAnother ? [] : state.line);
  return { ...state, match, line, known: {}, awaited: undefined };
}

/**
 * @param {State} state
 * @param {readonly Evaluation[]} evaluations
 * @returns {State}
 */
function analysed(state, evaluations) {
  const { depth = 0 } = state.known;
  const { isAnalysisAsked, ...before } = state.known;
  const known = { ...before, evaluations, depth: depth + 1 };
  return isAnalysisAsked ? answered(state, known) : { ...state, known };
}

/**
 * @param {State} state
 * @param {Snapshot} match
 * @param {Partial<Going> & { move?: MoveDetail }} going
 * @returns {State}
 */
function gone(state, match, { isAnother = false, initial = state.initial, former, move, ...going }) {
  const next = { ...changed(state, match, isAnother), initial, former: isAnother ? former : state.former };
  const { isPaused = false, isTakenBack = false, retry = retryAfter(state, move), reviewing } = going;
  return {
    ...next,
    known: {
      ...(isPaused && { isPaused }),
      ...(isTakenBack && { isTakenBack }),
      ...(retry && { retry }),
      ...(reviewing && { reviewing }),
    },
  };
}

/**
 * The computer has moved. If it answered the right move of a retry, that stays known until the next
 * move.
 *
 * @param {State} state
 * @param {Snapshot} match
 * @returns {State}
 */
function thought(state, match) {
  const { retry } = state.known;
  const next = changed(state, match);
  return retry?.phase === 'right' ? { ...next, known: { retry } } : next;
}

/**
 * Whether a move corrects the mistake.
 *
 * @param {State} state
 * @param {MoveDetail | undefined} move
 * @returns {Retry | undefined}
 */
function retryAfter(state, move) {
  const retry = openRetry(state);
  if (!retry || !move || verdictOn(retry, move.square) !== 'right') return undefined;
  return { ...retry, phase: 'right', square: move.square };
}

/**
 * @param {State} state
 * @param {Pick<Retry, 'phase'> & Partial<Retry>} how
 * @returns {State}
 */
function retried(state, how) {
  const retry = openRetry(state);
  if (!retry) return state;
  const { refused: _, ...known } = withoutHint(state.known);
  return answered(state, { ...known, retry: { ...retry, ...how } });
}

/**
 * @param {State} state
 * @param {Noughts} noughts
 * @param {Snapshot} match
 * @returns {State}
 */
function loaded(state, noughts, match) {
  return { ...changed(state, match, match.text !== state.match?.text), noughts };
}

/**
 * The moves of the current game, followed by the undone ones as long as they still follow.
 *
 * @param {Snapshot} match
 * @param {readonly string[]} line
 */
function lineOf({ game, moves }, line) {
  const names = moves.map((move) => `${game.moveNames[move]}`);
  const isOnLine = names.length <= line.length && names.every((name, ply) => name === line[ply]);
  return isOnLine ? line : names;
}

/**
 * @param {State} state
 * @returns {State}
 */
function wishForHint(state) {
  if (thereIsNoneToHelp(state) || state.known.hint === 'wanted') return state;
  const known = { ...state.known, refused: undefined };
  return known.hint === undefined ? { ...state, known: { ...known, hint: 'wanted' } } : answered(state, known);
}

/**
 * In games with chosen marks a hint includes the mark: the next move makes it.
 *
 * @param {State} state
 * @param {number} square
 * @returns {State}
 */
function hinted(state, square) {
  const mark = state.match && markOf(state.match.game, square);
  const next = answered(state, { ...state.known, hint: square, refused: undefined });
  return mark ? { ...next, chosenMark: mark } : next;
}

/** @param {State} state */
function thereIsNoneToHelp(state) {
  return !wantedBy({ ...state, known: { ...state.known, hint: 'wanted' } }).some(({ type }) => type === 'hint');
}

/**
 * Shows the position of a review after a number of moves, or the last one.
 *
 * @param {State} state
 * @param {number} at
 * @returns {State}
 */
function lookAt(state, at) {
  if (!canReview(state)) return state;
  const last = state.match?.moves.length ?? 0;
  const { refused: _, ...known } = state.known;
  return answered(state, { ...known, reviewing: { ...known.reviewing, at: Math.min(Math.max(at, 0), last) } });
}

/**
 * @param {State} state
 * @param {Partial<Reviewing>} known
 * @returns {State}
 */
function reviewing(state, known) {
  const { reviewing } = state.known;
  return reviewing ? answered(state, { ...state.known, reviewing: { ...reviewing, ...known } }) : state;
}

/**
 * The review is complete. Unless the person has moved through the game, it shows the decisive move.
 *
 * @param {State} state
 * @param {Review} review
 * @returns {State}
 */
function reviewed(state, review) {
  const { decisive, moves } = review;
  const isAtEnd = state.known.reviewing?.at === moves.length;
  return reviewing(state, { review, ...(decisive && isAtEnd && { at: decisive.ply + 1 }) });
}

/**
 * @param {State} state
 * @param {Known} known
 * @returns {State}
 */
function answered(state, known) {
  return { ...state, known, answers: state.answers + 1 };
}

/** @param {Known} known */
function withoutWish(known) {
  return known.hint === 'wanted' ? withoutHint(known) : known;
}

/**
 * @param {Known} known
 * @returns {Known}
 */
function withoutHint({ hint: _, ...known }) {
  return known;
}

/**
 * @param {Known} known
 * @returns {Known}
 */
function withoutReview({ reviewing: _, ...known }) {
  return known;
}

/**
 * @param {Known} known
 * @returns {Known}
 */
function withoutEvaluations({ evaluations: _, depth: __, isAnalysisAsked: ___, ...known }) {
  return known;
}
