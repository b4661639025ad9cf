import { effectsFor } from './effects-for.js';
import { markOf } from './moves.js';
import { canReview, isPlaying, openRetry, seatsOf, verdictOn } from './state.js';

/** @import { Evaluation, Noughts, Player, Review } from '../../engine/api.js' */
/** @import { Findings, Retry, Reviewing, Snapshot, State } from './state.js' */
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
 *   | { type: 'pending', text: string, initial: string | undefined, previous?: string | undefined }
 *   | { type: 'tried-again' }
 *   | { type: 'changed', match: Snapshot, move?: MoveDetail } & Partial<ChangeOptions>
 *   | { type: 'refused', square: number }
 *   | { type: 'mark-chosen', mark: Player }
 *   | { type: 'resumed' }
 *   | { type: 'hint-requested' }
 *   | { type: 'room', room: Room | null }
 *   | { type: 'room-reported', key: string, report: RoomDetail, match?: Snapshot, moves?: readonly MoveDetail[] }
 *   | { type: 'failed', error: Error, key?: string }
 *   | { type: 'loaded', key: string, noughts: Noughts, match: Snapshot, isAnother: boolean, refused?: Error | undefined }
 *   | { type: 'fetched', key: string, language: string }
 *   | { type: 'thought', key: string, match: Snapshot, move: MoveDetail }
 *   | { type: 'analysed', key: string, evaluations: readonly Evaluation[] }
 *   | { type: 'hinted', key: string, square: number }
 *   | { type: 'review-requested' }
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
 * @typedef {object} ChangeOptions
 * @property {boolean} isAnother whether another game has begun
 * @property {string | undefined} initial the text of the match for a reset
 * @property {string | undefined} previous the text of the previous match
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
  if ('key' in event && !effectsFor(state).some(({ key }) => key === event.key)) return state;
  switch (event.type) {
    case 'connected':
      return { ...state, isConnected: true, language: event.language, error: undefined };
    case 'disconnected':
      return { ...state, isConnected: false, findings: withoutWish(state.findings) };
    case 'set':
      return set(state, event.settings);
    case 'disabled-by-form':
      return { ...state, isDisabledByForm: event.isDisabled, findings: withoutReview(withoutWish(state.findings)) };
    case 'language':
      return { ...state, language: event.language }; // its words may have changed
    case 'words':
      return { ...state, words: event.words };
    case 'initial':
      return { ...state, initial: event.text };
    case 'pending':
      return {
        ...state,
        noughts: undefined,
        pendingText: event.text,
        initial: event.initial,
        previous: event.previous,
        findings: {},
      };
    case 'tried-again':
      return state.error ? { ...state, error: undefined } : state;
    case 'changed':
      return continued(state, event.match, event);
    case 'thought':
      return thought(state, event.match);
    case 'refused':
      return isPlaying(state) ? answered(state, { ...withoutHint(state.findings), refused: event.square }) : state;
    case 'mark-chosen':
      return event.mark === state.chosenMark ? state : { ...state, chosenMark: event.mark };
    case 'resumed':
      return { ...state, findings: {} };
    case 'hint-requested':
      return wishForHint(state);
    case 'room':
      return { ...state, room: { room: event.room, number: state.room.number + 1 }, roomReport: undefined };
    case 'room-reported':
      return { ...(event.match ? changed(state, event.match, true) : state), roomReport: event.report };
    case 'failed':
      return { ...state, noughts: undefined, error: event.error, findings: {} };
    case 'loaded':
      return loaded(state, event.noughts, event.match);
    case 'fetched':
      return { ...state, spoken: event.language };
    case 'analysed':
      return analysed(state, event.evaluations);
    case 'hinted':
      return hinted(state, event.square);
    case 'review-requested':
      return state.findings.reviewing ? state : lookAt(state, state.match?.moves.length ?? 0);
    case 'review-begun':
      return reviewing(state, { positions: event.positions });
    case 'reviewed':
      return reviewed(state, event.review);
    case 'review-at':
      return state.findings.reviewing ? lookAt(state, event.at) : state;
    case 'review-closed':
      return state.findings.reviewing ? answered(state, withoutReview(state.findings)) : state;
    case 'retry-wrong':
      return retried(state, {
        phase: state.findings.retry?.phase === 'shown' ? 'shown' : 'wrong',
        square: event.square,
      });
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
  if (!areSeated) next.findings = {};
  else if (!next.settings.analysis) next.findings = withoutEvaluations(state.findings);
  else if (!state.settings.analysis && isPlaying(state))
    next.findings = { ...state.findings, isAnalysisRequested: true };
  if (next.findings.reviewing && !canReview(next)) next.findings = withoutReview(next.findings);
  const isOther = 'game' in given && given.game !== state.match?.game.id;
  if ('game' in given && state.error) return { ...next, error: undefined, pendingText: isOther ? '' : undefined };
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
  return { ...state, match, line, findings: {}, pendingText: undefined };
}

/**
 * @param {State} state
 * @param {readonly Evaluation[]} evaluations
 * @returns {State}
 */
function analysed(state, evaluations) {
  const { depth = 0 } = state.findings;
  const { isAnalysisRequested, ...before } = state.findings;
  const findings = { ...before, evaluations, depth: depth + 1 };
  return isAnalysisRequested ? answered(state, findings) : { ...state, findings };
}

/**
 * @param {State} state
 * @param {Snapshot} match
 * @param {Partial<ChangeOptions> & { move?: MoveDetail }} options
 * @returns {State}
 */
function continued(state, match, { isAnother = false, initial = state.initial, previous, move, ...options }) {
  const next = { ...changed(state, match, isAnother), initial, previous: isAnother ? previous : state.previous };
  const { isPaused = false, isTakenBack = false, retry = retryAfter(state, move), reviewing } = options;
  return {
    ...next,
    findings: {
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
  const { retry } = state.findings;
  const next = changed(state, match);
  return retry?.phase === 'right' ? { ...next, findings: { retry } } : next;
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
  const { refused: _, ...findings } = withoutHint(state.findings);
  return answered(state, { ...findings, retry: { ...retry, ...how } });
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
  if (thereIsNoneToHelp(state) || state.findings.hint === 'requested') return state;
  const findings = { ...state.findings, refused: undefined };
  return findings.hint === undefined
    ? { ...state, findings: { ...findings, hint: 'requested' } }
    : answered(state, findings);
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
  const next = answered(state, { ...state.findings, hint: square, refused: undefined });
  return mark ? { ...next, chosenMark: mark } : next;
}

/** @param {State} state */
function thereIsNoneToHelp(state) {
  return !effectsFor({ ...state, findings: { ...state.findings, hint: 'requested' } }).some(
    ({ type }) => type === 'hint',
  );
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
  const { refused: _, ...findings } = state.findings;
  return answered(state, { ...findings, reviewing: { ...findings.reviewing, at: Math.min(Math.max(at, 0), last) } });
}

/**
 * @param {State} state
 * @param {Partial<Reviewing>} findings
 * @returns {State}
 */
function reviewing(state, findings) {
  const { reviewing } = state.findings;
  return reviewing ? answered(state, { ...state.findings, reviewing: { ...reviewing, ...findings } }) : state;
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
  const isAtEnd = state.findings.reviewing?.at === moves.length;
  return reviewing(state, { review, ...(decisive && isAtEnd && { at: decisive.ply + 1 }) });
}

/**
 * @param {State} state
 * @param {Findings} findings
 * @returns {State}
 */
function answered(state, findings) {
  return { ...state, findings, answers: state.answers + 1 };
}

/** @param {Findings} findings */
function withoutWish(findings) {
  return findings.hint === 'requested' ? withoutHint(findings) : findings;
}

/**
 * @param {Findings} findings
 * @returns {Findings}
 */
function withoutHint({ hint: _, ...findings }) {
  return findings;
}

/**
 * @param {Findings} findings
 * @returns {Findings}
 */
function withoutReview({ reviewing: _, ...findings }) {
  return findings;
}

/**
 * @param {Findings} findings
 * @returns {Findings}
 */
function withoutEvaluations({ evaluations: _, depth: __, isAnalysisRequested: ___, ...findings }) {
  return findings;
}
