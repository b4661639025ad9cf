// Random events for a widget, and matches that no engine has made, because no step may depend on
// the rules.

import { firstState } from '../../web/element/state/state.js';

/** @import { Noughts, Player } from '../../web/engine/index.js' */
/** @import { PlayingState, Snapshot, State } from '../../web/element/state/state.js' */
/** @import { Event } from '../../web/element/state/step.js' */
/** @import { Effect } from '../../web/element/state/effects-for.js' */
/** @import { Random } from './random.js' */

/**
 * A widget whose engine runs.
 *
 * @param {Partial<PlayingState>} given
 * @returns {PlayingState}
 */
export const playing = (given) =>
  /** @type {any} */ ({ ...firstState, life: 'playing', isConnected: true, noughts: {}, ...given });

const squareNames = ['a1', 'b1', 'c1', 'd1'];

let matches = 0;

/**
 * A random match.
 *
 * @param {Random} random
 * @returns {Snapshot}
 */
export function someMatch(random) {
  const id = random.one(['tic-tac-toe', 'connect-four']);
  const player = random.one(/** @type {[Player, Player]} */ (['X', 'O']));
  const moves = squareNames.map((_, square) => square).slice(0, random.below(5));
  const chosenMarks = random.happens(0.3);
  const moveNames = chosenMarks ? ['x', 'o'].flatMap((mark) => squareNames.map((name) => name + mark)) : squareNames;
  return {
    text: `${id}.${++matches}`,
    game: /** @type {Snapshot['game']} */ (
      /** @type {unknown} */ ({ id, squareNames, moveNames, chosenMarks, choices: [] })
    ),
    position: /** @type {any} */ ({}),
    status: random.one([
      { state: 'next', player },
      { state: 'next', player },
      { state: 'won', player, lines: [] },
      { state: 'tie' },
    ]),
    isResigned: false,
    isRepeated: false,
    squares: [null, null, null, null],
    boards: [],
    legalMoves: [],
    vanishing: null,
    vanished: null,
    landings: [],
    moves,
    movers: moves.map(() => player),
    nextMarks: [player],
    choices: [],
    first: random.one(/** @type {[Player, Player]} */ (['X', 'O'])),
    score: { X: 0, O: 0, ties: 0 },
    canUndo: moves.length > 0,
    canRedo: random.happens(0.3),
  };
}

/**
 * An action of a person, a program or the browser.
 *
 * @param {Random} random
 * @returns {Event}
 */
export function somethingDone(random) {
  const match = someMatch(random);
  const move = { player: /** @type {Player} */ ('X'), square: 0, name: 'a1' };
  return random.one(
    /** @type {[Event, ...Event[]]} */ ([
      { type: 'connected', language: random.one(['en', 'de']) },
      { type: 'connected', language: random.one(['en', 'de']) },
      { type: 'disconnected' },
      { type: 'mark-chosen', mark: random.one(['X', 'O']) },
      { type: 'set', settings: someSettings(random) },
      { type: 'set', settings: someSettings(random) },
      { type: 'disabled-by-form', isDisabled: random.happens(0.3) },
      { type: 'language', language: random.one(['en', 'de', 'ja']) },
      { type: 'words', words: { undo: 'Back' } },
      { type: 'initial', text: match.text },
      { type: 'pending', text: match.text, initial: undefined },
      { type: 'tried-again' },
      { type: 'room', room: random.happens(0.7) ? someRoom : null },
      { type: 'changed', match, move },
      { type: 'changed', match },
      { type: 'changed', match, isAnother: true, previous: match.text },
      { type: 'changed', match, isPaused: true },
      { type: 'resumed' },
      { type: 'refused', square: random.below(4) },
      { type: 'hint-requested' },
      { type: 'hint-requested' },
      { type: 'review-requested' },
      { type: 'review-requested' },
      { type: 'review-at', at: random.below(7) - 1 },
      { type: 'review-closed' },
      { type: 'changed', match, mode: { retry: someRetry(random) } },
      { type: 'retry-wrong', square: random.below(4) },
      { type: 'retry-shown' },
      { type: 'failed', error: new Error('the engine') },
    ]),
  );
}

/**
 * A possible result of some work.
 *
 * @param {Random} random
 * @param {Effect} work
 * @returns {Event}
 */
export function someResult(random, { key, type, ...work }) {
  // Words that cannot be loaded are not a failure: the widget speaks English then.
  // These run as long as they are needed.
  if (type === 'screen' || type === 'clock') return somethingDone(random);
  if (type !== 'words' && random.happens(0.1)) return { type: 'failed', key, error: new Error(type) };
  const match = someMatch(random);
  switch (type) {
    case 'load':
      return { type: 'loaded', key, noughts: /** @type {Noughts} */ ({}), match, isAnother: random.happens(0.5) };
    case 'words':
    case 'choices':
      return { type: 'fetched', key, language: /** @type {{ language: string }} */ (work).language };
    case 'think':
      return { type: 'thought', key, match, move: { player: 'X', square: 0, name: 'a1' } };
    case 'analyse':
      return { type: 'analysed', key, evaluations: [] };
    case 'room':
      return { type: 'room-reported', key, report: someReport(random), ...(random.happens(0.5) && { match }) };
    case 'hint':
      return { type: 'hinted', key, square: random.below(4) };
    case 'review':
      if (random.happens(0.1)) return { type: 'review-closed', key };
      return { type: 'reviewed', key, review: someReview(random) };
  }
}

/**
 * A random review of some game.
 *
 * @param {Random} random
 * @returns {import('../../web/engine/index.js').Review}
 */
function someReview(random) {
  const moves = squareNames.slice(0, random.below(5)).map((_, ply) => ({
    ...someMistake,
    ply,
    square: ply,
    judgement: random.one(/** @type {const} */ (['kept', 'blunder'])),
  }));
  return { moves, decisive: moves.find(() => random.happens(0.3)) ?? null };
}

const worth = { outcome: null, plies: null, exact: false, points: null, error: null };

/**
 * A move that was worse than another one.
 * @type {import('../../web/engine/index.js').ReviewedMove}
 */
export const someMistake = {
  ply: 2,
  player: 'X',
  square: 2,
  judgement: 'blunder',
  before: worth,
  after: worth,
  keptBy: [0],
  keptByIsComplete: false,
};

/**
 * A mistake that a person corrects.
 *
 * @param {Random} random
 * @returns {import('../../web/element/state/state.js').Retry}
 */
function someRetry(random) {
  const phase = random.one(/** @type {const} */ (['find', 'wrong', 'shown', 'right']));
  return { phase, mistake: someMistake, match: someMatch(random), reviewing: { at: random.below(5) } };
}

const someRoom = /** @type {import('../../web/room/room.js').Room} */ (/** @type {unknown} */ ({ isRoom: true }));

/**
 * A possible report of a room.
 *
 * @param {Random} random
 * @returns {import('../../web/element/values.js').RoomDetail}
 */
export function someReport(random) {
  const player = () => ({ name: random.one(['', 'Ana']), isThere: random.happens(0.5), hasCome: random.happens(0.5) });
  return {
    seat: random.one(['X', 'O', null]),
    isInvited: random.happens(0.5),
    players: { X: player(), O: player() },
    watching: random.below(3),
    requests: [],
    reactions: random.one([{}, { X: 'wow' }]),
    isConnected: random.happens(0.8),
    isDisputed: random.happens(0.2),
    trouble: random.one(['', 'taken-back']),
  };
}

/**
 * @param {Random} random
 * @returns {Partial<State['settings']>}
 */
function someSettings(random) {
  const seats = /** @type {['human', 'human', 'easy', 'best']} */ (['human', 'human', 'easy', 'best']);
  const opponents = /** @type {['remote', ...typeof seats]} */ (['remote', ...seats]);
  /** @type {[Partial<State['settings']>, ...Partial<State['settings']>[]]} */
  const all = [
    { opponent: random.one(opponents) },
    { player: random.one(seats) },
    { mark: random.one(['X', 'O']) },
    { seed: random.below(3) },
    { analysis: random.happens(0.7) },
    { disabled: random.happens(0.3) },
    { viewOnly: random.happens(0.3) },
    { movable: random.one(['both', 'X', 'O', 'none']) },
    { delay: random.below(1000) },
    { game: random.one(['tic-tac-toe', 'connect-four']) },
  ];
  return random.one(all);
}
