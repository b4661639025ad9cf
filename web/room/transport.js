// What carries a room: four functions. Anything that has them will do; memory.js is a whole one in
// few lines.
//
// A transport needs to promise little. Messages may be lost, repeated, late and in any order, and
// may come back to whoever sent them: the room finds out what is missing. They are encrypted and
// signed, so nobody on the way has to be trusted with what they say.

export {};

/**
 * What a transport tells.
 *
 * @typedef {object} TransportListener
 * @property {(message: Uint8Array) => void} message somebody has published this
 * @property {(peer: string, message: Uint8Array | null) => void} presence somebody is there, and
 *   says this of himself; null: he has gone
 * @property {(error: unknown) => void} error something is wrong, such as what a broker refuses; the
 *   transport goes on as well as it can
 * @property {(isConnected: boolean) => void} connection there is a connection, for the first time
 *   or again, or there is none any more
 */

/**
 * The connection of one person to one room.
 *
 * @typedef {object} Transport
 * @property {(topic: string, peer: string, listener: TransportListener) => void | Promise<void>}
 *   subscribe joins the room of that topic under a name of one's own, both of at most 30 URL-safe
 *   characters; called first, and once. It tells `connection(true)` once there is one, then what is
 *   kept, in any order, and who is there. It need not wait for that; it rejects where there can be
 *   no connection at all
 * @property {(message: Uint8Array, name?: string) => void | Promise<void>} publish sends a message
 *   to everybody in the room. With a name it is also kept, instead of the former one of that name,
 *   for those who come later, as long and as well as the transport can; an empty one under a name
 *   takes the kept one away. Names have at most 30 characters out of letters, digits, `-` and `/`
 * @property {(message: Uint8Array) => void | Promise<void>} presence says this of oneself to
 *   everybody who is in the room or comes later, until the connection ends, whichever way it does
 * @property {() => void | Promise<void>} close leaves the room
 */
