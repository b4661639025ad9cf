/** Has the browser keep the site for when there is no network, and offers a new version when there is one. */
export function keepOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The service worker lies beside this script, also on pages in folders below.
  serviceWorker.register(new URL('./service-worker.js', import.meta.url)).then(
    (registration) => {
      if (registration.waiting) offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
        });
      });
    },
    () => {}, // Where it is not allowed, the site works as long as there is a network.
  );
}

/**
 * Offers a new version; it takes over on all pages of the site at once, so that no two versions mix.
 *
 * @param {ServiceWorker} worker
 */
function offer(worker) {
  const update = document.createElement('button');
  update.type = 'button';
  update.textContent = 'Update';
  const notice = document.createElement('p');
  notice.className = 'update';
  notice.setAttribute('role', 'status');
  notice.append('There is a new version. ', update);
  document.body.append(notice);
  update.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take over');
  });
}
