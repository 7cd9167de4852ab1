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
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => {
  // The versions before this one are not needed any more.
  const clear = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(`${page} `) && name !== cacheName) await caches.delete(name);
    }
  };
  event.waitUntil(clear());
});
self.addEventListener('fetch', (event) => {
  const answer = caches.match(event.request, { cacheName }).then((kept) => kept ?? fetch(event.request));
  event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(self.skipWaiting());
  if (event.data === 'leave') event.waitUntil(Promise.all([caches.delete(cacheName), self.registration.unregister()]));
});
