// npm run bench:rooms: the cost of rooms over one Mosquitto, all on this machine.
//   -- --moves 1000    time from a move to the other's board, median and worst; bytes a move; and
//                      how the time to join grows with the match
//   -- --rooms 1000 --rate 200 --seconds 300
//                      so many rooms of two bots each, so many moves a second: what was lost, and
//                      how the memory of bots and broker grows
// Both people of a room sit in one process, so that one clock tells. A move is told to the other
// side, stored by the broker, and confirmed.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from 'noughts';
import { createRoom, joinRoom, watchRoom } from 'noughts/room';
import { mqtt } from 'noughts/room/mqtt';
import { WebSocket } from 'ws';
import { findBroker, mosquitto } from '../tests/room/brokers.js';

/** @import { Room } from 'noughts/room' */

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '1000' },
    rooms: { type: 'string' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
  },
});

const program = findBroker('mosquitto');
if (!program) throw new Error('Mosquitto is missing');
const broker = await mosquitto(program);
const noughts = await load();

/** What went through the connections of this process, in bytes. */
const traffic = { sent: 0, received: 0 };

/** A connection that counts. */
class Counting extends WebSocket {
  /** @param {ConstructorParameters<typeof WebSocket>} given */
  constructor(...given) {
    super(...given);
    this.on('message', (/** @type {ArrayBuffer} */ data) => {
      traffic.received += data.byteLength;
    });
  }

  /**
   * @override
   * @param {Uint8Array} data
   * @param {any} [options]
   * @param {any} [done]
   */
  send(data, options, done) {
    traffic.sent += data.length;
    super.send(data, options, done);
  }
}

const over = () => mqtt(broker.url, { WebSocket: Counting });

/** @param {string} [game] */
async function couple(game = 'tic-tac-toe') {
  const first = await createRoom(noughts, over(), { game });
  const second = await joinRoom(noughts, over(), `${first.invitation}`);
  await second.seated;
  return { first, second };
}

/**
 * Resolves when something is so in a room.
 *
 * @param {Room} room
 * @param {() => boolean} isSo
 * @returns {Promise<void>}
 */
function until(room, isSo) {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      room.removeEventListener('change', look);
      resolve();
    };
    room.addEventListener('change', look);
  });
}

/**
 * Plays a move, or begins the next game where one has ended.
 *
 * @param {{ first: Room, second: Room }} pair
 * @returns {Promise<boolean>} whether a move was played; resolves when the other one sees it
 */
async function step({ first, second }) {
  const { status, legalMoves } = first.match;
  if (status.state !== 'next') {
    first.askNext();
    second.askNext();
    await Promise.all([first, second].map((room) => until(room, () => room.match.status.state === 'next')));
    return false;
  }
  const [mover, other] = status.player === first.seat ? [first, second] : [second, first];
  mover.play(legalMoves[Math.floor(Math.random() * legalMoves.length)] ?? 0);
  const text = String(mover.match);
  await until(other, () => String(other.match) === text);
  return true;
}

/** @param {number} wanted */
async function measureMoves(wanted) {
  const pair = await couple();
  /** @type {number[]} */
  const times = [];
  const before = { ...traffic };
  let joined = 1;
  while (times.length < wanted) {
    const start = performance.now();
    if (await step(pair)) times.push(performance.now() - start);
    if (times.length !== joined) continue;
    joined *= 10;
    await measureJoining(pair.first, times.length);
  }
  tellTimes(times);
  console.log(`bytes a move, of both together: ${bytesSince(before, wanted)}`);
  await Promise.all([pair.first.close(), pair.second.close()]);
}

/**
 * @param {Room} room
 * @param {number} moves that have been made
 */
async function measureJoining(room, moves) {
  const start = performance.now();
  const before = traffic.received;
  const text = String(room.match);
  const eve = await watchRoom(noughts, over(), room.watchLink);
  await until(eve, () => String(eve.match) === text);
  const [time, bytes] = [performance.now() - start, traffic.received - before];
  console.log(`joining after ${moves} moves: ${time.toFixed(0)} ms, ${bytes} bytes`);
  await eve.close();
}

/**
 * @param {number | undefined} pid
 * @returns {number} what a process holds in memory, in megabytes
 */
function memoryOf(pid) {
  const [, kilobytes = 'nothing'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

/** How much time processors have spent on a process, in seconds. @param {number | undefined} pid */
function timeOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * @param {number} count
 * @param {number} rate moves a second, of all rooms together
 * @param {number} seconds
 */
async function measureRooms(count, rate, seconds) {
  /** @type {Awaited<ReturnType<typeof couple>>[]} */
  const pairs = [];
  while (pairs.length < count) pairs.push(...(await Promise.all(Array.from({ length: 20 }, () => couple()))));
  console.log(`${pairs.length} rooms are made`);
  const free = [...pairs];
  let [moves, games, late] = [0, 0, 0];
  /** @type {number[]} from a move to the other's board, in milliseconds */
  const times = [];
  const processes = { bots: process.pid, broker: broker.process() };
  const look = (/** @type {number} */ second) =>
    console.log(
      `after ${second} s: ${moves} moves, ${games} games; ${Object.entries(processes)
        .map(([name, pid]) => `${name} ${memoryOf(pid)} MB, ${timeOf(pid).toFixed(0)} s of a processor`)
        .join('; ')}`,
    );
  const before = { ...traffic };
  const start = performance.now();
  for (let due = 0; due < rate * seconds; due++) {
    const ahead = start + (1000 * due) / rate - performance.now();
    if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead));
    if (due % (rate * 30) === 0) look(due / rate);
    const [pair] = free.splice(Math.floor(Math.random() * free.length), 1);
    if (!pair) {
      late++;
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const begun = performance.now();
    void step(pair).then((isMove) => {
      if (isMove) times.push(performance.now() - begun);
      moves += Number(isMove);
      games += Number(!isMove);
      free.push(pair);
    });
  }
  const took = (performance.now() - start) / 1000;
  for (let wait = 0; free.length < pairs.length && wait < 300; wait++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  look(Math.round((performance.now() - start) / 1000));
  const apart = pairs.filter(({ first, second }) => String(first.match) !== String(second.match));
  console.log(
    `${moves} moves in ${took.toFixed(0)} s: ${(moves / took).toFixed(0)} a second, and ${games} games begun; no room was free ${late} times`,
  );
  tellTimes(times);
  console.log(`bytes a move, of both together: ${bytesSince(before, moves)}`);
  console.log(`lost: ${pairs.length - free.length} rooms wait for a move; ${apart.length} show two different matches`);
}

/** @param {number[]} times from a move to the other's board, in milliseconds */
function tellTimes(times) {
  times.sort((left, right) => left - right);
  const at = (/** @type {number} */ share) => times[Math.floor(share * (times.length - 1))]?.toFixed(1);
  console.log(`${times.length} moves: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, worst ${at(1)} ms`);
}

/**
 * @param {typeof traffic} before
 * @param {number} moves
 */
function bytesSince(before, moves) {
  const [sent, received] = [traffic.sent - before.sent, traffic.received - before.received];
  return `sent ${Math.round(sent / moves)}, received ${Math.round(received / moves)}`;
}

if (values.rooms) await measureRooms(Number(values.rooms), Number(values.rate), Number(values.seconds));
else await measureMoves(Number(values.moves));
await broker.stop();
process.exit();
