import { sum } from '@akhada/contract/sum'
import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { figures, ofVisitors, sections } from './pages/home'

describe('home of a visitor', () => {
  test('weighs less than 250 kB in total before its video', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect.poll(() => page.locator('video').count()).toBe(0)
    const sent = await page.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
    )
    expect(sent.length).toBeGreaterThan(10)
    expect(sum(sent)).toBeLessThan(250_000)
  })

  test('has the hero, then the marketing page, all in the HTML, with structured data of the organization', async ({
    read,
  }) => {
    const page = await read('/')
    await expect.poll(() => page.title()).toBe('AKHADA: the home of Indian esports')
    const headline = page.getByRole('heading', { level: 1 })
    await expect.poll(() => headline.textContent()).toBe('Redefine Gaming')
    await expect.poll(() => headline.evaluate((h1) => getComputedStyle(h1).textTransform)).toBe('uppercase')
    await page
      .getByRole('main')
      .getByText(
        'Unite gamers, creators, and champions - your gateway to tournaments, community, and the future of Indian esports.',
      )
      .waitFor()
    await expect.poll(() => sections(page)).toEqual(ofVisitors)
    await expect
      .poll(() => page.getByRole('region', { name: 'In numbers' }).getByRole('listitem').allTextContents())
      .toEqual(figures)
    for (const [name, path] of [
      ['About Us', '/aboutUs'],
      ['Gaming & Esports', '/Gaming-Esports'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
      await expect.poll(() => link.getAttribute('href')).toBe(path)
    }
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [organization] = data.map((json): unknown => JSON.parse(json))
    expect(organization).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'AKHADA',
      sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    })
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/$/)
  })
})

test.for([false, true])(
  'with letters twice as large the tagline stays below the headline, for members: %s',
  async (isMember, { open, read }) => {
    const viewport = { width: 390, height: 844 }
    const page = isMember ? await open('/', { isMember, viewport }) : await read('/', viewport)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const measure = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().toJSON())
    for (const width of [390, 1920]) {
      await page.setViewportSize({ width, height: 950 })
      const headline = await measure(page.getByRole('heading', { level: 1 }))
      const tagline = await measure(page.getByRole('main').getByText('Unite gamers, creators, and champions'))
      expect(tagline.top).toBeGreaterThan(headline.bottom)
    }
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  },
)

describe('the loop behind the hero', () => {
  // That it doesn’t with reduced motion either, member-home.test.ts says.
  test('never loads for visitors', async ({ visit }) => {
    const { page } = await visit({ reducedMotion: 'no-preference' })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await page.locator('video').count()).toBe(0)
  })

  test('loads for members after the page, can be paused and played, and pauses while out of view', async ({ open }) => {
    const page = await open('/', { isMember: true, reducedMotion: 'no-preference' })
    const video = page.locator('video')
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted && element.loop)).toBe(true)
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
    await expect.poll(isPaused).toBe(false)
    await page.getByRole('button', { name: 'Pause background video' }).click()
    await expect.poll(() => isPaused()).toBe(true)
    await page.getByRole('button', { name: 'Play background video' }).click()
    await expect.poll(isPaused).toBe(false)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(isPaused).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(isPaused).toBe(false)
  })
})
