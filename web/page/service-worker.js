// Keeps one consistent set of files: those of its own version, either all or none. Pages of a
// previous version that are still open get their own files. Some files are kept in groups once a
// page asks for them: the words of a language, the puzzles, the engine of further games. The build
// fills in the names.

const version = __VERSION__; // unique
const files = __FILES__; // the files that a visit may need
const groups = __GROUPS__; // files that are kept on demand, by group

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (globalThis));
const { pathname: site } = new URL(worker.registration.scope);

/** Another site on the same origin has its own caches. */
const cacheName = `noughts-${version} ${site}`;

/** A note beside the files in the cache: which pages belong to a previous version, and to which. */
const previousPages = 'former-pages';

/**
 * A note beside the files in the cache: the caches that existed before this version. It deletes
 * only these.
 */
const olderCaches = 'older-caches';

/**
 * A note beside the files in the cache: since when this version has been active, in milliseconds. A
 * waiting version has none.
 */
const activeSince = 'active-since';

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install() {
  const older = await otherCaches();
  try {
    await store(await fetchAll(files));
    await note(olderCaches, older);
  } catch (error) {
    // An incomplete version is useless.
    if ((await readNote(cacheName, activeSince)) === undefined) await caches.delete(cacheName);
    throw error;
  }
}

/**
 * @param {readonly string[]} names
 * @param {AbortSignal} [signal] aborts it
 */
function fetchAll(names, signal) {
  return Promise.all(names.map(async (file) => ({ file, response: await fetchPlain(file, signal) })));
}

/** @param {Awaited<ReturnType<typeof fetchAll>>} fetched */
async function store(fetched) {
  const cache = await caches.open(cacheName);
  await Promise.all(fetched.map(({ file, response }) => cache.put(file, response)));
}

/**
 * Fetches a file and reads it to its end: a browser has only so many connections for unread
 * responses. Some hosts redirect addresses with index.html or .html. Browsers do not accept a
 * redirected response for a page, so the copy has no redirect.
 *
 * @param {string} file
 * @param {AbortSignal | null} [signal] aborts it
 */
async function fetchPlain(file, signal = null) {
  const response = await fetch(file, { cache: 'no-cache', signal });
  if (!response.ok) throw new TypeError(`${response.url} cannot be had: ${response.status}`);
  return new Response(await response.blob(), { headers: response.headers });
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** Notes which pages are open: they belong to the previous version. */
async function takeOver() {
  // Version 0.2 deletes the files of waiting versions. The note is written last, so without it a
  // file is missing. If this fails too, files come from the network or from older versions.
  if (!(await readNote(cacheName, olderCaches))) await install().catch(() => {});
  const { name: before, since } = await lastActive();
  if (before !== undefined) {
    const known = await readPreviousPages(before);
    const pages = await worker.clients.matchAll();
    await note(previousPages, Object.fromEntries(pages.map(({ id }) => [id, known[id] ?? before])));
  }
  // The clock may have been set back.
  await note(activeSince, Math.max(Date.now(), since + 1));
  await tidyUp();
  await worker.clients.claim();
}

/**
 * The version that was active until now, and since when, out of all versions with a cache: some may
 * only have waited. Version 0.2 wrote no notes; then it is the newest.
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
 * Deletes every older version without open pages. A newer, waiting version stays.
 */
async function tidyUp() {
  const previous = await readPreviousPages(cacheName);
  const pages = await worker.clients.matchAll();
  const needed = new Set([cacheName, ...pages.map(({ id }) => previous[id])]);
  const older = new Set(/** @type {string[]} */ ((await readNote(cacheName, olderCaches)) ?? []));
  const all = await otherCaches();
  await Promise.all(all.map((name) => older.has(name) && !needed.has(name) && caches.delete(name)));
}

/** The caches of other versions, oldest first. */
async function otherCaches() {
  return (await caches.keys()).filter(
    (name) => name.startsWith('noughts-') && name.endsWith(` ${site}`) && name !== cacheName,
  );
}

/**
 * The pages of previous versions, as a version has noted them: the name of the cache by the page's
 * id.
 *
 * @param {string} name
 * @returns {Promise<Record<string, string>>}
 */
async function readPreviousPages(name) {
  return /** @type {Record<string, string>} */ ((await readNote(name, previousPages)) ?? {});
}

/**
 * Writes a note beside the files of this version.
 *
 * @param {string} about
 * @param {unknown} value
 */
async function note(about, value) {
  await (await caches.open(cacheName)).put(about, new Response(JSON.stringify(value)));
}

/**
 * Reads a note of a version.
 *
 * @param {string} name of its cache
 * @param {string} about
 * @returns {Promise<unknown>} undefined if there is none
 */
async function readNote(name, about) {
  return (await caches.match(about, { cacheName: name }))?.json();
}

/** The groups that are being fetched. A page asks more than once. */
const fetching = new Set();

/** Ends the downloads of groups. The next version cannot take over before they have ended. */
const downloads = new AbortController();

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  if (event.data === 'make way') {
    downloads.abort();
    event.ports[0]?.postMessage('');
  }
  if (event.data === 'tidy up') event.waitUntil(tidyUp());
  const { group } = event.data;
  const names = Object.hasOwn(groups, group) && groups[group];
  if (!names || fetching.has(names)) return;
  fetching.add(names);
  event.waitUntil(keepGroup(names).finally(() => fetching.delete(names)));
});

/** @param {readonly string[]} names */
async function keepGroup(names) {
  const kept = await Promise.all(names.map((name) => caches.match(name, { cacheName })));
  // There may have been too little room for some.
  const missing = names.filter((_, place) => !kept[place]);
  const fetched = await fetchAll(missing, downloads.signal);
  // A newer version may have deleted the cache meanwhile.
  if (await caches.has(cacheName)) await store(fetched);
}

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  // A new page belongs to this version, even if a page of a previous version requested it, as in a
  // reload.
  event.respondWith(answer(request, request.mode === 'navigate' ? '' : clientId));
});

/**
 * First from the cache of the page's own version, then from any cache: the names of shared files
 * contain their versions.
 *
 * @param {Request} request
 * @param {string} page the page that requests it; empty for a page itself
 */
async function answer(request, page) {
  const address = new URL(request.url);
  if (address.pathname.endsWith('/')) address.pathname += 'index.html';
  // Caches can fail.
  const found = await findFor(page, address.origin + address.pathname).catch(() => undefined);
  if (found) return found;
  return request.mode === 'navigate' ? fetch(request).catch(sayOffline) : fetch(request);
}

/**
 * @param {string} page the page that requests it
 * @param {string} file its address
 */
async function findFor(page, file) {
  const previous = await readPreviousPages(cacheName);
  return find(file, [previous[page] ?? cacheName, cacheName, ...(await otherCaches())]);
}

/**
 * @param {string} file its address
 * @param {readonly string[]} names of caches, in the order of the lookup
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
 * The answer for a page that is not kept: the offline page. If that is not kept either, the browser
 * shows its own error.
 */
async function sayOffline() {
  const { href } = new URL('offline.html', worker.registration.scope);
  const isKept = await find(href, [cacheName, ...(await otherCaches())]);
  return isKept ? Response.redirect(href) : Response.error();
}
