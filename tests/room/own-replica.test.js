// Replicas of games whose rules are in JavaScript: on bad networks, with states that JavaScript
// keeps for them, with rules that fail, and with peers that cheat.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileWasm } from '#own-replica-wasm';
import { definitionOf } from '../../web/engine/own/definition.js';
import { keepingStates } from '../../web/engine/own/replica-states.js';
import { startWithRules } from '../../web/engine/own/runtime.js';
import { Replica } from '../../web/room/replica.js';
import { exampleOf } from '../engine/own-games.js';

/** @import { Effects } from '../../web/room/replica.js' */

const examples = await Promise.all(['nim', 'dots-and-boxes', 'three-mens-morris'].map(exampleOf));
const [nim] = examples;
const module = await compileWasm();
const all = { X: true, O: true };

/** The WebAssembly for a game, and the states that it holds. @param {any} game */
async function startOf(game) {
  const definition = definitionOf(game);
  const { wasm, rules } = await startWithRules(module, definition);
  const replicas = /** @type {any} */ (keepingStates(wasm, rules));
  const replicaOf = (/** @type {'X' | 'O' | null} */ seat) => {
    const replica = Replica.create(replicas, `${definition.id}.X`, seat);
    assert.ok(replica);
    replica.connect();
    return replica;
  };
  return { replicas, replicaOf, states: rules.states };
}

/** Numbers from 0 to 1 that a seed determines. @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * What the rules say of a match's text, without the core: the states of its game as they follow
 * each other, and who has moved. It fails where a move is not legal.
 *
 * @param {any} game
 * @param {string} text
 */
function replay(game, text) {
  const [, first, ...parts] = text.split('.');
  const steps = parts.filter((part) => !part.startsWith('game-'));
  const taken = steps.filter((step) => step === 'undo').length;
  const made = steps.filter((step) => step !== 'undo').slice(0, steps.length - 2 * taken);
  const states = [game.start(first)];
  const movers = [];
  for (const move of made.filter((step) => !step.startsWith('resign'))) {
    const state = states.at(-1);
    assert.ok([...game.moves(state)].includes(move), `${move} is not legal in ${text}`);
    movers.push(game.turn(state));
    states.push(game.play(state, move));
  }
  return { state: states.at(-1), movers, isResigned: made.at(-1)?.startsWith('resign') === true };
}

/** Two players and a spectator on a network that loses, repeats and reorders messages. */
class World {
  /** @type {{ from: number, to: number, text: string }[]} */
  #waiting = [];
  #random;
  #game;

  /** @param {any} game @param {Replica[]} people the players first @param {number} seed */
  constructor(game, people, seed) {
    this.#game = game;
    this.people = people;
    this.#random = randomNumbers(seed);
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  #any(list) {
    return /** @type {T} */ (list[Math.floor(this.#random() * list.length)]);
  }

  /** @param {number} from @param {Effects} effects @param {number} [to] */
  #post(from, { messages, answers, error }, to) {
    assert.equal(error, undefined);
    for (const text of messages) {
      for (const [person] of this.people.entries()) if (person !== from) this.#waiting.push({ from, to: person, text });
    }
    if (to !== undefined) for (const text of answers) this.#waiting.push({ from, to, text });
  }

  /** A person does something; what is refused changes nothing. */
  act() {
    const from = this.#any([0, 1]);
    const replica = /** @type {Replica} */ (this.people[from]);
    const { shown, requests } = replica.state();
    const { state, movers } = replay(this.#game, shown);
    const other = requests.find(({ seat }) => seat !== 'XO'[from]);
    const moves = this.#game.winner(state) ? ['ask-next'] : [...this.#game.moves(state)];
    const actions = [...Array(8).fill(this.#any(moves)), 'ask-next', `ask-undo-${movers.length - 1}`, 'resign'];
    const action = other && this.#random() < 0.5 ? `accept-${other.number}` : this.#any(actions);
    try {
      this.#post(from, replica.act(action));
    } catch (error) {
      assert.match(/** @type {Error} */ (error).name, /^(ConflictError|RoomError)$/);
    }
  }

  /** Any message arrives, perhaps not for the last time, or is lost. @param {boolean} isBad */
  deliver(isBad) {
    const at = isBad ? Math.floor(this.#random() * this.#waiting.length) : 0;
    const message = this.#waiting[at];
    if (!message) return false;
    if (!isBad || this.#random() > 0.15) this.#waiting.splice(at, 1);
    if (isBad && this.#random() < 0.2) return true;
    const { from, to, text } = message;
    this.#post(to, /** @type {Replica} */ (this.people[to]).receive(text, all), from);
    return true;
  }

  remind() {
    for (const [from, replica] of this.people.entries()) this.#post(from, replica.remind());
  }

  /** The network gets well, until there is nothing left to tell. */
  settle() {
    for (let round = 0; round < 10; round++) {
      this.remind();
      while (this.deliver(false));
    }
  }
}

for (const game of examples) {
  test(`on bad networks, all see the same match of ${game.id} in the end, and each of its moves is legal`, async () => {
    const { replicaOf, states } = await startOf(game);
    const seen = { games: 0, undos: 0, twice: 0 };
    for (let seed = 1; seed <= 20; seed++) {
      const world = new World(game, [replicaOf('X'), replicaOf('O'), replicaOf(null)], seed);
      for (let step = 0; step < 150; step++) {
        world.act();
        for (let i = 0; i < 4; i++) world.deliver(true);
        if (step % 10 === 0) world.remind();
      }
      world.settle();
      const [x, o, eve] = world.people.map((replica) => replica.state());
      assert.deepEqual([o?.shown, eve?.shown, x?.agreed], [x?.shown, x?.shown, x?.shown]);
      // A person who comes late starts where the records begin that are still kept.
      const [keeper] = world.people;
      const late = replicaOf(null);
      const [request = ''] = late.connect().messages;
      for (const answer of keeper?.receive(request, all).answers ?? []) late.receive(answer, all);
      while (late.state().shown !== x?.shown) {
        const [question = ''] = late.remind().messages;
        const { answers = [] } = keeper?.receive(question, all) ?? {};
        assert.ok(answers.length > 0);
        for (const answer of answers) late.receive(answer, all);
      }
      late.dispose();
      const { movers } = replay(game, x?.shown ?? '');
      seen.games += Number(/\.game-(\d+)/.exec(x?.shown ?? '')?.[1] ?? 1) - 1;
      seen.undos += Number(x?.shown.includes('.undo'));
      seen.twice += movers.filter((mover, ply) => mover === movers[ply - 1]).length;
      // The present game of three people, agreed and shown, and the game before.
      assert.ok(states.size < 64 + 2 * 3 * 4 * (movers.length + 2), `${states.size} states`);
      for (const replica of world.people) replica.dispose();
      assert.equal(states.size, 0);
    }
    assert.ok(seen.games > 20 && seen.undos > 0, JSON.stringify(seen));
    if (game.id === 'dots-and-boxes') assert.ok(seen.twice > 0);
  });
}

test('if a rule fails at a move of the other player, nothing changes, and the move counts once the rule works', async () => {
  let fails = false;
  const game = {
    ...nim,
    winner(/** @type {any} */ state) {
      if (fails && state.heaps[1] < 4) throw new Error('not today');
      return nim.winner(state);
    },
  };
  const { replicaOf, states } = await startOf(game);
  const [x, o] = [replicaOf('X'), replicaOf('O')];
  const [first = '', second = ''] = ['a1', 'b2'].flatMap((move, i) => {
    const { messages } = (i === 0 ? x : o).act(move);
    if (i === 0) for (const message of messages) o.receive(message, all);
    return messages;
  });
  fails = true;
  const before = String(x);
  const held = states.size;
  assert.throws(() => x.receive(second, all), { name: 'GameError', code: 'rule-failed', moves: ['a1', 'b2'] });
  assert.deepEqual([String(x), x.state().shown], [before, 'nim.X.a1']);
  assert.throws(() => x.receive(o.history(), all), { name: 'GameError' });
  fails = false;
  x.receive(first, all); // known already
  x.receive(second, all);
  assert.equal(x.state().shown, 'nim.X.a1.b2');
  assert.ok(states.size < held + 10);
});

test('the rules say who moves first, and the replicas follow them', async () => {
  const { replicaOf } = await startOf({ ...nim, start: () => nim.start('O') });
  const [x, o] = [replicaOf('X'), replicaOf('O')];
  assert.throws(() => x.act('a1'), { code: 'not-your-turn' });
  for (const message of o.act('a1').messages) x.receive(message, all);
  assert.deepEqual([x.state().shown, o.state().shown], ['nim.O.a1', 'nim.O.a1']);
});

test('a replica of a start at which a rule fails is not made, and holds no state', async () => {
  let fails = false;
  const start = (/** @type {any} */ first) => {
    if (fails) throw new Error('not today');
    return nim.start(first);
  };
  const { replicas, replicaOf, states } = await startOf({ ...nim, start });
  fails = true;
  assert.throws(() => Replica.create(replicas, 'nim.X', 'X'), { name: 'GameError', rule: 'start' });
  fails = false;
  replicaOf('X').dispose();
  assert.equal(states.size, 0);
});

test('a peer with other rules cannot play a move that the rules here refuse', async () => {
  const cheat = {
    ...nim,
    moves: () => ['a9', 'b9', 'a1'],
    play: (/** @type {any} */ state) => ({ heaps: [0, 0, 0], turn: state.turn }),
  };
  const [{ replicaOf }, { replicaOf: replicaOfCheat }] = await Promise.all([startOf(nim), startOf(cheat)]);
  const [cheater, honest, witness] = [replicaOfCheat('X'), replicaOf('O'), replicaOf(null)];
  for (const message of cheater.act('a9').messages) {
    for (const other of [honest, witness]) assert.equal(other.receive(message, all).error, undefined);
  }
  assert.match(cheater.state().shown, /^nim\.X\.a9/);
  for (const other of [honest, witness])
    assert.deepEqual([other.state().shown, other.state().agreed], ['nim.X', 'nim.X']);
  assert.throws(() => honest.act('b1'), { code: 'not-your-turn' });
});

test('what no game can have written is refused before a rule is asked', async () => {
  let asked = 0;
  const play = (/** @type {any} */ state, /** @type {any} */ move) => {
    asked++;
    return nim.play(state, move);
  };
  const { replicaOf } = await startOf({ ...nim, play });
  const [x, o] = [replicaOf('X'), replicaOf('O')];
  const [message = ''] = x.act('a1').messages;
  asked = 0;
  for (const name of ['a'.repeat(17), 'a-1', 'A1', 'a_x', '', 'pick-a1']) {
    assert.equal(o.receive(message.replace(/a1$/, name), all).error?.code, 'unknown-part', name);
  }
  const hash = '0'.repeat(32);
  const long = `noughts1~from_9_${hash}_9_${hash}_nim.X${'.a1.undo'.repeat(50_000)}`;
  assert.equal(o.receive(long, all).error?.code, 'unknown-part');
  assert.equal(asked, 0);
  o.receive(message, all);
  assert.equal(o.state().shown, 'nim.X.a1');
});

test('a move without a name here is refused, and so is what only the rules of the catalogue know', async () => {
  const { replicaOf } = await startOf(nim);
  const x = replicaOf('X');
  for (const move of ['zz9', 'b5', 'pick']) assert.throws(() => x.act(move), { name: 'ConflictError' }, move);
  assert.throws(() => x.act('ask-game-tic-tac-toe'), { name: 'RoomError', code: 'unknown-game' });
});

test('a rule cannot use a replica of its own game', async () => {
  /** @type {Replica | undefined} */
  let replica;
  /** @type {unknown} */
  let thrown;
  const turn = (/** @type {any} */ state) => {
    try {
      replica?.state();
    } catch (error) {
      thrown = error;
    }
    return nim.turn(state);
  };
  const { replicaOf } = await startOf({ ...nim, turn });
  replica = replicaOf('X');
  replica.act('a1');
  assert.match(String(thrown), /a rule cannot use a room of the game that it belongs to/);
  replica.dispose();
});

test('stored text becomes the same replica again', async () => {
  const { replicas, replicaOf } = await startOf(nim);
  const x = replicaOf('X');
  x.act('c3');
  assert.deepEqual(Replica.parse(replicas, String(x))?.state(), x.state());
  assert.equal(Replica.parse(replicas, String(x).replace('nim.X', 'tic-tac-toe.X')), undefined);
});

test('a move whose name never occurred here is found at its own position, also if another room has come between', async () => {
  const counter = {
    id: 'counter',
    start: () => 0,
    turn: (/** @type {number} */ count) => (count % 2 === 0 ? 'X' : 'O'),
    moves: (/** @type {number} */ count) => [`m${count}`],
    play: (/** @type {number} */ count) => count + 1,
    winner: (/** @type {number} */ count) => (count === 9 ? 'X' : undefined),
  };
  const [here, there] = await Promise.all([startOf(counter), startOf(counter)]);
  const [x, o] = [there.replicaOf('X'), there.replicaOf('O')];
  const eve = here.replicaOf(null);
  for (const [actor, other] of /** @type {const} */ ([
    [x, o],
    [o, x],
  ])) {
    const { messages } = actor.act(`m${actor.state().shown.split('.').length - 2}`);
    here.replicaOf(null);
    for (const message of messages) for (const replica of [other, eve]) replica.receive(message, all);
  }
  assert.equal(eve.state().shown, 'counter.X.m0.m1');
});
