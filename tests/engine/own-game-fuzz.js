// Definitions that break the laws at random, for own-game-fuzz.test.js and for `npm run soak`. A
// seed makes the same ones again.

import assert from 'node:assert/strict';
import { ConflictError, checkGame, define, GameError, makePuzzles, NotationError } from '../../web/engine/own/index.js';
import { randomNumbers } from '../../web/engine/own/random.js';

/** @import { Definition, OwnGame } from '../../web/engine/own/index.js' */

/** @typedef {(below: number) => number} Random */

/** @typedef {{ node: number, ply: number, turn: 'X' | 'O', marks: number[] }} State */

/** @typedef {Record<string, any>} Rules */

/**
 * A way to break rules, until it is switched off.
 *
 * @typedef {{ isOn: boolean, own: OwnGame<any> | undefined, random: Random }} Switch
 */

const rules = ['start', 'turn', 'moves', 'play', 'winner', 'name', 'key', 'value', 'board'];

/** @param {number} node @param {number} salt */
const mixed = (node, salt) => Math.imul(node ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b) >>> 1;

/**
 * A sound game: its tree is random, and some ten plies deep at most.
 *
 * @param {Random} random
 * @returns {Definition<State, string>}
 */
function soundGame(random) {
  const [seed, plies, width] = [random(1e9), 2 + random(5), 1 + random(4)];
  return {
    id: 'random',
    start: (first) => ({ node: seed, ply: 0, turn: first, marks: [] }),
    turn: ({ turn }) => turn,
    moves: ({ node }) => Array.from({ length: 1 + (node % width) }, (_, i) => `m${i}`),
    play({ node, ply, turn, marks }, move) {
      const next = mixed(node, Number(move.slice(1)));
      const other = turn === 'X' ? 'O' : 'X';
      return { node: next, ply: ply + 1, turn: next % 7 === 0 ? turn : other, marks: [...marks, next % 10] };
    },
    winner({ node, ply }) {
      if (ply === plies) return /** @type {const} */ (['X', 'O', 'tie'])[node % 3];
      return ply > 1 && node % 11 === 0 ? 'X' : undefined;
    },
  };
}

/**
 * How a sound game ends, for the player to move.
 *
 * @param {Definition<State, string>} game
 * @param {State} state
 * @returns {number} 1 for a win, 0 for a draw, -1 for a loss
 */
function worthOf(game, state) {
  const [winner, turn] = [game.winner(state), game.turn(state)];
  if (winner) return winner === 'tie' ? 0 : winner === turn ? 1 : -1;
  const values = [...game.moves(state)].map((move) => {
    const next = game.play(state, move);
    return worthOf(game, next) * (game.turn(next) === turn ? 1 : -1);
  });
  return Math.max(...values);
}

/** Values that no rule should return, throw or take. @type {(() => unknown)[]} */
const oddities = [
  () => undefined,
  () => null,
  () => 0,
  () => -0,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e308,
  () => 7n,
  () => '',
  () => 'X',
  () => 'tie',
  () => 'x'.repeat(100_000),
  () => '\ud800',
  () => true,
  () => Symbol('odd'),
  () => () => 1,
  () => class Odd {},
  () => ({}),
  () => [],
  () => [undefined],
  () => ['m0', 'm0'],
  () => Array(2 ** 32 - 1),
  () => new Map([[{}, new Set([1])]]),
  () => new WeakMap(),
  () => new Date(Number.NaN),
  () => new Uint8Array(1000),
  () => new Proxy({}, { get: thrower, ownKeys: thrower, getPrototypeOf: thrower }),
  () => Proxy.revocable({}, {}).proxy,
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () => Object.defineProperty({}, 'then', { get: thrower }),
  () => Object.defineProperty([], Symbol.iterator, { get: thrower }),
  () => ({ toString: thrower, valueOf: thrower, [Symbol.toPrimitive]: thrower }),
  () => Object.assign(new Error('odd'), { toString: thrower }),
  () => Object.defineProperty(new Error('odd'), 'message', { get: thrower }),
  () => ({ [Symbol.iterator]: () => ({ next: thrower }) }),
  () => ({ [Symbol.iterator]: () => ({ next: () => ({ value: 'm0', done: false }), return: thrower }) }),
  () => ({ [Symbol.iterator]: () => 5 }),
  () => Promise.resolve(1),
  () => Object.defineProperty({}, 'then', { value: () => {} }),
  () => Object.create(null),
  () => JSON.parse('{"__proto__": {"turn": "X"}}'),
  () => {
    const circle = /** @type {Rules} */ ({});
    circle.inside = circle;
    return circle;
  },
  () => {
    let deep = /** @type {unknown} */ ([]);
    for (let i = 0; i < 10_000; i++) deep = [deep];
    return deep;
  },
  () => Array.from({ length: 50_000 }, (_, i) => `m${i}`),
  function* () {
    for (let i = 0; ; i++) yield `e${i}`;
  },
  function* () {
    yield 'm0';
    throw new Error('in the middle');
  },
];

/** @returns {never} */
function thrower() {
  throw new Error('odd');
}

/** @param {Random} random */
const oddity = (random) => oddities[random(oddities.length)]?.();

/**
 * Ways to break a rule: each gets the rule, and gives a worse one.
 *
 * @type {Record<string, (call: (...given: any[]) => any, on: Switch, rule: string) => (...given: any[]) => any>}
 */
const faults = {
  returns: (_, { random }) => {
    const make = oddities[random(oddities.length)];
    return () => make?.();
  },
  throws: (_, { random }) => () => {
    throw oddity(random);
  },
  'throws at times': (call, { random }) => (...given) => {
    if (random(8) === 0) throw oddity(random);
    return call(...given);
  },
  'returns something else at times': (call, { random }) => (...given) => (random(8) === 0 ? oddity(random) : call(...given)),
  'changes its argument': (call, { random }) => (state, ...given) => {
    const result = call(state, ...given);
    if (typeof state === 'object') Object.assign(state, { ply: random(9), turn: 'O', more: oddity(random) });
    return result;
  },
  'is asked twice': (call, { random }) => (...given) => {
    const result = call(...given);
    return Array.isArray(result) ? result.filter(() => random(3) > 0).reverse() : result;
  },
  'says anything': (call, { random }, rule) => (...given) => {
    if (rule === 'turn') return random(2) === 0 ? 'X' : 'O';
    if (rule === 'winner') return [undefined, 'X', 'O', 'tie', null][random(5)];
    if (rule === 'key' || rule === 'value') return random(3);
    return call(...given);
  },
  'never ends': (call, _, rule) => (...given) => (rule === 'winner' ? undefined : call(...given)),
  'is a promise': () => async () => 1,
  'uses its game': (call, on) => (...given) => {
    on.own?.match().solve();
    return call(...given);
  },
  'calls itself': (_, __, ___) => function again() {
    return again();
  },
  'makes an odd state': (call, { random }, rule) => (...given) => {
    const result = call(...given);
    return rule === 'play' || rule === 'start' ? { ...result, more: oddity(random) } : result;
  },
  'goes in a circle': (call, _, rule) => (state, ...given) => (rule === 'play' ? { ...state } : call(state, ...given)),
  'names badly': (call, { random }, rule) => (...given) =>
    rule === 'moves' ? [...call(...given), ...['M0', 'undo', 'm0', 'a'.repeat(17), '', 'm9'].slice(random(6))] : call(...given),
  'lists ever more': (call, { random }, rule) => (...given) =>
    rule === 'moves' ? Array.from({ length: 900 }, () => `x${random(1e9).toString(36)}`) : call(...given),
}; // biome-ignore format: a table

/**
 * A game with one to three faults.
 *
 * @param {Definition<State, string>} sound
 * @param {Switch} on
 * @returns {{ game: Rules, what: string }}
 */
function broken(sound, on) {
  const { random } = on;
  /** @type {Rules} */
  const optional = { name: String, key: ({ node = 0, ply = 0 }) => `${node} ${ply}`, value: () => 0.5, board: boardOf };
  /** @type {Rules} */
  const game = { ...sound, ...(random(4) === 0 && { canRepeat: true }) };
  const what = [];
  for (let count = 1 + random(3); count > 0; count--) {
    const rule = /** @type {string} */ (rules[random(rules.length)]);
    const [name, fault] = /** @type {[string, (typeof faults)[string]]} */ (
      Object.entries(faults)[random(Object.keys(faults).length)]
    );
    const sane = game[rule] ?? optional[rule];
    const wrong = fault(sane, on, rule);
    game[rule] = (/** @type {any[]} */ ...given) => (on.isOn ? wrong(...given) : sane(...given));
    what.push(`${rule} ${name}`);
  }
  return { game, what: what.join(', ') };
}

/** @param {any} state */
const boardOf = (state) => ({ columns: 2, rows: 2, squares: [state?.turn === 'O' ? 'O' : 'X', null, null, null] });

/**
 * What people do with a game, one thing at a time. Each may fail, but only as it should.
 *
 * @type {((own: OwnGame<any>, game: Rules, random: Random) => unknown)[]}
 */
const uses = [
  (own) => own.match({ first: 'O' }).solve({ nodes: 2000 }),
  (own) => own.position().evaluate({ nodes: 2000, playouts: 30 }),
  (own) => own.match().analyse({ nodes: 2000, playouts: 30 }),
  (own, _, random) => own.opponent({ playouts: 40, seed: random(99) }).choose(own.match()),
  (own, _, random) => own.opponent({ level: 'easy', seed: random(99) }).choose(own.position()),
  (own, _, random) => played(own, random).review({ nodes: 2000, playouts: 20 }),
  (own, _, random) => played(own, random).solve({ nodes: 2000 }),
  (own, _, random) => own.parse(String(played(own, random))),
  (own, _, random) => own.match(JSON.parse(JSON.stringify(played(own, random)))).next().legalMoves,
  (own, _, random) => [played(own, random)].map((match) => [match.squares, match.diagram(), match.status, match.score]),
  (own, _, random) => own.position(own.stateOf(played(own, random))).solve({ nodes: 1000 }),
  (own, _, random) => own.position(oddity(random)).legalMoves,
  (own) =>
    own
      .position({
        node: 1,
        ply: 1,
        turn: 'X',
        marks: [],
        get more() {
          return own.match().solve();
        },
      })
      .solve(),
  (own) => own.parse('random.X.m0.m1.undo.m0'),
  (own) => makePuzzles(own, 1, { seed: 3, nodes: 500 }),
  (_, game) => checkGame(/** @type {any} */ (game), { games: 2 }),
];

/**
 * A match with some moves, also taken back and made again.
 *
 * @param {OwnGame<any>} own
 * @param {Random} random
 */
function played(own, random) {
  const match = own.match();
  for (let moves = random(8); moves > 0 && match.status.state === 'next'; moves--) {
    const { legalMoves } = match;
    match.play(Number(legalMoves[random(legalMoves.length)]));
    if (random(4) === 0) match.undo().redo();
    if (random(8) === 0) match.undo();
  }
  return match;
}

/** Whether an error is one that a wrong game may throw. @param {any} error */
function isExpected(error) {
  if (error instanceof GameError) {
    const { code, rule, moves, message } = error;
    const isWhole = rules.includes(rule) && Array.isArray(moves) && moves.every((name) => typeof name === 'string');
    return isWhole && typeof code === 'string' && code.length > 0 && message.startsWith(`${rule}: `);
  }
  // Rules that say something else the second time refuse moves that they have listed.
  return error instanceof ConflictError || error instanceof NotationError;
}

/**
 * Defines games that are wrong, and uses them. Nothing may fail but as it should. A game whose
 * rules are mended, and another game beside it, always give the right answers.
 *
 * @param {number} count of definitions
 * @param {number} seed
 * @returns {Promise<{ definitions: number, errors: Record<string, number> }>} how often each error
 *   was thrown
 */
export async function fuzzDefinitions(count, seed) {
  const random = randomNumbers(seed);
  const good = soundGame(random);
  const goodGame = await define(good);
  /** @type {Record<string, number>} */
  const errors = {};
  for (let number = 0; number < count; number++) {
    const sound = soundGame(random);
    /** @type {Switch} */
    const on = { isOn: random(2) === 0, own: undefined, random };
    const { game, what } = broken(sound, on);
    const place = `definition ${number} of seed ${seed}: ${what}`;
    const attempt = async (/** @type {() => unknown} */ use) => {
      try {
        return await use();
      } catch (error) {
        if (!isExpected(error)) throw new Error(`${place}: a foreign error`, { cause: error });
        const code = /** @type {GameError} */ (error).code;
        errors[code] = (errors[code] ?? 0) + 1;
      }
    };
    const own = /** @type {OwnGame<any> | undefined} */ (await attempt(() => define(/** @type {any} */ (game))));
    if (own) {
      on.own = own;
      on.isOn = true;
      for (let times = 3; times > 0; times--) {
        const use = /** @type {(typeof uses)[number]} */ (uses[random(uses.length)]);
        await attempt(() => use(own, game, random));
      }
      on.isOn = false;
      // A game that has used up its names has them no more.
      if (own.match().game.moveNames.length < 500) assertSolved(own, sound, place);
    }
    assertSolved(goodGame, good, place);
  }
  return { definitions: count, errors };
}

/**
 * @param {OwnGame<any>} own
 * @param {Definition<State, string>} game
 * @param {string} place
 */
function assertSolved(own, game, place) {
  const { outcome } = own.match().solve();
  const expected = ['loss', 'draw', 'win'][1 + worthOf(game, game.start('X'))];
  // Where positions can come again, no draw is proven.
  if (outcome !== null || expected !== 'draw') assert.equal(outcome, expected, place);
}
