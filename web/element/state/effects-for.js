import { engineOf } from './own-game.js';
import { choosesSide, hasPerson, isDisabled, isPlaying, isRemote, matchToPlay, phaseOf, seatsOf } from './state.js';

/** @import { Level, Player, Style } from '../../engine/api.js' */
/** @import { EngineName } from '../../engine/by-game.js' */
/** @import { Own } from './own-game.js' */
/** @import { Room } from '../../room/index.js' */
/** @import { Findings, Snapshot, State } from './state.js' */

/**
 * Work that a state needs. The key identifies it: work with the same key is the same, and continues
 * when the state changes. A result carries its key, and is ignored if the key is not needed any
 * more.
 *
 * @typedef {{ type: 'load', key: string, engine: EngineName | Own, language: string }
 *   | { type: 'words' | 'choices', key: string, language: string }
 *   | RoomEffect
 *   | Thinking
 *   | { type: 'analyse', key: string, text: string, depth: number }
 *   | { type: 'hint', key: string, text: string }
 *   | { type: 'screen', key: string }
 *   | { type: 'clock', key: string, clock: string, language: string, room: Room | undefined }
 *   | ReviewEffect} Effect
 */

/**
 * @typedef {{ type: 'think', key: string, text: string, opponent: OpponentKey, delay: number }}
 *   Thinking
 */

/**
 * @typedef {{ type: 'review', key: string, text: string, language: string }} ReviewEffect reviews the
 *   moves of a game
 */

/**
 * @typedef {{ type: 'room', key: string, room: Room, language: string }} RoomEffect listens to a
 *   room
 */

/**
 * @typedef {{ player: Player, level: Level, style: 'none' | Style, seed: number | undefined, milliseconds: number }}
 *   OpponentKey an opponent that is kept from move to move
 */

/**
 * The work that a state needs. There is none once the widget is out of the page.
 *
 * @param {State} state
 * @returns {Effect[]}
 */
export function effectsFor(state) {
  if (!state.isConnected) return [];
  const { language } = state;
  /** @type {Effect[]} */
  const effects = [];
  if (language !== state.spoken) effects.push({ type: 'words', key: `words ${language}`, language });
  if (choosesSide(state)) effects.push({ type: 'choices', key: 'choices', language });
  const phase = phaseOf(state);
  if (phase === 'loading') {
    const engine = engineOf(state, matchToPlay(state));
    const name = typeof engine === 'string' ? engine : engine.number;
    effects.push({ type: 'load', key: `load ${name}`, engine, language });
  }
  const { room, number } = state.room;
  if (isRemote(state) && room && !state.error) {
    effects.push({ type: 'room', key: `room ${number}`, room, language });
  }
  if (!isPlaying(state) || isDisabled(state)) return effects;
  const { findings, mode, settings } = state;
  const { text } = state.match;
  if (mode.reviewing && !mode.reviewing.review) {
    effects.push({ type: 'review', key: `review ${text}`, text, language });
  }
  const shared = isRemote(state) && room ? room : undefined;
  const clock = isRemote(state) ? shared?.clock : settings.clock;
  if (clock) {
    const key = `clock ${clock} ${language} ${shared ? number : ''}`;
    effects.push({ type: 'clock', key, clock, language, room: shared });
  }
  if (isRemote(state)) return effects;
  const thinking = thinkingOf(state);
  if (thinking) effects.push(thinking);
  // The screen stays on.
  if (thinking && !hasPerson(state)) effects.push({ type: 'screen', key: 'screen' });
  const { depth = 0 } = findings;
  if (phase === 'turn' && settings.analysis && !isKnownWell(state.match, findings)) {
    effects.push({ type: 'analyse', key: `analyse ${depth} ${text}`, text, depth });
  }
  if (phase === 'turn' && findings.hint === 'requested') effects.push({ type: 'hint', key: `hint ${text}`, text });
  return effects;
}

/**
 * How many positions an analysis visits, in its first and its later searches: few at first, and
 * then as many as people wait for.
 */
export const analysisNodes = [300_000, 5_000_000, 30_000_000];

/**
 * Whether the analysis is complete, or at its last limit.
 *
 * @param {Snapshot} match
 * @param {Findings} findings
 */
function isKnownWell({ game }, { evaluations, depth = 0 }) {
  if (!evaluations) return false;
  return !game.hasBook || depth >= analysisNodes.length || evaluations.every(({ plies }) => plies !== null);
}

/**
 * Whether a person waits for a result that they asked for: a hint, or the analysis.
 *
 * @param {State} state
 */
export function isSearching(state) {
  return effectsFor(state).some(({ type }) => type === 'analyse' || type === 'hint');
}

/**
 * What the computer thinks about; undefined if it does not think.
 *
 * @param {State} state
 * @returns {Thinking | undefined}
 */
export function thinkingOf(state) {
  if (!state.isConnected || !isPlaying(state) || isDisabled(state) || state.findings.isPaused) return undefined;
  const { status, text } = state.match;
  if (status.state !== 'next') return undefined;
  const opponent = computerOf(state, status.player);
  if (!opponent) return undefined;
  return { type: 'think', key: `think ${nameOf(opponent)} ${text}`, text, opponent, delay: state.settings.delay };
}

/**
 * The computer that plays a side; undefined if a person does.
 *
 * @param {State} state
 * @param {Player} player
 * @returns {OpponentKey | undefined}
 */
export function computerOf(state, player) {
  const level = seatsOf(state)[player];
  if (level === 'human' || level === 'remote') return undefined;
  const { mark, opponentStyle, seed, thinkingTime: milliseconds } = state.settings;
  return { player, level, style: player === mark ? 'none' : opponentStyle, seed, milliseconds };
}

/**
 * What tells one computer from another.
 *
 * @param {OpponentKey | undefined} computer
 */
export function nameOf(computer) {
  return Object.values(computer ?? {}).join(' ');
}
