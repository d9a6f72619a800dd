// The service worker of the site: every file of one version is kept, and served from there, so that the page works
// without a network and all of its files are of the same version.
//
// A newer version waits until no page of the old one is open, or until the only one that is open asks for it: a match
// that is running is never interrupted.

const VERSION = 'VERSION';
const FILES = ['FILES'];
const KEPT = `touchline-${VERSION}`;

const address = (name) => new URL(name, self.registration.scope).href;

addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(KEPT);
      const kept = new Set((await cache.keys()).map((request) => request.url));
      for (const name of FILES) {
        if (kept.has(address(name))) continue;
        const response = (await unchanged(name)) ?? (await fetch(address(name), { cache: 'no-cache' }));
        if (!response.ok) throw new Error(`${response.status} ${name}`);
        await cache.put(address(name), response);
      }
    })(),
  );
});

/** A file whose name changes with its content, from the version before. */
async function unchanged(name) {
  return /^(assets|engine-[0-9a-f]+)\//.test(name) ? caches.match(address(name)) : undefined;
}

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('touchline-') && name !== KEPT) await caches.delete(name);
      }
      await clients.claim();
    })(),
  );
});

addEventListener('message', (event) => {
  if (event.data !== 'update') return;
  event.waitUntil(
    (async () => {
      const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (open.length <= 1) await skipWaiting();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(KEPT);
      const wanted = request.mode === 'navigate' ? address('./') : request.url.split('?')[0];
      return (await cache.match(wanted)) ?? fetch(request);
    })(),
  );
});
