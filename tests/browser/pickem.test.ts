import type { Page } from 'playwright-core'
import { loadTournament } from '~/content/tournaments/load'
import type { Match } from '~/content/tournaments/types'
import { encodePicks } from '~/rules/pickem'
import { violations } from './axe'
import { measureOverflow } from './find-overflow'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { openEmptyPage } from './tab'

const id = 'campus-clash-2027'
const path = `/esports/tournament/${id}`
/** The day before the cup's first match. */
const before = '2027-01-08T12:00:00+05:30'

const pickem = (page: Page) => page.getByRole('region', { name: 'Pick’em', exact: true })
const match = (page: Page, name: string) => pickem(page).getByRole('group', { name: new RegExp(`^${name}`) })
const side = (page: Page, name: string, index: number) => match(page, name).getByRole('radio').nth(index)
const nameOf = (page: Page, name: string, index: number) =>
  match(page, name)
    .locator('label')
    .nth(index)
    .innerText()
    .then((text) => text.replace(/\s*Friend.*$/s, ''))
const figures = (page: Page) => pickem(page).locator('dd').allInnerTexts()
/** By the link at the top of the page. */
async function openPicks(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Pick’em' }).click()
  await pickem(page).getByText('Make your picks').click()
}

/** The matches of the cup, with their results. */
async function readBracket(): Promise<Match[]> {
  const cup = await loadTournament(id, Number.POSITIVE_INFINITY)
  const bracket = cup?.stages.find((stage) => stage.kind === 'bracket')
  return bracket?.rounds.flatMap(({ matches }) => matches) ?? []
}

test('picks carry forward, survive a reload, and disappear when an earlier one changes; open ones can be cleared, those of matches that have begun stay', async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: fixedSite.baseURL, viewport: { width: 360, height: 740 } })
  await page.clock.install({ time: before })
  await page.goto(path)
  await expect.poll(() => pickem(page).getByRole('radio').count()).toBe(0)
  await openPicks(page)
  await pickem(page).getByText('0 picked, 8 left to pick').waitFor()
  await match(page, 'Semi-final 1').getByText('Winner of quarter-final 1').waitFor()
  const first = await nameOf(page, 'Quarter-final 1', 0)
  await side(page, 'Quarter-final 1', 0).check()
  await side(page, 'Quarter-final 2', 1).focus()
  await page.keyboard.press('Space')
  await side(page, 'Semi-final 1', 0).check()
  await expect.poll(() => nameOf(page, 'Grand final', 0)).toBe(first)
  await side(page, 'Grand final', 0).check()
  expect([await measureOverflow(page), await violations(page)]).toEqual([0, []])

  await page.reload()
  await pickem(page).getByRole('status').getByText('4 picked, ').waitFor()
  await expect.poll(() => side(page, 'Grand final', 0).isChecked()).toBe(true)
  await side(page, 'Quarter-final 1', 1).check()
  await pickem(page).getByRole('status').getByText('2 picked, ').waitFor()
  await match(page, 'Grand final').getByText('Winner of semi-final 1').waitFor()

  const [begun] = await readBracket()
  await page.clock.setSystemTime(Date.parse(begun?.time ?? '') + 60_000)
  await page.reload()
  await pickem(page).getByRole('status').getByText('2 picked, ').waitFor()
  await pickem(page).getByRole('button', { name: 'Clear open picks' }).click()
  await pickem(page).getByRole('status').getByText('1 picked, ').waitFor()
  expect(await side(page, 'Quarter-final 1', 1).isChecked()).toBe(true)
  await expect.poll(() => pickem(page).getByRole('button', { name: 'Clear open picks' }).count()).toBe(0)
})

test('a link shows a friend’s picks next to the visitor’s own, which stay unchanged', async ({ open }) => {
  const sender = await open(path, { ...fixedSite, time: before })
  await openPicks(sender)
  await side(sender, 'Quarter-final 1', 0).check()
  await side(sender, 'Quarter-final 2', 1).check()
  await side(sender, 'Semi-final 1', 1).check()
  await pickem(sender).getByRole('button', { name: 'Share my picks' }).click()
  await sender.getByText('Link copied').waitFor()
  const link = await sender.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThanOrEqual(200)
  await pickem(sender).getByRole('button', { name: 'Clear open picks' }).press('Enter')
  await expect.poll(() => pickem(sender).locator(':focus').getAttribute('type')).toBe('radio')

  const page = await open(path, { ...fixedSite, time: before })
  await openPicks(page)
  await side(page, 'Quarter-final 1', 0).check()
  await side(page, 'Quarter-final 2', 0).check()
  const own = await page.evaluate(() => localStorage.getItem('pickem'))
  await page.goto(link)
  await expect.poll(() => figures(page)).toEqual(['No results yet', 'No results yet', '1 of 2 matches'])
  expect(
    await match(page, 'Quarter-final 2')
      .getByLabel(/Friend’s pick$/)
      .isChecked(),
  ).toBe(false)
  await expect.poll(() => side(page, 'Quarter-final 2', 0).isChecked()).toBe(true)
  const further = `Friend’s pick: ${await nameOf(page, 'Quarter-final 2', 1)}`
  await match(page, 'Semi-final 1').getByText(further).waitFor()
  expect(await violations(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pickem'))).toBe(own)
  await pickem(page).getByRole('button', { name: 'Hide my friend’s picks' }).click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => figures(page)).toEqual(['No results yet'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Clear open picks')
})

test('a match locks when it starts, and results bring points', async ({ visit }) => {
  const matches = await readBracket()
  const firstRound = matches.filter(({ name }) => name.startsWith('Quarter'))
  const codeOf = (pickLoser: boolean) =>
    encodePicks(
      matches,
      new Map(
        firstRound.flatMap(({ id: match, home, away, winner }) => {
          const loser = winner?.id === home.team?.id ? away.team : home.team
          const team = pickLoser ? loser : winner
          return team ? [[match, team.id] as const] : []
        }),
      ),
    )
  const { page } = await visit({ baseURL: fixedSite.baseURL })
  await page.clock.install({ time: '2027-01-09T10:58:00+05:30' })
  await page.addInitScript(
    ([key = '', picks = '']) => localStorage.setItem('pickem', JSON.stringify({ [key]: picks })),
    [id, codeOf(false)],
  )
  // Navigates within the app to get the cup at that time, because the server's clock is stopped before it.
  await page.goto('/events?game=valorant&month=2027-01')
  await page.getByRole('link', { name: 'Campus Clash 2027' }).first().click()
  await page.waitForURL(`**${path}`)
  await match(page, 'Quarter-final 1').getByText('11:00 am IST').waitFor()
  await expect.poll(() => side(page, 'Quarter-final 1', 0).isEnabled()).toBe(true)
  await page.clock.runFor('03:00')
  await match(page, 'Quarter-final 1').getByText('Locked').waitFor()
  await expect.poll(() => side(page, 'Quarter-final 1', 0).isEnabled()).toBe(false)
  await expect.poll(() => side(page, 'Quarter-final 2', 0).isEnabled()).toBe(true)

  await page.clock.setFixedTime('2027-01-10T12:00:00+05:30')
  await page.goto('/events?game=valorant&month=2027-01')
  await page.getByRole('link', { name: 'Campus Clash 2027' }).first().click()
  await expect.poll(() => figures(page)).toEqual(['4 of 4 points'])
  await match(page, 'Quarter-final 1')
    .getByText(/^Right: .+ won\. 1 point$/)
    .waitFor()
  const openLink = (code: string) =>
    page.evaluate((picks) => {
      history.pushState({}, '', `?picks=${picks}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, code)
  await openLink(codeOf(true))
  await expect.poll(() => figures(page)).toEqual(['4 of 4 points', '0 of 4 points', '0 of 4 matches'])
  // A friend who picked one match could have scored for that one.
  await openLink(codeOf(false).slice(0, 1))
  await expect.poll(() => figures(page)).toEqual(['4 of 4 points', '1 of 1 point', '1 of 1 match'])
})

test('rounds that are over and that nobody picked are folded; with a pick they show how it went', async ({ visit }) => {
  const [first] = await readBracket()
  const { page } = await visit({ ...fixedSite, time: '2027-01-10T12:00:00+05:30' })
  const openCup = async () => {
    await page.goto('/events?game=valorant&month=2027-01')
    await page.getByRole('link', { name: 'Campus Clash 2027' }).first().click()
  }
  await openCup()
  await openPicks(page)
  await match(page, 'Semi-final 1').waitFor()
  expect(await match(page, 'Quarter-final 1').isVisible()).toBe(false)
  await pickem(page).getByText('1 round closed for picks').click()
  await match(page, 'Quarter-final 1').waitFor()

  const matches = await readBracket()
  const loser = first?.winner?.id === first?.home.team?.id ? first?.away.team : first?.home.team
  const semiFinal = matches.find(({ name }) => name === 'Semi-final 1')
  const picks = encodePicks(matches, new Map([first, semiFinal].map((each) => [each?.id ?? '', loser?.id ?? ''])))
  await page.evaluate(
    ([key = '', code = '']) => localStorage.setItem('pickem', JSON.stringify({ [key]: code })),
    [id, picks],
  )
  await openCup()
  await match(page, 'Quarter-final 1').waitFor()
  await match(page, 'Semi-final 1').getByText(`Your pick is out: ${loser?.name}`).waitFor()
  expect(await pickem(page).getByText('closed for picks').count()).toBe(0)
})

test('with No spoilers on, results stay covered; an invalid link shows no friend’s picks', async ({ visit }) => {
  const { page } = await visit({ ...fixedSite, time: before })
  await openEmptyPage(page)
  await page.evaluate(() => localStorage.setItem('noSpoilers', 'on'))
  await page.goto('/esports/tournament/world-championship-2022?picks=abcdefgh')
  await pickem(page).getByRole('button', { name: 'Show the picks' }).waitFor()
  await expect.poll(() => pickem(page).getByRole('radio').count()).toBe(0)
  await pickem(page).getByRole('button', { name: 'Show the picks' }).click()
  await match(page, 'Grand final').getByText('No pick: Seoul Lanterns won.').waitFor()
  await pickem(page).getByRole('button', { name: 'Hide my friend’s picks' }).press('Enter')
  await expect.poll(() => pickem(page).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await page.goto(`${path}?picks=%3Cscript%3E%00`)
  await pickem(page).getByText('0 picked, ').waitFor()
  await expect.poll(() => figures(page)).toEqual(['No picks yet', 'No valid picks'])
  // A finished tournament without picks has nothing to show.
  await page.goto('/esports/tournament/world-championship-2022')
  await expect.poll(() => pickem(page).count()).toBe(0)
})
