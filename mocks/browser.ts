/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw'
import { handlers } from './handlers'

/** Intercepts the five calls in the browser; other requests pass through. Await it before the router exists. */
export async function startMocks(): Promise<void> {
  network.configure({ handlers, onUnhandledFrame: 'bypass' })
  await network.enable()
}
