// The frame in which a person's rules run. It is sandboxed: its origin is its own, and its policy
// lets it connect to nothing. Rules are first tried out in a worker.

import '../../element/index.js';
import { define } from '../../engine/own/index.js';
import { longestCheck } from './limits.js';

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Told } from './messages.js' */

/** The text of checker.js, which the build fills in. */
const checker = /** @type {string} */ (/** @type {any} */ (globalThis).__CHECKER__);

const sheet = new CSSStyleSheet();
sheet.replaceSync(':root { color-scheme: light dark; } body { margin: 1rem; --noughts-board-size: 28rem; }');
document.adoptedStyleSheets = [sheet];

// A policy does not forbid these connections.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(globalThis, name);

/** @param {Told} told */
const tell = (told) => parent.postMessage(told, '*');

/** @param {string} code */
const addressOf = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/**
 * Tries out rules in a worker.
 *
 * @param {string} code
 * @returns {Promise<Told>}
 */
function check(code) {
  const worker = new Worker(addressOf(checker));
  /** @type {Promise<Told>} */
  const answer = new Promise((resolve) => {
    setTimeout(() => resolve({ type: 'slow' }), longestCheck);
    worker.addEventListener('error', ({ message }) => resolve({ type: 'failed', message }));
    worker.addEventListener('message', ({ data }) => {
      resolve(data.laws ? { type: 'laws', laws: data.laws } : { type: 'failed', message: data.message });
    });
  });
  worker.postMessage(code);
  return answer.finally(() => worker.terminate());
}

/**
 * @param {{ code: string, language: string, theme: string }} asked
 */
async function run({ code, language, theme }) {
  const root = document.documentElement;
  root.lang = language;
  root.style.colorScheme = theme;
  const checked = await check(code);
  tell(checked);
  if (checked.type !== 'laws') return;
  const { default: rules } = await import(addressOf(code));
  const game = /** @type {NoughtsGame} */ (document.createElement('noughts-game'));
  game.opponent = 'hard';
  game.game = await define(rules);
  document.body.replaceChildren(game);
  tell({ type: 'playing' });
}

addEventListener('message', function begin({ data, source }) {
  if (source !== parent) return;
  removeEventListener('message', begin);
  run(data).catch((error) => tell({ type: 'failed', message: messageOf(error) }));
});

tell({ type: 'ready' });
