// Keeps one consistent set of files: that of the version it belongs to, complete or not at all. The build fills in both names.

const version = __VERSION__; // tells it from all others
const files = __FILES__; // all that a visit may need

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (globalThis));
const cacheName = `noughts-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(fetchAll());
});

async function fetchAll() {
  const responses = await Promise.all(files.map(fetchWhole));
  const cache = await caches.open(cacheName);
  await Promise.all(responses.map((response, i) => cache.put(files[i] ?? '', response)));
}

/**
 * A file as if it had come from its own address: hosts that leave out index.html or .html redirect, and no browser takes a
 * page from the cache that says so.
 *
 * @param {string} file
 */
async function fetchWhole(file) {
  const response = await fetch(file, { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`${response.url} cannot be had: ${response.status}`);
  return new Response(await response.blob(), { headers: response.headers });
}

worker.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('noughts-') && name !== cacheName).map((name) => caches.delete(name)),
    );
    await worker.clients.claim();
  };
  event.waitUntil(forgetOthers());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  event.respondWith(answer(request));
});

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(cacheName);
  const address = new URL(request.url);
  if (address.pathname.endsWith('/')) address.pathname += 'index.html';
  const file = address.origin + address.pathname;
  return (await cache.match(file)) ?? (await cache.match(`${file}.html`)) ?? fetch(request);
}
