// What carries a room of this site: the broker that its owner has named in rooms.json, or the
// windows of one browser.

import { RoomError, windows } from '../../room/index.js';

/** @import { RoomStorage, Transport } from '../../room/index.js' */

/**
 * @typedef {object} Carrier
 * @property {boolean} isFar whether it reaches other devices
 * @property {() => Promise<Transport>} transport
 * @property {RoomStorage | undefined} storage where a seat is kept: it outlives its window only
 *   where others can reach it later
 */

/** @returns {Promise<Carrier>} */
export async function findCarrier() {
  const broker = await findBroker();
  if (!broker) return { isFar: false, transport: async () => windows(), storage: storageOfWindow() };
  return {
    isFar: true,
    transport: async () => {
      const { mqtt } = await import('../../room/mqtt.js');
      return mqtt(broker);
    },
    storage: allowed(() => localStorage),
  };
}

/** What this window alone remembers; undefined where storage is denied. */
export function storageOfWindow() {
  return allowed(() => sessionStorage);
}

/** @param {() => Storage} storage */
function allowed(storage) {
  try {
    return storage();
  } catch {
    return undefined;
  }
}

/**
 * The broker's address, if the site has one.
 *
 * @returns {Promise<string | undefined>}
 * @throws {RoomError} `transport-failed`, where that cannot be found out now
 */
async function findBroker() {
  const answer = await ask(new URL('rooms.json', document.baseURI));
  const broker = await answer?.json().then(
    ({ broker }) => broker,
    () => undefined, // a page that says that there is nothing
  );
  return typeof broker === 'string' ? new URL(broker, document.baseURI).href.replace(/^http/, 'ws') : undefined;
}

/**
 * How long to wait before it is asked for again, in milliseconds: a server that is restarted
 * answers soon.
 */
const pauses = [500, 1000, 2000, 4000];

/**
 * @param {URL} address
 * @returns {Promise<Response | undefined>} undefined where there is nothing
 */
async function ask(address) {
  let cause;
  for (const pause of [0, ...pauses]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const answer = await fetch(address);
      if (answer.status < 500) return answer.ok ? answer : undefined;
    } catch (error) {
      cause = error;
    }
    if (!navigator.onLine) break;
  }
  throw new RoomError('transport-failed', undefined, { cause });
}
