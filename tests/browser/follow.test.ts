import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { violations } from './axe'
import { downloadBy } from './download-by'
import { measureOverflow } from './find-overflow'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { staticOrigin } from './origin'
import { openEmptyPage } from './tab'

const next = (page: Page) => page.getByRole('list', { name: 'Up next' }).getByRole('listitem')
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { level: 3 })

test('cards and pages share one control; /profile lists all follows and the next matches, in another time zone too', async ({
  open,
}) => {
  const page = await open('/organization', { ...fixedSite, isMember: true, timezoneId: 'Europe/London' })
  await page.getByRole('button', { name: 'Follow Sher Squad' }).click()
  await page.getByRole('button', { name: 'Following Sher Squad', pressed: true }).waitFor()
  await page.goto('/organization/sher-squad')
  await page.getByRole('button', { name: 'Following Sher Squad', pressed: true }).first().waitFor()
  await page.getByRole('list', { name: 'Next matches' }).getByText('your time').first().waitFor()
  await page.goto('/esports/tournament/maha-dangal-2026-valorant')
  await page.getByRole('button', { name: 'Follow Maha Dangal 2026: Valorant' }).click()
  await page.getByRole('button', { name: 'Follow Jhansi Riot, Valorant' }).click()
  await page.getByRole('button', { name: 'Following Jhansi Riot, Valorant' }).waitFor()

  await page.goto('/profile')
  await expect.poll(() => next(page).count()).toBe(6)
  const all = page.getByRole('button', { name: /^Show all / })
  const count = Number((await all.textContent())?.match(/\d+/)?.[0])
  await all.click()
  await expect.poll(() => next(page).count()).toBe(count)
  const texts = await next(page).allTextContents()
  expect(texts.filter((text) => text.includes('Maha Dangal 2026: Valorant')).length).toBeGreaterThan(0)
  expect(
    texts.filter((text) => /IST.* your time.*Because you follow .*Jhansi Riot, Valorant/.test(text)).length,
  ).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await measureOverflow(page)).toBe(0)

  await page.getByRole('link', { name: 'See the calendar' }).click()
  await page.waitForURL('**/events?mine=1')
  await page.getByRole('button', { name: 'What I follow', pressed: true }).waitFor()
  await page.getByText('Because you follow').first().waitFor()
  await expect.poll(() => calendar(page).count()).toBeGreaterThan(3)
  await page
    .getByRole('listitem')
    .filter({ hasText: /\d Nov 2026Maha Dangal 2026: Valorant/ })
    .waitFor()
  await page.getByRole('button', { name: 'What I follow' }).click()
  await page.waitForURL('**/events')
  await page.getByRole('navigation', { name: 'Months' }).waitFor()
  await expect.poll(() => page.getByText('Because you follow').count()).toBe(0)
})

test('the latest results of what is followed are in the calendar, where the switch for spoilers covers them', async ({
  open,
}) => {
  const page = await open('/esports/tournament/chaupal-cup-november-2026', fixedSite)
  await page.getByRole('button', { name: /^Follow Chaupal Cup November/ }).click()
  await page.goto('/events?mine=1')
  const results = page.getByRole('list', { name: 'Latest results' }).getByRole('listitem')
  await expect.poll(() => results.count()).toBe(1)
  expect(await results.innerText()).toMatch(/Finals, day 1.*won the day/s)
  await page.getByRole('main').getByText('No spoilers: hide results until I open them').click()
  await page.getByText('won the day').waitFor({ state: 'hidden' })
  await page.goto('/organization/sher-squad')
  await page.getByRole('button', { name: 'Follow Sher Squad' }).first().click()
  await page.goto('/events?mine=1')
  await expect.poll(() => results.count()).toBeGreaterThan(1)
})

test('a visitor without an account finds everything followed and saved in the calendar, and can remove it or put it back', async ({
  open,
}) => {
  const page = await open('/learn', fixedSite)
  const save = page.getByRole('button', { name: /^Save / }).first()
  const title = (await save.textContent())?.replace('Save ', '') ?? ''
  await save.click()
  await page.goto('/')
  await page.getByRole('link', { name: 'What I follow' }).click()
  const following = page.getByRole('region', { name: 'Following' })
  await following.getByRole('link', { name: title }).click()
  await page.waitForURL('**/learn?open=*')
  await page.goBack()
  const remove = following.getByRole('button', { name: `Remove ${title}` })
  const undo = following.getByRole('button', { name: `Undo removing ${title}` })
  await remove.press('Enter')
  expect(await hasFocus(undo)).toBe(true)
  await undo.press('Enter')
  await remove.click()
  await undo.waitFor()
  await page.reload()
  await page.getByText('You don’t follow anything yet').waitFor()
  expect(await following.count()).toBe(0)
})

test('rows in the calendar, the leaderboards and a game page have the control too', async ({ open }) => {
  const page = await open('/events', fixedSite)
  await page.getByRole('button', { name: 'Follow Maha Dangal 2026: Valorant' }).click()
  await page.getByRole('button', { name: 'Following Maha Dangal 2026: Valorant', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'What I follow' }).click()
  await expect.poll(() => calendar(page).allTextContents()).toContain('Maha Dangal 2026: Valorant')

  await page.goto('/leaderboards')
  const player = page
    .getByRole('table', { name: /^Ranked by score/ })
    .getByRole('button')
    .first()
  await player.click()
  await expect.poll(() => player.getAttribute('aria-pressed')).toBe('true')
  const team = page.getByRole('table', { name: 'Valorant teams' }).getByRole('button').first()
  const name = (await team.textContent())?.replace('Follow ', '') ?? ''
  expect(name).toMatch(/, Valorant$/)
  await team.click()

  await page.goto('/esports/valorant')
  const ranking = page.getByRole('table', { name: 'Top teams by points' })
  await ranking.getByRole('button', { name: `Following ${name}`, pressed: true }).waitFor()
})

test('a file transfers the list to another browser; any other file shows a message', async ({ open }) => {
  const page = await open('/esports/bgmi', { isMember: true })
  await page.getByRole('button', { name: 'Follow BGMI' }).click()
  await page.getByRole('button', { name: 'Following BGMI' }).waitFor()
  await page.goto('/profile')
  const download = await downloadBy(page.getByRole('button', { name: 'Export' }))
  const content = readFileSync(await download.path())

  const other = await open('/profile', { isMember: true })
  const file = other.getByLabel('Import')
  const wrong = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('<html>') }
  await file.setInputFiles(wrong)
  const message = other.getByRole('alert').filter({ hasText: 'Can’t read this file' })
  await message.waitFor()
  // The message is about to go: a second wrong file starts its time again.
  const timer = other.locator('[role=progressbar]')
  await timer.evaluate((bar) => {
    const [countdown] = bar.getAnimations()
    countdown?.pause()
    Object.assign(countdown ?? {}, { currentTime: 4_900 })
  })
  await file.setInputFiles(wrong)
  await expect.poll(() => timer.evaluate((bar) => Number(bar.getAnimations()[0]?.currentTime))).toBeLessThan(4_900)
  expect(await message.count()).toBe(1)
  await file.setInputFiles({ name: 'follows.json', mimeType: 'application/json', buffer: content })
  await other.getByRole('region', { name: 'Games' }).getByRole('link', { name: 'BGMI' }).waitFor()
  await file.setInputFiles({ name: 'follows.json', mimeType: 'application/json', buffer: content })
  await other.getByText('0 added, 1 already on your list.').waitFor()
})

test('when a tournament leaves the calendar of what is followed, the keyboard goes on before it', async ({ visit }) => {
  const { page } = await visit()
  await openEmptyPage(page)
  await page.evaluate(() => {
    const ids = ['indus-cup-2027', 'deccan-lan-2027']
    localStorage.setItem('follows', JSON.stringify(ids.map((id) => ({ kind: 'tournament', id, name: id }))))
  })
  await page.goto('/events?mine=1')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Following / })
  await expect.poll(() => hearts.count()).toBe(2)
  await hearts.last().press('Enter')
  await expect.poll(() => hearts.count()).toBe(1)
  expect(await hasFocus(hearts)).toBe(true)
  await hearts.press('Enter')
  await expect.poll(() => hearts.count()).toBe(0)
  await expect.poll(() => page.locator(':focus').textContent()).toMatch(/^Undo/)
})

test('a visitor who follows nothing gets suggestions, and storage that is full or blocked shows a message', async ({
  visit,
}) => {
  const { page } = await visit()
  await page.goto('/events?mine=1')
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect.poll(() => suggestions.count()).toBe(3)
  await suggestions.first().click()
  await expect.poll(() => calendar(page).count()).toBeGreaterThan(0)
  // The suggestions stay, and so does the focus.
  await expect.poll(() => suggestions.first().getAttribute('aria-pressed')).toBe('true')

  await page.goto('/esports')
  const follow = page.getByRole('button', { name: 'Follow Dota 2' })
  for (const [error, message] of [
    ['QuotaExceededError', 'This browser’s storage is full, so we couldn’t save this'],
    ['SecurityError', 'Your browser won’t let this site store data, so we couldn’t save this'],
  ] as const) {
    await page.evaluate((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Refused', name)
      }
    }, error)
    await follow.click()
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
    await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false')
  }
})

test('when the server does not respond, only players are missing, and a message says so', async ({ visit }) => {
  const { page } = await visit({ isMember: true, baseURL: staticOrigin, expected: /Failed to load resource/ })
  let down = true
  await page.route('**/api/players/*', (route) =>
    down ? route.abort() : route.fulfill({ json: { _id: 'p1', playerName: 'Rudra' } }),
  )
  await page.goto('/profile')
  await page.evaluate(() =>
    localStorage.setItem(
      'follows',
      JSON.stringify([
        { kind: 'player', id: 'p1', name: 'Rudra' },
        { kind: 'game', id: 'bgmi', name: 'BGMI' },
      ]),
    ),
  )
  await page.reload()
  await page.getByText('a player’s matches may be missing').waitFor()
  await expect.poll(() => next(page).count()).toBeGreaterThan(0)
  const retry = page.getByRole('button', { name: 'Try Again' })
  const holdsTheList = () => page.evaluate(() => document.activeElement?.matches('div:has(> [aria-label="Up next"])'))
  await retry.press('Enter')
  await expect.poll(holdsTheList).toBe(true)
  // While it tries again, a second Enter presses nothing.
  await page.keyboard.press('Enter')
  await retry.waitFor()
  down = false
  await retry.click()
  await retry.waitFor({ state: 'hidden' })
  expect(await holdsTheList()).toBe(true)
})
