// What carries a room of this site: the broker that its owner has named in rooms.json, or the windows of one browser.

import { windows } from '../../room/index.js';

/** @import { RoomStorage, Transport } from '../../room/index.js' */

/**
 * @typedef {object} Carrier
 * @property {boolean} isFar whether it reaches other devices
 * @property {() => Promise<Transport>} transport
 * @property {RoomStorage | undefined} storage where a seat is kept: it outlives its window only where others can reach it later
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

/** @returns {Promise<string | undefined>} the broker's address */
async function findBroker() {
  try {
    const response = await fetch(new URL('rooms.json', document.baseURI));
    const { broker } = await response.json();
    if (typeof broker !== 'string') return undefined;
    const url = new URL(broker, document.baseURI);
    return url.href.replace(/^http/, 'ws');
  } catch {
    return undefined; // as with a site that has none
  }
}
