// What the widget's events carry.

export {};

/** @import { Player } from '../engine/index.js' */

/**
 * What `noughts-beforemove` and `noughts-move` carry.
 * @typedef {object} MoveDetail
 * @property {Player} player who moves
 * @property {number} square the index of the square
 * @property {string} name the name of the square
 */
