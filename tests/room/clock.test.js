// The clocks of rooms: what one replica counts, many games on bad networks between devices whose
// clocks differ, and whole rooms whose time the test makes pass.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRoom, joinRoom, MemoryNetwork, watchRoom } from 'noughts/room';
import { RoomClock, tolerance } from '../../web/room/clock.js';
import { controlOf } from '../../web/room/control.js';
import { loadReplicas } from '../../web/room/load.js';
import { Replica } from '../../web/room/replica.js';
import { MemoryStorage, noughts, reminder } from './rooms.js';

/** @import { TestContext } from 'node:test' */
/** @import { Room } from 'noughts/room' */
/** @import { Counted } from '../../web/room/clock.js' */

/** @typedef {'X' | 'O'} Player */

const wasm = await loadReplicas();
const all = { X: true, O: true };

/** @param {string} text */
function known(text) {
  const control = controlOf(text);
  assert.ok(control);
  return control;
}

/**
 * @param {string} control
 * @param {unknown} [stored]
 */
function clockOf(control, stored) {
  const time = { now: 1_000_000 };
  return { time, clock: new RoomClock(known(control), stored, () => time.now) };
}

/**
 * What records say.
 *
 * @param {Player | undefined} seat to move
 * @param {[number, number]} x timed moves, tenths of a second
 * @param {[number, number]} o
 * @returns {Counted}
 */
function said(seat, [movesX, spentX], [movesO, spentO]) {
  const clocks = { X: { moves: movesX, spent: spentX }, O: { moves: movesO, spent: spentO } };
  return { turn: seat && { situation: `${movesX} ${movesO} ${seat}`, seat }, clocks, clockEnd: null };
}

test('a control is seconds for the game, with an increment, or for a move, and nothing else', () => {
  assert.deepEqual(controlOf('60+1'), { time: 60_000, increment: 1000, isPerMove: false });
  assert.deepEqual(controlOf('10/move'), { time: 10_000, increment: 0, isPerMove: true });
  for (const text of ['', '0', '-1', '1e3', '60+', '60+1/move', '999999', ' 60', 'constructor'])
    assert.equal(controlOf(text), undefined, text);
});

test('the times are what the records say, and the clock of the player to move runs', () => {
  const { time, clock } = clockOf('60+1');
  clock.follow(said(undefined, [0, 0], [0, 0]), 'X');
  time.now += 500_000;
  assert.deepEqual([clock.times, clock.due, clock.spent], [{ X: 60_000, O: 60_000 }, undefined, undefined]);
  clock.follow(said('X', [2, 40], [2, 105]), 'X');
  time.now += 7090;
  assert.deepEqual(clock.times, { X: 60_000 + 2000 - 4000 - 7090, O: 60_000 + 2000 - 10_500 });
  assert.deepEqual([clock.due, clock.spent], [50_910, 70]);
});

test('a move that comes within the tolerance costs what its player says, and beyond it what is measured', () => {
  const { time, clock } = clockOf('60');
  clock.follow(said('O', [0, 0], [0, 0]), 'X');
  time.now += 10_000 + tolerance;
  assert.equal(clock.follow(said('X', [0, 0], [1, 100]), 'X'), false);
  assert.equal(clock.times.O, 50_000);
  clock.follow(said('O', [1, 0], [1, 100]), 'X');
  time.now += 9000 + tolerance;
  assert.equal(clock.follow(said('X', [1, 0], [2, 100]), 'X'), false); // says 0 s
  assert.equal(clock.times.O, 41_000);
  clock.follow(said('O', [2, 0], [2, 100]), 'X');
  time.now += 41_001 + tolerance;
  assert.equal(clock.follow(said('X', [2, 0], [3, 100]), 'X'), true);
});

test('a spectator judges no move, and what was done without a connection is not late', () => {
  for (const seat of /** @type {const} */ ([null, 'X'])) {
    const { time, clock } = clockOf('10');
    clock.follow(said('O', [0, 0], [0, 0]), seat);
    time.now += 60_000;
    if (seat) clock.reconnect();
    assert.equal(clock.follow(said('X', [0, 0], [1, 30]), seat), false);
    assert.equal(clock.times.O, 7000);
  }
});

test('a clock goes on after a reload, in the same turn only, and believes no stored nonsense', () => {
  const { time, clock } = clockOf('60');
  clock.follow(said('X', [0, 0], [1, 0]), 'X');
  const { stored } = clock;
  time.now += 20_000;
  const again = new RoomClock(known('60'), JSON.parse(JSON.stringify(stored)), () => time.now);
  again.follow(said('X', [0, 0], [1, 0]), 'X');
  assert.equal(again.times.X, 40_000);
  const other = new RoomClock(known('60'), stored, () => time.now);
  other.follow(said('X', [1, 0], [2, 0]), 'X');
  assert.equal(other.times.X, 60_000);
  for (const nonsense of [
    null,
    7,
    {},
    { ...stored, since: 'soon' },
    { ...stored, since: time.now + 1e9 },
    { ...stored, late: 3 },
  ]) {
    const wary = new RoomClock(known('60'), nonsense, () => time.now);
    wary.follow(said('X', [0, 0], [1, 0]), 'X');
    assert.equal(wary.times.X, 60_000, JSON.stringify(nonsense));
  }
});

// Many games between two devices. Time passes in steps of a tenth of a second.

/** @param {number} seed */
function randomOf(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/**
 * @typedef {object} Device
 * @property {Player} seat
 * @property {Replica} replica
 * @property {RoomClock} clock
 * @property {(state: ReturnType<Replica['state']>) => void} play does what the person does in a tenth of a second
 * @property {boolean} isHonest
 * @property {boolean} isThere whether it is connected
 * @property {number} truth how long its turns really took, in milliseconds
 */

class Games {
  now = 0;
  control = '3+1';
  wrong = '';

  /** @type {Device[]} */
  devices = [];

  /** @type {{ due: number, to: Device, text: string }[]} */
  #mail = [];

  /**
   * @param {number} seed
   * @param {{ delay?: number, rates?: [number, number], cheat?: 'zero' | 'at once' | 'never', away?: boolean }} setting
   *   `delay`: at most, in milliseconds; `rates`: how fast the devices' clocks go; `cheat`: what O
   *   does; `away`: whether connections are lost
   */
  constructor(seed, { delay = 0, rates = [1, 1], cheat, away = false }) {
    this.random = randomOf(seed);
    this.delay = delay;
    this.away = away;
    this.isQuick = rates.every((rate) => rate > 0.9);
    for (const [i, seat] of /** @type {const} */ (['X', 'O']).entries()) {
      const replica = Replica.create(wasm, 'tic-tac-toe.X', seat);
      assert.ok(replica);
      const clock = new RoomClock(known(this.control), undefined, () => this.now * (rates[i] ?? 1));
      const isHonest = seat === 'X' || !cheat;
      /** @type {Device} */
      const device = { seat, replica, clock, isHonest, isThere: true, truth: 0, play: () => {} };
      device.play = (state) => this.#move(device, state, cheat);
      this.devices.push(device);
      this.#send(device, replica.connect());
    }
  }

  /** @param {Device} from @param {{ messages: string[], answers: string[] }} effects */
  #send(from, { messages, answers }) {
    for (const text of [...messages, ...answers]) {
      for (const to of this.devices) {
        if (to !== from && from.isThere) this.#mail.push({ due: this.now + this.random(this.delay + 1), to, text });
      }
    }
  }

  /** @param {Device} device @param {string} action @param {number} [spent] */
  #act(device, action, spent) {
    try {
      this.#send(device, device.replica.act(action, spent));
      this.#follow(device);
    } catch (error) {
      if (!['ConflictError', 'RoomError'].includes(/** @type {Error} */ (error).name)) throw error;
    }
  }

  /** As a host does. @param {Device} device */
  #follow(device) {
    const { clock, replica, seat, isHonest } = device;
    const isLate = clock.follow(replica.state(), seat);
    if (!isHonest) return;
    if (isLate) this.#act(device, 'too-late');
    if (clock.due === 0) this.#act(device, 'time-up');
  }

  /**
   * @param {Device} device
   * @param {ReturnType<Replica['state']>} state
   * @param {string | undefined} cheat
   */
  #move(device, state, cheat) {
    const { clock, isHonest, seat } = device;
    if (!isHonest && cheat === 'at once' && this.random(3) === 0) return this.#act(device, 'too-late');
    if (this.random(isHonest && this.isQuick ? 12 : 40) > 0) return;
    const { status, legalMoves, game } = noughts.parse(state.shown);
    if (status.state !== 'next' || status.player !== seat || state.clockEnd) return;
    const move = game.moveNames[legalMoves[this.random(legalMoves.length)] ?? 0] ?? '';
    this.#act(device, move, isHonest ? clock.spent : 0);
  }

  step() {
    this.now += 100;
    for (const device of this.devices) {
      if (this.away && this.random(60) === 0) this.#turnConnection(device);
      if (this.random(10) === 0 && device.isThere) this.#send(device, device.replica.remind());
      const due = this.#mail.filter((mail) => mail.to === device && mail.due <= this.now);
      this.#mail = this.#mail.filter((mail) => !due.includes(mail));
      for (const { text } of due) {
        if (!device.isThere) continue;
        this.#send(device, device.replica.receive(text, all));
        this.#follow(device);
      }
      const state = device.replica.state();
      if (state.turn?.seat === device.seat) device.truth += 100;
      this.#follow(device);
      device.play(state);
    }
  }

  /** @param {Device} device */
  #turnConnection(device) {
    device.isThere = !device.isThere;
    if (!device.isThere) return device.replica.disconnect();
    device.clock.reconnect();
    this.#send(device, device.replica.connect());
  }

  /** Lets a game pass, then everything arrive. */
  run() {
    for (let i = 0; i < 250; i++) this.step();
    this.away = false;
    this.delay = 0;
    for (const device of this.devices) {
      device.play = () => {};
      if (!device.isThere) this.#turnConnection(device);
    }
    for (let i = 0; i < 80; i++) this.step();
    return this.devices.map(({ replica }) => {
      const { shown, clockEnd, clocks } = replica.state();
      return { shown, clockEnd, clocks, status: noughts.parse(shown).status };
    });
  }
}

/**
 * @param {ConstructorParameters<typeof Games>[1]} setting
 * @param {(games: Games, end: ReturnType<Games['run']>[number], seed: number) => void} judge
 */
function simulate(setting, judge) {
  /** @type {Map<string, number>} */
  const ends = new Map();
  for (let seed = 1; seed <= 25; seed++) {
    const games = new Games(seed, setting);
    const [ofX, ofO] = games.run();
    assert.ok(ofX && ofO);
    assert.deepEqual(ofX, ofO, `both believe in the same result: seed ${seed}`);
    judge(games, ofX, seed);
    const word = ofX.clockEnd ?? ofX.status.state;
    ends.set(word, (ends.get(word) ?? 0) + 1);
  }
  return ends;
}

/** The time that a player has for so many moves. @param {number} moves */
const allowed = (moves) => 3000 + 1000 * moves;

test('on an honest network only players whose time is up lose by time, and clocks never disagree', () => {
  for (const [delay, rates] of /** @type {[number, [number, number]][]} */ ([
    [0, [1, 1]],
    [900, [1, 1]],
    [800, [0.98, 1.02]],
  ])) {
    const ends = simulate({ delay, rates }, ({ devices }, { clockEnd, clocks, status }, seed) => {
      assert.notEqual(clockEnd, 'clocks-disagree', `seed ${seed}`);
      if (clockEnd !== 'time-up' || status.state !== 'won') return;
      const loser = devices.find(({ seat }) => seat !== status.player);
      assert.ok(loser && loser.truth * 1.03 + 100 >= allowed(clocks[loser.seat].moves), `seed ${seed}`);
    });
    assert.ok(Number(ends.get('time-up')) > 3 && Number(ends.get('won')) > 3, JSON.stringify([...ends]));
  }
});

test('where connections are lost, both still believe in the same result', () => {
  const ends = simulate({ delay: 500, away: true }, ({ devices }, { clockEnd, clocks, status }, seed) => {
    if (clockEnd !== 'time-up' || status.state !== 'won') return;
    const loser = devices.find(({ seat }) => seat !== status.player);
    assert.ok(loser && loser.truth + 100 >= allowed(clocks[loser.seat].moves), `seed ${seed}`);
  });
  assert.ok(Number(ends.get('time-up')) > 3, JSON.stringify([...ends]));
});

test('a player whose own clock goes slow beyond the tolerance wins nothing by it', () => {
  const ends = simulate({ rates: [1, 0.1] }, noFalseWin);
  assert.ok(Number(ends.get('clocks-disagree')) > 3, JSON.stringify([...ends]));
});

test('a player who says that no move took time, and never that theirs is up, wins nothing by it', () => {
  const ends = simulate({ cheat: 'zero', delay: 300 }, noFalseWin);
  assert.ok(Number(ends.get('clocks-disagree')) > 3, JSON.stringify([...ends]));
});

test('a player who calls each move late spoils games, and wins none by it', () => {
  const ends = simulate({ cheat: 'at once' }, noFalseWin);
  assert.ok(Number(ends.get('clocks-disagree')) > 3, JSON.stringify([...ends]));
});

/**
 * O has not won with more time than there is, and X has lost by time only if X had none.
 *
 * @param {Games} games
 * @param {ReturnType<Games['run']>[number]} end
 * @param {number} seed
 */
function noFalseWin({ devices: [x, o] }, { clockEnd, clocks, status }, seed) {
  if (status.state !== 'won' || status.player !== 'O') return;
  if (clockEnd === 'time-up') assert.ok(Number(x?.truth) + 100 >= allowed(clocks.X.moves), `seed ${seed}`);
  // A move counts at least as long as it took without the tolerance.
  const most = allowed(clocks.O.moves) + (clocks.O.moves + 1) * (tolerance + 200);
  assert.ok(Number(o?.truth) <= most, `seed ${seed}`);
}

// Whole rooms.

/** The real timer: keys take real time, while the rooms have a clock of the test. */
const wait = globalThis.setTimeout;

// The WebAssembly is compiled before the first clock of a test runs.
await (await createRoom(noughts, new MemoryNetwork().transport(), { reminder })).close();

/**
 * Ana and Bob in a room with a clock, and what makes time pass.
 *
 * @param {TestContext} context
 * @param {{ clock?: string, delay?: number, storage?: MemoryStorage }} [options] `storage`: Bob's
 */
async function couple(context, { clock = '60+1', delay = 0, storage } = {}) {
  const { timers } = context.mock;
  timers.enable({ apis: ['setTimeout', 'Date'], now: 1_800_000_000_000 });
  /** @type {<T>(promise: Promise<T>) => Promise<T>} */
  const during = async (promise) => {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    promise.then(end, end);
    for (let i = 0; !isDone; i++) {
      assert.ok(i < 20_000, 'this takes too long');
      await pass(1);
      if (i % 20 === 19) await new Promise((resolve) => wait(resolve, 5));
    }
    return promise;
  };
  const pass = async (/** @type {number} */ milliseconds) => {
    timers.tick(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const until = async (/** @type {() => boolean} */ isSo) => {
    for (let i = 0; !isSo(); i++) {
      assert.ok(i < 5000, `this does not happen: ${isSo}`);
      await pass(1);
      if (i % 20 === 19) await new Promise((resolve) => wait(resolve, 5));
    }
  };
  const network = new MemoryNetwork({ delay });
  const ana = await during(createRoom(noughts, network.transport(), { name: 'Ana', reminder, clock }));
  const invitation = ana.invitation ?? '';
  const join = () =>
    during(joinRoom(noughts, network.transport(), invitation, { name: 'Bob', reminder, ...(storage && { storage }) }));
  const bob = await join();
  await during(bob.seated);
  /** @type {Room[]} */
  const rooms = [ana, bob];
  context.after(() => during(Promise.all(rooms.map((room) => room.close()))));
  return { network, ana, bob, join, pass, until, during, rooms };
}

test('a room has the clock that it was made with, for players and spectators, and all show the same times', async (context) => {
  const { network, ana, bob, pass, until, during, rooms } = await couple(context);
  const eve = await during(watchRoom(noughts, network.transport(), ana.watchLink, { reminder }));
  rooms.push(eve);
  assert.deepEqual(
    rooms.map(({ clock }) => clock),
    ['60+1', '60+1', '60+1'],
  );
  await pass(100_000);
  assert.deepEqual(bob.times, { X: 60_000, O: 60_000 }, 'no clock runs before the first move');
  ana.play('b2');
  await until(() => bob.match.moves.length === 1);
  await pass(5000);
  bob.play('a1');
  await until(() => [ana, eve].every(({ match }) => match.moves.length === 2));
  const [left = 0, ...others] = rooms.map(({ times }) => times?.O ?? 0);
  assert.ok(left > 55_000 && left <= 56_000, `${left}`);
  assert.deepEqual(others, [left, left]);
});

test('a player whose time is up has lost, on both sides, and the next game begins with the whole time', async (context) => {
  const { ana, bob, pass, until } = await couple(context, { clock: '10/move' });
  ana.play('b2');
  await until(() => bob.match.moves.length === 1);
  await pass(10_001);
  await until(() => ana.match.status.state === 'won');
  for (const room of [ana, bob])
    assert.deepEqual(
      [room.match.status, room.clockEnd, room.times?.O],
      [{ state: 'won', player: 'X', lines: [] }, 'time-up', 0],
    );
  assert.throws(() => bob.play('a1'), { code: 'game-already-ended' });
  ana.askNext();
  bob.askNext();
  await until(() => ana.match.moment.game === 2 && bob.match.moment.game === 2);
  assert.deepEqual([ana.times, ana.clockEnd, ana.match.score.X], [{ X: 10_000, O: 10_000 }, null, 1]);
});

test('a player who was away for longer than their time finds that they have lost', async (context) => {
  const { ana, bob, join, pass, until, during, rooms } = await couple(context, { storage: new MemoryStorage() });
  ana.play('b2');
  await until(() => bob.match.moves.length === 1);
  await during(bob.close());
  await pass(61_000);
  assert.equal(ana.match.status.state, 'next');
  assert.equal(ana.times?.O, 0);
  const again = await join();
  rooms.push(again);
  await until(() => ana.clockEnd === 'time-up' && again.clockEnd === 'time-up');
  assert.equal(String(ana.match), 'tic-tac-toe.X.b2.resign');
});

test('a move that is slower than the tolerance ends the game without a result, and the next one can begin', async (context) => {
  const { ana, bob, pass, until } = await couple(context, { clock: '1' });
  ana.play('b2');
  await until(() => bob.match.moves.length === 1);
  context.mock.timers.setTime(Date.now()); // Bob plays at once, and the network is slow from now on
  bob.play('a1');
  context.mock.timers.setTime(Date.now() + tolerance + 1100);
  await until(() => ana.clockEnd !== null && bob.clockEnd !== null);
  for (const room of [ana, bob]) assert.deepEqual([room.clockEnd, room.match.moves.length], ['clocks-disagree', 1]);
  assert.throws(() => bob.play('a1'), { name: 'RoomError', code: 'clocks-disagree' });
  ana.askNext();
  bob.askNext();
  await until(() => bob.match.moment.game === 2 && ana.match.moment.game === 2);
  assert.deepEqual([ana.match.score.X, ana.match.score.O, ana.clockEnd], [0, 0, null]);
  await pass(1);
});

test('a clock that is none is refused, and a room without a clock shows no times', async (context) => {
  for (const clock of [60, '', '1 min', '0'])
    await assert.rejects(
      createRoom(noughts, new MemoryNetwork().transport(), /** @type {any} */ ({ clock })),
      TypeError,
    );
  const room = await createRoom(noughts, new MemoryNetwork().transport());
  context.after(() => room.close());
  assert.deepEqual([room.clock, room.times, room.clockEnd], [null, null, null]);
});
