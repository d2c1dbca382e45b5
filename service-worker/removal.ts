import { cacheNames } from '../src/offline/storage'

declare const self: ServiceWorkerGlobalScope

/** Takes the place of the worker where a build leaves it out: browsers that have one look for another at its URL. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
