/** @import { NoughtsGame } from '../element/index.js' */

/** The version of the protocol: a message of another one is not looked at. */
const version = 1;

/**
 * Tells the page around the widget what happens there, and does what that page asks for. Both only
 * where the address has named the page's origin: whoever else frames the widget learns its height
 * and nothing more.
 *
 * @param {NoughtsGame} game
 * @param {Window} page
 * @param {string | null} named the origin that the address names
 */
export function listen(game, page, named) {
  const origin = originOf(named);
  const tell = (/** @type {string} */ type, /** @type {object} */ detail) => {
    if (origin) page.postMessage({ noughts: version, type, ...detail, position: game.position }, origin);
  };
  for (const type of ['ready', 'move', 'end', 'change']) {
    game.addEventListener(`noughts-${type}`, (event) => tell(type, toMessage(event)));
  }
  game.addEventListener('noughts-error', (event) => {
    const { error } = /** @type {CustomEvent<{ error: Error & { code?: string } }>} */ (event).detail;
    tell('error', { code: error.code ?? 'failed', message: error.message });
  });
  addEventListener('message', (event) => {
    if (event.source === page && origin !== undefined && event.origin === origin) handle(game, event.data, tell);
  });
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    page.postMessage({ noughts: version, type: 'height', height }, origin ?? '*');
  }).observe(document.documentElement);
}

/**
 * Does what a message asks for; what makes no sense is answered by an error.
 *
 * @param {NoughtsGame} game
 * @param {unknown} message
 * @param {(type: string, detail: object) => void} tell
 */
function handle(game, message, tell) {
  if (typeof message !== 'object' || message === null) return;
  const { noughts, type, square, position } = /** @type {Record<string, unknown>} */ (message);
  if (noughts !== version) return;
  try {
    switch (type) {
      case 'play':
        game.play(/** @type {string} */ (square));
        return;
      case 'undo':
        return game.undo();
      case 'redo':
        return game.redo();
      case 'hint':
        return void game.hint();
      case 'new-game':
        return game.newGame();
      case 'position':
        game.position = /** @type {string} */ (position);
        return;
      default:
        throw new TypeError(`there is no message of type ${JSON.stringify(type)}`);
    }
  } catch (error) {
    const { code = 'failed', message = '' } = /** @type {{ code?: string, message?: string }} */ (error);
    tell('error', { code, message });
  }
}

/**
 * What an event carries, as a message can carry it.
 *
 * @param {Event} event
 */
function toMessage(event) {
  const { detail } = /** @type {CustomEvent<object | null>} */ (event);
  return event.type === 'noughts-end' ? { status: detail } : (detail ?? {});
}

/**
 * An origin, if that is one.
 *
 * @param {string | null} text
 */
function originOf(text) {
  try {
    const { origin, protocol } = new URL(text ?? '');
    return origin === text && /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}
