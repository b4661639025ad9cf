// What the page of a tournament says, and which rooms it has open, without a page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Attempts } from '../../web/page/tournament/attempts.js';
import { News } from '../../web/page/tournament/news.js';
import { OpenRooms } from '../../web/page/tournament/open-rooms.js';
import { isolated, namesOf, nextOf, resultOf, winnerOf } from '../../web/page/tournament/sentences.js';
import { Lookup } from '../../web/words/lookup.js';

/** @import { Pairing } from '../../web/page/tournament/sentences.js' */

const lookup = new Lookup('en', {});
const say = (/** @type {string} */ text, /** @type {Record<string, string | number>} */ values = {}) =>
  lookup.get(text, values);
const list = (/** @type {string[]} */ names) => names.join(' and ');
const gameOf = (/** @type {string} */ id) => (id === 'connect-four' ? 'Connect Four' : id);

/** @param {string} id @param {string} name */
const player = (id, name, hasLeft = false) => ({ id, name, isHere: true, hasLeft });

const players = [player('p', 'Ana'), player('q', 'Bob'), player('r', 'Eve')];
const names = namesOf(say, players);

/** @param {Partial<Pairing>} [change] @returns {Pairing} */
const pairing = (change = {}) => ({
  number: 1,
  round: 1,
  game: 'connect-four',
  X: 'p',
  O: 'q',
  state: 'playing',
  winner: null,
  reason: undefined,
  ...change,
});

/** @param {Partial<Pairing>} change */
const told = (change) => resultOf(say, names, pairing({ state: 'over', reason: 'played', ...change }), 'Connect Four');

test('players without a name have a number, and so has the second one of a name', () => {
  const crowd = [player('p', 'Ana'), player('q', ' '), player('r', 'Ana ')];
  assert.deepEqual([...namesOf(say, crowd).values()], ['Ana', 'Player 2', 'Ana (3)']);
});

test('in a sentence, each name has its own direction', () => {
  const rtl = isolated(namesOf(say, [player('p', 'أنا'), player('q', '1. Bob')]));
  const sentence = resultOf(say, rtl, pairing({ state: 'over', winner: 'X', reason: 'played' }), 'Connect Four');
  // Between U+2068 and U+2069, text is isolated from what is around it.
  assert.equal(sentence, '\u2068أنا\u2069 beats \u20681. Bob\u2069 in Connect Four.');
});

test('a result names the winner, and how the game ended', () => {
  assert.equal(told({ winner: 'X' }), 'Ana beats Bob in Connect Four.');
  assert.equal(told({ winner: 'O' }), 'Bob beats Ana in Connect Four.');
  assert.equal(told({ winner: null }), 'Ana and Bob tie in Connect Four.');
  assert.equal(told({ winner: 'O', reason: 'time' }), 'Bob beats Ana on time in Connect Four.');
  assert.equal(told({ winner: 'X', reason: 'left' }), 'Ana wins Connect Four: Bob has left.');
  assert.equal(told({ winner: null, reason: 'left' }), 'Ana and Bob did not play Connect Four.');
  assert.equal(resultOf(say, names, pairing(), 'Connect Four'), '');
});

test('the next game names the opponent, the game and the mark', () => {
  const at = { me: 'q', next: 1, players, pairings: [pairing()] };
  assert.equal(nextOf(say, names, at, gameOf).text, 'You play Connect Four against Ana. You are O.');
  assert.equal(nextOf(say, names, { ...at, me: 'p' }, gameOf).text, 'You play Connect Four against Bob. You are X.');
  const waiting = { ...at, pairings: [pairing({ state: 'waiting' })] };
  assert.equal(
    nextOf(say, names, waiting, gameOf).text,
    'Wait until Ana has finished a game. Then you play Connect Four.',
  );
});

test('a person without a next game is told why', () => {
  const at = { me: 'q', next: null, players, pairings: [pairing()] };
  assert.match(nextOf(say, names, at, gameOf).text, /^You have played all your games/);
  assert.equal(nextOf(say, names, { ...at, me: null }, gameOf).text, 'You are watching.');
  const gone = { ...at, players: [player('p', 'Ana'), player('q', 'Bob', true)] };
  assert.equal(nextOf(say, names, gone, gameOf).text, 'You have left this tournament.');
});

test('the winner is told in a sentence, and several share the first place', () => {
  const table = [
    { player: 'q', place: 1 },
    { player: 'p', place: 2 },
  ];
  assert.equal(winnerOf(say, names, table, 'p', list), 'Bob has won the tournament.');
  assert.equal(winnerOf(say, names, table, 'q', list), 'You have won the tournament.');
  const shared = table.map(({ player: id }) => ({ player: id, place: 1 }));
  assert.equal(winnerOf(say, names, shared, 'p', list), 'Bob and Ana share the first place.');
});

test('each result, each next game and the winner are news once', () => {
  const line = { points: 0, played: 0, wins: 0, ties: 0, losses: 0 };
  const table = players.map(({ id }, index) => ({ ...line, player: id, place: index + 1 }));
  const news = new News(say, list);
  const nothing = { results: [], next: '', winner: '' };
  const over = pairing({ number: 1, state: 'over', winner: 'X', reason: 'played' });
  const second = pairing({ number: 2, X: 'r', O: 'p' });
  const third = pairing({ number: 3, X: 'q', O: 'r', state: 'waiting' });
  /** @type {Parameters<News['since']>[0]} */
  const at = { me: 'p', next: 2, players, table, state: 'playing', pairings: [over, second, third] };
  const since = (/** @type {Partial<typeof at>} */ change, /** @type {number | undefined} */ shown = undefined) =>
    news.since({ ...at, ...change }, names, gameOf, shown);

  assert.deepEqual(since({}), nothing, 'what was there before is no news');
  const won = { ...second, state: /** @type {const} */ ('over'), winner: /** @type {const} */ ('O') };
  const later = { next: null, pairings: [over, { ...won, reason: /** @type {const} */ ('played') }, third] };
  assert.deepEqual(since(later), { ...nothing, results: ['Ana beats Eve in Connect Four.'] });
  assert.deepEqual(since(later), nothing);
  const begun = { ...third, O: 'p', state: /** @type {const} */ ('playing') };
  const next = { next: 3, pairings: [over, won, begun] };
  assert.equal(since(next).next, 'You play Connect Four against Bob. You are O.');
  assert.deepEqual(since(next), nothing);
  const end = { next: null, state: /** @type {const} */ ('over'), pairings: [over, won, begun] };
  assert.equal(since(end).winner, 'You have won the tournament.');
  assert.deepEqual(since(end), nothing);
});

test('the board tells the result of the game that it shows, unless a player has left', () => {
  const at = { me: null, next: null, players, table: [], state: /** @type {const} */ ('playing') };
  for (const [reason, count] of /** @type {const} */ ([
    ['played', 0],
    ['time', 0],
    ['left', 1],
  ])) {
    const news = new News(say, list);
    news.since({ ...at, pairings: [pairing()] }, names, gameOf, 1);
    const over = pairing({ state: 'over', winner: 'X', reason });
    assert.equal(news.since({ ...at, pairings: [over] }, names, gameOf, 1).results.length, count, reason);
  }
});

test('a board has one room, which is open while the board is shown', async () => {
  /** @type {string[]} */
  const done = [];
  const rooms = new OpenRooms(async (number) => {
    done.push(`open ${number}`);
    if (number === 3 && done.length < 4) throw new Error('no connection');
    return /** @type {import('../../web/room/index.js').Room} */ (
      /** @type {unknown} */ ({ close: async () => void done.push(`close ${number}`) })
    );
  });
  const first = await rooms.of(1);
  assert.equal(await rooms.of(1), first);
  await rooms.of(2);
  await assert.rejects(rooms.of(3), /no connection/);
  await rooms.of(3);
  assert.deepEqual(done.splice(0), ['open 1', 'open 2', 'open 3', 'open 3']);
  rooms.keep([2, undefined]);
  await new Promise(setImmediate);
  assert.deepEqual(done.splice(0), ['close 1', 'close 3']);
  await rooms.of(1);
  assert.deepEqual(done, ['open 1']);
});

test('a board whose room cannot be opened tries again, until it is no longer shown', async () => {
  let attempts = 0;
  const closing = new AbortController();
  const rooms = new OpenRooms(async (number) => {
    attempts += 1;
    if (attempts === 5) closing.abort();
    if (number === 2 || attempts < 3) throw new Error('no connection');
    return /** @type {import('../../web/room/index.js').Room} */ ({});
  });
  assert.ok(await rooms.insist(1, closing.signal, 1));
  assert.equal(attempts, 3);
  assert.equal(await rooms.insist(2, closing.signal, 1), undefined);
  assert.equal(attempts, 5);
});

test('a new attempt to join ends the earlier one, and begins when that has ended', async () => {
  /** @type {string[]} */
  const done = [];
  const attempts = new Attempts();
  const attempt = (/** @type {string} */ name) =>
    attempts.begin(async (signal) => {
      done.push(`${name} begins`);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await new Promise(setImmediate);
      done.push(`${name} has ended`);
    });
  void attempt('first');
  await new Promise(setImmediate);
  void attempt('second');
  const third = attempt('third');
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  attempts.end();
  await third;
  assert.deepEqual(done, ['first begins', 'first has ended', 'third begins', 'third has ended']);
  assert.equal(attempts.signal.aborted, true);
});
