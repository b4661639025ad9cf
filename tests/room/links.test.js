// Links and names: valid and invalid ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotationError } from 'noughts';
import { createRoom, joinRoom, MemoryNetwork, parseTurn, printTurn, RoomError } from 'noughts/room';
import { newSecret, parseLink, printLink } from '../../web/room/link.js';
import { nameOf } from '../../web/room/name.js';
import { RateLimiter } from '../../web/room/rate-limiter.js';
import { noughts } from './rooms.js';

/** @param {string} code */
const withCode = (code) => (/** @type {any} */ error) => error.name === 'RoomError' && error.code === code;

const [secret, creator, invitation] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBA', 'CCCCCCCCCCCCCCCCCCCCCA'];

test('a link of a room says its secret, its creator and perhaps the invitation, in text that an address can hold', () => {
  const text = `room1.${secret}.${creator}.${invitation}`;
  assert.deepEqual(parseLink(text), { secret, creator, invitation });
  assert.deepEqual(parseLink(`#room1.${secret}.${creator}`), { secret, creator });
  assert.equal(printLink(parseLink(text)), text);
  assert.match(text, /^[\w.-]+$/);
});

test('every secret has 128 bits, and no two are the same', async () => {
  const rooms = await Promise.all([1, 2].map(() => createRoom(noughts, new MemoryNetwork().transport())));
  const parts = rooms.flatMap(({ invitation }) => (invitation ?? '').split('.').slice(1));
  assert.equal(new Set(parts).size, 6);
  for (const part of parts) assert.equal(Buffer.from(part, 'base64url').length, 16);
  await Promise.all(rooms.map((room) => room.close()));
});

test('a link is read with the spaces and line ends that people paste with it', () => {
  const link = { secret: newSecret(), creator: newSecret(), invitation: newSecret() };
  for (const around of [' ', '\n', '\r\n']) assert.deepEqual(parseLink(`${around}#${printLink(link)}${around}`), link);
});

test('an invalid link is told apart from one of another version', async () => {
  const good = `room1.${secret}.${creator}`;
  for (const text of [
    '',
    '#',
    'room1',
    `room1.${secret}`,
    `${good}x`,
    good.slice(0, -1),
    `${good}.${invitation}.x`,
    `${good}.`,
    'x'.repeat(300),
  ]) {
    assert.throws(() => parseLink(text), withCode('bad-link'), text);
  }
  assert.throws(() => parseLink(/** @type {any} */ (7)), withCode('bad-link'));
  assert.throws(() => parseLink(good.replace('room1', 'room2')), withCode('unknown-version'));
  await assert.rejects(joinRoom(noughts, new MemoryNetwork().transport(), 'nonsense'), withCode('bad-link'));
});

test('a turn goes to and fro by link alone', () => {
  const match = noughts.match('tic-tac-toe').play('b2');
  const text = printTurn({ match, to: 'O', names: { X: 'Ana ~ & Co.', O: 'Bøb' } });
  assert.match(text, /^[\w.~%'()!*-]+$/);
  const turn = parseTurn(noughts, `#${text}`);
  assert.deepEqual(
    [String(turn.match), turn.to, turn.names],
    ['tic-tac-toe.X.b2', 'O', { X: 'Ana ~ & Co.', O: 'Bøb' }],
  );
  const answer = printTurn({ match: turn.match.play('a1'), to: 'X' });
  assert.equal(answer, 'turn1~X~~~tic-tac-toe.X.b2.a1');
});

test('an invalid turn is refused, with the reason if the match is wrong', () => {
  for (const text of [
    '',
    'turn1',
    'turn1~Z~~~tic-tac-toe.X',
    'turn1~O~tic-tac-toe.X',
    'turn1~O~%~~tic-tac-toe.X',
    'x'.repeat(3000),
  ]) {
    assert.throws(() => parseTurn(noughts, text), withCode('bad-link'), text);
  }
  assert.throws(() => parseTurn(noughts, 'turn2~O~tic-tac-toe.X~~'), withCode('unknown-version'));
  assert.throws(
    () => parseTurn(noughts, 'turn1~O~~~tic-tac-toe.X.z9'),
    (error) => error instanceof RoomError && error.cause instanceof NotationError,
  );
});

test('a name is one short line of text', () => {
  assert.equal(nameOf('  Ana\n\t of  Berlin '), 'Ana of Berlin');
  assert.equal(nameOf('\u202eevil\u0000\u200b'), 'evil');
  assert.equal(nameOf('<b>Ana</b>'), '<b>Ana</b>');
  assert.equal([...nameOf('🦊'.repeat(100))].length, 40);
  assert.equal(nameOf('x'.repeat(1_000_000)).length, 40);
  for (const unseen of ['\u3164', '\u2800\u2800', '\u115f\u1160', '\u200d\ufe0f', '\u{e0041}'])
    assert.equal(nameOf(unseen), '', JSON.stringify(unseen));
  assert.equal(nameOf('👩\u200d🚀 Mai'), '👩\u200d🚀 Mai');
  assert.equal(nameOf('می\u200cخواهم'), 'می\u200cخواهم');
  assert.equal(nameOf(`Z${'\u0301'.repeat(30)}oe`), `Z${'\u0301'.repeat(4)}oe`);
});

test('a limit lets so much through at once, and so much a second', () => {
  const limit = new RateLimiter(3, 2, 0);
  assert.deepEqual(
    [0, 0, 0, 0].map((now) => limit.take(1, now)),
    [true, true, true, false],
  );
  assert.deepEqual(
    [500, 500, 1000].map((now) => limit.take(1, now)),
    [true, false, true],
  );
  assert.deepEqual(
    [60_000, 60_000, 60_000, 60_000].map((now) => limit.take(1, now)),
    [true, true, true, false],
  );
});
