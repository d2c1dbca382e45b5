import type { BrowserContext } from 'playwright-core'

/** A visitor who has asked the browser to save data. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
