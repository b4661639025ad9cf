import { effectsFor } from './effects-for.js';
import { markOf } from './moves.js';
import { canReview, isPlaying, openRetry, seatsOf, verdictOn } from './state.js';

/** @import { Evaluation, Player, Review, ReviewedMove } from '../../engine/api.js' */
/** @import { Findings, IdleState, Mode, PlayingState, Retry, Reviewing, Settings, Snapshot, State } from './state.js' */
/** @import { Room } from '../../room/index.js' */
/** @import { Engine } from './own-game.js' */
/** @import { MoveDetail, RoomDetail } from '../values.js' */
/** @import { Words } from '../../words/catalogue.js' */

/**
 * The events of the widget. An event with a key is the result of work, and counts only while that
 * work is needed.
 *
 * @typedef {{ type: 'connected', language: string }
 *   | { type: 'disconnected' }
 *   | { type: 'set', settings: Partial<Settings> }
 *   | { type: 'disabled-by-form', isDisabled: boolean }
 *   | { type: 'language', language: string }
 *   | { type: 'words', words: Partial<Words> }
 *   | { type: 'initial', text: string | undefined }
 *   | { type: 'pending', text: string, initial: string | undefined, previous?: string | undefined, isElsewhere?: boolean }
 *   | { type: 'tried-again' }
 *   | { type: 'mark-chosen', mark: Player }
 *   | { type: 'room', room: Room | null }
 *   | { type: 'room-reported', key: string, report: RoomDetail, match?: Snapshot, moves?: readonly MoveDetail[] }
 *   | { type: 'failed', error: Error, key?: string }
 *   | { type: 'loaded', key: string, noughts: Engine, match: Snapshot, isAnother: boolean, refused?: Error | undefined }
 *   | { type: 'fetched', key: string, language: string }
 *   | MatchEvent} Event
 */

/**
 * The events of a match. They count only while there is one.
 *
 * @typedef {{ type: 'changed', match: Snapshot, move?: MoveDetail } & Partial<ChangeOptions>
 *   | { type: 'refused', square: number }
 *   | { type: 'resumed' }
 *   | { type: 'hint-requested' }
 *   | { type: 'thought', key: string, match: Snapshot, move: MoveDetail }
 *   | { type: 'analysed', key: string, evaluations: readonly Evaluation[] }
 *   | { type: 'hinted', key: string, square: number }
 *   | { type: 'review-requested' }
 *   | { type: 'review-begun', key: string, positions: readonly Snapshot[] }
 *   | { type: 'judged', key: string, moves: readonly ReviewedMove[] }
 *   | { type: 'reviewed', key: string, review: Review }
 *   | { type: 'review-at', at: number }
 *   | { type: 'review-closed', key?: string }
 *   | { type: 'retry-wrong', square: number }
 *   | { type: 'retry-shown' }} MatchEvent
 */

/**
 * How a changed match continues.
 *
 * @typedef {object} ChangeOptions
 * @property {boolean} isAnother whether another game has begun
 * @property {string | undefined} initial the text of the match for a reset
 * @property {string | undefined} previous the text of the previous match
 * @property {boolean} isElsewhere whether the match was played elsewhere
 * @property {boolean} isPaused whether the computer waits before it moves
 * @property {boolean} isTakenBack whether it was an undo
 * @property {Mode} mode a mistake to correct, or the review to return to
 */

/**
 * The state after an event; the same object if nothing changes. A pure function.
 *
 * @param {State} state
 * @param {Event} event
 * @returns {State}
 */
export function step(state, event) {
  if ('key' in event && !effectsFor(state).some(({ key }) => key === event.key)) return state;
  switch (event.type) {
    case 'connected':
      return { ...triedAgain(state), isConnected: true, language: event.language };
    case 'disconnected':
      return { ...withoutWish(state), isConnected: false };
    case 'set':
      return set(state, event.settings);
    case 'disabled-by-form':
      return withoutStaleReview({ ...withoutWish(state), isDisabledByForm: event.isDisabled });
    case 'language':
      return { ...state, language: event.language }; // its words may have changed
    case 'words':
      return { ...state, words: event.words };
    case 'initial':
      return { ...state, initial: event.text };
    case 'pending':
      return {
        ...stopped(state),
        pendingText: event.text,
        initial: event.initial,
        previous: event.previous,
        ...(event.isElsewhere && { elsewhere: event.text }),
      };
    case 'tried-again':
      return triedAgain(state);
    case 'mark-chosen':
      return event.mark === state.chosenMark ? state : { ...state, chosenMark: event.mark };
    case 'room':
      return withoutStaleReview({
        ...state,
        room: { room: event.room, number: state.room.number + 1 },
        roomReport: undefined,
      });
    case 'room-reported':
      return withoutStaleReview({
        ...state,
        ...(event.match && withMatch(state, event.match, true)),
        roomReport: event.report,
      });
    case 'failed':
      return { ...stopped(state), life: 'failed', error: event.error };
    case 'loaded':
      return {
        ...state,
        ...withMatch(state, event.match, event.match.text !== state.match?.text),
        life: 'playing',
        noughts: event.noughts,
        error: undefined,
        // Now it has the form that the engine writes.
        ...(state.pendingText && state.pendingText === state.elsewhere && { elsewhere: event.match.text }),
      };
    case 'fetched':
      return { ...state, spoken: event.language };
    default:
      return isPlaying(state) ? stepInMatch(state, event) : state;
  }
}

/**
 * @param {PlayingState} state
 * @param {MatchEvent} event
 * @returns {PlayingState}
 */
function stepInMatch(state, event) {
  switch (event.type) {
    case 'changed':
      return continued(state, event);
    case 'thought':
      // What is said about the right move of a retry stays until the next move of the person.
      return { ...state, ...withMatch(state, event.match), mode: openRetry(state) ? {} : state.mode };
    case 'refused':
      return answered(state, { ...state.findings, hint: undefined, refused: event.square });
    case 'resumed':
      return { ...state, findings: {}, mode: {} };
    case 'hint-requested':
      return wishForHint(state);
    case 'analysed':
      return analysed(state, event.evaluations);
    case 'hinted':
      return hinted(state, event.square);
    case 'review-requested':
      return state.mode.reviewing ? state : lookAt(state, state.match.moves.length);
    case 'review-begun':
      return reviewing(state, { positions: event.positions, judged: [] });
    case 'judged':
      return judged(state, event.moves);
    case 'reviewed':
      return reviewed(state, event.review);
    case 'review-at':
      return state.mode.reviewing ? lookAt(state, event.at) : state;
    case 'review-closed':
      return state.mode.reviewing ? answered(state, state.findings, {}) : state;
    case 'retry-wrong':
      return retried(state, { phase: state.mode.retry?.phase === 'shown' ? 'shown' : 'wrong', square: event.square });
    case 'retry-shown':
      return retried(state, { phase: 'shown' });
  }
}

/**
 * Applies settings; the match goes on with them. If there is no engine, another game replaces the
 * kept match. After a failure, the chosen game is tried: the kept match, or a new one.
 *
 * @param {State} state
 * @param {Partial<Settings>} given
 * @returns {State}
 */
function set(state, given) {
  const next = { ...state, settings: { ...state.settings, ...given } };
  const [before, after] = [seatsOf(state), seatsOf(next)];
  if (isPlaying(next)) {
    if (before.X !== after.X || before.O !== after.O || 'disabled' in given) return { ...next, findings: {}, mode: {} };
    const { findings, settings } = next;
    if (!settings.analysis)
      next.findings = { ...findings, evaluations: undefined, depth: 0, isAnalysisRequested: false };
    else if (!state.settings.analysis) next.findings = { ...findings, isAnalysisRequested: true };
    return withoutStaleReview(next);
  }
  if (!('game' in given)) return next;
  const isOther = given.game !== state.match?.game.id;
  if (state.life === 'failed') {
    return { ...next, life: 'loading', error: undefined, pendingText: isOther ? '' : undefined };
  }
  return isOther ? { ...next, match: undefined, line: [] } : next;
}

/**
 * @param {State} state
 * @returns {State}
 */
function triedAgain(state) {
  return state.life === 'failed' ? { ...state, life: 'loading', error: undefined } : state;
}

/**
 * Without the engine. The match stays.
 *
 * @param {State} state
 * @returns {IdleState}
 */
function stopped(state) {
  if (!isPlaying(state)) return state;
  return { ...state, life: 'loading', noughts: undefined, findings: {}, mode: {}, pendingText: undefined };
}

/**
 * What changes with the match.
 *
 * @param {State} state
 * @param {Snapshot} match
 * @param {boolean} [isAnother] whether another game has begun
 */
function withMatch({ line }, match, isAnother = false) {
  return { match, line: lineOf(match, isAnother ? [] : line), findings: {}, mode: {}, pendingText: undefined };
}

/**
 * @param {PlayingState} state
 * @param {readonly Evaluation[]} evaluations
 * @returns {PlayingState}
 */
function analysed(state, evaluations) {
  const { isAnalysisRequested, depth = 0 } = state.findings;
  const findings = { ...state.findings, isAnalysisRequested: false, evaluations, depth: depth + 1 };
  return isAnalysisRequested ? answered(state, findings) : { ...state, findings };
}

/**
 * @param {PlayingState} state
 * @param {Extract<MatchEvent, { type: 'changed' }>} event
 * @returns {PlayingState}
 */
function continued(state, { match, move, isAnother = false, initial = state.initial, ...options }) {
  const { isElsewhere = false, isPaused = false, isTakenBack = false, mode = modeAfter(state, move) } = options;
  const previous = isAnother ? options.previous : state.previous;
  const findings = { isPaused, isTakenBack };
  const elsewhere = isElsewhere ? match.text : state.elsewhere;
  return { ...state, ...withMatch(state, match, isAnother), initial, previous, elsewhere, findings, mode };
}

/**
 * The mode after a move, which may correct the mistake.
 *
 * @param {PlayingState} state
 * @param {MoveDetail | undefined} move
 */
function modeAfter(state, move) {
  const retry = openRetry(state);
  if (!retry || !move || verdictOn(retry, move.square) !== 'right') return {};
  return { retry: { ...retry, phase: /** @type {const} */ ('right'), square: move.square } };
}

/**
 * @param {PlayingState} state
 * @param {Pick<Retry, 'phase'> & Partial<Retry>} how
 */
function retried(state, how) {
  const retry = openRetry(state);
  const findings = { ...state.findings, hint: undefined, refused: undefined };
  return retry ? answered(state, findings, { retry: { ...retry, ...how } }) : state;
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
 * Requests a hint if it can be found, or gives the present one again.
 *
 * @param {PlayingState} state
 */
function wishForHint(state) {
  const { hint } = state.findings;
  /** @type {PlayingState} */
  const next = { ...state, findings: { ...state.findings, refused: undefined, hint: 'requested' } };
  if (hint === 'requested' || !effectsFor(next).some(({ type }) => type === 'hint')) return state;
  return hint === undefined ? next : answered(state, { ...next.findings, hint });
}

/**
 * In games with chosen marks a hint includes the mark: the next move makes it.
 *
 * @param {PlayingState} state
 * @param {number} square
 */
function hinted(state, square) {
  const chosenMark = markOf(state.match.game, square) ?? state.chosenMark;
  return { ...answered(state, { ...state.findings, hint: square, refused: undefined }), chosenMark };
}

/**
 * Shows the position of a review after a number of moves, or the last one.
 *
 * @param {PlayingState} state
 * @param {number} at
 */
function lookAt(state, at) {
  if (!canReview(state)) return state;
  const within = Math.min(Math.max(at, 0), state.match.moves.length);
  return answered(
    state,
    { ...state.findings, refused: undefined },
    { reviewing: { ...state.mode.reviewing, at: within } },
  );
}

/**
 * @param {PlayingState} state
 * @param {Partial<Reviewing>} more
 */
function reviewing(state, more) {
  const { reviewing } = state.mode;
  return reviewing ? answered(state, state.findings, { reviewing: { ...reviewing, ...more } }) : state;
}

/**
 * More of the review is there. It is no answer to announce: a person waits for the whole.
 *
 * @param {PlayingState} state
 * @param {readonly ReviewedMove[]} moves
 */
function judged(state, moves) {
  const { reviewing } = state.mode;
  if (!reviewing) return state;
  return { ...state, mode: { reviewing: { ...reviewing, judged: [...(reviewing.judged ?? []), ...moves] } } };
}

/**
 * The review is complete. Unless the person has moved through the game, it shows the decisive move.
 *
 * @param {PlayingState} state
 * @param {Review} review
 */
function reviewed(state, review) {
  const { decisive, moves } = review;
  const isAtEnd = state.mode.reviewing?.at === moves.length;
  return reviewing(state, { review, ...(decisive && isAtEnd && { at: decisive.ply + 1 }) });
}

/**
 * @param {PlayingState} state
 * @param {Findings} findings
 * @param {Mode} [mode]
 * @returns {PlayingState}
 */
function answered(state, findings, mode = state.mode) {
  return { ...state, findings, mode, answers: state.answers + 1 };
}

/**
 * @param {State} state
 * @returns {State}
 */
function withoutWish(state) {
  if (!isPlaying(state) || state.findings.hint !== 'requested') return state;
  return { ...state, findings: { ...state.findings, hint: undefined } };
}

/**
 * Without the review, if the game can no longer be reviewed.
 *
 * @param {State} state
 * @returns {State}
 */
function withoutStaleReview(state) {
  return state.mode.reviewing && !canReview(state) ? { ...state, mode: {} } : state;
}
