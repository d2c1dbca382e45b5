import type { Page } from 'playwright-core'

/** Holds back a page's requests for some URLs until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/assets/*.js')
