import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { overflow, violations } from './axe'
import { expect, test } from './fixtures'

const names = (page: Page) =>
  page.getByRole('region', { name: 'Creators' }).getByRole('article').getByRole('heading').allTextContents()

describe('directory', () => {
  test('sixteen creators, the figures and both ways in are read without JavaScript', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto('/creators')
    expect(await names(page)).toHaveLength(16)
    for (const figure of ['500+', '250M+', '7.5%']) await page.getByText(figure, { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Plan a campaign' }).getAttribute('href')).toBe('/contact?topic=brands')
  })

  test.for(['S-Tier', 'YouTube', 'Twitch', 'BGMI', 'Valorant'])(
    '%s shows those of its tier, platform or game, in the address',
    async (filter, { visit }) => {
      const { page } = await visit()
      await page.goto('/creators')
      await page.getByRole('button', { name: filter, exact: true }).click()
      await page.waitForURL(`**/creators?filter=${filter}`)
      const cards = page.getByRole('region', { name: 'Creators' }).getByRole('article')
      await expect.poll(() => cards.count()).toBeLessThan(16)
      for (const text of await cards.allInnerTexts()) expect(text.toLowerCase()).toContain(filter.toLowerCase())
    },
  )

  test('search takes name or real name in any case, and combines; nothing found can be undone', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/creators?filter=BGMI')
    await page.getByRole('searchbox', { name: 'Search creators' }).fill('SIDDIQUI')
    await expect.poll(() => names(page)).toEqual(['Bhai Booyah'])
    await page.getByRole('button', { name: 'Twitch' }).click()
    await page.getByRole('heading', { name: 'No Creators Found' }).waitFor()
    await page.getByText('Try adjusting your search or filters').waitFor()
    await page.getByRole('button', { name: 'Show all creators' }).click()
    await expect.poll(() => names(page)).toHaveLength(16)
  })
})

describe('profile', () => {
  test('every section is read without JavaScript, with its structured data', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto('/creators/bhai-booyah')
    expect(await page.title()).toBe('Bhai Booyah | AKHADA')
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining([
        'Reach',
        'Audience',
        'Streaming',
        'Brand Collaborations',
        'Business Contact',
        'Esports Career',
        'Streaming Setup',
      ]),
    )
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((json) => JSON.parse(json)['@type'])).toEqual(['Person', 'BreadcrumbList'])
  })

  test('charts are read as tables and lists, not only looked at', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/creators/bhai-booyah')
    const months = page.getByRole('table', { name: /Viewers by month/ }).getByRole('row')
    expect(await months.count()).toBe(12)
    await page.getByRole('figure', { name: 'Age' }).getByText('50%').waitFor()
    expect(await page.getByRole('table', { name: 'Partnership rates' }).getByRole('row').count()).toBe(6)
  })

  test('the business contact is a person with mail and phone', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/creators/bhai-booyah')
    const contact = page.getByRole('region', { name: 'Business Contact' })
    await contact.getByText('Sabina Merchant').waitFor()
    const to = await contact.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(to).toEqual([
      'mailto:sabina@nakkad-talent.example?subject=Collaboration%20with%20Bhai%20Booyah',
      'tel:+910000000101',
    ])
  })

  test('a followed creator is followed after a reload', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/creators/bhai-booyah')
    await page.getByRole('button', { name: /^Follow Creator/ }).click()
    await page.reload()
    await page.getByRole('button', { name: /^Following/ }).waitFor()
  })

  test('an unknown creator says so and leads back', async ({ visit }) => {
    const { page } = await visit({ expected: /404/ })
    await page.goto('/creators/nobody')
    await page.getByRole('heading', { level: 1, name: 'Creator not found' }).waitFor()
    await page.getByRole('link', { name: 'Back to Creators' }).click()
    await page.waitForURL('**/creators')
  })
})

test.for(['/creators', '/creators/bhai-booyah', '/creators/ctrl-alt-chai'])(
  '%s passes axe and fits 360 px',
  async (path, { visit }) => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } })
    await page.goto(path)
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  },
)
