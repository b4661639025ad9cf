// The order of drawing, events and work while listeners change the widget.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectsFor, thinkingOf } from '../../web/element/state/effects-for.js';
import { firstState, phaseOf, textOf } from '../../web/element/state/state.js';
import { Store } from '../../web/element/state/store.js';
import { playing, someMatch, someResult, somethingDone } from './happenings.js';
import { Random, withSeeds } from './random.js';

/** @import { ChangeDetail, ThinkingDetail } from '../../web/element/values.js' */
/** @import { Event } from '../../web/element/state/step.js' */
/** @import { PlayingState, State } from '../../web/element/state/state.js' */

/**
 * A store whose listeners sometimes change the widget.
 *
 * @param {Random} random
 * @param {(type: string, detail: unknown, state: State) => void} onTold
 * @param {(state: State) => void} [onActed]
 */
function storeWith(random, onTold, onActed = () => {}) {
  /** @type {State | undefined} */
  let drawn;
  let isTelling = false;
  let changes = 0;
  /** @type {Store} */
  const store = new Store(firstState, {
    draw: (state) => {
      drawn = state;
    },
    tell: (type, detail) => {
      assert.ok(!isTelling, 'one event is told after the other');
      assert.equal(drawn, store.state, 'what is told has been drawn');
      isTelling = true;
      onTold(type, detail, store.state);
      while (changes < 200 && random.happens(0.3)) {
        changes++;
        store.dispatch(somethingDone(random));
      }
      isTelling = false;
    },
    act: (state) => {
      assert.ok(!isTelling, 'nothing is begun before all is told');
      assert.equal(state, store.state);
      onActed(state);
    },
  });
  return store;
}

/**
 * Makes many kinds of events happen.
 *
 * @param {Random} random
 * @param {Store} store
 */
function live(random, store) {
  for (let i = 0; i < 50; i++) {
    const [work] = effectsFor(store.state);
    store.dispatch(work && random.happens(0.5) ? someResult(random, work) : somethingDone(random));
  }
}

test('every event tells of the widget as it is when it is told', () => {
  let told = 0;
  withSeeds(1000, (random) => {
    const store = storeWith(random, (type, detail, state) => {
      told++;
      if (type === 'noughts-change') {
        assert.equal(/** @type {ChangeDetail} */ (detail).position, state.match?.text);
        assert.equal(textOf(state), state.match?.text);
      }
      if (type === 'noughts-end') assert.equal(detail, state.match?.status);
      if (type === 'noughts-error') assert.deepEqual(detail, { error: state.error });
      if (type === 'noughts-ready') assert.ok(state.noughts);
    });
    live(random, store);
  });
  assert.ok(told > 10_000, `${told} events`);
});

test('a change that no listener has changed once more is told, after the move and the end that it was', () => {
  withSeeds(300, (random) => {
    /** @type {string[]} */
    let told = [];
    const state = playing({ isConnected: false, match: someMatch(random) });
    const store = new Store(state, { draw() {}, tell: (type) => told.push(type), act() {} });
    for (let i = 0; i < 20; i++) {
      const match = someMatch(random);
      told = [];
      store.dispatch({ type: 'changed', match, move: { player: 'X', square: 0, name: 'a1' } });
      const end = match.status.state === 'next' ? [] : ['noughts-end'];
      assert.deepEqual(told, ['noughts-move', ...end, 'noughts-change']);
    }
  });
});

test('the page always learns whether the computer thinks: each start has an end', () => {
  withSeeds(1000, (random) => {
    /** @type {string | undefined} */
    let told;
    const store = storeWith(
      random,
      (type, detail, state) => {
        if (type !== 'noughts-thinking') return;
        const { player, thinking } = /** @type {ThinkingDetail} */ (detail);
        assert.notEqual(thinking, told !== undefined);
        const about = thinkingOf(state);
        told = thinking ? about?.key : undefined;
        if (thinking) assert.equal(about?.opponent.player, player);
      },
      (state) => assert.equal(told, thinkingOf(state)?.key),
    );
    live(random, store);
  });
});

test('a listener’s change is reported after all listeners have received the present event', () => {
  const random = new Random(1);
  const [first, second] = [someMatch(random), someMatch(random)];
  /** @type {string[]} */
  const heard = [];
  /** @type {Store} */
  const store = new Store(playing({ isConnected: false, match: first }), {
    draw() {},
    tell: (type) => {
      const { text } = /** @type {PlayingState} */ (store.state).match;
      heard.push(`${type} to one, of ${text}`);
      if (heard.length === 1) store.dispatch({ type: 'changed', match: second });
      heard.push(`${type} to another, of ${textOf(store.state)}`);
    },
    act() {},
  });
  store.dispatch({ type: 'changed', match: first, move: { player: 'X', square: 0, name: 'a1' } });
  assert.deepEqual(heard, [
    `noughts-move to one, of ${first.text}`,
    `noughts-move to another, of ${second.text}`,
    `noughts-change to one, of ${second.text}`,
    `noughts-change to another, of ${second.text}`,
  ]);
});

test('waiting for a condition ends as soon as it holds', async () => {
  const store = new Store(firstState, { draw() {}, tell() {}, act() {} });
  /** @type {string[]} */
  const order = [];
  const failed = store.until((state) => phaseOf(state) === 'failed').then(() => order.push('failed'));
  await store.until((state) => phaseOf(state) === 'loading');
  order.push('loading');
  store.dispatch(/** @type {Event} */ ({ type: 'failed', error: new Error('the engine') }));
  await failed;
  assert.deepEqual(order, ['loading', 'failed']);
});
