import type { Page } from 'playwright-core'
import { test as base, expect } from './fixtures'
import { saveData } from './save-data'

// Anything that an earlier test cached would not be loaded again.
const test = base.extend({ isCold: true })

const maxVisitBytes = 250_000

test('five pages take at most 250 kB for a visitor who saves data', async ({ visit }) => {
  const { page, context } = await visit({ viewport: { width: 390, height: 844 } })
  await saveData(context)
  const readBytes = await countBytes(page)
  await page.goto('/esports', { waitUntil: 'networkidle' })
  for (const path of ['/players', '/leaderboards', '/learn', '/help']) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).locator(`a[href="${path}"]`).click()
    await page.waitForURL(path)
    await page.waitForLoadState('networkidle')
  }
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
  expect(readBytes()).toBeLessThan(maxVisitBytes)
})

test('with Save-Data, pictures load only on request, and the system’s fonts are used', async ({ visit }) => {
  const { page, context } = await visit({ viewport: { width: 390, height: 844 } })
  await saveData(context)
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
  const pictures = () => requested.filter((each) => each.startsWith('image /art/'))
  await page.goto('/players', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/players?page=2')
  await page.waitForLoadState('networkidle')
  expect(pictures()).toEqual([])
  expect(requested.filter((each) => each.startsWith('font'))).toEqual([])
  const notice = page.getByRole('complementary', { name: 'Pictures' })
  await notice.getByRole('button', { name: 'Show' }).click()
  await expect.poll(pictures).not.toEqual([])
  expect(await notice.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
  // They also load on pages opened from here.
  requested.length = 0
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Creators' }).click()
  await page.waitForURL('/creators')
  await expect.poll(pictures).not.toEqual([])
  // And after a full load, perhaps from the cache.
  await page.goto('/players')
  const portrait = page.getByRole('article').nth(2).locator('img')
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await notice.count()).toBe(0)
})

test('the notice about pictures can be closed without loading any', async ({ visit }) => {
  const { page, context } = await visit({ viewport: { width: 390, height: 844 } })
  await saveData(context)
  await page.goto('/players')
  const notice = page.getByRole('complementary', { name: 'Pictures' })
  await notice.getByRole('button', { name: 'Close' }).click()
  expect(await notice.count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.dataset.pictures)).toBe(undefined)
})

/** Counts the bytes transferred over the network from now on. */
async function countBytes(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  await devtools.send('Network.enable')
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}
