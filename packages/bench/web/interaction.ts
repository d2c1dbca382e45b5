import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { untilHydrated, withPhone } from './phone'

declare global {
  interface Window {
    interactions: number[]
  }
}

/** The longest time from an event of `act` to the next paint, in ms, with the processor of the phone but the machine's own network. */
export async function slowestInteraction(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  return withPhone(browser, async ({ page, slowProcessor }) => {
    await page.addInitScript(recordInteractions)
    await page.goto(url, { waitUntil: 'load' })
    await untilHydrated(page)
    await sleep(2000)
    await slowProcessor()
    await page.evaluate(() => {
      window.interactions.length = 0
    })
    await act(page)
    await sleep(1500)
    return Math.max(0, ...(await page.evaluate(() => window.interactions)))
  })
}

/** Runs in the page before its own scripts. */
function recordInteractions() {
  window.interactions = []
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) window.interactions.push(entry.duration)
    }
  }).observe(options)
}
