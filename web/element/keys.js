/** @import { Player } from '../engine/api.js' */
/** @import { Snapshot } from './state.js' */

/**
 * The square to which a key moves the focus, by the keys of an ARIA grid: arrows by a square, Home and End within the row, with Ctrl within
 * the board. Undefined where the key is another.
 *
 * @param {{ key: string, ctrlKey: boolean }} event
 * @param {Snapshot['game']} game
 * @param {number} from the square that has the focus
 */
export function targetOf({ key, ctrlKey }, { columns, rows }, from) {
  const column = from % columns;
  const row = Math.floor(from / columns);
  const at = (/** @type {number} */ toRow, /** @type {number} */ toColumn) =>
    Math.min(Math.max(toRow, 0), rows - 1) * columns + Math.min(Math.max(toColumn, 0), columns - 1);
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return ctrlKey ? at(0, 0) : at(row, 0);
    case 'End':
      return ctrlKey ? at(rows - 1, columns - 1) : at(row, columns - 1);
    default:
      return undefined;
  }
}

/**
 * The square that a digit chooses: where marks fall, the top of that column; where there are nine squares, the one that one reads as that.
 * Undefined where the key is no such digit.
 *
 * @param {{ key: string, ctrlKey: boolean }} event
 * @param {Snapshot['game']} game
 */
export function digitTarget({ key, ctrlKey }, { columns, rows, gravity }) {
  const last = gravity ? columns : columns * rows === 9 ? 9 : 0;
  const isDigit = !ctrlKey && /^[1-9]$/.test(key) && Number(key) <= last;
  return isDigit ? Number(key) - 1 : undefined;
}

/**
 * The mark that a key makes on the square that has the focus, where marks are chosen. Undefined where the key is another.
 *
 * @param {{ key: string, ctrlKey: boolean }} event
 * @returns {Player | undefined}
 */
export function markKey({ key, ctrlKey }) {
  if (ctrlKey) return undefined;
  return key.toUpperCase() === 'X' ? 'X' : key.toUpperCase() === 'O' ? 'O' : undefined;
}
