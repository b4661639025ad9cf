// Rules in JavaScript that are wrong, slow or odd: the game says so, and goes on.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { Hash } from '../../web/engine/own/hash.js';
import { checkGame, define, GameError } from '../../web/engine/own/index.js';
import { exampleOf } from './own-games.js';

const [nim, threeMensMorris] = await Promise.all(['nim', 'three-mens-morris'].map(exampleOf));

/** Games that are wrong in one way each, with the code of the error, after these moves. */
const wrong = /** @type {const} */ ([
  ['rule-failed', { play: () => { throw new Error('no'); } }, ['a1']],
  ['rule-failed', { play: (/** @type {any} */ state) => { state.heaps[0] = 0; return state; } }, ['a1']],
  ['no-moves', { moves: (/** @type {any} */ state) => (state.heaps[0] < 3 ? [] : nim.moves(state)) }, ['a1']],
  ['not-a-list', { moves: (/** @type {any} */ state) => (state.heaps[0] < 3 ? 5 : nim.moves(state)) }, ['a1']],
  ['not-a-move', { moves: (/** @type {any} */ state) => (state.heaps[0] < 3 ? ['A-1'] : nim.moves(state)) }, ['a1']],
  ['name-twice', { moves: (/** @type {any} */ state) => (state.heaps[0] < 3 ? ['a1', 'a1'] : nim.moves(state)) }, ['a1']],
  ['not-a-player', { turn: (/** @type {any} */ state) => (state.heaps[0] < 3 ? 'Z' : state.turn) }, ['a1']],
  ['not-a-winner', { winner: (/** @type {any} */ state) => (state.heaps[0] < 3 ? 'Z' : undefined) }, ['a1']],
  ['not-cloneable', { play: (/** @type {any} */ state, /** @type {any} */ move) => ({ ...nim.play(state, move), f() {} }) }, ['a1']],
]); // biome-ignore format: a table

for (const [code, part, moves] of wrong) {
  const [rule] = Object.keys(part);
  test(`a game whose ${rule} is wrong (${code}, ${Object.values(part)}) is told so, and its match goes on`, async () => {
    const game = { ...nim, ...part };
    const own = await define(game);
    const match = own.match();
    const before = String(match);
    assert.throws(
      () => {
        for (const move of moves) match.play(move);
        void match.legalMoves;
      },
      (/** @type {any} */ error) => error instanceof GameError && error.code === code,
    );
    if (code !== 'no-moves' && !/^not-a-(list|move)|name-twice/.test(code)) assert.equal(String(match), before);
    assert.ok(checkGame(game, { games: 5 }).length > 0);
    // A search does not look whether a state can be cloned, if the game has a key.
    if (code !== 'not-cloneable') await assert.rejects(own.opponent({ seed: 1 }).choose(own.match()), GameError);
    // The engine goes on.
    match.next();
    assert.equal(match.status.state, 'next');
    assert.equal(own.position().status.state, 'next');
  });
}

test('the error of a rule that fails at a move names the move', async () => {
  const play = () => {
    throw new Error('no');
  };
  const own = await define({ ...nim, play });
  assert.throws(() => own.match().play('b2'), { message: 'play: Error: no, at the move b2, at the start', moves: [] });
});

test('a game that never ends is told so by the laws, and its searches end', async () => {
  const game = {
    ...nim,
    winner: () => undefined,
    moves: () => ['a1', 'b2'],
    play: (/** @type {any} */ state) => ({ ...state }),
  };
  assert.match(checkGame(game, { games: 2 }).join('\n'), /A game ends in 1000 plies/);
  const own = await define(game);
  await assert.rejects(own.opponent({ level: 'easy', seed: 1 }).choose(own.position()), { code: 'never-ends' });
});

test('a game that is over at its start, and one of a wrong shape, cannot be defined', async () => {
  await assert.rejects(define({ ...nim, winner: () => 'X' }), { code: 'over-at-start' });
  await assert.rejects(define(/** @type {any} */ ({ ...nim, moves: 5 })), /moves must be a function/);
  await assert.rejects(define(/** @type {any} */ ({ ...nim, id: 'No Id' })), RangeError);
  await assert.rejects(define(/** @type {any} */ ({ ...nim, more: 1 })), /there is no option "more"/);
  await assert.rejects(define(/** @type {any} */ (null)), TypeError);
});

test('the laws find what each broken rule does, and where', () => {
  const random = { ...nim, moves: (/** @type {any} */ state) => nim.moves(state).slice(Math.random() < 0.5 ? 1 : 0) };
  assert.match(checkGame(random).join('\n'), /Equal states have the same turn, winner and moves/);
  const keyed = { ...nim, key: () => 'one' };
  assert.match(checkGame(keyed).join('\n'), /States with the same key/);
  const mutable = {
    ...nim,
    play(/** @type {any} */ state, /** @type {string} */ move) {
      const next = nim.play(state, move);
      state.heaps[0] = 0;
      return next;
    },
  };
  assert.match(checkGame(mutable).join('\n'), /`play` does not change the state that it is given/);
  const circular = { ...threeMensMorris, canRepeat: false };
  assert.match(
    checkGame(circular).join('\n'),
    /A position comes again only where `canRepeat` is true. This is wrong after [a-c1-3 ]+\./,
  );
});

test('searches leave no state behind, and neither do matches that are disposed of', () => {
  const address = (/** @type {string} */ file) => JSON.stringify(new URL(file, import.meta.url).href);
  const script = `
    import { define } from ${address('../../web/engine/own/index.js')};
    import rules from ${address('../../web/example/own/treblecross.js')};
    let alive = 0;
    const collected = new FinalizationRegistry(() => alive--);
    const own = await define({
      ...rules,
      play(state, move) {
        const next = rules.play(state, move);
        collected.register(next);
        alive++;
        return next;
      },
    });
    const opponent = own.opponent({ playouts: 5000, seed: 1 });
    const match = own.match();
    match.play(await opponent.choose(match));
    for (let i = 0; i < 2000; i++) match.next().play('a1');
    const made = alive;
    opponent.dispose();
    match.dispose();
    for (let i = 0; i < 50 && alive >= 100; i++) {
      gc();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    console.log(JSON.stringify({ made, alive, id: own.id }));`;
  const options = ['--expose-gc', '--input-type=module', '--eval', script];
  const { made, alive } = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }));
  assert.ok(made > 10_000 && alive < 100, `${alive} of ${made}`);
});

test('several searches wait for each other while a rule fails once, and the game goes on', async () => {
  for (const waiting of [3, 4, 5]) {
    let calls = 0;
    const own = await define({
      ...nim,
      play(/** @type {any} */ state, /** @type {string} */ move) {
        calls++;
        if (calls === 200) throw new Error('once');
        return nim.play(state, move);
      },
    });
    const match = own.match();
    const results = await Promise.allSettled(Array.from({ length: waiting }, () => match.analyse()));
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    assert.deepEqual(
      failures.map(({ code }) => code),
      ['rule-failed'],
    );
    assert.equal(match.solve().outcome, 'win');
  }
});

test('rules that fail once and are mended give the right answers afterwards', async () => {
  let isBroken = true;
  const moves = (/** @type {any} */ state) => {
    if (isBroken) throw new Error('not yet');
    return nim.moves(state);
  };
  const own = await define({ ...nim, moves });
  const match = own.match();
  assert.throws(() => match.legalMoves, { code: 'rule-failed' });
  assert.throws(() => match.legalMoves, { code: 'rule-failed' }, 'it is asked again');
  isBroken = false;
  assert.equal(match.legalMoves.length, 12);
  assert.equal(match.solve().outcome, 'win');
});

test('a rule that uses its own game is told so, and the game goes on', async () => {
  /** @type {any} */
  let own;
  /** @type {(() => unknown) | undefined} */
  let use;
  const play = (/** @type {any} */ state, /** @type {string} */ move) => {
    use?.();
    return nim.play(state, move);
  };
  own = await define({ ...nim, play });
  const match = own.match();
  for (const each of [() => match.solve(), () => match.play('a1'), () => own.parse('nim.X'), () => String(match)]) {
    use = each;
    assert.throws(() => match.play('a2'), { code: 'rule-failed', message: /cannot use the game that it belongs to/ });
    use = undefined;
    assert.equal(String(match), 'nim.X');
    assert.equal(match.solve().outcome, 'win');
  }
});

test('moves of one name may differ from state to state, and the names that are given out do not change', async () => {
  const own = await define({
    id: 'counting',
    start: (first) => ({ sum: 0, turn: first }),
    turn: ({ turn }) => turn,
    moves: ({ sum }) => [1, 2].map((more) => ({ more, to: sum + more })),
    name: ({ more }) => `plus${more}`,
    play: ({ turn }, { to }) => ({ sum: to, turn: /** @type {'X' | 'O'} */ (turn === 'X' ? 'O' : 'X') }),
    winner: ({ sum, turn }) => (sum >= 5 ? turn : undefined),
  });
  const match = own.match().play('plus1').play('plus1').play('plus2');
  assert.equal(own.stateOf(match).sum, 4);
  const { moveNames } = match.game;
  assert.throws(() => /** @type {string[]} */ (moveNames).sort(), TypeError);
  assert.deepEqual(moveNames, ['plus1', 'plus2']);
});

test('a state that no board draws is shown with all that it holds, and what is no board or no key is told', async () => {
  const odd = await define({
    ...nim,
    start: () => ({ heaps: [3, 4, 5], turn: 'X', big: 10n, map: new Map([[1, 2]]) }),
  });
  assert.match(odd.match().diagram(), /10n.*Map\[\[1,2\]\]/);
  const drawn = (/** @type {unknown} */ more) =>
    define({ ...nim, board: () => ({ columns: 1, rows: 1, squares: ['X'], .../** @type {any} */ (more) }) });
  await drawn({});
  for (const more of [
    { squares: ['Q'] },
    { lines: 'x' },
    { lines: [[5]] },
    { lines: Array(20_000).fill([0]) },
    { rows: 1e6 },
    { texts: ['long'] },
    { texts: [1] },
    { texts: [] },
  ]) {
    await assert.rejects(drawn(more), { code: 'not-a-board' });
  }
  const keyed = await define({ ...nim, key: () => /** @type {any} */ (undefined) });
  assert.throws(() => keyed.match().solve(), { code: 'not-a-key' });
  const other = await define(nim);
  assert.throws(() => other.stateOf(keyed.match()), TypeError);
  assert.throws(() => other.stateOf(/** @type {any} */ ({})), TypeError);
  assert.throws(() => other.position(/** @type {any} */ ({ f() {} })), { code: 'not-cloneable', rule: 'start' });
  const circle = /** @type {any} */ ({});
  circle.inside = circle;
  assert.throws(() => other.position(circle), { code: 'not-cloneable' });
});

test('a board that fails or changes its size later is told so, and the match goes on', async () => {
  const drawn = (/** @type {(heaps: number[]) => any} */ board) =>
    define({ ...nim, board: (/** @type {any} */ { heaps }) => board(heaps) });
  const growing = await drawn((heaps) => ({
    columns: 1,
    rows: heaps[0] || 1,
    squares: Array(heaps[0] || 1).fill('X'),
  }));
  const match = growing.match().play('a1');
  assert.throws(() => growing.boardOf(match), { code: 'not-a-board', rule: 'board', moves: ['a1'] });
  const failing = await drawn((heaps) => {
    if (heaps[0] === 2) throw new Error('no');
    return { columns: 1, rows: 1, squares: ['X'] };
  });
  const other = failing.match().play('a1');
  assert.throws(() => failing.boardOf(other), { code: 'rule-failed', rule: 'board' });
  assert.deepEqual(failing.boardOf(other.play('a1'))?.squares, ['X']);
});

test('with slow rules everything else goes on meanwhile', async () => {
  const slow = {
    ...nim,
    key: undefined,
    play(/** @type {any} */ state, /** @type {string} */ move) {
      for (const end = performance.now() + 2; performance.now() < end; );
      return nim.play(state, move);
    },
  };
  const { key: _, ...rules } = slow;
  const own = await define(rules);
  let turns = 0;
  const interval = setInterval(() => turns++, 1);
  const signal = AbortSignal.timeout(300);
  await assert.rejects(own.match().analyse({ signal, nodes: 1_000_000 }), { name: 'TimeoutError' });
  clearInterval(interval);
  assert.ok(turns > 5, `${turns} turns of the event loop`);
});

test('a list that uses the game while it is read, and a name that does, are told so as well', async () => {
  /** @type {any} */
  let match;
  let isHostile = false;
  const use = () => isHostile && match.solve();
  const lists = {
    *moves(/** @type {any} */ state) {
      use();
      yield* nim.moves(state);
    },
  };
  const names = {
    name(/** @type {string} */ move) {
      use();
      return move;
    },
  };
  for (const part of [lists, names]) {
    isHostile = false;
    match = (await define({ ...nim, ...part })).match();
    isHostile = true;
    assert.throws(() => match.legalMoves, { code: 'rule-failed', message: /cannot use the game/ });
    isHostile = false;
    assert.equal(match.solve().outcome, 'win');
  }
});

test('a list without an end is told so', async () => {
  const endless = {
    ...nim,
    *moves() {
      for (let i = 0; ; i++) yield `m${i}`;
    },
  };
  const own = await define(endless);
  assert.throws(() => own.match().legalMoves, { code: 'too-many-moves' });
  assert.match(checkGame(endless, { games: 1 }).join(), /A game has at most 1022 moves/);
});

test('a hundred thousand keys have different hashes', () => {
  const hash = new Hash();
  const seen = new Set();
  for (let i = 0; i < 100_000; i++) {
    const lower = hash.of(`{"heaps":[${i % 10},${Math.floor(i / 10) % 100},${Math.floor(i / 1000)}]} 8`);
    seen.add(`${lower} ${hash.upper}`);
  }
  assert.equal(seen.size, 100_000);
});
