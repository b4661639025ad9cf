// Which engine a match needs: one of ours, or a game of the page's own. The tests of errors go by
// name, because such a game may come from another copy of the module.

import { canPlay, engineFor, gameIn } from '../../engine/by-game.js';

/** @import { OwnGame } from '../../engine/own/index.js' */
/** @import { Noughts } from '../../engine/api.js' */
/** @import { EngineName } from '../../engine/by-game.js' */
/** @import { State } from './state.js' */

/**
 * A game that the page has defined.
 * @typedef {{ id: string, game: OwnGame, number: number }} Own the number is different for every one
 */

/**
 * The engine of a widget. If it plays a game of the page's own, it knows no other.
 * @typedef {Noughts & { own?: Own }} Engine
 */

/**
 * The engine that a match needs: its name, or the page's own game.
 *
 * @param {Pick<State, 'settings'>} state
 * @param {string | undefined} text empty for a new match
 * @returns {EngineName | Own}
 */
export function engineOf({ settings: { game, own } }, text) {
  const match = text || game;
  return own?.id === gameIn(match) ? own : engineFor(match);
}

/**
 * Whether the engine that runs can play a match.
 *
 * @param {State} state
 * @param {string} [text] empty for a new match
 */
export function canGoOn(state, text) {
  const { noughts, settings } = state;
  const engine = engineOf(state, text);
  if (!noughts) return false;
  return typeof engine === 'string' ? canPlay(noughts, text || settings.game) : noughts.own === engine;
}

/**
 * Whether the engine has failed, or the rules of a game of one's own: no refusal of a move.
 *
 * @param {unknown} error
 * @returns {boolean}
 */
export function isFailure(error) {
  return isCalled(error, 'EngineError') || isCalled(error, 'GameError');
}

/**
 * @param {unknown} error
 * @param {string} name
 */
export function isCalled(error, name) {
  return error instanceof Error && error.name === name;
}
