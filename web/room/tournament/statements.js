// What is signed in a tournament. Each statement names the tournament by its topic, so it says
// nothing in another one, or in a room.

/**
 * The organiser's list.
 *
 * @param {string} topic
 * @param {string} text
 */
export const aboutList = (topic, text) => ['tournament', topic, text];

/**
 * A person joins. The invitation proves the same about their key.
 *
 * @param {string} topic
 * @param {string} key
 * @param {string} name
 */
export const aboutJoin = (topic, key, name) => ['join', topic, key, name];

/**
 * A player leaves.
 *
 * @param {string} topic
 * @param {string} player their id
 */
export const aboutLeave = (topic, player) => ['leave', topic, player];

/**
 * A player is there.
 *
 * @param {string} topic
 * @param {string} peer
 * @param {number} number
 * @param {string} player their id
 */
export const aboutHello = (topic, peer, number, player) => ['here', topic, peer, `${number}`, player];

/**
 * The room of a pairing: the secret of the tournament proves it, and so gives the room's secret.
 *
 * @param {number} pairing
 */
export const aboutRoomOf = (pairing) => ['pairing', `${pairing}`];
