// The work that a state needs, with an engine that answers late, or never.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Effects } from '../../web/element/state/effects.js';
import { effectsFor } from '../../web/element/state/effects-for.js';
import { firstState, phaseOf } from '../../web/element/state/state.js';
import { Store } from '../../web/element/state/store.js';
import { playing, someMatch } from './happenings.js';
import { Random } from './random.js';

/** @import { PlayingState, State } from '../../web/element/state/state.js' */

/**
 * @typedef {{ text: string, signal: AbortSignal, resolve: (square: number) => void, reject: (error: Error) => void }}
 *   Search
 */

/** An engine that makes any move, and answers no question until it is told to. */
function slowEngine() {
  /** @type {Search[]} */
  const searches = [];
  let opponents = 0;
  /** @type {object[]} */
  const asked = [];
  const search = (/** @type {string} */ text, /** @type {AbortSignal} */ signal) =>
    new Promise((resolve, reject) => searches.push({ text, signal, resolve, reject }));
  const parse = (/** @type {string} */ text) => ({
    ...someMatch(new Random(1)),
    status: { state: 'next', player: 'O' },
    position: { vanishingMark: null },
    play() {},
    undo() {},
    redo() {},
    dispose() {},
    toString: () => `${text}.played`,
    analyse: (/** @type {{ signal: AbortSignal }} */ { signal }) => search(text, signal),
  });
  const opponent = (/** @type {object} */ options) => {
    asked.push(options);
    opponents++;
    return {
      choose: (/** @type {object} */ match, /** @type {{ signal: AbortSignal }} */ { signal }) =>
        search(String(match).replace('.played', ''), signal),
      dispose: () => opponents--,
    };
  };
  const noughts = /** @type {PlayingState['noughts']} */ (/** @type {unknown} */ ({ parse, opponent }));
  return { noughts, searches, asked, countOpponents: () => opponents };
}

/** @param {Partial<State['settings']>} settings */
function widget(settings) {
  const engine = slowEngine();
  const match = { ...someMatch(new Random(2)), status: /** @type {const} */ ({ state: 'next', player: 'X' }) };
  const state = playing({
    isConnected: false,
    settings: { ...firstState.settings, delay: 0, ...settings },
    noughts: engine.noughts,
    match,
  });
  /** @type {Store} */
  const store = new Store(state, { draw() {}, tell() {}, act: (next) => effects.follow(next) });
  const effects = new Effects(store, () => {});
  store.dispatch({ type: 'connected', language: 'en' });
  return { ...engine, store, match };
}

/** Waits until everything that does not need the engine has run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

const running = (/** @type {Search[]} */ searches) => searches.filter(({ signal }) => !signal.aborted);

test('work that is still needed runs only once while other events happen', async () => {
  const { store, searches } = widget({ player: 'easy' });
  for (const language of ['en', 'en']) store.dispatch({ type: 'connected', language });
  store.dispatch({ type: 'words', words: {} });
  store.dispatch({ type: 'set', settings: { viewOnly: true, delay: 3 } });
  await settle();
  assert.equal(searches.length, 1);
});

test('work that is no longer needed is aborted, and its late result is ignored', async () => {
  const { store, searches, match } = widget({ player: 'easy' });
  await settle();
  store.dispatch({ type: 'disconnected' });
  assert.deepEqual(running(searches), []);
  searches[0]?.resolve(0);
  await settle();
  assert.equal(store.state.match, match);
  store.dispatch({ type: 'connected', language: 'en' });
  await settle();
  assert.equal(running(searches).length, 1);
});

test('a failure appears in the state once, and all work stops', async () => {
  const { store, searches } = widget({ player: 'easy' });
  await settle();
  const error = new Error('no memory');
  searches[0]?.reject(error);
  await settle();
  assert.equal(phaseOf(store.state), 'failed');
  assert.equal(store.state.error, error);
  assert.equal(searches.length, 1);
  assert.deepEqual(effectsFor(store.state), []);
});

test('a failure before the start appears in the same way', async () => {
  const { store, noughts } = widget({ player: 'human' });
  Object.assign(noughts, {
    opponent: () => {
      throw new Error('no memory');
    },
  });
  store.dispatch({ type: 'set', settings: { player: 'best' } });
  await settle();
  assert.equal(phaseOf(store.state), 'failed');
});

test('the computer’s move is the match’s next move, and a replaced opponent frees its memory', async () => {
  const { store, searches, match, countOpponents } = widget({ player: 'easy', opponent: 'human' });
  await settle();
  searches[0]?.resolve(0);
  await settle();
  assert.equal(store.state.error, undefined);
  assert.equal(store.state.match?.text, `${match.text}.played`);
  assert.equal(countOpponents(), 1);
  store.dispatch({ type: 'set', settings: { player: 'human' } });
  assert.equal(countOpponents(), 0);
});

test('the style is that of the opponent’s side, and another style makes another opponent', async () => {
  const { store, asked, searches, countOpponents } = widget({ player: 'easy', opponentStyle: 'near' });
  await settle();
  store.dispatch({ type: 'set', settings: { mark: 'O', player: 'human', opponent: 'hard' } });
  await settle();
  store.dispatch({ type: 'set', settings: { opponentStyle: 'corners' } });
  await settle();
  assert.deepEqual(asked, [{ level: 'easy' }, { level: 'hard', style: 'near' }, { level: 'hard', style: 'corners' }]);
  assert.equal(running(searches).length, 1);
  assert.equal(countOpponents(), 1);
});

test('an analysis and a search for a hint run at the same time', async () => {
  const { store, searches, match } = widget({ analysis: true });
  store.dispatch({ type: 'hint-requested' });
  await settle();
  assert.deepEqual(
    searches.map(({ text }) => text),
    [match.text, match.text],
  );
  searches[1]?.resolve(2);
  await settle();
  assert.equal(store.state.findings.hint, 2);
  assert.equal(searches[0]?.signal.aborted, false, 'the analysis goes on');
});
