declare const self: ServiceWorkerGlobalScope

/** Replaces the service worker in builds without one: browsers that have it look for updates at its URL. */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}

// Makes this a module, with its own `self`.
export {}
