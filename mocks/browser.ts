/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw'
import { handlers } from './handlers'

/** Answers the five calls in the browser, offline; all else goes its way. Await it before the router exists. */
export async function startMocks(): Promise<void> {
  network.configure({ handlers, onUnhandledFrame: 'bypass' })
  await network.enable()
}
