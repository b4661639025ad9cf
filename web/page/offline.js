import { html } from '../dom.js';
import { engineFor } from '../engine/by-game.js';
import { say } from './words.js';

/**
 * Has the browser keep the site for when there is no network, and offers a new version when there
 * is one.
 */
export async function keepOffline() {
  try {
    const { serviceWorker } = navigator; // throws in a frame whose sandbox denies it
    if (!serviceWorker) return;
    const { controller } = serviceWorker;
    controller?.postMessage('tidy up');
    // Taken over on another page of the site: this one goes on as it is until it is loaded again.
    if (controller) serviceWorker.addEventListener('controllerchange', () => offer(serviceWorker.controller));
    watch(await serviceWorker.register(/** @type {string} */ (scriptAddress())));
    addEventListener('noughts-ready', keepEngines);
    await keepGroup(document.documentElement.lang);
    (globalThis.requestIdleCallback ?? setTimeout)(keepEngines); // Safari has the latter alone
  } catch {
    // Where it is not allowed, the site works as long as there is a network.
  }
}

/**
 * Has the browser keep the engine of the further games. Where people have asked it to save data,
 * only once one of them is played on this page.
 */
async function keepEngines() {
  const boards = /** @type {NodeListOf<import('../element/index.js').NoughtsGame>} */ (
    document.querySelectorAll('noughts-game')
  );
  const isPlayed = [...boards].some(({ game }) => game && engineFor(game) === 'further');
  if (isPlayed || !Reflect.get(navigator, 'connection')?.saveData) await keepGroup('further');
}

/**
 * Has the browser keep files as well of which most people need none.
 *
 * @param {string} group a language, `puzzles` or `further`
 */
export async function keepGroup(group) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ group });
}

/**
 * Offers every new version that is found. The first one of all is none, though it may wait as well
 * for as long as it takes over.
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
 * The service worker lies beside this script, also on pages in folders below. A page that enforces
 * Trusted Types takes its address by the policy `noughts-page` alone.
 *
 * @returns {unknown}
 * @throws {TypeError} where that is not allowed
 */
function scriptAddress() {
  const address = new URL('./service-worker.js', import.meta.url);
  const policy = Reflect.get(globalThis, 'trustedTypes')?.createPolicy('noughts-page', { createScriptURL: String });
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * Offers a new version, once. It takes over on all pages of the site; those that run keep the files
 * of their own.
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
