// The texts about a room.

/** @import { Player } from '../../engine/api.js' */
/** @import { Request } from '../../room/index.js' */
/** @import { RoomDetail } from '../values.js' */
/** @import { Words } from '../../words/catalogue.js' */

/** @typedef {'accept' | 'decline' | 'withdraw'} Answer an answer to a request */

/**
 * @typedef {keyof Words extends infer Key ? (Key extends `room.${infer Name}` ? Name : never) : never}
 *   Word
 */

/** @typedef {(word: Word, values?: Record<string, string | number | undefined>) => string} Say */

/**
 * Texts as they are read out, one after the other. A text with a sign at its end has no full stop.
 *
 * @param {readonly string[]} texts
 */
export const inSentences = (texts) => texts.join('. ').replace(/([!?…！？؟])\. /g, '$1 ');

/**
 * @param {Player} seat
 * @returns {Player}
 */
function otherOf(seat) {
  return seat === 'X' ? 'O' : 'X';
}

/**
 * Whether the other player is there; for a spectator, whether both players are there.
 *
 * @param {RoomDetail} report
 */
export function isOtherThere({ seat, players }) {
  return seat ? players[otherOf(seat)].isThere : players.X.isThere && players.O.isThere;
}

/**
 * The people who are there.
 *
 * @param {Say} say
 * @param {RoomDetail} report
 */
export function peopleIn(say, report) {
  const { seat, isInvited, players, watching } = report;
  const sides = /** @type {Player[]} */ (seat ? [otherOf(seat)] : ['X', 'O']);
  const parts = sides.map((side) => {
    const { name, isThere, hasCome } = players[side];
    if (!isThere && !hasCome) return say('waiting');
    return say(isThere ? 'isThere' : 'isAway', { name: name || (seat ? say('friend') : side) });
  });
  if (!seat) parts.unshift(say(isInvited && report.trouble !== 'seat-taken' ? 'seatAwaited' : 'youWatch'));
  if (watching > 0) parts.push(say('watching', { count: watching }));
  return [...new Set(parts)].join(' · ');
}

/**
 * The problem; empty if there is none.
 *
 * @param {Say} say
 * @param {RoomDetail} report
 */
export function troubleIn(say, { isConnected, isDisputed, trouble }) {
  if (isDisputed) return say('disputed');
  const known = troubles.get(trouble);
  if (known) return say(known);
  if (!isConnected) return say('reconnecting');
  return trouble && say('notSent');
}

/** @type {Map<string, Word>} the texts about problems, by code */
const troubles = new Map([
  ['taken-back', 'takenBack'],
  ['seat-taken', 'seatTaken'],
  ['unknown-version', 'otherVersion'],
  ['storage-failed', 'notStored'],
  ['nothing-asked', 'nothingAsked'],
  ['unknown-game', 'unknownGame'],
  ['rules-failed', 'rulesFailed'],
  ['clocks-disagree', 'clocksDisagree'],
  ['not-seated', 'youWatch'],
  ['closed', 'left'],
]);

/**
 * The text of a player's request.
 *
 * @param {Say} say
 * @param {RoomDetail} report
 * @param {Request} request
 * @param {(id: string) => string} titleOf the name of a game
 */
export function asking(say, { seat, players }, request, titleOf) {
  const values = {
    name: players[request.seat].name || (seat ? say('friend') : request.seat),
    game: request.kind === 'game' ? titleOf(request.game) : '',
  };
  const isOwn = request.seat === seat;
  switch (request.kind) {
    case 'undo':
      return say(isOwn ? 'youAskUndo' : 'asksUndo', values);
    case 'next':
      return say(isOwn ? 'youAskNext' : 'asksNext', values);
    case 'game':
      return say(isOwn ? 'youAskGame' : 'asksGame', values);
  }
}

/**
 * The answers that this person can give to a request.
 *
 * @param {RoomDetail} report
 * @param {Request} request
 * @returns {Answer[]}
 */
export function answersTo({ seat }, request) {
  if (!seat) return [];
  return request.seat === seat ? ['withdraw'] : ['accept', 'decline'];
}
