import { html } from '../dom.js';
import { engineFor } from '../engine/by-game.js';
import { say } from './words.js';

/**
 * Lets the browser keep the site for use without a network, and offers a new version when there is
 * one.
 */
export async function keepOffline() {
  try {
    const { serviceWorker } = navigator; // throws in a frame whose sandbox denies it
    if (!serviceWorker) return;
    const { controller } = serviceWorker;
    controller?.postMessage('tidy up');
    // A new version has taken over on another page of the site. This page continues until it is
    // reloaded.
    if (controller) serviceWorker.addEventListener('controllerchange', () => offer(serviceWorker.controller));
    watch(await serviceWorker.register(/** @type {string} */ (scriptAddress())));
    addEventListener('noughts-ready', keepEngines);
    await keepGroup(document.documentElement.lang);
    (globalThis.requestIdleCallback ?? setTimeout)(keepEngines); // Safari has only the latter
  } catch {
    // Without permission, the site works only with a network.
  }
}

/**
 * Lets the browser keep the engine of the further games. With data saving on, it does this only
 * after such a game is played on this page.
 */
async function keepEngines() {
  const boards = /** @type {NodeListOf<import('../element/index.js').NoughtsGame & { game: string }>} */ (
    document.querySelectorAll('noughts-game')
  );
  const isPlayed = [...boards].some(({ game }) => game && engineFor(game) === 'further');
  if (isPlayed || !Reflect.get(navigator, 'connection')?.saveData) await keepGroup('further');
}

/**
 * Lets the browser keep files that most people do not need.
 *
 * @param {string} group a language, `puzzles` or `further`
 */
export async function keepGroup(group) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ group });
}

/**
 * Offers every new version that is found. The very first version is not offered, although it may
 * wait briefly too.
 *
 * @param {ServiceWorkerRegistration} registration
 */
function watch(registration) {
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) offer(installing);
    });
  });
}

/**
 * The service worker is beside this script, also for pages in subfolders. A page that enforces
 * Trusted Types needs the policy `noughts-page` for its address.
 *
 * @returns {unknown}
 * @throws {TypeError} if that is not allowed
 */
function scriptAddress() {
  const address = new URL('./service-worker.js', import.meta.url);
  const policy = Reflect.get(globalThis, 'trustedTypes')?.createPolicy('noughts-page', { createScriptURL: String });
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * Offers a new version, once. It takes over on all pages of the site; open pages keep their own
 * files.
 *
 * @param {ServiceWorker | null} worker
 */
function offer(worker) {
  if (document.querySelector('.update')) return;
  const update = html('button', { type: 'button' }, say('Update'));
  const later = html('button', { type: 'button', class: 'plain', 'aria-label': say('Close') }, '×');
  const said = html('p', { class: 'offer', role: 'status' }, `${say('There is a new version.')} `, update);
  const notice = html('div', { class: 'update' }, said, later);
  document.body.append(notice);
  later.addEventListener('click', () => notice.remove());
  update.addEventListener('click', () => {
    if (worker?.state !== 'installed') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take over');
  });
}
