import { loadEngine } from '../../engine/load-by-game.js';
import { choicesModule, clockModule, ownModule, reviewModule, roomModule } from '../lazy-module.js';
import { fetchWords, wordsIn } from '../speech/words.js';
import { analysisNodes, computerOf, effectsFor, nameOf } from './effects-for.js';
import { after, movesSince, newMatch, positionsOf, warnOfText } from './match.js';
import { canGoOn, engineOf, isFailure } from './own-game.js';
import { isPlaying, matchToPlay, textOf } from './state.js';

/** @import { Match, Noughts, Opponent, Player, ReviewedMove } from '../../engine/api.js' */
/** @import { EngineName } from '../../engine/by-game.js' */
/** @import { Engine, Own } from './own-game.js' */
/** @import { State } from './state.js' */
/** @import { Event } from './step.js' */
/** @import { Store } from './store.js' */
/** @import { RoomDetail } from '../values.js' */
/** @import { RoomEffect, ReviewEffect, OpponentKey, Thinking, Effect } from './effects-for.js' */

/** How many playouts estimate a move whose outcome is not found. */
const analysisPlayouts = 20_000;

/** How long a part of a review is shown before the next one, in milliseconds. */
const longEnough = 200;

/**
 * The work that a state needs. It begins when it is needed, and is aborted when it is not needed
 * any more. Its result or its failure becomes an event. All failures are handled here.
 */
export class Effects {
  #store;
  #showProgress;
  #root;

  /**
   * @type {Map<string, AbortController>} the running work, by key
   */
  #running = new Map();

  /**
   * @type {Map<Player, { key: OpponentKey, noughts: Noughts, opponent: Opponent }>} opponents,
   *   which keep their search data from move to move
   */
  #opponents = new Map();

  /**
   * @param {Store} store
   * @param {(progress: number, playouts: number) => void} showProgress called with the progress of
   *   the computer, from 0 to 1, and its number of playouts
   * @param {ShadowRoot | null} [root] where clocks are shown
   */
  constructor(store, showProgress, root) {
    this.#store = store;
    this.#showProgress = showProgress;
    this.#root = root;
  }

  /** @param {State} state */
  follow(state) {
    const needed = effectsFor(state);
    for (const [key, controller] of this.#running) {
      if (needed.some((effect) => effect.key === key)) continue;
      this.#running.delete(key);
      controller.abort();
    }
    for (const [player, { key, noughts, opponent }] of this.#opponents) {
      const isSeated = nameOf(computerOf(state, player)) === nameOf(key);
      if (state.isConnected && state.noughts === noughts && isSeated) continue;
      this.#opponents.delete(player);
      opponent.dispose();
    }
    for (const effect of needed) if (!this.#running.has(effect.key)) void this.#run(effect);
  }

  /** @param {Effect} effect */
  async #run(effect) {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(effect.key, controller);
    try {
      const event = await this.#resultOf(effect, signal);
      if (!signal.aborted) this.#store.dispatch(event);
    } catch (cause) {
      if (!signal.aborted) this.#fail(effect, cause);
    }
  }

  /**
   * @param {Pick<Effect, 'key'>} effect
   * @param {unknown} cause
   */
  #fail({ key }, cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    this.#store.dispatch({ type: 'failed', key, error });
  }

  /**
   * @param {Effect} effect
   * @param {AbortSignal} signal
   * @returns {Promise<Event>}
   */
  async #resultOf(effect, signal) {
    const { key } = effect;
    if (effect.type === 'words' || effect.type === 'choices') {
      await (effect.type === 'words' ? fetchWords : choicesModule.fetch)(effect.language);
      return { type: 'fetched', key, language: effect.language };
    }
    if (effect.type === 'load') {
      // A page that sets another game right after it creates the widget need not load two engines.
      await undefined;
      signal.throwIfAborted();
      const [noughts] = await Promise.all([load(effect.engine, effect.language), fetchWords(effect.language)]);
      signal.throwIfAborted();
      return this.#begin(key, noughts, signal);
    }
    if (effect.type === 'room') {
      const { listenToRoom } = await roomModule.fetch(effect.language);
      signal.throwIfAborted();
      return listenToRoom(effect.room, signal, (report) => this.#hear(effect, report), this.#store.state.roomReport);
    }
    if (effect.type === 'screen') return (await import('./screen.js')).keepScreenOn(signal);
    if (effect.type === 'clock') {
      const { runClocks } = await clockModule.fetch(effect.language);
      signal.throwIfAborted();
      const { words } = wordsIn(effect.language);
      return runClocks(effect.clock, this.#store, this.#root, words, after, signal, effect.room);
    }
    const { noughts } = this.#store.state;
    if (!noughts) throw new TypeError('work needs an engine');
    switch (effect.type) {
      case 'think':
        return this.#think(noughts, effect, signal);
      case 'analyse':
        return { type: 'analysed', key, evaluations: await analyse(noughts, effect, signal) };
      case 'hint':
        return { type: 'hinted', key, square: await findHint(noughts, effect.text, signal) };
      case 'review':
        return this.#review(noughts, effect, signal);
    }
  }

  /**
   * Starts the requested match with its engine. If the text is not a match, the previous match
   * continues with an error, or a new one starts.
   *
   * @param {string} key
   * @param {Engine} noughts the engine for the requested match
   * @param {AbortSignal} signal
   * @returns {Promise<Event>}
   */
  async #begin(key, noughts, signal) {
    const { state } = this.#store;
    const { match: previous, pendingText } = state;
    const text = matchToPlay(state);
    try {
      const match = text ? after(noughts, text) : newMatch(noughts, state);
      return { type: 'loaded', key, noughts, match, isAnother: previous !== undefined && previous.text !== match.text };
    } catch (refused) {
      if (!text || isFailure(refused) || !(refused instanceof Error)) throw refused;
      const kept = pendingText ? previous : undefined;
      const engine = await load(engineOf(state, kept?.text), state.language);
      signal.throwIfAborted();
      if (this.#store.state !== state) return this.#begin(key, noughts, signal);
      if (kept) {
        return { type: 'loaded', key, noughts: engine, match: after(engine, kept.text), isAnother: false, refused };
      }
      warnOfText(text, refused);
      const match = newMatch(engine, state);
      return { type: 'loaded', key, noughts: engine, match, isAnother: previous !== undefined };
    }
  }

  /**
   * Something has changed in a room. If the engine for the match is missing, this waits for it.
   *
   * @param {RoomEffect} effect
   * @param {RoomDetail} report
   */
  #hear({ key, room }, report) {
    const { state } = this.#store;
    const text = String(room.match);
    const dispatch = (/** @type {Partial<Extract<Event, { type: 'room-reported' }>>} */ more) =>
      this.#store.dispatch({ type: 'room-reported', key, report, ...more });
    if (textOf(state) === text) return dispatch({});
    if (!isPlaying(state) || !canGoOn(state, text)) {
      dispatch({});
      return this.#store.dispatch({ type: 'pending', text, initial: state.initial });
    }
    try {
      const match = after(state.noughts, text);
      dispatch({ match, moves: movesSince(state.match, match) });
    } catch (cause) {
      this.#fail({ key }, cause);
    }
  }

  /**
   * Loads the parts of a review and the positions. They can be viewed while the moves are being
   * judged.
   *
   * @param {Noughts} noughts
   * @param {ReviewEffect} effect
   * @param {AbortSignal} signal
   * @returns {Promise<Event>}
   */
  async #review(noughts, { key, text, language }, signal) {
    const onProgress = (/** @type {number} */ progress) => {
      if (!signal.aborted) this.#showProgress(progress, 0);
    };
    try {
      await reviewModule.fetch(language);
    } catch (error) {
      console.warn('<noughts-game> cannot fetch what shows a review.', error);
      return { type: 'review-closed', key };
    }
    signal.throwIfAborted();
    this.#store.dispatch({ type: 'review-begun', key, positions: positionsOf(noughts, text) });
    /** @type {ReviewedMove[]} */
    let judged = [];
    let shown = performance.now();
    const onMoves = (/** @type {readonly ReviewedMove[]} */ moves) => {
      judged.push(...moves);
      if (performance.now() - shown < longEnough) return;
      shown = performance.now();
      this.#store.dispatch({ type: 'judged', key, moves: judged });
      judged = [];
    };
    const review = await ask(noughts, text, (match) => match.review({ signal, onProgress, onMoves }));
    this.#showProgress(0, 0);
    return { type: 'reviewed', key, review };
  }

  /**
   * The computer thinks, then moves.
   *
   * @param {Noughts} noughts
   * @param {Thinking} effect
   * @param {AbortSignal} signal
   * @returns {Promise<Event>}
   */
  async #think(noughts, { key, text, opponent, delay }, signal) {
    const onProgress = (/** @type {number} */ progress, /** @type {number} */ playouts) => {
      if (!signal.aborted) this.#showProgress(progress, playouts);
    };
    const thinking = choose(noughts, text, this.#opponentOf(noughts, opponent), { signal, onProgress });
    const [square] = await Promise.all([thinking, pause(delay, signal)]);
    const next = after(noughts, text, (match) => match.play(square));
    const move = { player: opponent.player, square, name: `${next.game.moveNames[square]}` };
    return { type: 'thought', key, match: next, move };
  }

  /**
   * @param {Noughts} noughts
   * @param {OpponentKey} key
   */
  #opponentOf(noughts, key) {
    const { player, level, style, seed, milliseconds } = key;
    const known = this.#opponents.get(player);
    if (known) return known.opponent;
    const isTimed = level === 'best' && seed === undefined && milliseconds > 0;
    const opponent = noughts.opponent({
      level,
      ...(style !== 'none' && { style }),
      ...(seed !== undefined && { seed }),
      ...(isTimed && { milliseconds }),
    });
    this.#opponents.set(player, { key, noughts, opponent });
    return opponent;
  }
}

/**
 * Starts an engine, or what plays a game of the page's own.
 *
 * @param {EngineName | Own} engine
 * @param {string} language
 * @returns {Promise<Engine>}
 */
async function load(engine, language) {
  return typeof engine === 'string' ? loadEngine(engine) : (await ownModule.fetch(language)).engineOf(engine);
}

/**
 * Asks about a match that is created only for this question.
 *
 * @template Answer
 * @param {Noughts} noughts
 * @param {string} text
 * @param {(match: Match) => Promise<Answer>} question
 */
async function ask(noughts, text, question) {
  const match = noughts.parse(text);
  return question(match).finally(() => match.dispose());
}

/**
 * @param {Noughts} noughts
 * @param {string} text
 * @param {Opponent} opponent
 * @param {{ signal: AbortSignal, onProgress?: (progress: number, playouts: number) => void }}
 *   options
 */
function choose(noughts, text, opponent, options) {
  return ask(noughts, text, (match) => opponent.choose(match, options));
}

/**
 * @param {Noughts} noughts
 * @param {{ text: string, depth: number }} effect
 * @param {AbortSignal} signal
 */
function analyse(noughts, { text, depth }, signal) {
  const nodes = /** @type {number} */ (analysisNodes[depth]);
  return ask(noughts, text, (match) => match.analyse({ nodes, playouts: analysisPlayouts, signal }));
}

/**
 * @param {Noughts} noughts
 * @param {string} text
 * @param {AbortSignal} signal
 */
async function findHint(noughts, text, signal) {
  const best = noughts.opponent({ level: 'best' });
  return choose(noughts, text, best, { signal }).finally(() => best.dispose());
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>} rejects with the signal's reason
 */
function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
