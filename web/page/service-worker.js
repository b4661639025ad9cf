// Keeps one consistent set of files: that of the version it belongs to, complete or not at all.
// Pages of a former version that still run when this one takes over get the files of their own.
// Some are kept in groups once a page needs them: the words of a language, the puzzles, the engine
// of further games. The build fills in the names.

const version = __VERSION__; // tells it from all others
const files = __FILES__; // all that a visit may need
const groups = __GROUPS__; // what is kept when it is needed, by the names of groups

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (globalThis));
const { pathname: site } = new URL(worker.registration.scope);

/** Another site of the same origin has caches of its own. */
const cacheName = `noughts-${version} ${site}`;

/** Beside the files in the cache: which pages belong to a former version, and to which. */
const formerPages = 'former-pages';

/**
 * Beside the files in the cache: the caches that were there before this version came. Only those
 * are ever deleted by it.
 */
const olderCaches = 'older-caches';

/**
 * Beside the files in the cache: since when this version answers, in milliseconds. A version that
 * only waits has none.
 */
const activeSince = 'active-since';

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install() {
  const older = await otherCaches();
  try {
    await keep(files);
    await note(olderCaches, older);
  } catch (error) {
    // half of a version is none
    if ((await readNote(cacheName, activeSince)) === undefined) await caches.delete(cacheName);
    throw error;
  }
}

/** @param {readonly string[]} names */
async function keep(names) {
  const fetched = await Promise.all(names.map(async (file) => ({ file, response: await fetchPlain(file) })));
  const cache = await caches.open(cacheName);
  await Promise.all(fetched.map(({ file, response }) => cache.put(file, response)));
}

/**
 * A file as it is, read to its end: a browser lends only so many connections to responses that
 * nobody reads. Hosts that leave out index.html or .html redirect there, and no browser takes a
 * page from the cache that says so.
 *
 * @param {string} file
 */
async function fetchPlain(file) {
  const response = await fetch(file, { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`${response.url} cannot be had: ${response.status}`);
  return new Response(await response.blob(), { headers: response.headers });
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** Notes which pages run already: they are those of the version before. */
async function takeOver() {
  // Version 0.2 deletes the files of versions that wait. The note comes last, so without it
  // something is missing. Where that fails too, files come from the network or from older versions.
  if (!(await readNote(cacheName, olderCaches))) await install().catch(() => {});
  const { name: before, since } = await lastActive();
  if (before !== undefined) {
    const known = await readFormerPages(before);
    const pages = await worker.clients.matchAll();
    await note(formerPages, Object.fromEntries(pages.map(({ id }) => [id, known[id] ?? before])));
  }
  // a clock may have been wrong, and gone back
  await note(activeSince, Math.max(Date.now(), since + 1));
  await tidyUp();
  await worker.clients.claim();
}

/**
 * The version that has answered until now, of all that have a cache, and since when: some may only
 * have waited. Version 0.2 noted nothing: the newest is taken then.
 *
 * @returns {Promise<{ name: string | undefined, since: number }>}
 */
async function lastActive() {
  const names = await otherCaches();
  const times = await Promise.all(names.map(async (name) => Number((await readNote(name, activeSince)) ?? 0)));
  const since = Math.max(0, ...times);
  return { name: names[times.lastIndexOf(since)], since };
}

/**
 * Forgets every older version of which no page runs any more. A newer one, which waits, is not
 * touched.
 */
async function tidyUp() {
  const former = await readFormerPages(cacheName);
  const pages = await worker.clients.matchAll();
  const needed = new Set([cacheName, ...pages.map(({ id }) => former[id])]);
  const older = new Set(/** @type {string[]} */ ((await readNote(cacheName, olderCaches)) ?? []));
  const all = await otherCaches();
  await Promise.all(all.map((name) => older.has(name) && !needed.has(name) && caches.delete(name)));
}

/** The caches of other versions, the oldest first. */
async function otherCaches() {
  return (await caches.keys()).filter(
    (name) => name.startsWith('noughts-') && name.endsWith(` ${site}`) && name !== cacheName,
  );
}

/**
 * The pages of former versions, as a version knows them: the name of the cache by the page's id.
 *
 * @param {string} name
 * @returns {Promise<Record<string, string>>}
 */
async function readFormerPages(name) {
  return /** @type {Record<string, string>} */ ((await readNote(name, formerPages)) ?? {});
}

/**
 * Keeps a note beside the files of this version.
 *
 * @param {string} about
 * @param {unknown} value
 */
async function note(about, value) {
  await (await caches.open(cacheName)).put(about, new Response(JSON.stringify(value)));
}

/**
 * A note of a version.
 *
 * @param {string} name of its cache
 * @param {string} about
 * @returns {Promise<unknown>} undefined where there is none
 */
async function readNote(name, about) {
  return (await caches.match(about, { cacheName: name }))?.json();
}

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  if (event.data === 'tidy up') event.waitUntil(tidyUp());
  const { group } = event.data;
  if (Object.hasOwn(groups, group)) event.waitUntil(keepGroup(groups[group] ?? []));
});

/** @param {readonly string[]} names */
async function keepGroup(names) {
  const cache = await caches.open(cacheName);
  const kept = await Promise.all(names.map((name) => cache.match(name)));
  await keep(names.filter((_, place) => !kept[place])); // there may have been room for some only
}

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  // A page that comes is of this version, though one of a former version may have asked for it, as
  // when that is loaded again.
  event.respondWith(answer(request, request.mode === 'navigate' ? '' : clientId));
});

/**
 * From the cache of the page's own version, then from any: the names of shared files tell their
 * versions.
 *
 * @param {Request} request
 * @param {string} page for which it is asked; empty for a page itself
 */
async function answer(request, page) {
  const address = new URL(request.url);
  if (address.pathname.endsWith('/')) address.pathname += 'index.html';
  // caches may fail
  const found = await findFor(page, address.origin + address.pathname).catch(() => undefined);
  if (found) return found;
  return request.mode === 'navigate' ? fetch(request).catch(sayOffline) : fetch(request);
}

/**
 * @param {string} page for which a file is asked
 * @param {string} file its address
 */
async function findFor(page, file) {
  const former = await readFormerPages(cacheName);
  return find(file, [former[page] ?? cacheName, cacheName, ...(await otherCaches())]);
}

/**
 * @param {string} file its address
 * @param {readonly string[]} names of caches, in the order in which they are asked
 * @returns {Promise<Response | undefined>}
 */
async function find(file, names) {
  for (const cacheName of names) {
    const found = (await caches.match(file, { cacheName })) ?? (await caches.match(`${file}.html`, { cacheName }));
    if (found) return found;
  }
  return undefined;
}

/**
 * For a page that is not kept: another one that says so. Where that is not kept either, the browser
 * says so.
 */
async function sayOffline() {
  const { href } = new URL('offline.html', worker.registration.scope);
  const isKept = await find(href, [cacheName, ...(await otherCaches())]);
  return isKept ? Response.redirect(href) : Response.error();
}
