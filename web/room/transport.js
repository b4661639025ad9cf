// A transport carries a room. It is four functions, and anything that has them can be one.
// `memory.js` is a complete, short example.
//
// A transport needs few guarantees. Messages may be lost, repeated, late and in any order, and may
// come back to their sender: the room finds out what is missing. They are encrypted and signed, so
// the way does not have to be trusted.

export {};

/**
 * The events of a transport.
 *
 * @typedef {object} TransportListener
 * @property {(message: Uint8Array) => void} message a message was published
 * @property {(peer: string, message: Uint8Array | null) => void} presence a person is there, with
 *   this statement; null: the person has gone
 * @property {(error: unknown) => void} error an error, such as a refusal by a broker; the transport
 *   continues as well as it can
 * @property {(isConnected: boolean) => void} connection a connection has opened, for the first time
 *   or again, or was lost
 */

/**
 * The connection of one person to one room.
 *
 * @typedef {object} Transport
 * @property {(topic: string, peer: string, listener: TransportListener) => void | Promise<void>}
 *   subscribe joins the room of that topic under a peer name, both of at most 30 URL-safe
 *   characters; called first, and once. It calls `connection(true)` once there is a connection,
 *   then reports the kept messages, in any order, and the people who are there. It need not wait
 *   for that; it rejects if there can be no connection at all
 * @property {(message: Uint8Array, name?: string) => void | Promise<void>} publish sends a message
 *   to everyone in the room. With a name it is also kept for those who come later, as long and as
 *   well as the transport can; it replaces the previous message of that name. An empty message
 *   removes the kept one. Names have at most 30 characters: letters, digits, `-` and `/`
 * @property {(message: Uint8Array) => void | Promise<void>} presence publishes one's own presence
 *   to everyone who is in the room or comes later, until the connection ends in any way
 * @property {() => void | Promise<void>} close leaves the room
 */
