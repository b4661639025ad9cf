// The texts about a room, by key, so that every language says the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersTo, asking, inSentences, isOtherThere, peopleIn, troubleIn } from '../../web/element/room/sentences.js';

/** @import { RoomDetail } from '../../web/element/values.js' */

/** The key, with the values. @type {import('../../web/element/room/sentences.js').Say} */
const say = (word, values = {}) => [word, ...Object.values(values)].join(' ').trim();

const there = { name: 'Ana', isThere: true, hasCome: true };
const gone = { name: 'Bob', isThere: false, hasCome: true };
const absent = { name: '', isThere: false, hasCome: false };

/**
 * A room as O sees it, with Ana there.
 *
 * @param {Partial<RoomDetail>} more
 * @returns {RoomDetail}
 */
const roomWith = (more) => ({
  seat: 'O',
  isInvited: true,
  players: { X: there, O: { ...there, name: 'Bob' } },
  watching: 0,
  requests: [],
  reactions: {},
  isConnected: true,
  isDisputed: false,
  trouble: '',
  ...more,
});

test('a player is told whether the other player is there, is away, or has not come yet', () => {
  assert.equal(peopleIn(say, roomWith({})), 'isThere Ana');
  assert.equal(peopleIn(say, roomWith({ players: { X: gone, O: there } })), 'isAway Bob');
  assert.equal(peopleIn(say, roomWith({ players: { X: absent, O: there } })), 'waiting');
  assert.equal(peopleIn(say, roomWith({ players: { X: { ...there, name: '' }, O: there } })), 'isThere friend');
});

test('a spectator is told that they watch, and about both players', () => {
  const watching = roomWith({ seat: null, isInvited: false, players: { X: there, O: gone } });
  assert.equal(peopleIn(say, watching), 'youWatch · isThere Ana · isAway Bob');
  assert.equal(isOtherThere(watching), false);
  assert.equal(peopleIn(say, { ...watching, isInvited: true }), 'seatAwaited · isThere Ana · isAway Bob');
  const late = { ...watching, isInvited: true, trouble: 'seat-taken' };
  assert.equal(peopleIn(say, late), 'youWatch · isThere Ana · isAway Bob');
});

test('spectators are counted', () => {
  assert.equal(peopleIn(say, roomWith({ watching: 3 })), 'isThere Ana · watching 3');
});

test('a fork is reported first, and a lost connection before an unsent message', () => {
  assert.equal(troubleIn(say, roomWith({})), '');
  assert.equal(troubleIn(say, roomWith({ isConnected: false })), 'reconnecting');
  assert.equal(troubleIn(say, roomWith({ trouble: 'transport-failed' })), 'notSent');
  assert.equal(troubleIn(say, roomWith({ isConnected: false, trouble: 'transport-failed' })), 'reconnecting');
  assert.equal(troubleIn(say, roomWith({ trouble: 'taken-back' })), 'takenBack');
  assert.equal(troubleIn(say, roomWith({ trouble: 'rules-failed' })), 'rulesFailed');
  assert.equal(troubleIn(say, roomWith({ trouble: 'taken-back', isConnected: false, isDisputed: true })), 'disputed');
});

test('the other player’s request can be accepted or declined, one’s own withdrawn, and a spectator can answer nothing', () => {
  const [own, other] = /** @type {const} */ (['O', 'X']).map((seat) => ({ number: 1, seat, kind: 'undo', ply: 0 }));
  const answers = (/** @type {RoomDetail} */ told, /** @type {any} */ request) => answersTo(told, request);
  assert.deepEqual(answers(roomWith({}), other), ['accept', 'decline']);
  assert.deepEqual(answers(roomWith({}), own), ['withdraw']);
  for (const request of [own, other]) assert.deepEqual(answers(roomWith({ seat: null }), request), []);
});

test('a request is shown with its player and the title of the game', () => {
  const title = (/** @type {string} */ id) => id.toUpperCase();
  const said = (/** @type {any} */ request, told = roomWith({})) => asking(say, told, request, title);
  assert.equal(said({ number: 1, seat: 'X', kind: 'undo', ply: 0 }), 'asksUndo Ana');
  assert.equal(said({ number: 1, seat: 'O', kind: 'undo', ply: 0 }), 'youAskUndo Bob');
  assert.equal(said({ number: 1, seat: 'X', kind: 'next' }), 'asksNext Ana');
  assert.equal(said({ number: 1, seat: 'O', kind: 'next' }), 'youAskNext Bob');
  assert.equal(said({ number: 1, seat: 'X', kind: 'game', game: 'ultimate' }), 'asksGame Ana ULTIMATE');
  assert.equal(said({ number: 1, seat: 'O', kind: 'game', game: 'ultimate' }), 'youAskGame Bob ULTIMATE');
  const nameless = { X: absent, O: absent };
  assert.equal(said({ number: 1, seat: 'X', kind: 'next' }, roomWith({ seat: null, players: nameless })), 'asksNext X');
  assert.equal(said({ number: 1, seat: 'X', kind: 'next' }, roomWith({ players: nameless })), 'asksNext friend');
});

test('what is read out has one sign at the end of each sentence', () => {
  assert.equal(inSentences(['Ana: Wow!', 'Ana is here']), 'Ana: Wow! Ana is here');
  assert.equal(inSentences(['Ana: Hmm …', 'Ana：わあ！', 'Ana is here']), 'Ana: Hmm … Ana：わあ！ Ana is here');
  assert.equal(inSentences(['Ana is here', 'Ana asks for an undo']), 'Ana is here. Ana asks for an undo');
});
