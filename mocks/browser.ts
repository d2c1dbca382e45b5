/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw'
import { handlers } from './handlers'
import { showPanel } from './panel'
import { preserveScenarioParams } from './scenario-params'

/** Intercepts the five calls in the browser; other requests pass through. Await it before creating the router. */
export async function startMocks(): Promise<void> {
  preserveScenarioParams()
  showPanel()
  network.configure({ handlers, onUnhandledFrame: 'bypass' })
  await network.enable()
}
