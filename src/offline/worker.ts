import { whenIdle } from '~/lib/when-idle'
import { type WorkerMessage, workerUrl } from './storage'

/** Milliseconds that a first visit has for itself before anything is stored. */
const delayMs = 2_000

let registered: Promise<void> | undefined

/** Registers the service worker, once, and waits until it is installed. Rejects where the browser has none or refuses it. */
export function registerWorker(): Promise<void> {
  registered ??= register()
  return registered
}

/** Sends a message to the service worker; false without one. */
export async function postToWorker(message: WorkerMessage): Promise<boolean> {
  const worker = (await navigator.serviceWorker.getRegistration())?.active
  worker?.postMessage(message)
  return Boolean(worker)
}

async function register(): Promise<void> {
  if (!navigator.serviceWorker.controller) {
    await new Promise<void>((resolve) => setTimeout(() => whenIdle(resolve), delayMs))
  }
  await navigator.serviceWorker.register(workerUrl)
  await navigator.serviceWorker.ready
}
