// The page can be installed. Nothing is kept but the built files, whose names change with their content; the API is
// never touched. A message of the server, "your move", becomes a notification that leads to its table.
const STORE = 'kleos-assets';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith('/assets/'))
    return;
  event.respondWith(kept(event.request));
});

async function kept(request) {
  const store = await caches.open(STORE);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  const shown = { body: text, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Go to the table where it is open already, else open it. */
async function open(path) {
  const target = new URL(path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pages.find((page) => new URL(page.url).pathname === target.pathname);
  await (found ? found.focus() : self.clients.openWindow(target.href));
}
