import type { BrowserContext } from 'playwright-core'

/** A visitor whose browser saves data. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
