import type { Page } from 'playwright-core'
import { cacheNames } from '~/offline/storage'
import { expect, test } from './fixtures'
import { stored, waitForPage } from './stored-pages'

/** The drawings in the picture cache. The open page is stored again, but has none. */
const drawings = async (page: Page) =>
  (await stored(page, cacheNames.pictures)).filter((path) => path.startsWith('/art/'))

test('clearing this device removes visited pages, but not those that are stored without a visit', async ({ visit }) => {
  const { page } = await visit({ serviceWorkers: 'allow' })
  await page.goto('/esports')
  await waitForPage(page, '/esports')
  await expect.poll(() => drawings(page)).not.toEqual([])
  await page.goto('/login')
  // The state that signing out leaves.
  await page.evaluate(() => window.history.replaceState({ ...window.history.state, isSignedOut: true }, ''))
  await page.reload()
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await page.getByText('are gone from this browser').waitFor()
  const pages = await stored(page, cacheNames.pages)
  expect(pages).toContain('/offline')
  expect(pages).not.toContain('/esports')
  expect(await drawings(page)).toEqual([])
})
