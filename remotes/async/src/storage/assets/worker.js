// Serves its page from a cache, without the network. The address of the page is the scope.
const version = new URL(self.location.href).searchParams.get('version');
const page = self.registration.scope;
const cacheName = `${page} ${version}`;

async function fill() {
  const cache = await caches.open(cacheName);
  await cache.addAll(['worker-page.css', 'worker-page.js']);
  const answer = await fetch(page);
  const text = (await answer.text()).replace('data-served-by="network"', `data-served-by="${version}"`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  await cache.put(
    page,
    new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } }),
  );
  // If the visitor left while the worker was being registered, its page did not know it yet. Without its page, the installation fails.
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  if (pages.some(({ url }) => url === page)) return;
  await caches.delete(cacheName);
  throw new Error('The page is gone.');
}

async function clear(kept) {
  for (const name of await caches.keys()) {
    if (name.startsWith(`${page} `) && name !== kept) await caches.delete(name);
  }
}

/** The caches first: when the registration is gone, the browser ends all its workers. */
async function leave() {
  await clear();
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
// The versions before this one are not needed any more.
self.addEventListener('activate', (event) => event.waitUntil(clear(cacheName)));
self.addEventListener('fetch', (event) => {
  const answer = caches.match(event.request, { cacheName }).then((kept) => kept ?? fetch(event.request));
  event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(self.skipWaiting());
  if (event.data === 'leave') event.waitUntil(leave());
});
