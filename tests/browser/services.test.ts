import type { Page } from 'playwright-core'
import { findBrokenWords } from './find-broken-words'
import { expect, test } from './fixtures'

const names = (page: Page) => page.getByRole('region', { name: 'Services' }).getByRole('heading').allTextContents()

test('nine services and the figures can be read without JavaScript, and link to the right screens', async ({
  read,
}) => {
  const page = await read('/services')
  const links = page.getByRole('region', { name: 'Services' }).getByRole('link')
  expect((await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toSorted()).toEqual([
    '/careers',
    '/creators',
    '/esports',
    '/learn',
    '/media-promotion',
    '/news',
    '/organization',
    '/organizers',
    '/shop',
  ])
  for (const figure of ['500+', '2.5M+', '120+']) await page.getByText(figure, { exact: true }).waitFor()
})

test('search and category combine and are in the URL; an empty result can be cleared', async ({ open }) => {
  const page = await open('/services')
  await page.getByRole('button', { name: 'Creators' }).click()
  await expect.poll(() => names(page)).toEqual(['Gaming Influencers', 'Gaming Knowledge Hub'])
  await page.getByRole('searchbox', { name: 'Search services' }).fill('COACHING')
  await expect.poll(() => names(page)).toEqual(['Gaming Knowledge Hub'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Gaming Knowledge Hub'])
  await page.getByRole('button', { name: 'Business' }).click()
  await page.getByRole('heading', { name: 'No Services Found' }).waitFor()
  await page.getByText('Try adjusting your search or filter criteria').waitFor()
  await page.getByRole('button', { name: 'Show all services' }).click()
  await expect.poll(() => names(page)).toHaveLength(9)
})

test('on a small phone with letters of 200 %, no word breaks', async ({ read }) => {
  const page = await read('/services', { width: 360, height: 740 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await findBrokenWords(page)).toEqual([])
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
})
