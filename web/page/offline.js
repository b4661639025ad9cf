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
    // A new version has taken over on another page of the site. This page continues until it is
    // reloaded.
    if (controller) serviceWorker.addEventListener('controllerchange', async () => offer(await serviceWorker.ready));
    watch(await serviceWorker.register(/** @type {string} */ (scriptAddress())));
    addEventListener('noughts-ready', keepRest);
    await keepGroup(document.documentElement.lang);
    (globalThis.requestIdleCallback ?? setTimeout)(keepRest); // Safari has only the latter
  } catch {
    // Without permission, the site works only with a network.
  }
}

/**
 * Whether a person has accepted a new version. The browser lets it take over once the active
 * version is idle, so this page asks the active version for nothing more.
 */
let isUpdating = false;

/**
 * Lets the browser delete what no page needs: by now a page that was left has gone.
 * Lets it keep what the first move does not need: the engine of the further games and the puzzles.
 * With data saving on, it keeps that engine only after such a game is played on this page, and the
 * puzzles only after their page is opened.
 */
async function keepRest() {
  await ask('tidy up');
  const boards = /** @type {NodeListOf<import('../element/index.js').NoughtsGame & { game: string }>} */ (
    document.querySelectorAll('noughts-game')
  );
  const isPlayed = [...boards].some(({ game }) => game && engineFor(game) === 'further');
  const isSaving = Reflect.get(navigator, 'connection')?.saveData;
  if (isPlayed || !isSaving) await keepGroup('further');
  if (!isSaving) await keepGroup('puzzles');
}

/**
 * Lets the browser keep files that most people do not need.
 *
 * @param {string} group a language, `puzzles` or `further`
 */
export function keepGroup(group) {
  return ask({ group });
}

/** @param {unknown} message for the active version */
async function ask(message) {
  const { active } = await navigator.serviceWorker.ready;
  if (!isUpdating) active?.postMessage(message);
}

/**
 * Offers every new version that is found. The very first version is not offered, although it may
 * wait briefly too.
 *
 * @param {ServiceWorkerRegistration} registration
 */
function watch(registration) {
  if (registration.waiting && registration.active) offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) offer(registration);
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
 * @param {ServiceWorkerRegistration} registration
 */
function offer(registration) {
  if (document.querySelector('.update')) return;
  const update = html('button', { type: 'button' }, say('Update'));
  const later = html('button', { type: 'button', class: 'plain', 'aria-label': say('Close') }, '×');
  const said = html('p', { class: 'offer', role: 'status' }, `${say('There is a new version.')} `, update);
  const notice = html('div', { class: 'update' }, said, later);
  document.body.append(notice);
  later.addEventListener('click', () => notice.remove());
  update.addEventListener('click', () => {
    if (!registration.waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    isUpdating = true;
    void takeOver(registration);
  });
}

/**
 * Asks the waiting version to take over, again and again until it does. Meanwhile a newer one may
 * replace it.
 *
 * @param {ServiceWorkerRegistration} registration
 * @param {ServiceWorker | null} [asked] the version that was waiting a second ago
 */
async function takeOver(registration, asked) {
  const { active, waiting } = registration;
  if (active && waiting && waiting !== asked) await makeWay(active);
  waiting?.postMessage('take over');
  setTimeout(takeOver, 1000, registration, waiting);
}

/**
 * Tells the active version that another one is to take over, and waits for its answer, but no
 * longer than a second: an older version gives none. Chromium stops the active version at once only
 * if it is running when the other is to take over. If it is just starting, it stays for half a
 * minute.
 *
 * @param {ServiceWorker} active
 */
function makeWay(active) {
  const { port1, port2 } = new MessageChannel();
  active.postMessage('make way', [port2]);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    setTimeout(resolve, 1000);
  });
}
