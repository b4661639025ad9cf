// The messages of a tournament.

import { upTo } from '../envelope.js';
import { longestList } from './list.js';

/** @import { Shapes } from '../envelope.js' */

/**
 * The list, signed by the organiser. Anyone who has it passes it on.
 * @typedef {{ is: 'list', text: string, seal: string }} ListMessage
 */

/**
 * A person would like to play. The tag proves that they have the invitation, and the seal that the
 * key is theirs.
 * @typedef {{ is: 'join', key: string, name: string, tag: string, seal: string }} JoinMessage
 */

/**
 * A player leaves for good.
 * @typedef {{ is: 'leave', player: string, seal: string }} LeaveMessage
 */

/**
 * A player is there. It holds the peer's own name and a number that grows each time.
 * @typedef {{ is: 'hello', peer: string, number: number, name: string, seat: string, seal: string }} HereMessage
 */

/**
 * A person asks for the list, unless it is the one with this number.
 * @typedef {{ is: 'ask', number: number }} AskMessage
 */

/** @typedef {ListMessage | JoinMessage | LeaveMessage | HereMessage | AskMessage} Message */

/** @type {Shapes} */
export const shapes = {
  list: { text: upTo(longestList), seal: upTo(100) },
  join: { key: upTo(100), name: upTo(500), tag: upTo(100), seal: upTo(100) },
  leave: { player: upTo(30), seal: upTo(100) },
  hello: { peer: upTo(30), number: Number.isSafeInteger, name: upTo(0), seat: upTo(30), seal: upTo(100) },
  ask: { number: Number.isSafeInteger },
};

/** Longer messages are ignored, in bytes. A list takes up to four bytes for a character. */
export const longestMessage = 4 * longestList + 1000;
