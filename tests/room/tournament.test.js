// Tournaments: who meets whom, the table, the list, and whole tournaments among friends.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryNetwork } from 'noughts/room';
import { createTournament, joinTournament, mostPlayers, watchTournament } from 'noughts/room/tournament';
import { parseList, printList } from '../../web/room/tournament/list.js';
import { refuseAnotherGame } from '../../web/room/tournament/one-game.js';
import { scheduleOf } from '../../web/room/tournament/schedule.js';
import { tableOf } from '../../web/room/tournament/table.js';
import { MemoryStorage, noughts, reminder } from './rooms.js';
import { gather, invitationOf, pairingOf, playOut, seatsOf, soon, summaryOf, watch } from './tournaments.js';

/** @import { Pairing, Tournament } from 'noughts/room/tournament' */

/** @type {any[]} ids of games, for the schedule alone */
const games = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const numbers = Array.from({ length: mostPlayers - 1 }, (_, index) => index + 2);

test('everyone meets everyone: up to four players twice, once with each seat, and more of them once', () => {
  for (const players of numbers) {
    const meetings = scheduleOf(players, games.slice(0, 3));
    const times = players <= 4 ? 2 : 1;
    assert.equal(meetings.length, (times * players * (players - 1)) / 2);
    const pairs = meetings.map(({ X, O }) => (times === 2 ? `${X} ${O}` : [X, O].sort().join(' ')));
    assert.equal(new Set(pairs).size, pairs.length, `${players} players`);
    assert.ok(meetings.every(({ X, O }) => X !== O && X < players && O < players));
  }
});

test('in a round, each player has one game at most, and there are no more rounds than needed', () => {
  for (const players of numbers) {
    const meetings = scheduleOf(players, ['tic-tac-toe']);
    const busy = meetings.flatMap(({ round, X, O }) => [`${round} ${X}`, `${round} ${O}`]);
    assert.equal(new Set(busy).size, busy.length, `${players} players`);
    const once = players % 2 === 0 ? players - 1 : players;
    assert.equal(meetings.at(-1)?.round, players <= 4 ? 2 * once : once);
  }
});

test('each player plays X as often as O, or one time more or less', () => {
  for (const players of numbers) {
    const meetings = scheduleOf(players, games);
    for (let player = 0; player < players; player++) {
      const [asX, asO] = [meetings.filter(({ X }) => X === player), meetings.filter(({ O }) => O === player)];
      assert.ok(Math.abs(asX.length - asO.length) <= 1, `${players} players: ${asX.length} and ${asO.length}`);
    }
  }
});

test('the games come in turn: no player plays one of them much more often than another one', () => {
  for (const players of numbers) {
    for (let count = 1; count <= games.length; count++) {
      const chosen = games.slice(0, count);
      const meetings = scheduleOf(players, chosen);
      for (let player = 0; player < players; player++) {
        const own = meetings.filter(({ X, O }) => X === player || O === player).map(({ game }) => game);
        const times = chosen.map((game) => own.filter((one) => one === game).length);
        assert.ok(Math.max(...times) - Math.min(...times) <= 2, `${players} players, ${count} games: ${times}`);
      }
    }
  }
});

/**
 * Pairings that are over.
 *
 * @param {string} text such as `ab+ ac= bc-`: a won against b, a tie, c won against b
 * @returns {Pairing[]}
 */
function over(text) {
  return text.split(' ').map(([X = '', O = '', sign], index) => ({
    number: index + 1,
    round: 1,
    game: 'tic-tac-toe',
    X,
    O,
    state: 'over',
    winner: sign === '=' ? null : sign === '+' ? 'X' : 'O',
    reason: 'played',
  }));
}

/** @param {string[]} players @param {Pairing[]} pairings */
const lines = (players, pairings) =>
  tableOf(players, pairings).map(({ place, player, points, wins, ties, losses }) =>
    [place, player, points, wins, ties, losses].join(' '),
  );

test('a win gives a point and a tie a half, and the best player comes first', () => {
  assert.deepEqual(lines(['a', 'b', 'c'], over('ab- ac= bc+')), ['1 b 2 2 0 0', '2 a 0.5 0 1 1', '2 c 0.5 0 1 1']);
  assert.deepEqual(lines(['a', 'b'], []), ['1 a 0 0 0 0', '1 b 0 0 0 0']);
});

test('with the same points, what they won against each other comes first, and then the number of wins', () => {
  // a and b have one point each, and b has won against a. c and d are equal in everything.
  assert.deepEqual(lines(['a', 'b', 'c', 'd'], over('ab- ac+ bc- bd- cd=')), [
    '1 c 1.5 1 1 1',
    '1 d 1.5 1 1 0',
    '3 b 1 1 0 2',
    '4 a 1 1 0 1',
  ]);
  // b and a have the same points, and a tie against each other. a has won once, and b never.
  assert.deepEqual(lines(['b', 'a', 'c', 'd', 'e'], over('ab= ac+ ad- bc= be=')), [
    '1 a 1.5 1 1 1',
    '2 b 1.5 0 3 0',
    '3 d 1 1 0 0',
    '4 c 0.5 0 1 1',
    '4 e 0.5 0 1 0',
  ]);
});

test('a list is read as it is written, and nothing else is a list', () => {
  const players = ['k', 'l'].map((key) => ({ key, name: `Player ${key}`, hasLeft: false }));
  /** @type {import('../../web/room/tournament/list.js').List} */
  const list = {
    number: 7,
    games: ['tic-tac-toe'],
    clock: '180',
    players,
    results: [{ winner: 'X', reason: 'time' }, null],
  };
  assert.deepEqual(parseList(printList(list)), list);
  assert.deepEqual(parseList(printList({ ...list, results: null })), { ...list, results: null });
  const many = Array.from({ length: 9 }, (_, index) => ({ ...players[0], key: `${index}` }));
  for (const change of [
    { number: 1.5 },
    { number: -1 },
    { games: [] },
    { games: Array(9).fill('tic-tac-toe') },
    { games: ['Not a game'] },
    { clock: 'soon' },
    { players: [] },
    { players: many, results: null },
    { players: [players[0], players[0]] },
    { players: [{ ...players[0], name: 'two\nlines' }, players[1]] },
    { players: [{ ...players[0], key: 'k'.repeat(101) }, players[1]] },
    { results: [null] },
    { results: [null, null, null] },
    { results: [{ winner: 'Z', reason: 'time' }, null] },
    { results: [{ winner: 'X', reason: 'luck' }, null] },
  ]) {
    assert.equal(parseList(printList(/** @type {any} */ ({ ...list, ...change }))), undefined, JSON.stringify(change));
  }
  for (const text of ['', '7', 'null', '[]', '{}', `${' '.repeat(10_000)}${printList(list)}`])
    assert.equal(parseList(text), undefined, text.slice(0, 10));
});

test('three friends play everyone against everyone, a spectator sees all boards, and all end with one table', async (context) => {
  const network = new MemoryNetwork();
  const transports = () => network.transport();
  const people = await gather(context, transports, ['Ana', 'Bob', 'Cem'], { games: ['tic-tac-toe', 'notakto'] });
  const [ana] = people;
  assert.ok(ana);
  const eve = await watch(context, transports, ana);
  const all = [...people, eve];
  await soon(() => all.every(({ players }) => players.filter(({ isHere }) => isHere).length === 3));
  assert.deepEqual(
    eve.players.map(({ name }) => name),
    ['Ana', 'Bob', 'Cem'],
  );
  assert.deepEqual(
    [eve.me, eve.isOrganiser, ana.isOrganiser, eve.state, eve.next],
    [null, false, true, 'gathering', null],
  );
  await ana.start();
  await soon(() => all.every(({ state }) => state === 'playing'));
  for (const { number, X, O, game } of ana.pairings) {
    await soon(() => all.every((one) => pairingOf(one, number).state === 'playing'));
    assert.ok(people.every(({ me, next }) => (me === X || me === O ? next === number : next !== number)));
    const rooms = await seatsOf(people, number);
    const board = await eve.open(number);
    assert.deepEqual(
      [...rooms, board].map(({ seat, clock }) => [seat, clock]),
      [
        ['X', '180'],
        ['O', '180'],
        [null, '180'],
      ],
    );
    await soon(() => board.people.length === 3);
    await playOut(rooms);
    await soon(() => board.match.status.state !== 'next');
    const seen = rooms.map(({ people }) => people.filter(({ seat }) => seat === null).map(({ name }) => name));
    assert.deepEqual(seen, [['Eve'], ['Eve']], 'the referee is not among the spectators');
    assert.equal(board.match.game.id, game);
    await soon(() => all.every((one) => pairingOf(one, number).state === 'over'));
    const { status } = board.match;
    const { winner, reason } = pairingOf(eve, number);
    assert.deepEqual([winner, reason], [status.state === 'won' ? status.player : null, 'played']);
  }
  await soon(() => all.every(({ state }) => state === 'over'));
  assert.equal(new Set(all.map(summaryOf)).size, 1);
  assert.equal(
    eve.table.reduce((sum, { points }) => sum + points, 0),
    6,
  );
  assert.ok(people.every(({ next }) => next === null));
});

test('a player who leaves loses the games that are left, and can watch', async (context) => {
  const network = new MemoryNetwork();
  const people = await gather(context, () => network.transport(), ['Ana', 'Bob', 'Cem']);
  const [ana, bob, cem] = /** @type {[Tournament, Tournament, Tournament]} */ (people);
  await ana.start();
  await playOut(await seatsOf(people, 1), 'X');
  await soon(() => pairingOf(cem, 1).state === 'over');
  await cem.leave();
  await soon(() => people.every(({ players }) => players.find(({ id }) => id === cem.me)?.hasLeft));
  await soon(() => people.every(({ pairings }) => pairings.filter(({ state }) => state === 'over').length === 4));
  for (const { number, X, O, winner, reason } of bob.pairings) {
    if (number > 1 && (X === cem.me || O === cem.me))
      assert.deepEqual([winner, reason], [X === cem.me ? 'O' : 'X', 'left']);
  }
  const { number } = /** @type {Pairing} */ (bob.pairings.find(({ state }) => state === 'playing'));
  const rooms = await seatsOf([ana, bob], number);
  const board = await cem.open(number);
  assert.equal(board.seat, null);
  await playOut(rooms, 'O');
  await soon(() => people.every(({ pairings }) => pairingOf({ pairings }, number).state === 'over'));
});

test('a player who leaves without a connection waits for it, and then the others hear it', async (context) => {
  const network = new MemoryNetwork();
  const people = await gather(context, () => network.transport(), ['Ana', 'Bob', 'Cem']);
  const [ana, bob, cem] = /** @type {[Tournament, Tournament, Tournament]} */ (people);
  await ana.start();
  await soon(() => people.every(({ state }) => state === 'playing'));
  network.stop();
  let isSent = false;
  const leaving = bob.leave().then(() => {
    isSent = true;
  });
  const given = assert.rejects(cem.leave(), { code: 'closed' });
  await cem.close();
  await given;
  assert.equal(isSent, false);
  network.start();
  await leaving;
  await bob.close();
  await soon(() => ana.players[1]?.hasLeft);
  assert.equal(ana.players[2]?.hasLeft, false);
  network.stop();
  const last = ana.leave();
  await soon(() => ana.players[0]?.hasLeft);
  network.start();
  await last;
});

test('a player comes back after a reload, in the middle of a game, and so does the organiser', async (context) => {
  const network = new MemoryNetwork();
  const transports = () => network.transport();
  const [ofAna, ofBob] = [new MemoryStorage(), new MemoryStorage()];
  let ana = await createTournament(noughts, transports, { name: 'Ana', reminder, storage: ofAna });
  const link = invitationOf(ana);
  const join = (/** @type {MemoryStorage} */ storage, /** @type {string} */ name) =>
    joinTournament(noughts, transports, link, { name, reminder, storage });
  let bob = await join(ofBob, 'Bob');
  context.after(() => Promise.all([ana.close(), bob.close()]));
  await soon(() => bob.me);
  await ana.start();
  const [first, second] = await seatsOf([ana, bob], 1);
  first.play('b2');
  await soon(() => second.match.moves.length === 1);
  second.play('a1');
  await soon(() => first.match.moves.length === 2);
  const { me } = bob;
  await Promise.all([ana.close(), bob.close()]);
  bob = await join(ofBob, 'another name');
  assert.deepEqual([bob.me, bob.players.map(({ name }) => name), bob.state], [me, ['Ana', 'Bob'], 'playing']);
  ana = await join(ofAna, '');
  assert.ok(ana.isOrganiser);
  const rooms = await seatsOf([ana, bob], 1);
  assert.deepEqual(
    rooms.map(({ seat, match }) => [seat, String(match)]),
    [
      ['X', 'tic-tac-toe.X.b2.a1'],
      ['O', 'tic-tac-toe.X.b2.a1'],
    ],
  );
  for (const [index, move] of ['b1', 'c1', 'b3'].entries()) {
    const room = rooms[index % 2];
    await soon(() => room?.match.moves.length === 2 + index);
    room?.play(move);
  }
  await soon(() => bob.pairings[0]?.state === 'over');
  assert.deepEqual([bob.pairings[0]?.winner, rooms[0]?.dispute], ['X', null]);
});

test('a game that ends while the organiser is away is recorded when they are back', async (context) => {
  const network = new MemoryNetwork();
  const transports = () => network.transport();
  const storage = new MemoryStorage();
  const people = await gather(context, transports, ['Ana', 'Bob', 'Cem'], { storage });
  const [ana, bob, cem] = /** @type {[Tournament, Tournament, Tournament]} */ (people);
  await ana.start();
  await soon(() => bob.state === 'playing' && cem.state === 'playing');
  await ana.close();
  const { number } = /** @type {Pairing} */ (bob.pairings.find(({ state }) => state === 'playing'));
  await playOut(await seatsOf([bob, cem], number), 'X');
  assert.equal(pairingOf(bob, number).state, 'playing');
  const back = await joinTournament(noughts, transports, invitationOf(ana), { reminder, storage });
  people.push(back);
  await soon(() => [back, bob, cem].every((one) => pairingOf(one, number).state === 'over'));
  assert.equal(pairingOf(cem, number).winner, 'O');
});

test('a seat that is opened twice is one room, and can be opened again after it was closed', async (context) => {
  const network = new MemoryNetwork();
  const people = await gather(context, () => network.transport(), ['Ana', 'Bob']);
  const [ana] = /** @type {[Tournament]} */ (people);
  await ana.start();
  const [room, other] = await seatsOf(people, 1);
  assert.equal(await ana.open(1), room);
  room.play('b2');
  await soon(() => other.match.moves.length === 1);
  const closing = room.close();
  const again = await ana.open(1);
  await closing;
  assert.deepEqual([again === room, again.seat, String(again.match)], [false, 'X', 'tic-tac-toe.X.b2']);
  other.play('a1');
  await soon(() => again.match.moves.length === 2);
  again.play('c1');
  await soon(() => other.match.moves.length === 3);
  assert.equal(other.dispute, null);
});

test('what is not possible is refused, with a reason', async (context) => {
  const network = new MemoryNetwork();
  const transports = () => network.transport();
  const people = await gather(context, transports, ['Ana']);
  const [ana] = /** @type {[Tournament]} */ (people);
  const link = invitationOf(ana);
  await assert.rejects(ana.start(), { name: 'RoomError', code: 'too-few-players' });
  for (let count = 1; count < mostPlayers; count++) {
    const next = await joinTournament(noughts, transports, link, { name: `Player ${count}`, reminder });
    people.push(next);
    await soon(() => next.me);
  }
  const [, bob] = /** @type {[Tournament, Tournament]} */ (people);
  await assert.rejects(joinTournament(noughts, transports, link, { reminder }), { code: 'tournament-full' });
  await assert.rejects(bob.start(), { code: 'not-organiser' });
  await assert.rejects(bob.remove(String(ana.me)), { code: 'not-organiser' });
  await assert.rejects(ana.open(1), RangeError);
  await ana.start();
  await assert.rejects(ana.start(), { code: 'tournament-started' });
  await soon(() => bob.state === 'playing');
  const waiting = bob.pairings.find(({ state }) => state === 'waiting')?.number ?? 0;
  await assert.rejects(bob.open(waiting), { code: 'not-yet' });
  await assert.rejects(joinTournament(noughts, transports, link, { reminder }), { code: 'tournament-started' });
  const eve = await watchTournament(noughts, transports, link, { reminder });
  people.push(eve);
  assert.deepEqual([eve.invitation, eve.link, eve.pairings.length], [null, ana.watchLink, 28]);
  const room = await bob.open(bob.next ?? 0);
  assert.throws(() => room.askNext(), { code: 'one-game' });
  assert.throws(() => room.askGame('connect-four'), { code: 'one-game' });
});

test('in a pairing another game is neither asked for nor agreed to, but a move can be taken back', () => {
  const requests = /** @type {const} */ ([
    { seat: 'X', number: 1, kind: 'undo', ply: 2 },
    { seat: 'X', number: 2, kind: 'next' },
    { seat: 'X', number: 3, kind: 'game', game: 'connect-four' },
  ]);
  for (const action of ['ask-next-3', 'ask-game-connect-four', 'accept-2', 'accept-3'])
    assert.throws(() => refuseAnotherGame(action, requests), { code: 'one-game' }, action);
  for (const action of ['accept-1', 'decline-2', 'decline-3', 'ask-undo-2', 'play-4'])
    refuseAnotherGame(action, requests);
});

test('a person whom the organiser takes out before the start does not come in again', async (context) => {
  const network = new MemoryNetwork();
  const people = await gather(context, () => network.transport(), ['Ana', 'Bob', 'Cem']);
  const [ana, bob, cem] = /** @type {[Tournament, Tournament, Tournament]} */ (people);
  await ana.remove(String(bob.me));
  await soon(() => bob.me === null && cem.players.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 10 * reminder));
  assert.deepEqual(
    ana.players.map(({ name }) => name),
    ['Ana', 'Cem'],
  );
});

test('a person who leaves before the start can join anew, and one who closes the page first is not let in', async (context) => {
  const network = new MemoryNetwork();
  const transports = () => network.transport();
  const [ofAna, ofBob] = [new MemoryStorage(), new MemoryStorage()];
  const people = await gather(context, transports, ['Ana'], { storage: ofAna });
  const [ana] = /** @type {[Tournament]} */ (people);
  const link = invitationOf(ana);
  const names = () => ana.players.map(({ name }) => name).join();
  const bob = await joinTournament(noughts, transports, link, { name: 'Bob', reminder, storage: ofBob });
  await soon(() => bob.me);
  await bob.leave();
  await soon(() => names() === 'Ana' && bob.players.length === 1);
  await bob.close();
  const again = await joinTournament(noughts, transports, link, { name: 'Bob', reminder, storage: ofBob });
  people.push(again);
  await soon(() => names() === 'Ana,Bob');
  await ana.close();
  const cem = await joinTournament(noughts, transports, link, { name: 'Cem', reminder });
  assert.equal(cem.me, null);
  await cem.close();
  const back = await joinTournament(noughts, transports, link, { reminder, storage: ofAna });
  people.push(back);
  await soon(() => back.isConnected && again.players[0]?.isHere);
  await new Promise((resolve) => setTimeout(resolve, 5 * reminder));
  assert.deepEqual(
    back.players.map(({ name }) => name),
    ['Ana', 'Bob'],
  );
});

test('a result that cannot be stored is an error, and is recorded when it can', async (context) => {
  const network = new MemoryNetwork();
  const storage = new MemoryStorage();
  const people = await gather(context, () => network.transport(), ['Ana', 'Bob'], { storage });
  const [ana, bob] = /** @type {[Tournament, Tournament]} */ (people);
  await ana.start();
  const rooms = await seatsOf(people, 1);
  /** @type {string[]} */
  const codes = [];
  ana.addEventListener('error', (event) => codes.push(/** @type {CustomEvent} */ (event).detail.code));
  const { setItem } = storage;
  storage.setItem = (key, value) => {
    if (key.startsWith('noughts-tournament')) throw new Error('no more room');
    setItem.call(storage, key, value);
  };
  rooms[0].resign();
  await soon(() => codes.length > 0);
  storage.setItem = setItem;
  assert.deepEqual([bob.pairings[0]?.state, ...new Set(codes)], ['playing', 'storage-failed']);
  await soon(() => bob.pairings[0]?.state === 'over');
  assert.equal(bob.pairings[0]?.winner, 'O');
});

test('a start that cannot be stored is refused, and has not happened after a reload either', async (context) => {
  const network = new MemoryNetwork();
  const storage = new MemoryStorage();
  const people = await gather(context, () => network.transport(), ['Ana', 'Bob'], { storage });
  const [ana] = /** @type {[Tournament]} */ (people);
  const { setItem } = storage;
  storage.setItem = () => {
    throw new Error('no more room');
  };
  await assert.rejects(ana.start(), { code: 'storage-failed' });
  let isStored = false;
  storage.setItem = (key, value) => {
    setItem.call(storage, key, value);
    isStored = true;
  };
  await soon(() => isStored);
  assert.equal(ana.state, 'gathering');
  await ana.close();
  const back = await joinTournament(noughts, () => network.transport(), invitationOf(ana), { reminder, storage });
  people.push(back);
  assert.deepEqual([back.isOrganiser, back.state], [true, 'gathering']);
});

test('wrong options and links are refused before anything is sent', async () => {
  const network = new MemoryNetwork();
  const transports = () => network.transport();
  const create = (/** @type {any} */ options) => createTournament(noughts, transports, options);
  for (const options of [{ games: [] }, { games: 'tic-tac-toe' }, { clock: 'soon' }, { name: 7 }, { colour: 'red' }])
    await assert.rejects(create(options), TypeError);
  await assert.rejects(create({ games: ['chess'] }));
  await assert.rejects(createTournament(noughts, /** @type {any} */ (network.transport())), TypeError);
  const { secret } = { secret: 'AAAAAAAAAAAAAAAAAAAAAA' };
  for (const [link, code] of /** @type {const} */ ([
    ['nonsense', 'bad-link'],
    [`room1.${secret}.${secret}.${secret}`, 'bad-link'],
    [`tournament2.${secret}.${secret}`, 'unknown-version'],
  ]))
    await assert.rejects(joinTournament(noughts, transports, link), { code });
  const silent = { patience: 100, reminder };
  await assert.rejects(watchTournament(noughts, transports, `tournament1.${secret}.${secret}`, silent), {
    code: 'no-answer',
  });
});
