import type { Locator, Page } from 'playwright-core'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { openPage } from './open-page'
import { samplePlayers } from './sample-players'
import { saveData } from './save-data'

const player = `/players/profile/${samplePlayers[0]?._id}`

test('with more contrast, the edge of a field is as bright as its text', async ({ read }) => {
  const page = await read('/players')
  const field = page.getByPlaceholder('Search players')
  const readColors = () =>
    field.evaluate((input) => {
      const [well] = [input.parentElement, input.parentElement?.parentElement].filter(
        (parent) => parent && getComputedStyle(parent).clipPath !== 'none',
      )
      return { edge: well && getComputedStyle(well).backgroundColor, text: getComputedStyle(input).color }
    })
  const { edge, text } = await readColors()
  expect(edge).not.toBe(text)
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(readColors).toEqual({ edge: text, text })
  await page.emulateMedia({ contrast: null })
})

test('nothing is preloaded for a visitor who saves data', async ({ visit }) => {
  const { page, context } = await visit()
  await saveData(context)
  await page.goto('/services', { waitUntil: 'networkidle' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.getByRole('link', { name: 'Organizers' }).first().hover()
  await page.getByRole('button', { name: 'Search', exact: true }).hover()
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
})

test('on a phone held sideways, the menu, the search and forms can be reached', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 640, height: 360 } })
  await openPage(page, '/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const link of await menu.getByRole('link').all()) await expectReachable(link)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('rudra')
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('option').first().waitFor()
  await expect
    .poll(() =>
      search
        .getByRole('option')
        .first()
        .evaluate((option) => option.getBoundingClientRect().bottom),
    )
    .toBeLessThan(360)
  await expectReachable(search.getByRole('combobox'))
  await page.keyboard.press('Escape')
  for (const control of await page.getByRole('form').locator('input, textarea, select, button').all())
    await expectReachable(control)
})

test('a printed guide is dark on white, without header, footer and actions, and its checklist has its lines', async ({
  visit,
}) => {
  const { page } = await visit()
  await openPage(page, '/Gaming-Esports')
  const lines = page.getByRole('checkbox')
  const count = await lines.count()
  await page.emulateMedia({ media: 'print' })
  await expectPaper(page)
  await expect.poll(() => lines.filter({ visible: true }).count()).toBe(count)
  expect(count).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Contents' }).count()).toBe(0)
})

test('a printed tournament is dark on white, without header, footer and actions, and its bracket names its teams', async ({
  visit,
}) => {
  const { page } = await visit()
  await openPage(page, '/esports/tournament/tactical-shooter-champions')
  await page.emulateMedia({ media: 'print' })
  await expectPaper(page)
  const team = page.getByRole('button', { name: /Sher Squad/ })
  await expect.poll(() => team.first().isVisible()).toBe(true)
})

test('on paper every answer is below its question, open or not, and the search field is gone', async ({ visit }) => {
  const { page } = await visit()
  await openPage(page, '/help')
  const questions = page.getByRole('main').locator('h3')
  const answers = page.locator('h3 + [role=region]')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByPlaceholder('Password, calendar').isVisible()).toBe(false)
  const count = await questions.count()
  expect(count).toBeGreaterThan(10)
  expect(await questions.getByRole('button').filter({ visible: true }).count()).toBe(count)
  expect(await answers.filter({ visible: true, hasText: /./ }).count()).toBe(count)
})

test('a printed player is dark on white, without header, footer, actions and players to compare, and every tab is shown below its name', async ({
  visit,
}) => {
  const { page } = await visit()
  await openPage(page, player)
  await page.getByRole('button', { name: 'Compare' }).first().click()
  const tray = page.getByRole('complementary', { name: 'Players to compare' })
  await tray.waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => tray.isVisible()).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
  await expectPaper(page)
  const panels = page.getByRole('tabpanel', { includeHidden: true })
  await expect.poll(() => panels.filter({ visible: true }).count()).toBe(4)
  const names = await panels.evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').content))
  expect(names).toEqual(['"Achievements"', '"Stats"', '"Media"', '"References"'])
  expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(0)
  expect(await page.locator('select').filter({ visible: true }).count()).toBe(0)
  // Light figures are black, too.
  for (const text of ['Team', samplePlayers[0]?.earnings ?? ''])
    expect(await readColor(page.getByText(text, { exact: true }).first())).toBe('rgb(0, 0, 0)')
})

test.for([
  ['an organization', '/organization/naag-esports'],
  ['the home of a member', '/'],
])('on paper %s shows all its partners, once, and is no wider than the sheet', async ([, path], { visit }) => {
  const { page } = await visit({ isMember: true, reducedMotion: 'no-preference' })
  await openPage(page, path ?? '')
  const partners = page.getByRole('region', { name: 'Our Partners' }).locator('li')
  await expect.poll(() => partners.count()).toBeGreaterThan(4)
  const names = new Set(await partners.allTextContents())
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => measureOverflow(page)).toBe(0)
  const shown = await partners.evaluateAll(
    (all) => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().right <= innerWidth).length,
  )
  expect(shown).toBe(names.size)
})

test('the best values of a printed comparison are black', async ({ read }) => {
  const page = await read(`/players/compare?ids=${samplePlayers.slice(0, 2).map(({ _id }) => _id)}`)
  await page.emulateMedia({ media: 'print' })
  const best = page.getByRole('cell').filter({ hasText: 'Best' })
  await expect.poll(() => readColor(best.first())).toBe('rgb(0, 0, 0)')
  await page.emulateMedia({ media: null })
})

/** Dark on white, without header, footer and actions. */
async function expectPaper(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: /Follow|Calendar|Share/ }).count()).toBe(0)
  expect(await page.getByText('Skip to content').isVisible()).toBe(false)
  const colors = await page.locator('h1, body').evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
  expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']))
}

const readColor = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color)

/** Whether focusing an element brings it into view, with its middle, or the middle of its first line, uncovered. */
async function expectReachable(control: Locator): Promise<void> {
  await control.focus()
  await expect
    .poll(() =>
      control.evaluate((element, lineHeight) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + Math.min(height, lineHeight) / 2)
        return top !== null && (element.contains(top) || top.contains(element)) && top !== document.documentElement
      }, 48),
    )
    .toBe(true)
}
