/** @import { NoughtsGame } from '../element/index.js' */

/** The version of the protocol. Messages of other versions are ignored. */
const version = 1;

/**
 * Sends events of the widget to the page around it, and carries out that page's messages. It does
 * both only if the address names the page's origin: another page that frames the widget learns only
 * its height.
 *
 * @param {NoughtsGame} game
 * @param {Window} page
 * @param {string | null} named the origin in the address
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
 * Carries out a message. The answer to an invalid message is an error.
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
 * The detail of an event in a form that a message can carry.
 *
 * @param {Event} event
 */
function toMessage(event) {
  const { detail } = /** @type {CustomEvent<object | null>} */ (event);
  return event.type === 'noughts-end' ? { status: detail } : (detail ?? {});
}

/**
 * An origin, if the text is one.
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
