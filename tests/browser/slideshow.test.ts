import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'

const names = [
  'Battle Royale Mobile Pro Series',
  'Tactical Shooter Champions',
  'Monster Battle Game Series',
  'World Championship 2022',
]

const carousel = (page: Page) => page.getByRole('region', { name: 'Featured Tournament' })
/** The names on the visible slides; the others are hidden from everyone. */
const shown = (page: Page) => carousel(page).getByRole('group').getByRole('heading', { level: 3 }).allTextContents()
const thumbnails = (page: Page) => carousel(page).getByRole('button', { name: /^Show / })
const announced = (page: Page) => carousel(page).getByRole('status').textContent()
const box = async (locator: Locator) => {
  const found = await locator.boundingBox()
  if (!found) throw new Error('nothing there')
  return found
}

async function openInView(page: Page): Promise<void> {
  await page.goto('/esports')
  await carousel(page).scrollIntoViewIfNeeded()
}

/** Stops the browser's clock before the slideshow is in view, so that only `pass` moves it. */
async function openAtRest(page: Page): Promise<void> {
  await page.goto('/esports')
  // Fades run ten times as fast; their real length is read from the styles.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await carousel(page).scrollIntoViewIfNeeded()
  await noticed(page)
  await page.mouse.move(2, 2)
}

/** Waits until the page knows that the slideshow is in view: observers are notified in the order of creation, and the page's own is older. */
const noticed = (page: Page) =>
  carousel(page).evaluate(
    (region) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return
          observer.disconnect()
          resolve()
        })
        observer.observe(region)
      }),
  )

const pass = (page: Page, ms: number) => page.clock.runFor(ms)

/** A slide stays below the next one during the fade; this waits until only one shows. */
const expectShown = (page: Page, name: string | undefined) => expect.poll(() => shown(page)).toEqual([name])

describe('featured slideshow', () => {
  test('shows the place in capitals, name and prize pool, and links to the tournament; is 600 px high and 90 % wide, at most 1152 px; the strip 130 px high, 75 % wide, 3.5 per view, 25 px apart', async ({
    open,
  }) => {
    const page = await open('/esports', { viewport: { width: 1200, height: 900 } })
    await expect.poll(() => carousel(page).getAttribute('aria-roledescription')).toBe('carousel')
    const slide = carousel(page).getByRole('group', { name: '1 of 4' })
    await expect
      .poll(() => slide.getByText('India').evaluate((place) => getComputedStyle(place).textTransform))
      .toBe('uppercase')
    await expect.poll(() => slide.getByText('Prize Pool:').textContent()).toBe('Prize Pool: $100,000')
    await expect.poll(() => slide.locator('img').getAttribute('src')).toMatch(/^\/art\/scenes\//)

    const visible = carousel(page).getByRole('group')
    await expect.poll(() => box(visible)).toMatchObject({ width: 1080, height: 600 })
    const [first, second, third] = [
      await box(thumbnails(page).nth(0)),
      await box(thumbnails(page).nth(1)),
      await box(thumbnails(page).nth(2)),
    ]
    expect(second.height).toBe(130)
    expect(third.x - second.x - second.width).toBeCloseTo(25, 0)
    expect(3.5 * second.width + 2.5 * 25).toBeCloseTo(0.75 * 1080, 0)
    expect(first.height).toBeCloseTo(143, 0)
    const looks = await thumbnails(page).evaluateAll((all) =>
      all.map((each) => [getComputedStyle(each).backgroundColor, getComputedStyle(each).opacity]),
    )
    expect(looks[0]).toEqual(['rgb(255, 255, 255)', '1'])
    expect(looks.slice(1).every(([, opacity]) => Number(opacity) < 1)).toBe(true)
    await page.setViewportSize({ width: 1600, height: 900 })
    await expect.poll(() => box(visible)).toMatchObject({ width: 1152, height: 600 })

    await slide.getByRole('link', { name: 'View Tournament' }).click()
    await page.waitForURL('**/esports/tournament/mobile-pro-series-2026')
  })

  test('is in the HTML with its first slide and the whole strip; without JavaScript all slides are readable', async ({
    read,
  }) => {
    const page = await read('/esports')
    await expect.poll(() => shown(page)).toEqual(names)
    await expect.poll(() => carousel(page).getByRole('group').count()).toBe(4)
    // Rendered for the script, but hidden without one, because they would do nothing.
    const strip = carousel(page).getByRole('button', { name: /^Show /, includeHidden: true })
    await expect.poll(() => strip.count()).toBe(8)
    await expect.poll(() => strip.first().isVisible()).toBe(false)
  })

  test('a touch jumps and the slideshow continues; a swipe moves it', async ({ visit }) => {
    const { page } = await visit({
      reducedMotion: 'no-preference',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    })
    await openAtRest(page)
    await thumbnails(page).nth(1).tap()
    await expectShown(page, names[1])
    await pass(page, 3000)
    await expectShown(page, names[2])
    // Nothing hovers over a control after a tap.
    const next = carousel(page).getByRole('button', { name: 'Next slide' })
    const background = () => next.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await background()
    await next.tap()
    await expectShown(page, names[3])
    expect(await background()).toBe(before)
    // In the middle of the window nothing covers the slide; at the top the header might.
    const slide = carousel(page).getByRole('group')
    await slide.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y, height } = await box(slide)
    const middle = y + height / 2
    const client = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchEnd' | 'touchMove', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await finger('touchStart', [{ x: x + 80, y: middle }])
    await finger('touchMove', [{ x: x + 200, y: middle + 4 }])
    await finger('touchEnd', [])
    await expectShown(page, names[2])
  })

  test('everything works with the keyboard, and the strip follows the visible slide, in a loop', async ({ open }) => {
    const page = await open('/esports')
    await carousel(page).getByRole('button', { name: 'Play slideshow' }).waitFor()
    const previous = carousel(page).getByRole('button', { name: 'Previous slide' })
    await previous.focus()
    await page.keyboard.press('Enter')
    await expectShown(page, names[3])
    expect(await hasFocus(previous)).toBe(true)
    await expect.poll(() => announced(page)).toBe(`Slide 4 of 4: ${names[3]}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expectShown(page, names[0])
    const reached = []
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
        ),
      )
    }
    expect(reached).toEqual([names[0], `View Tournament ${names[0]}`, ...names.map((name) => `Show ${name}`)])
    await page.keyboard.press('Enter')
    await expectShown(page, names[3])

    const stage = await box(carousel(page).getByRole('group'))
    const start = stage.x + stage.width * 0.125
    const offset = async () => {
      const active = carousel(page).locator('button[aria-current=true]')
      const { x, width } = await box(active)
      return Math.abs(Math.round(x + (width - width / 1.1) / 2 - start))
    }
    for (const name of [...names, names[0]]) {
      await carousel(page).getByRole('button', { name: 'Next slide' }).click()
      await expectShown(page, name)
      await expect.poll(offset).toBe(0)
    }
  })

  test('does not shift during hydration', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
        const before = Number(sessionStorage.getItem('shift'))
        sessionStorage.setItem('shift', String(shifts.reduce((sum, shift) => sum + shift, before)))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openInView(page)
    await expectShown(page, names[0])
    await noticed(page)
    const shift = await page.evaluate(() => Number(sessionStorage.getItem('shift')))
    expect(shift).toBeLessThan(0.01)
  })
})
