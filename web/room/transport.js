// What carries a room: four functions. Anything that has them is a transport. memory.js is a short
// one.
//
// A transport guarantees little. Messages may be lost, repeated, late and in any order, and may
// come back to their sender. The room finds out what is missing. Messages are encrypted and signed,
// so nothing on the way has to be trusted.

export {};

/**
 * What a transport reports to a room.
 *
 * @typedef {object} TransportListener
 * @property {(message: Uint8Array) => void} message a message that a person in the room has
 *   published
 * @property {(peer: string, message: Uint8Array | null) => void} presence a person is there, with
 *   what they say of themselves; null: they have gone
 * @property {(error: unknown) => void} error something is wrong, such as what a broker refuses; the
 *   transport goes on as well as it can
 * @property {(isConnected: boolean) => void} connection there is a connection, for the first time
 *   or again, or it is lost
 */

/**
 * The connection of one person to one room.
 *
 * @typedef {object} Transport
 * @property {(topic: string, peer: string, listener: TransportListener) => void | Promise<void>}
 *   subscribe joins the room of this topic under the name of this peer. Both have at most 30
 *   URL-safe characters. It is called first, and once. It calls `connection(true)` when there is a
 *   connection. Then it reports what is kept, in any order, and who is there. It need not wait for
 *   that. It rejects if there can be no connection at all
 * @property {(message: Uint8Array, name?: string) => void | Promise<void>} publish sends a message
 *   to everyone in the room. A message with a name is also kept for people who come later, as well
 *   as the transport can. It replaces the previous message of this name. An empty message deletes
 *   it. Names have at most 30 characters: letters, digits, `-` and `/`
 * @property {(message: Uint8Array) => void | Promise<void>} presence says this of the person to
 *   everyone who is in the room or comes later, until the connection ends in any way
 * @property {() => void | Promise<void>} close leaves the room
 */
