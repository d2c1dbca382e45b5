import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { mediaPromotionPage } from './pages/directories'

const marked = (page: Page, audience: string) =>
  mediaPromotionPage(page)
    .cards.filter({ hasText: `For ${audience}` })
    .getByRole('heading')
    .allTextContents()

describe('media promotion', () => {
  test('can be read completely without JavaScript: four figures, six solutions, three testimonials, four questions', async ({
    read,
  }) => {
    const page = await read('/media-promotion')
    await expect.poll(() => page.title()).toBe('Media Promotion | AKHADA')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Media Promotion'])
    for (const figure of ['1.2M+', '200K+', '250M+', '7.5%']) await page.getByText(figure, { exact: true }).waitFor()
    await expect.poll(() => mediaPromotionPage(page).names()).toHaveLength(6)
    const stars = page.getByRole('region', { name: 'What clients say' }).getByRole('img', { name: /of 5 stars/ })
    await expect
      .poll(() => stars.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
      .toEqual(['5 of 5 stars', '4 of 5 stars', '5 of 5 stars'])
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const faq = data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'FAQPage')
    expect(faq.mainEntity).toHaveLength(4)
    await page.getByText('Tobacco and alcohol too').waitFor()
    for (const [name, path] of [
      ['Get Started', '/signup'],
      ['Get Started Now', '/signup'],
      ['Schedule a Demo', '/contact?topic=demo'],
      ['Get a quote (Season)', '/contact?topic=demo&about=Season'],
      ['Create Account', '/signup'],
    ] as const)
      expect(await page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
  })

  test('audience tabs show all six cards, mark and name those for the audience, and are in the URL; View Pricing scrolls to the prices', async ({
    open,
  }) => {
    const page = await open('/media-promotion')
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect.poll(() => tab('Influencers').getAttribute('aria-selected')).toBe('true')
    await expect
      .poll(() => marked(page, 'influencers'))
      .toEqual(['Creator Campaigns', 'Stream Placements', 'Audience Reports'])
    await page.getByText('Made for you: Creator Campaigns, Stream Placements and Audience Reports.').waitFor()
    await tab('Tournaments').click()
    await expect
      .poll(() => marked(page, 'tournaments'))
      .toEqual(['Stream Placements', 'Event Launch', 'Campaign Results'])
    await expect.poll(() => mediaPromotionPage(page).names()).toHaveLength(6)
    await page.getByRole('tabpanel').getByText('You’ve got a date and a hall').waitFor()
    await tab('Tournaments').press('ArrowLeft')
    await expect.poll(() => marked(page, 'brands')).toHaveLength(4)
    await page.reload()
    await expect.poll(() => tab('Brands').getAttribute('aria-selected')).toBe('true')
    await page.getByRole('link', { name: 'View Pricing' }).click()
    const pricing = page.getByRole('heading', { name: 'Pricing' })
    await expect.poll(async () => (await pricing.boundingBox())?.y).toBeLessThan(300)
  })
})
