// One whole tournament on a bad network, in the time of the test. Friends reload their pages, lose
// by resigning, leave for good, or walk away. A stranger with all links repeats, deletes and forges
// messages.

import assert from 'node:assert/strict';
import { MemoryNetwork } from 'noughts/room';
import { createTournament, joinTournament, watchTournament } from 'noughts/room/tournament';
import { printEnvelope } from '../../web/room/envelope.js';
import { Keys } from '../../web/room/keys.js';
import { parseLink } from '../../web/room/link.js';
import { Secret } from '../../web/room/secret.js';
import { parseList, printList } from '../../web/room/tournament/list.js';
import { secretOfRoom } from '../../web/room/tournament/seats.js';
import { aboutLeave, aboutList } from '../../web/room/tournament/statements.js';
import { MemoryStorage, noughts } from './rooms.js';
import { invitationOf } from './tournaments.js';

/** @import { TestContext } from 'node:test' */
/** @import { Room, Transport } from 'noughts/room' */
/** @import { Tournament } from 'noughts/room/tournament' */

/** What takes real time. */
const slow = /** @type {const} */ ([
  'encrypt',
  'decrypt',
  'sign',
  'verify',
  'digest',
  'importKey',
  'exportKey',
  'generateKey',
  'deriveBits',
  'deriveKey',
]);

/**
 * Gives all devices the time of the test. It stands still while keys are at work, so that the speed
 * of this machine changes nothing.
 *
 * @param {TestContext} context
 * @returns {(milliseconds: number) => Promise<void>} lets time pass
 */
function timeOf({ mock }) {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_800_000_000_000 });
  mock.method(performance, 'now', () => Date.now());
  let atWork = 0;
  const end = () => {
    atWork -= 1;
  };
  for (const name of slow) {
    const work = /** @type {(...given: any[]) => Promise<unknown>} */ (crypto.subtle[name]);
    mock.method(crypto.subtle, name, (/** @type {any[]} */ ...given) => {
      atWork += 1;
      const promise = work.apply(crypto.subtle, given);
      promise.then(end, end);
      return promise;
    });
  }
  return async (milliseconds) => {
    mock.timers.tick(milliseconds);
    do await new Promise((resolve) => setImmediate(resolve));
    while (atWork > 0);
  };
}

/** @param {number} seed */
function randomOf(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/**
 * A friend and their device.
 *
 * @typedef {object} Friend
 * @property {string} name
 * @property {MemoryStorage} storage
 * @property {Tournament | undefined} tournament undefined while the page is closed
 * @property {Room | undefined} room the board that is open
 * @property {number | undefined} number its pairing
 * @property {boolean} isAway whether they have walked away for good
 * @property {boolean} isBusy whether their page opens or closes
 */

/** How many steps of time there are at most. */
const mostSteps = 30_000;

class Evening {
  #pass;
  #random;
  #network;

  /** @type {Friend[]} */
  friends = [];

  /** Pairings whose two players could not agree on the time: messages were lost for too long. */
  disagreed = new Set();

  /** @type {Transport[]} of the stranger */
  #ears = [];

  /** @type {{ ear: Transport, bytes: Uint8Array }[]} what the stranger has heard */
  #heard = [];

  /** What went wrong in a task that no one waits for. */
  /** @type {unknown[]} */
  #wrong = [];

  /**
   * @param {TestContext} context
   * @param {number} seed
   */
  constructor(context, seed) {
    this.#pass = timeOf(context);
    this.#random = randomOf(seed);
    this.#network = new MemoryNetwork({ seed, delay: 150, loss: 0.1, repetition: 0.1 });
  }

  #transports = () => this.#network.transport();

  /**
   * Lets time pass until something is so.
   *
   * @param {() => unknown} isSo
   * @param {number} [step] milliseconds
   */
  async until(isSo, step = 20) {
    for (let steps = 0; !isSo(); steps++) {
      assert.ok(steps < mostSteps, `this does not happen: ${isSo}`);
      if (this.#wrong.length > 0) throw this.#wrong[0];
      await this.#pass(step);
    }
  }

  /** @template T @param {Promise<T>} promise @returns {Promise<T>} */
  async during(promise) {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    promise.then(end, end);
    await this.until(() => isDone);
    return promise;
  }

  /** @param {string[]} names */
  async gather(names) {
    for (const name of names) {
      const storage = new MemoryStorage();
      const options = { name, storage, reminder: 200 };
      const [first] = this.friends;
      const making = first?.tournament
        ? joinTournament(noughts, this.#transports, invitationOf(first.tournament), options)
        : createTournament(noughts, this.#transports, { ...options, games: ['tic-tac-toe', 'notakto'], clock: '60' });
      const tournament = await this.during(making);
      await this.until(() => tournament.me);
      this.friends.push({
        name,
        storage,
        tournament,
        room: undefined,
        number: undefined,
        isAway: false,
        isBusy: false,
      });
    }
    return /** @type {Tournament} */ (this.friends[0]?.tournament);
  }

  /** A stranger who hears the tournament and all its games. @param {Tournament} tournament */
  async spy(tournament) {
    const { secret } = parseLink(tournament.watchLink, 'tournament');
    const rooms = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => secretOfRoom(secret, number)));
    for (const text of [secret, ...rooms]) {
      const ear = this.#network.transport();
      const { topic } = await Secret.of(text);
      const heard = (/** @type {Uint8Array} */ bytes) => this.#heard.push({ ear, bytes });
      ear.subscribe(topic, `stranger${this.#ears.length}`, {
        message: heard,
        presence: () => {},
        connection: () => {},
        error: () => {},
      });
      this.#ears.push(ear);
    }
    const [hall] = this.#ears;
    const own = await Keys.create();
    const whole = await Secret.of(secret);
    const players = tournament.players.map(({ id }) => id);
    /** Messages that look right, but are signed with the stranger's key. */
    const forge = async (/** @type {number} */ turn) => {
      const { bytes } = this.#heard[this.#random(this.#heard.length)] ?? {};
      const known = JSON.parse((bytes && (await whole.decrypt(bytes))) ?? '{}');
      const list = known.is === 'list' ? parseList(known.text) : undefined;
      if (list?.results) {
        const results = list.results.map(() => ({
          winner: /** @type {const} */ ('O'),
          reason: /** @type {const} */ ('played'),
        }));
        const text = printList({ ...list, number: list.number + 1e6, results });
        const seal = turn % 2 === 0 ? known.seal : await own.sign(aboutList(whole.topic, text));
        hall?.publish(await whole.encrypt(printEnvelope({ is: 'list', text, seal })), 'list');
      }
      const player = `${players[turn % players.length]}`;
      const seal = await own.sign(aboutLeave(whole.topic, player));
      hall?.publish(await whole.encrypt(printEnvelope({ is: 'leave', player, seal })), `leave/${player}`);
    };
    return forge;
  }

  /** The stranger repeats and deletes. */
  #disturb() {
    if (this.#heard.length === 0 || this.#random(4) > 0) return;
    const one = this.#heard[this.#random(this.#heard.length)];
    const name = ['list', 'log/X/0', 'log/O/0', undefined][this.#random(4)];
    one?.ear.publish(this.#random(5) === 0 ? new Uint8Array() : one.bytes, name);
  }

  /** @param {() => Promise<void>} task @param {Friend} friend */
  #do(friend, task) {
    friend.isBusy = true;
    task()
      .catch((error) => this.#wrong.push(error))
      .then(() => {
        friend.isBusy = false;
      });
  }

  /** @param {Friend} friend */
  async #reload(friend) {
    const { tournament, storage, name } = friend;
    friend.room = undefined;
    friend.tournament = undefined;
    await tournament?.close();
    const link = /** @type {Tournament} */ (tournament).link;
    friend.tournament = await joinTournament(noughts, this.#transports, link, { name, storage, reminder: 200 });
  }

  /** A friend does something, or nothing. @param {Friend} friend */
  #act(friend) {
    const { tournament, room } = friend;
    if (friend.isBusy || friend.isAway || !tournament) return;
    if (this.#random(3000) === 0) return this.#do(friend, () => this.#reload(friend));
    const { next } = tournament;
    if (next !== null && (friend.number !== next || !room)) {
      if (tournament.pairings[next - 1]?.state !== 'playing') return;
      return this.#do(friend, async () => {
        await room?.close();
        const opened = await tournament.open(next);
        opened.addEventListener('change', () => opened.clockEnd === 'clocks-disagree' && this.disagreed.add(next));
        friend.room = opened;
        friend.number = next;
      });
    }
    if (!room || this.#random(10) > 0) return;
    const { status, legalMoves } = room.match;
    if (status.state !== 'next' || status.player !== room.seat) return;
    if (!room.clockEnd) room.play(/** @type {number} */ (legalMoves[this.#random(legalMoves.length)]));
  }

  /**
   * Plays until the organiser's device says that all is over.
   *
   * @param {(turn: number) => Promise<void>} forge
   * @param {Friend | undefined} leaver who leaves for good in the middle
   * @param {Friend | undefined} walker who walks away in the middle
   */
  async play(forge, leaver, walker) {
    const [organiser] = this.friends;
    let turn = 0;
    let hasLeft = false;
    await this.until(() => {
      turn += 1;
      if (turn % 3 === 0) this.#disturb();
      if (turn % 50 === 0) forge(turn).catch((error) => this.#wrong.push(error));
      for (const friend of this.friends) this.#act(friend);
      if (turn >= 100 && leaver?.tournament && !leaver.isBusy && !hasLeft) {
        hasLeft = true;
        this.#do(leaver, () => /** @type {Tournament} */ (leaver.tournament).leave());
      }
      if (turn >= 100 && walker && !walker.isBusy && !walker.isAway) {
        walker.isAway = true;
        this.#do(walker, async () => walker.tournament?.close());
      }
      return organiser?.tournament?.state === 'over';
    }, 50);
  }

  /** A spectator who comes at the end. */
  async late() {
    const { tournament } = /** @type {Friend} */ (this.friends[0]);
    const link = String(tournament?.watchLink);
    return this.during(watchTournament(noughts, this.#transports, link, { reminder: 200 }));
  }

  async close() {
    for (const ear of this.#ears) ear.close();
    await this.until(() => this.friends.every(({ isBusy }) => !isBusy));
    await this.during(Promise.all(this.friends.map(({ tournament }) => tournament?.close())));
  }
}

/**
 * Simulates a tournament.
 *
 * @param {TestContext} context
 * @param {number} seed
 */
export async function simulate(context, seed) {
  const evening = new Evening(context, seed);
  const organiser = await evening.gather(['Ana', 'Bob', 'Cem']);
  const forge = await evening.spy(organiser);
  await evening.during(organiser.start());
  const [, bob, cem] = evening.friends;
  await evening.play(forge, seed % 3 === 1 ? bob : undefined, seed % 3 === 2 ? cem : undefined);
  const eve = await evening.late();
  const all = () => [...evening.friends.filter(({ isAway }) => !isAway).map(({ tournament }) => tournament), eve];
  const summary = (/** @type {Tournament | undefined} */ one) =>
    one &&
    JSON.stringify([one.state, one.table, one.pairings, one.players.map(({ name, hasLeft }) => [name, hasLeft])]);
  await evening.until(() => new Set(all().map(summary)).size === 1);
  const { table, pairings, players } = eve;
  await evening.during(eve.close());
  await evening.close();
  return { table, pairings, players, seed, disagreed: evening.disagreed };
}

/**
 * What has to be so after each evening.
 *
 * @param {Awaited<ReturnType<typeof simulate>>} end
 */
export function judge({ table, pairings, players, seed, disagreed }) {
  assert.deepEqual(
    players.map(({ name, hasLeft }) => [name, hasLeft]),
    [
      ['Ana', false],
      ['Bob', seed % 3 === 1],
      ['Cem', false],
    ],
    'no one has joined or left for another person',
  );
  assert.equal(pairings.length, 6);
  assert.equal(
    table.reduce((sum, { points }) => sum + points, 0),
    6,
  );
  const [, bob, cem] = players.map(({ id }) => id);
  for (const { number, X, O, winner, reason } of pairings) {
    const loser = winner === 'X' ? O : X;
    // Only who leaves loses by that, and only who has walked away, by the clock.
    if (reason === 'left') assert.ok(winner !== null && loser === bob, `seed ${seed}, game ${number}`);
    if (reason === 'time' && !disagreed.has(number))
      assert.ok(winner !== null && loser === cem && seed % 3 === 2, `seed ${seed}, game ${number}`);
  }
  const reasons = pairings.map(({ reason }) => reason);
  if (seed % 3 === 1) assert.ok(reasons.includes('left'));
  if (seed % 3 === 2) assert.ok(reasons.includes('time'));
}
