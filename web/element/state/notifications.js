import { textOf } from './state.js';

/** @import { Snapshot, State } from './state.js' */
/** @import { Event } from './step.js' */
/** @import { ChangeDetail } from '../values.js' */

/**
 * An event for the page: a DOM event, and the field of the state that it describes. It is dropped
 * if a listener of another event has changed the field meanwhile; then other events describe it.
 *
 * @typedef {object} Notification
 * @property {string} type
 * @property {unknown} detail
 * @property {'noughts' | 'error' | 'match' | 'roomReport'} field
 * @property {unknown} value of the field
 */

/**
 * The events after a step, in this order. The store reports when the computer starts or stops
 * thinking.
 *
 * @param {State} state the state after the step
 * @param {Event} event
 * @returns {Notification[]}
 */
export function notificationsOf(state, event) {
  switch (event.type) {
    case 'loaded': {
      /** @type {Notification} */
      const ready = { type: 'noughts-ready', detail: null, field: 'noughts', value: event.noughts };
      if (event.isAnother) return [ready, ...ofMatch(state, event.match)];
      return event.refused ? [ready, { ...ready, type: 'noughts-error', detail: { error: event.refused } }] : [ready];
    }
    case 'failed':
      return [{ type: 'noughts-error', detail: { error: event.error }, field: 'error', value: event.error }];
    case 'changed':
    case 'thought':
      return ofMatch(state, event.match, event.move && [event.move]);
    case 'room-reported': {
      /** @type {Notification} */
      const reported = { type: 'noughts-room', detail: event.report, field: 'roomReport', value: event.report };
      return [...(event.match ? ofMatch(state, event.match, event.moves) : []), reported];
    }
    default:
      return [];
  }
}

/**
 * @param {State} state
 * @param {Snapshot} match
 * @param {readonly import('../values.js').MoveDetail[]} [made] the moves that led to it
 */
function ofMatch(state, match, made = []) {
  const { game, first, moves, status } = match;
  const names = moves.map((square) => `${game.moveNames[square]}`);
  /** @type {ChangeDetail} */
  const change = {
    position: textOf(state),
    game: [game.id, first, ...names].join('.'),
    moves: names,
    line: [...state.line],
    title: game.title,
  };
  const all = [{ type: 'noughts-change', detail: /** @type {unknown} */ (change) }];
  if (made.length > 0 && status.state !== 'next') all.unshift({ type: 'noughts-end', detail: status });
  all.unshift(...made.map((move) => ({ type: 'noughts-move', detail: move })));
  return all.map((one) => ({ ...one, field: /** @type {const} */ ('match'), value: match }));
}

/**
 * Whether an event still describes the state. An event about a match does not while another match
 * is awaited.
 *
 * @param {Notification} notification
 * @param {State} state
 */
export function isCurrent({ field, value }, state) {
  return state[field] === value && !(field === 'match' && state.pendingText !== undefined);
}
