import type { Locator, Page } from 'playwright-core'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Scrolls to a heading, reloads, and expects it to be the first heading in the window again. */
async function reloadAt(page: Page, heading: Locator): Promise<void> {
  const text = await heading.textContent()
  const isFirst = () =>
    heading.evaluate((title) => {
      const titles = [...document.querySelectorAll('h2, h3')]
      return titles.find((each) => each.getBoundingClientRect().top > 0) === title
    })
  // Sections on the way get their height as they come near.
  await page.evaluate(async () => {
    for (let place = 0; place < document.documentElement.scrollHeight; place += 500) {
      scrollTo(0, place)
      await new Promise(requestAnimationFrame)
    }
  })
  await expect
    .poll(async () => {
      await heading.evaluate((title) => title.scrollIntoView())
      return isFirst()
    })
    .toBe(true)
  await page.reload()
  await heading.waitFor()
  await expect.poll(isFirst, { message: text ?? '' }).toBe(true)
}

test.for([
  ['/organization/sher-squad', 'Achievements'],
  ['/creators/bhai-booyah', 'Business Contact'],
  ['/esports/valorant', 'Top Teams'],
] as const)('on a phone, a reload of %s stays where the visitor was', async ([path, name], { visit }) => {
  const { page } = await visit(phone)
  await page.goto(path)
  await reloadAt(page, page.getByRole('heading', { level: 2, name }))
})

test('on a phone, a reload stays at the picks', async ({ visit }) => {
  const { page } = await visit({ ...phone, ...fixedSite })
  await page.addInitScript(() => localStorage.setItem('pickem', JSON.stringify({ 'backwater-ancients-2026': 'a' })))
  await page.goto('/esports/tournament/backwater-ancients-2026')
  await reloadAt(page, page.getByRole('region', { name: 'Pick’em' }).getByRole('heading', { level: 3 }).last())
})

test('on a phone, a reload of a member’s home stays where the member was', async ({ visit }) => {
  const { page } = await visit({ ...phone, isMember: true })
  await page.goto('/')
  await reloadAt(page, page.getByRole('heading', { name: 'Top Esports Players' }))
})

test('a link to a part of a page opens there on a phone, whatever the fonts do to the heights above', async ({
  visit,
}) => {
  const { page } = await visit(phone)
  await page.goto('/events?game=cs2#months', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(() => page.locator('#months').evaluate((part) => part.getBoundingClientRect().top))
    .toBeCloseTo(88, 0)
})

test('if the code of a part can’t load, the page reloads once, and stays readable', async ({ visit }) => {
  const { page } = await visit({ expected: /Failed to load resource/ })
  const path = '/media-promotion'
  const html = await (await page.request.get(path)).text()
  const isNamed = (url: string) => html.includes(new URL(url).pathname)
  await page.route('**/assets/*.js', (route) => (isNamed(route.request().url()) ? route.continue() : route.abort()))
  // A reload may come before the first `load` event, so documents count, not events.
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  )
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(2)
  await page.getByRole('heading', { name: 'Creator Campaigns' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Media Promotion'])
})
