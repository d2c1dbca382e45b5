import type { Locator, Page } from 'playwright-core'
import { violations } from './axe'
import { findClippedText } from './find-clipped-text'
import { measureOverflow } from './find-overflow'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'

const double = '/esports/tournament/world-championship-2022'
const single = '/esports/tournament/maha-dangal-2026-valorant'
const phone = { width: 360, height: 740 }

const playoffs = (page: Page) => page.getByRole('region', { name: 'Playoffs' })
const litMatches = (page: Page) => playoffs(page).locator('li[data-lit]')
const teamButtons = (page: Page, team: string) =>
  playoffs(page).getByRole('button', { name: new RegExp(`^Path of ${team}`) })

test('hover, focus and press light a path; a press also describes it in words and writes it into the search params', async ({
  open,
}) => {
  const page = await open(double)
  const seoul = teamButtons(page, 'Seoul Lanterns')
  await seoul.first().hover()
  await expect.poll(() => litMatches(page).count()).toBe(4)
  await page.mouse.move(0, 0)
  await expect.poll(() => litMatches(page).count()).toBe(0)
  await seoul.nth(1).focus()
  await expect.poll(() => litMatches(page).count()).toBe(4)
  await page.keyboard.press('Enter')
  await page.waitForURL('**?team=seoul-lanterns')
  await playoffs(page).getByRole('status').getByText('Grand final: won 3–1 against Naag Esports').waitFor()
  await page.reload()
  await expect.poll(() => litMatches(page).count()).toBe(4)
  await expect.poll(() => seoul.first().getAttribute('aria-pressed')).toBe('true')
  expect(await violations(page)).toEqual([])
  await seoul.first().click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.goto(`${double}?team=nobody`)
  await expect.poll(() => seoul.count()).toBe(4)
  await expect.poll(() => litMatches(page).count()).toBe(0)
})

test('a tap lights a path through both lanes, with a line between them; a second one switches it off', async ({
  open,
}) => {
  const page = await open(double, { viewport: phone, hasTouch: true })
  const naag = teamButtons(page, 'Naag Esports').first()
  await naag.scrollIntoViewIfNeeded()
  const before = await naag.boundingBox()
  await naag.tap()
  await page.waitForURL('**?team=naag-esports')
  await expect.poll(() => litMatches(page).count()).toBe(6)
  await expect.poll(() => playoffs(page).locator('path[data-drop]').count()).toBe(1)
  await playoffs(page).getByRole('status').getByText('Upper quarter-finals: lost 1–2 against Seoul Lanterns').waitFor()
  const words = await playoffs(page).getByRole('status').boundingBox()
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  // Nothing moves, so a second tap at the same spot switches it off.
  expect(await naag.boundingBox()).toEqual(before)
  await page.touchscreen.tap((before?.x ?? 0) + 60, (before?.y ?? 0) + 10)
  await expect.poll(() => litMatches(page).count()).toBe(0)
})

test('without JavaScript it is a list of rounds with links to them, each with its matches and winners; a wide window shows all of it, without an overview', async ({
  read,
}) => {
  const page = await read(double)
  const lists = playoffs(page).getByRole('list')
  await expect
    .poll(() => lists.evaluateAll((all) => all.flatMap((list) => list.getAttribute('aria-label') ?? [])))
    .toEqual([
      'Upper quarter-finals',
      'Upper semi-finals',
      'Upper final',
      'Lower round 1',
      'Lower round 2',
      'Lower semi-final',
      'Lower final',
      'Grand final',
    ])
  const final = playoffs(page).getByRole('list', { name: 'Grand final' }).getByRole('listitem')
  await expect
    .poll(() => final.ariaSnapshot())
    .toBe(
      [
        '- listitem:',
        '  - link "Grand final, 18 Dec 2022, 4:00 pm IST":',
        '    - /url: /esports/match/world-championship-2022-2-8-1',
        '  - button "Path of Seoul Lanterns 3"',
        '  - button "Path of Naag Esports 1"',
        '  - paragraph: Seoul Lanterns won',
      ].join('\n'),
    )
  await expect.poll(() => playoffs(page).getByRole('button').filter({ visible: true }).count()).toBe(28)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => playoffs(page).getByRole('navigation').count()).toBe(0)
  const box = await final.boundingBox()
  expect(box && box.x + box.width <= 1440).toBe(true)
  expect(await measureOverflow(page)).toBe(0)

  await page.setViewportSize(phone)
  await playoffs(page).getByRole('link', { name: 'Lower final', exact: true }).click()
  await expect.poll(() => isOnScreen(page, 'Lower final')).toBe(true)
})

test('open places name the matches they wait for, and a bye is part of the path', async ({ open, read }) => {
  const stage = (await read(`${fixedSite.baseURL}/esports/tournament/campus-clash-2027`)).getByRole('region', {
    name: 'Knockout',
  })
  await stage.getByRole('list', { name: 'Semi-finals' }).getByText('Winner of quarter-final 1').waitFor()
  await expect.poll(() => stage.getByText('To be decided').count()).toBe(0)
  const page = await open(`${single}?team=deccan-forge`)
  await playoffs(page).getByRole('status').getByText('Quarter-finals: bye, Semi-finals: ').waitFor()
})

test('a phone shows an overview of the whole bracket, and links that scroll to the rounds and move along with them', async ({
  open,
}) => {
  const page = await open(double, { viewport: phone })
  const rounds = playoffs(page).getByRole('navigation', { name: 'Rounds of Playoffs' })
  const link = rounds.getByRole('link', { name: 'Grand final' })
  await link.scrollIntoViewIfNeeded()
  const map = await rounds.locator('svg').boundingBox()
  expect(map && map.x >= 0 && map.x + map.width <= phone.width).toBe(true)
  await expect.poll(() => link.getAttribute('aria-current')).toBeNull()
  await link.click()
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true')
  await expect.poll(() => isOnScreen(page, 'Grand final')).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
  // The overview drawing has links too.
  await rounds.locator('svg a').first().click()
  await expect.poll(() => isOnScreen(page, 'Upper quarter-finals')).toBe(true)
  await expect.poll(() => link.getAttribute('aria-current')).toBeNull()
  expect([await measureOverflow(page), await findClippedText(page), await violations(page)]).toEqual([0, [], []])

  // A round on screen has its link in full view.
  await expect.poll(() => isInList(link)).toBe(false)
  await teamButtons(page, 'Seoul Lanterns').last().scrollIntoViewIfNeeded()
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true')
  await expect.poll(() => isInList(link)).toBe(true)
})

test('a link to a stage opens its bracket at the current round, and a link to a match at that match', async ({
  open,
}) => {
  const page = await open('/esports/tournament/maha-dangal-2026-dota2#playoffs', { ...fixedSite, viewport: phone })
  const current = playoffs(page).getByRole('navigation').locator('[aria-current]')
  await expect.poll(() => current.allTextContents()).toEqual(['Upper semi-finals', 'Lower round 2'])
  // The list of rounds shows the first of them, also once a font that loads late makes the names wider.
  await expect.poll(() => isInList(current.first())).toBe(true)
  const chips = playoffs(page).getByRole('navigation').getByRole('listitem').getByRole('link')
  await chips.evaluateAll((links) => {
    for (const link of links) link.style.letterSpacing = '.3em'
  })
  await expect.poll(() => isInList(current.first())).toBe(true)
  await page.goto(`${double}#match-world-championship-2022-2-7-1`)
  await expect.poll(() => isOnScreen(page, 'Lower final')).toBe(true)
})

test('the game page shows the bracket of its event, and the embed draws one without JavaScript', async ({
  open,
  read,
}) => {
  const page = await open('/esports/dota2', fixedSite)
  const event = page.getByRole('region', { name: /Maha Dangal/ })
  const naag = event.getByRole('button', { name: /^Path of Naag Esports/ })
  await naag.first().click()
  await event.getByRole('status').getByText('Upper quarter-finals: won 2–0').waitFor()
  const embed = await read('/embed/tournament/world-championship-2022')
  await embed.getByRole('heading', { name: 'Grand final' }).waitFor()
  const final = await embed.getByRole('listitem').last().boundingBox()
  const first = await embed.getByRole('listitem').first().boundingBox()
  expect(final && first && final.x > first.x + 3 * first.width).toBe(true)
})

/** Whether the whole of a link is in the visible part of its list. */
const isInList = (chip: Locator) =>
  chip.evaluate((link) => {
    const [inner, outer] = [link.getBoundingClientRect(), link.closest('ul')?.getBoundingClientRect()]
    return outer !== undefined && inner.left >= outer.left - 1 && inner.right <= outer.right + 1
  })

/** Whether the first match of a round is inside the viewport, horizontally and vertically. */
const isOnScreen = (page: Page, round: string) =>
  playoffs(page)
    .getByRole('list', { name: round, exact: true })
    .getByRole('listitem')
    .first()
    .boundingBox()
    .then((box) => {
      const { width, height } = page.viewportSize() ?? phone
      return box !== null && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height
    })

test('the names of the stages lead to their tables and brackets, and the search params stay', async ({ open }) => {
  const page = await open(`${double}?team=seoul-lanterns`)
  const link = page.getByRole('list', { name: 'Stages' }).getByRole('link', { name: 'Playoffs' })
  for (const _time of ['first', 'second']) {
    await page.evaluate(() => scrollTo(0, 0))
    // Playwright’s own focus and click would scroll.
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**?team=seoul-lanterns#playoffs')
    await expect
      .poll(() => playoffs(page).evaluate((part) => Math.abs(part.getBoundingClientRect().top) < 200))
      .toBe(true)
    await page.keyboard.press('Tab')
    expect(await playoffs(page).evaluate((part) => part.contains(document.activeElement))).toBe(true)
  }
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
