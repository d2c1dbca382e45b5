import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { isPicture } from './is-picture'
import { untilHydrated, withPhone } from './phone'
import type { Link } from './scenarios'

/** What a tap on a link inside the running app took: times in ms from the touch; requests without pictures. */
export interface Tap {
  heading: number
  complete: number
  requests: number
}

/** Opens a page and taps its link. */
export async function tap(browser: Browser, origin: string, { from, to }: Link): Promise<Tap> {
  return withPhone(browser, async ({ page, slowNetwork, slowProcessor }) => {
    await slowNetwork()
    await slowProcessor()
    await page.goto(origin + from, { waitUntil: 'load' })
    await untilHydrated(page)
    // A visitor reads before the tap, and taps links on the screen or in the menu.
    const link = page.locator(`a[href="${to}"]`).first()
    if (await link.isVisible()) await link.scrollIntoViewIfNeeded()
    await sleep(2000)
    const { heading, complete, requests } = await link.evaluate(follow)
    return { heading, complete, requests: requests.filter((url) => !isPicture(url)).length }
  })
}

/** Runs in the page: taps the link, and waits until the new heading is there and all has been quiet for a second. */
async function follow(link: HTMLElement | SVGElement) {
  const headingNow = () => document.querySelector('h1')?.textContent
  const oldHeading = headingNow()
  const touched = performance.now()
  let lastChange = touched
  let heading = 0

  new MutationObserver(() => {
    lastChange = performance.now()
  }).observe(document.querySelector('main') ?? document.body, { subtree: true, childList: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Videos don't count: nothing waits for them.
      if (!/\.(webm|mp4)$/.test(entry.name)) lastChange = Math.max(lastChange, entry.startTime + entry.duration)
    }
  }).observe({ type: 'resource' })

  link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
  // A finger stays on the glass this long.
  await new Promise((resolve) => setTimeout(resolve, 80))
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  while (performance.now() - touched < 15_000) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (!heading && headingNow() && headingNow() !== oldHeading) heading = performance.now()
    if (heading && performance.now() - Math.max(lastChange, heading) > 1000) break
  }
  if (!heading) throw new Error(`No new heading 15 s after the tap on ${link.getAttribute('href')}.`)
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= touched)
    .map(({ name }) => name)
  return { heading: heading - touched, complete: Math.max(lastChange, heading) - touched, requests }
}
