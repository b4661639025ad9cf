// Keeps one consistent set of files: that of the version it belongs to, complete or not at all. The build fills in both names.

const version = __VERSION__; // tells it from all others
const files = __FILES__; // all that a visit may need

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (globalThis));
const cacheName = `noughts-${version}`;

worker.addEventListener('install', (event) => {
  const fresh = files.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(fresh)));
});

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
  return (await cache.match(address.origin + address.pathname)) ?? fetch(request);
}
