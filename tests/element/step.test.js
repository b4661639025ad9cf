// Runs the widget's state through thousands of random sequences of events, including late results,
// failures and people who change their minds.
// `NOUGHTS_SEED=7 node --test tests/element/step.test.js` repeats one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '../../web/element/properties.js';
import { effectsFor, thinkingOf } from '../../web/element/state/effects-for.js';
import {
  canRetry,
  firstState,
  isDisabled,
  isLocked,
  isPlaying,
  isRemote,
  phaseOf,
  reviewedMove,
  scoreOf,
  seatsOf,
  shownOf,
  textOf,
  verdictOn,
} from '../../web/element/state/state.js';
import { step } from '../../web/element/state/step.js';
import { playing, someMatch, someMistake, someReport, someResult, somethingDone } from './happenings.js';
import { Random, withSeeds } from './random.js';

/** @import { Evaluation } from '../../web/engine/api.js' */
/** @import { PlayingState, State } from '../../web/element/state/state.js' */
/** @import { Event } from '../../web/element/state/step.js' */
/** @import { Effect } from '../../web/element/state/effects-for.js' */

/** The engines of the games in these tests. @type {Record<string, string>} */
const engines = { 'tic-tac-toe': 'tic-tac-toe', 'connect-four': 'classic', gomoku: 'further' };

/** @typedef {[before: State, event: Event, after: State]} Step */

/**
 * Simulates a widget: the work that it needs ends at some time, or too late.
 *
 * @param {Random} random
 * @param {State} state the initial state
 */
function live(random, state) {
  /** @type {Effect[]} all work that was needed at some time, and has not ended */
  const begun = [];
  /** @type {Step[]} */
  const steps = [];
  for (let i = 0; i < 60; i++) {
    for (const work of effectsFor(state)) if (!begun.some(({ key }) => key === work.key)) begun.push(work);
    const ending = begun.length > 0 && random.happens(0.5) ? begun.splice(random.below(begun.length), 1)[0] : undefined;
    const event = ending ? someResult(random, ending) : somethingDone(random);
    const before = freeze(state);
    state = step(before, event);
    steps.push([before, event, state]);
  }
  return steps;
}

/**
 * The simulations by seed: all tests use the same ones.
 * @type {Map<State, Step[][]>} by initial state
 */
const lives = new Map();

/**
 * Checks each step in the simulations of many widgets.
 *
 * @param {(before: State, event: Event, after: State, random: Random) => void} check
 * @param {State} [first] the initial state
 */
function inLives(check, first = firstState) {
  const known = lives.get(first) ?? [];
  lives.set(first, known);
  withSeeds(1000, (random, seed) => {
    known[seed] ??= live(random, first);
    const other = new Random(seed);
    for (const one of known[seed]) check(...one, other);
  });
}

/**
 * Freezes a value and all plain values in it, so that a change of them throws.
 *
 * @template Value
 * @param {Value} value
 * @returns {Value}
 */
function freeze(value) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

const room = /** @type {import('../../web/room/room.js').Room} */ (/** @type {unknown} */ ({}));

/** @param {State} state @param {Event[]} events */
const after = (state, ...events) => events.reduce((now, event) => step(now, event), state);

/** A widget that is to join a room. */
const inRoom = after(
  firstState,
  { type: 'connected', language: 'en' },
  { type: 'set', settings: { opponent: 'remote' } },
  { type: 'room', room },
);

/** @param {State} state */
const typesNeeded = (state) => effectsFor(state).map(({ type }) => type);

test('the computer never thinks for a person, nor when it is not its turn', () => {
  inLives((_before, _event, state) => {
    const thinking = thinkingOf(state);
    assert.equal(
      typesNeeded(state).includes('think'),
      thinking !== undefined,
      'what is told and what is done are the same',
    );
    if (!thinking) return;
    assert.deepEqual(state.match?.status, { state: 'next', player: thinking.opponent.player });
    assert.equal(seatsOf(state)[thinking.opponent.player], thinking.opponent.level);
    assert.ok(['easy', 'best'].includes(thinking.opponent.level));
    assert.equal(phaseOf(state), 'thinking');
  });
});

test('out of the page nothing is wanted, and where it is disabled, over or failed nothing about moves', () => {
  inLives((_before, _event, state) => {
    const types = new Set(typesNeeded(state));
    if (!state.isConnected) assert.equal(types.size, 0);
    types.delete('words');
    if (state.error) assert.deepEqual([...types], []);
    types.delete('load');
    types.delete('room');
    if (isDisabled(state) || !state.noughts) assert.deepEqual([...types], []);
    if (state.mode.reviewing) types.delete('review');
    if (phaseOf(state) === 'over') assert.deepEqual([...types], []);
  });
});

test('in a room there is no help before the end, and no computer; only a player with a seat may move by hand, and only while records agree', () => {
  let turns = 0;
  let reviews = 0;
  inLives((_before, _event, state) => {
    if (!isRemote(state)) return;
    const canReview = phaseOf(state) === 'over' && state.roomReport?.seat;
    const expected = ['words', 'load', 'room', ...(canReview ? ['review'] : [])];
    const types = typesNeeded(state);
    assert.deepEqual(
      types.filter((type) => !expected.includes(type)),
      [],
    );
    if (types.includes('review')) reviews++;
    if (!isPlaying(state) || isDisabled(state) || state.match.status.state !== 'next') return;
    const { player } = state.match.status;
    assert.equal(phaseOf(state), state.roomReport?.seat === player ? 'turn' : 'waiting');
    if (phaseOf(state) === 'turn') turns++;
    if (!state.roomReport?.seat || state.roomReport.isDisputed) assert.ok(isLocked(state));
  }, inRoom);
  assert.ok(turns > 200, `${turns} turns`);
  assert.ok(reviews > 20, `${reviews} reviews`);
});

test('reports of a room count until the room is removed, or the opponent changes', () => {
  const [work] = effectsFor(inRoom).filter(({ type }) => type === 'room');
  assert.ok(work);
  const report = someReport(new Random(1));
  const hears = (/** @type {State} */ state) =>
    step(state, { type: 'room-reported', key: work.key, report }).roomReport === report;
  assert.ok(hears(inRoom));
  assert.ok(!hears(step(inRoom, { type: 'room', room: null })));
  const another = step(step(inRoom, { type: 'room', room: null }), { type: 'room', room });
  assert.ok(!hears(another), 'what is late belongs to the former room, even if it is the same one');
  assert.ok(!hears(step(inRoom, { type: 'set', settings: { opponent: 'easy' } })));
  assert.ok(!hears(step(inRoom, { type: 'disconnected' })));
});

test('no two pieces of work have the same key', () => {
  inLives((_before, _event, state) => {
    const keys = effectsFor(state).map(({ key }) => key);
    assert.equal(new Set(keys).size, keys.length);
  });
});

test('the value is the text of the match as it is, or of the one that waits for the engine', () => {
  let expected = '';
  inLives((before, event, state) => {
    if (before === firstState) expected = '';
    const isHeard = state !== before;
    if (isHeard && (event.type === 'changed' || event.type === 'thought' || event.type === 'loaded')) {
      expected = event.match.text;
    }
    if (event.type === 'room-reported' && isHeard && event.match) expected = event.match.text;
    if (event.type === 'pending' && isHeard) expected = event.text;
    // Another game drops the match that an engine has left behind; a new one is made when there is
    // an engine.
    if (event.type === 'set' && before.match && !state.match && before.pendingText === undefined) expected = '';
    if (event.type === 'set' && 'game' in event.settings && before.error) {
      expected = before.match && event.settings.game === before.match.game.id ? before.match.text : '';
    }
    assert.equal(textOf(state), expected);
  });
});

test('a result that comes too late changes nothing', () => {
  let late = 0;
  inLives((before, event, state) => {
    if (!('key' in event) || effectsFor(before).some(({ key }) => key === event.key)) return;
    late++;
    assert.equal(state, before);
  });
  assert.ok(late > 500, `${late} results were late`);
});

test('work that has ended is not wanted again for the same state of affairs, so that nothing is done for ever', () => {
  inLives((before, event, state) => {
    if ('key' in event && event.type !== 'room-reported' && state !== before) {
      assert.ok(!effectsFor(state).some(({ key }) => key === event.key));
    }
  });
});

test('a failed widget says so until it tries again, and recovers with its match', () => {
  inLives((_before, event, state, random) => {
    assert.equal(phaseOf(state) === 'failed', state.error !== undefined);
    if (event.type === 'failed' && state.error === event.error) assert.equal(phaseOf(state), 'failed');
    if (!state.error || !state.isConnected) return;
    const again = step(state, { type: 'tried-again' });
    assert.equal(phaseOf(again), 'loading');
    assert.ok(typesNeeded(again).includes('load'));
    const match = state.match ?? someMatch(random);
    const noughts = /** @type {PlayingState['noughts']} */ ({});
    const key = `${effectsFor(again).find(({ type }) => type === 'load')?.key}`;
    const recovered = step(again, { type: 'loaded', key, noughts, match, isAnother: false });
    assert.ok(['turn', 'thinking', 'waiting', 'over'].includes(phaseOf(recovered)));
    assert.equal(textOf(recovered), match.text);
  });
});

test('after a failure a game that is chosen is tried: the match of it that was kept, or a new one', () => {
  inLives((_before, _event, state, random) => {
    if (!state.error || !state.isConnected) return;
    const game = random.one(['tic-tac-toe', 'connect-four', 'gomoku']);
    const next = step(state, { type: 'set', settings: { game } });
    assert.equal(phaseOf(next), 'loading');
    assert.equal(textOf(next), game === state.match?.game.id ? state.match.text : '');
    const [load] = effectsFor(next).filter(({ type }) => type === 'load');
    assert.equal(load?.key, `load ${engines[`${game}`]}`);
  });
});

test('a match that is waited for ends what was going on, and is what the engine is fetched for', () => {
  inLives((before, event, state) => {
    if (event.type !== 'pending') return;
    assert.equal(textOf(state), event.text);
    assert.ok(['loading', 'failed'].includes(phaseOf(state)));
    assert.equal(state.match, before.match);
    if (!state.isConnected || state.error) return;
    const [load] = effectsFor(state).filter(({ type }) => type === 'load');
    const game = (event.text || state.settings.game).split('.')[0];
    assert.equal(load?.key, `load ${engines[`${game}`]}`);
  });
});

test('the same event after the same state makes the same state, and the state before stays as it is', () => {
  inLives((before, event, state) => {
    assert.deepEqual(step(before, freeze(event)), state);
  });
});

test('a hint that is wanted is looked for, until it is found or there is none to be had', () => {
  inLives((_before, _event, state) => {
    assert.equal(typesNeeded(state).includes('hint'), state.findings.hint === 'requested');
  });
});

test('the results for a position are dropped with the next one', () => {
  inLives((before, _event, state) => {
    // Neither is a result of work.
    const { isPaused: _, isTakenBack: __, ...findings } = state.findings;
    if (state.match !== before.match) assert.deepEqual(findings, {});
  });
});

test('moves that are taken back stay on the line, until another move is made', () => {
  const random = new Random(1);
  const game = /** @type {PlayingState['match']['game']} */ (
    /** @type {unknown} */ ({ id: 'a', squareNames: ['a', 'b', 'c'], moveNames: ['a', 'b', 'c'] })
  );
  const at = (/** @type {number[]} */ ...moves) => ({ ...someMatch(random), game, moves });
  /** @type {State} */
  let state = playing({ match: at() });
  const go = (/** @type {Event} */ event) => {
    state = step(state, event);
    return state.line;
  };
  assert.deepEqual(go({ type: 'changed', match: at(0, 1, 2) }), ['a', 'b', 'c']);
  assert.deepEqual(go({ type: 'changed', match: at(0) }), ['a', 'b', 'c']);
  assert.deepEqual(go({ type: 'changed', match: at(0, 1) }), ['a', 'b', 'c']);
  assert.deepEqual(go({ type: 'changed', match: at(0, 2) }), ['a', 'c']);
  assert.deepEqual(go({ type: 'changed', match: at(), isAnother: true }), []);
});

test('a game is reviewed once it is over, until it is not looked at any more or anything is played', () => {
  let looks = 0;
  inLives((before, event, state) => {
    const { reviewing } = state.mode;
    if (!reviewing) return;
    looks++;
    assert.ok(state.match && (!isRemote(state) || state.roomReport?.seat) && state.match.status.state !== 'next');
    assert.ok(!isDisabled(state), 'a disabled widget cannot be stepped through');
    assert.ok(0 <= reviewing.at && reviewing.at <= state.match.moves.length);
    assert.equal(state.match, before.match, 'looking back changes no match');
    if (state !== before) assert.notEqual(event.type, 'review-closed');
    assert.ok(!typesNeeded(state).includes('review') || !reviewing.review, 'what is known is not asked for again');
  });
  assert.ok(looks > 200, `${looks} looks`);
});

const ended = playing({
  match: { ...someMatch(new Random(1)), status: { state: 'tie' }, moves: [0, 1, 2, 3] },
});

test('a review begins at the end, goes to the move that decided the game, and leaves a person who has stepped back at their place', () => {
  const key = `review ${ended.match.text}`;
  const move = /** @type {import('../../web/engine/index.js').ReviewedMove} */ ({ ply: 1 });
  const review = { moves: [{ ...move, ply: 0 }, move, { ...move, ply: 2 }, { ...move, ply: 3 }], decisive: move };
  const wanted = after(ended, { type: 'review-requested' });
  assert.deepEqual(typesNeeded(wanted), ['review']);
  assert.equal(wanted.mode.reviewing?.at, 4);
  const reviewed = after(wanted, { type: 'reviewed', key, review });
  assert.equal(reviewed.mode.reviewing?.at, 2, 'after the second move');
  assert.deepEqual(typesNeeded(reviewed), []);
  const back = after(wanted, { type: 'review-at', at: 3 }, { type: 'reviewed', key, review });
  assert.equal(back.mode.reviewing?.at, 3);
  assert.equal(after(reviewed, { type: 'review-at', at: -1 }).mode.reviewing?.at, 0);
  assert.equal(after(reviewed, { type: 'review-at', at: 9 }).mode.reviewing?.at, 4);
  const closed = after(reviewed, { type: 'review-closed' });
  assert.equal(closed.mode.reviewing, undefined);
  assert.equal(closed.match, ended.match);
  assert.ok(closed.answers > reviewed.answers, 'it is said aloud again how the game ended');
});

test('a review fills from the end and says nothing meanwhile; one that begins again begins empty', () => {
  const key = `review ${ended.match.text}`;
  const moves = [3, 2, 1].map((ply) => /** @type {import('../../web/engine/index.js').ReviewedMove} */ ({ ply }));
  const wanted = after(ended, { type: 'review-requested' }, { type: 'review-begun', key, positions: [ended.match] });
  const begun = after(wanted, { type: 'judged', key, moves: moves.slice(0, 1) });
  const more = after(begun, { type: 'judged', key, moves: moves.slice(1) });
  const { reviewing } = more.mode;
  assert.ok(reviewing);
  assert.deepEqual(reviewing.judged, moves);
  assert.equal(more.answers, wanted.answers);
  assert.deepEqual(typesNeeded(more), ['review'], 'the rest is still to come');
  assert.equal(reviewedMove({ ...reviewing, at: 3 }), moves[1]);
  assert.equal(reviewedMove({ ...reviewing, at: 1 }), undefined);
  const again = after(more, { type: 'review-begun', key, positions: [ended.match] });
  assert.deepEqual(again.mode.reviewing?.judged, []);
  assert.equal(after(ended, { type: 'judged', key, moves }), ended);
});

test('there is nothing to review while a game goes on, of a game without moves, where it is disabled, and in a room', () => {
  const none = (/** @type {Partial<PlayingState>} */ other) =>
    assert.equal(after({ ...ended, ...other }, { type: 'review-requested' }).mode.reviewing, undefined);
  none({ match: { ...ended.match, status: { state: 'next', player: 'X' } } });
  none({ match: { ...ended.match, moves: [] } });
  none({ settings: { ...defaultSettings, disabled: true } });
  none({ settings: { ...defaultSettings, opponent: 'remote' } });
  none({ settings: { ...defaultSettings, controls: 'undo redo' } });
  none({ settings: { ...defaultSettings, viewOnly: true } });
  const begun = after(ended, { type: 'review-requested' });
  assert.equal(after(begun, { type: 'set', settings: { controls: 'undo' } }).mode.reviewing, undefined);
  assert.ok(after(begun, { type: 'set', settings: { analysis: true } }).mode.reviewing);
});

test('a mistake is to be found out, tried in vain, shown and put right, in this order', () => {
  const reviewing = { at: 3 };
  const next = { ...someMatch(new Random(1)), status: /** @type {const} */ ({ state: 'next', player: 'X' }) };
  const move = (/** @type {number} */ square) => ({ player: /** @type {const} */ ('X'), square, name: `${square}` });
  const find = { phase: /** @type {const} */ ('find'), mistake: someMistake, match: ended.match, reviewing };
  const begun = after(ended, { type: 'changed', match: next, mode: { retry: find } });
  const phaseAfter = (/** @type {Event[]} */ ...events) => after(begun, ...events).mode.retry?.phase;
  const wrong = /** @type {const} */ ({ type: 'retry-wrong', square: 2 });
  const shown = /** @type {const} */ ({ type: 'retry-shown' });
  const right = /** @type {const} */ ({ type: 'changed', match: ended.match, move: move(0) });
  assert.equal(phaseAfter(), 'find');
  assert.equal(phaseAfter(wrong), 'wrong');
  assert.equal(phaseAfter(wrong, wrong), 'wrong');
  assert.equal(phaseAfter(wrong, shown), 'shown');
  assert.equal(phaseAfter(wrong, shown, wrong), 'shown', 'what was shown stays shown');
  for (const before of [[], [wrong], [wrong, shown]]) assert.equal(phaseAfter(...before, right), 'right');
  assert.equal(phaseAfter(right, wrong), 'right', 'there is nothing to be found any more');
  assert.equal(phaseAfter(right, shown), 'right');
  assert.equal(phaseAfter(right, right), undefined, 'the game goes on');
  assert.equal(
    phaseAfter({ ...right, move: move(1) }),
    undefined,
    'a move of which nothing is known is played on from',
  );
  assert.equal(phaseAfter({ type: 'changed', match: next }), undefined, 'taken back');
  assert.ok(after(begun, wrong).answers > begun.answers, 'it is said aloud');
  assert.equal(after(begun, { type: 'refused', square: 1 }, wrong).findings.refused, undefined);

  const answered = { ...begun, settings: { ...begun.settings, opponent: /** @type {const} */ ('easy') } };
  const thinking = { ...next, text: 'answer', status: /** @type {const} */ ({ state: 'next', player: 'O' }) };
  const played = after(answered, { type: 'changed', match: thinking, move: move(0) });
  const key = `${effectsFor(played).find(({ type }) => type === 'think')?.key}`;
  const reply = after(played, { type: 'thought', key, match: next, move: move(1) });
  assert.equal(reply.match, next);
  assert.equal(reply.mode.retry?.phase, 'right', 'it is still said when the computer has answered');

  const back = after(begun, { type: 'changed', match: ended.match, mode: { reviewing } });
  assert.deepEqual(back.mode, { reviewing });
  assert.equal(back.match, ended.match);
});

test('a move is right or wrong as far as that is known, and what was no mistake of a person is not tried again', () => {
  const retry = {
    phase: /** @type {const} */ ('find'),
    mistake: someMistake,
    match: ended.match,
    reviewing: { at: 3 },
  };
  assert.deepEqual(
    [0, 1, 2].map((square) => verdictOn(retry, square)),
    ['right', undefined, 'wrong'],
  );
  const all = { ...retry, mistake: { ...someMistake, keptByIsComplete: true } };
  assert.deepEqual(
    [0, 1, 2].map((square) => verdictOn(all, square)),
    ['right', 'wrong', 'wrong'],
  );
  assert.equal(canRetry(ended, someMistake), true);
  assert.equal(canRetry(ended, { ...someMistake, judgement: 'kept' }), false);
  assert.equal(canRetry(ended, { ...someMistake, keptBy: [] }), false);
  const seated = after(ended, { type: 'set', settings: { player: 'easy', opponent: 'human' } });
  assert.equal(canRetry(seated, someMistake), false);
  assert.equal(canRetry(seated, { ...someMistake, player: 'O' }), true);
});

test('in a review the board shows where one looks, and the match stays at its end', () => {
  const key = `review ${ended.match.text}`;
  const positions = [0, 1, 2, 3, 4].map((count) => ({ ...ended.match, moves: ended.match.moves.slice(0, count) }));
  const state = after(ended, { type: 'review-requested' }, { type: 'review-begun', key, positions });
  const looking = after(state, { type: 'review-at', at: 2 });
  assert.ok(isPlaying(looking));
  assert.deepEqual(shownOf(looking).match.moves, [0, 1]);
  assert.equal(looking.match, ended.match);
  assert.equal(shownOf(ended), ended);
});

test('what each move leads to is looked into further where there is a book, until all of it is known or it has been looked into far enough', () => {
  const random = new Random(1);
  const evaluation = (/** @type {number | null} */ plies) =>
    /** @type {Evaluation} */ ({ move: 0, outcome: 'win', plies, exact: true, estimate: null, error: null });
  const looks = (/** @type {boolean} */ hasBook, /** @type {(number | null)[]} */ ...plies) => {
    const { game: some, ...match } = someMatch(random);
    const game = { ...some, hasBook };
    /** @type {State} */
    let state = playing({
      spoken: firstState.language,
      match: { ...match, game, status: { state: 'next', player: 'X' } },
      settings: { ...defaultSettings, analysis: true },
    });
    const depths = [];
    for (let work = effectsFor(state)[0]; work?.type === 'analyse' && depths.length < 9; [work] = effectsFor(state)) {
      depths.push(work.depth);
      state = step(state, { type: 'analysed', key: work.key, evaluations: plies.map(evaluation) });
    }
    return depths;
  };
  assert.deepEqual(looks(false, 41, null), [0]);
  assert.deepEqual(looks(true, 41, 42), [0]);
  assert.deepEqual(looks(true, 41, null), [0, 1, 2]);
});

test('what was won elsewhere counts for nothing, until another move is made in that game', () => {
  const score = { X: 1, O: 0, ties: 0 };
  const none = { X: 0, O: 0, ties: 0 };
  const match = (/** @type {string} */ text) => ({ ...someMatch(new Random(1)), text, score });
  const opened = step(playing({}), { type: 'changed', match: match('elsewhere'), isAnother: true, isElsewhere: true });
  assert.deepEqual(scoreOf(opened), none);
  const here = step(opened, { type: 'changed', match: match('here') });
  assert.deepEqual(scoreOf(here), score);
  assert.deepEqual(scoreOf(step(here, { type: 'changed', match: match('elsewhere') })), none, 'it is gone back to');

  const noughts = /** @type {import('../../web/element/state/own-game.js').Engine} */ ({});
  const loading = after(
    firstState,
    { type: 'connected', language: 'en' },
    { type: 'pending', text: 'written otherwise', initial: undefined, isElsewhere: true },
  );
  const [load] = effectsFor(loading);
  const loaded = step(loading, {
    type: 'loaded',
    key: `${load?.key}`,
    noughts,
    match: match('elsewhere'),
    isAnother: false,
  });
  assert.deepEqual(scoreOf(loaded), none, 'its engine had to be loaded first');
});
