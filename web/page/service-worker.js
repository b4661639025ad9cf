// Keeps one consistent set of files: that of the version it belongs to, complete or not at all. The build fills in both names.

const version = __VERSION__; // tells it from all others
const files = __FILES__; // all that a visit may need

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (globalThis));
const cacheName = `noughts-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(fetchAll());
});

async function fetchAll() {
  const responses = await Promise.all(files.map((file) => fetch(file, { cache: 'no-cache' })));
  const missing = responses.find(({ ok }) => !ok);
  if (missing) throw new TypeError(`${missing.url} cannot be had: ${missing.status}`);
  const cache = await caches.open(cacheName);
  // Hosts that leave out index.html or .html redirect there, and no browser takes a page from the cache that says so.
  const plain = (/** @type {Response} */ { body, headers }) => new Response(body, { headers });
  await Promise.all(responses.map((response, i) => cache.put(files[i] ?? '', plain(response))));
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
