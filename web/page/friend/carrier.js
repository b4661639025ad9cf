// The transport of the site's rooms: the broker that the owner has set in rooms.json, or the
// windows of one browser.

import { RoomError, windows } from '../../room/index.js';

/** @import { RoomStorage, Transport } from '../../room/index.js' */

/**
 * @typedef {object} Carrier
 * @property {boolean} isFar whether it reaches other devices
 * @property {() => Promise<Transport>} transport
 * @property {RoomStorage | undefined} storage where a seat is kept; it outlives its window only if
 *   others can reach it later
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

/** The storage of this window; undefined if storage is denied. */
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
 * @throws {RoomError} `transport-failed`, if the address cannot be fetched now
 */
async function findBroker() {
  const answer = await ask(new URL('rooms.json', document.baseURI));
  const broker = await answer?.json().then(
    ({ broker }) => broker,
    () => undefined, // an error page instead of JSON
  );
  return typeof broker === 'string' ? new URL(broker, document.baseURI).href.replace(/^http/, 'ws') : undefined;
}

/**
 * The pauses between attempts, in milliseconds: a server that restarts answers soon.
 */
const pauses = [500, 1000, 2000, 4000];

/**
 * @param {URL} address
 * @returns {Promise<Response | undefined>} undefined if there is no such file
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
