import type { Page } from 'playwright-core'
import { cacheNames } from '~/offline/storage'
import { expect } from './fixtures'

/** The browser's errors for a request without a connection. */
export const connectionErrors = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** The URLs in a cache. */
export const stored = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const keys = (await caches.has(name)) ? await (await caches.open(name)).keys() : []
    return keys.map(({ url }) => decodeURIComponent(new URL(url).pathname + new URL(url).search))
  }, name)

/** Waits until a page is stored. */
export async function waitForPage(page: Page, path: string): Promise<void> {
  await expect.poll(() => stored(page, cacheNames.pages), { timeout: 20_000 }).toContain(path)
}
