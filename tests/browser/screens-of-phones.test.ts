import type { Page } from 'playwright-core'
import { expect, test } from './fixtures'

/** A phone with a notch and a gesture bar, in CSS pixels. */
const holds = {
  upright: { viewport: { width: 390, height: 844 }, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  sideways: { viewport: { width: 844, height: 390 }, insets: { top: 0, bottom: 21, left: 47, right: 47 } },
}
type Hold = (typeof holds)['upright']
type Insets = Hold['insets']

test('on a phone with a notch, held upright or sideways, no text or control is under the notch or the gesture bar; sideways, the whole menu scrolls', async ({
  visit,
}) => {
  const { page, context } = await visit()
  const devtools = await context.newCDPSession(page)
  const setInsets = (insets: Insets) => devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const hold = async ({ viewport, insets }: Hold) => {
    await page.setViewportSize(viewport)
    await setInsets(insets)
  }
  for (const path of ['/esports', '/organization/naag-esports', '/esports/bgmi', '/login', '/players']) {
    await hold(holds.upright)
    await page.goto(path)
    for (const [name, way] of Object.entries(holds)) {
      await hold(way)
      // Before that, pictures are far from their place.
      await page.locator('html:not([data-loading])').waitFor()
      expect.soft(await findCovered(page, way.insets, 'body'), `${path} ${name}`).toEqual([])
    }
  }
  for (const [name, way] of Object.entries(holds)) {
    await hold(way)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect.soft(await findCovered(page, way.insets, 'body'), `end of a page ${name}`).toEqual([])
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect.soft(await findCovered(page, way.insets, 'dialog[open]'), `menu ${name}`).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    const search = page.getByRole('dialog', { name: 'Search' })
    await search.getByRole('combobox').fill('naag')
    await search.getByRole('option').first().waitFor()
    expect.soft(await findCovered(page, way.insets, 'dialog[open]'), `search ${name}`).toEqual([])
    await page.keyboard.press('Escape')
  }

  await setInsets({ top: 0, bottom: 0, left: 0, right: 0 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Esports', exact: true }).evaluate((link) => link.scrollIntoView())
  await expect.poll(() => menu.getByRole('navigation').getByRole('link').evaluateAll(countSeen)).toBeGreaterThan(7)
  await menu.getByRole('link', { name: 'Join Now' }).focus()
  expect(await menu.getByRole('link', { name: 'Join Now' }).evaluate(findHidden)).toEqual([])
})

test('on a phone, the rows of games and months begin at the chosen one', async ({ read }) => {
  const page = await read('/events?game=bgmi&month=2027-10', { width: 390, height: 844 })
  for (const name of ['Games', 'Months']) {
    const box = await page.getByRole('navigation', { name }).locator('[aria-current]').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390, name).toBe(true)
  }
})

/** The viewport above an on-screen keyboard on a 360 × 740 px phone: pages are resized, as `interactive-widget` requests. */
const aboveKeyboard = { width: 360, height: 400 }

test('an on-screen keyboard resizes pages', async ({ read }) => {
  const page = await read('/contact')
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
  expect(viewport).toContain('interactive-widget=resizes-content')
})

test.for(['/contact', '/login', '/signup'])(
  'above an on-screen keyboard, each field of %s is in view with its label',
  async (path, { visit }) => {
    const { page } = await visit({ viewport: aboveKeyboard })
    await page.goto(path)
    const fields = await page.getByRole('main').locator('form :is(input:not([type=checkbox]), textarea)').all()
    expect(fields.length).toBeGreaterThan(1)
    for (const field of fields) {
      await field.focus()
      await expect.poll(() => field.evaluate(findHidden)).toEqual([])
    }
  },
)

test('above an on-screen keyboard, the search shows its field and the chosen result', async ({ visit }) => {
  const { page } = await visit({ viewport: aboveKeyboard })
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  const field = search.getByRole('combobox')
  await field.fill('bgmi')
  await search.getByRole('option').nth(3).waitFor()
  expect(await field.evaluate(findHidden)).toEqual([])
  expect(await search.getByRole('option').nth(2).evaluate(findHidden)).toEqual([])
  const count = await search.getByRole('option').count()
  for (let index = 1; index < count; index += 1) await page.keyboard.press('ArrowDown')
  const chosen = search.getByRole('option', { selected: true })
  await expect.poll(() => chosen.evaluate(findHidden)).toEqual([])
})

/** Runs in the page: counts the links that are in view and not covered. */
const countSeen = (links: Element[]) =>
  links.filter((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return [y + 4, y + height - 4].every((at) => link.contains(document.elementFromPoint(x + width / 2, at)))
  }).length

/** Runs in the page: lists the control and those of its labels that are out of view or covered. */
function findHidden(control: Element): string[] {
  const labels = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : []
  return [control, ...(labels ?? [])].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    // A text area may be taller than the viewport, so only its first lines count.
    const points = [y + 4, y + Math.min(height, 56) - 4]
    const isSeen = points.every((at) => {
      const top = document.elementFromPoint(x + width / 2, at)
      return top !== null && (element.contains(top) || top.contains(element) || control.contains(top))
    })
    return isSeen ? [] : [element.textContent || element.localName]
  })
}

/** Visible texts and controls of a part that reach into the insets. Scrolling content may pass under the top and bottom insets. */
function findCovered(page: Page, insets: Insets, part: string): Promise<string[]> {
  return page.evaluate(
    ({ top, bottom, left, right, part: selector }) => {
      // The box of a large letter begins left of its ink.
      const bearing = 8
      const root = document.querySelector(selector)
      if (!root) throw new Error(`No ${selector}`)
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        element !== root &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
      return [...root.querySelectorAll('a, button, input, select, h1, h2, h3, p, li, dt, dd, th, td')].flatMap(
        (element) => {
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
          const range = document.createRange()
          range.selectNodeContents(element)
          const box = element.matches('a, button, input, select')
            ? element.getBoundingClientRect()
            : range.getBoundingClientRect()
          // Text for screen readers, and anything out of view.
          if (box.width < 2 || box.height < 2 || box.bottom <= 0 || box.top >= innerHeight) return []
          if (box.right <= 0 || box.left >= innerWidth) return []
          const isCovered =
            box.left < left - bearing ||
            box.right > innerWidth - right ||
            ((isFixed(element) || scrollY + root.scrollTop === 0) && box.top < top) ||
            (isFixed(element) && box.bottom > innerHeight - bottom)
          return isCovered
            ? [
                `${element.localName} "${element.textContent?.trim().slice(0, 40)}" ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`,
              ]
            : []
        },
      )
    },
    { ...insets, part },
  )
}
