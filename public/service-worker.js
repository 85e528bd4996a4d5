/*
 * Takes the place of a service worker that a former site at this domain has left in its visitors' browsers, which would go on
 * serving the former pages: clears what it has kept, removes itself and loads the pages anew. This site registers none.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
