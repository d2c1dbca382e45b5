import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { listen } from '@akhada/harness/free-port'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { createPages } from '@akhada/server/http/pages'
import type { Download, Page } from 'playwright-core'
import { describe, vi } from 'vitest'
import { fakeTimers } from '../support/fake-timers'
import { violations } from './axe'
import { downloadBy } from './download-by'
import { findClippedText } from './find-clipped-text'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { origin } from './origin'
import { samplePlayers } from './sample-players'

const button = (page: Page, name: string) => page.getByRole('button', { name })
const readText = async (file: Download) => readFileSync(await file.path(), 'utf8')

describe('lists as files', () => {
  test('players are fetched page by page with the list call and its filters, at most a thousand', async ({ open }) => {
    const page = await open('/players?game=BGMI')
    const csv = await downloadBy(button(page, 'CSV of all players in this list'))
    expect(csv.suggestedFilename()).toBe('players.csv')
    const bgmi = samplePlayers.filter(({ game }) => game === 'BGMI')
    expect((await readText(csv)).trim().split('\r\n')).toHaveLength(bgmi.length + 1)
    expect(await readText(csv)).toContain(`"${bgmi[0]?.playerName}"`)
    // A spreadsheet can add these up.
    expect(await readText(csv)).toMatch(/,"\$[\d,]+",\d+,/)

    // A large list with a formula as a name, and more pages than are fetched.
    const pages: string[] = []
    await page.route('**/api/players?*', (route) => {
      const number = new URL(route.request().url()).searchParams.get('page') ?? ''
      pages.push(number)
      const players = Array.from({ length: 100 }, (_, index) => ({ _id: `${number}-${index}`, playerName: '=1+1' }))
      return route.fulfill({ json: { players, pages: 50 } })
    })
    const json = JSON.parse(await readText(await downloadBy(button(page, 'JSON of all players in this list'))))
    expect([json.length, json[999].rank, json[0].name]).toEqual([1000, 1000, '=1+1'])
    expect(pages).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(await readText(await downloadBy(button(page, 'CSV of all players in this list')))).toContain(`1,"'=1+1",`)
    await page.getByRole('status').filter({ hasText: 'Done. Players in the file: 1,000' }).waitFor()
  })

  test('an export can be cancelled, and a failure shows a message without changing the list', async ({ open }) => {
    const page = await open('/leaderboards', { expected: /Failed to load resource/ })
    const held: (() => void)[] = []
    await page.route('**/api/players?*page=2*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.abort().catch(() => {})
    })
    const csv = page.getByRole('button', { name: 'CSV of all players in this list' })
    await csv.click()
    await page.getByText('100 players so far, 1,000 at most').waitFor()
    // The focus stays on the button. Cancel disappears when pressed, so the focus moves to the control before it.
    await expect.poll(() => hasFocus(csv)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator(':focus').textContent()).toBe('JSON of all players in this list')
    await csv.click()
    await expect.poll(() => held.length).toBe(2)
    for (const release of held) release()
    await page.getByText('Couldn’t reach the server.').waitFor()
    // The next list has neither the message nor the download of the last.
    const choose = (game: string) => page.getByRole('group', { name: 'Players of' }).getByRole('button', { name: game })
    await choose('BGMI').click()
    await page.getByText('Couldn’t reach the server.').waitFor({ state: 'detached' })
    await choose('All games').click()
    await csv.click()
    await expect.poll(() => held.length).toBe(3)
    await choose('BGMI').click()
    await page.getByRole('progressbar', { name: 'Players loaded' }).waitFor({ state: 'detached' })
    await page
      .getByRole('table', { name: /^Ranked by score/ })
      .getByRole('link')
      .first()
      .waitFor()

    const teams = JSON.parse(await readText(await downloadBy(button(page, 'JSON of the Valorant teams'))))
    expect(Object.keys(teams[0])).toEqual(['rank', 'team', 'points'])
  })
})

describe('a tournament on other sites', () => {
  const id = 'chaupal-cup-november-2026'

  test('its page offers the embed snippet, optionally transparent, and its standings; a message is above the open dialog, and stays when that closes', async ({
    open,
  }) => {
    const page = await open(`/esports/tournament/${id}`)
    const file = await downloadBy(button(page, 'CSV of the standings'))
    expect((await readText(file)).split('\r\n')[0]).toBe(
      '\uFEFF"stage","group","rank","team","matches","wins","losses","difference","placementPoints","finishes","points","advances"',
    )
    const more = page.getByRole('main').getByRole('button', { name: 'More' })
    await more.click()
    await page.getByRole('button', { name: 'Embed' }).click()
    const dialog = page.getByRole('dialog', { name: 'Embed' })
    await dialog.getByText('Transparent background').click()
    await dialog.getByRole('button', { name: 'Copy snippet' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    const snippet = await page.evaluate(() => navigator.clipboard.readText())
    expect(snippet).toMatch(new RegExp(`^<iframe src="https://[^"]+/embed/tournament/${id}\\?background=none" title="`))
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => hasFocus(more)).toBe(true)

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await more.click()
    await page.getByRole('button', { name: 'Embed' }).click()
    await dialog.getByRole('button', { name: 'Copy snippet' }).click()
    const message = page.getByRole('alert').filter({ hasText: 'Couldn’t copy the snippet' })
    // Both throw if anything covers the message.
    await message.hover()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await message.getByRole('button', { name: 'Close this message' }).click()
  })

  test('another site shows it in a frame, without the app scripts; no other page can be framed', async ({ visit }) => {
    const site = createServer((request, response) => {
      const path = decodeURIComponent(request.url?.slice(2) ?? '')
      response.setHeader('Content-Type', 'text/html')
      response.end(`<!DOCTYPE html><title>x</title><iframe src="${origin}${path}" width="400" height="700"></iframe>`)
    })
    const port = await listen(site)
    const { page } = await visit({ expected: /frame-ancestors|refused|favicon|chrome-error|Failed to load/ })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const show = (path: string) => page.goto(`http://localhost:${port}/?${encodeURIComponent(path)}`)
    try {
      await show(`/embed/tournament/${id}?background=none`)
      const frame = page.frameLocator('iframe')
      await frame.getByRole('heading', { level: 1 }).waitFor()
      await expect
        .poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor))
        .toBe('rgba(0, 0, 0, 0)')
      expect(scripts).toEqual([])
      await show('/events')
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error/)
    } finally {
      site.close()
    }
  })

  test('frames and the feed show the tournament as it is now, not as it was when the site was built', async () => {
    fakeTimers({ toFake: ['performance', 'Date'], now: new Date('2028-01-01T12:00:00+05:30') })
    const later = await createPages(
      'dist/client',
      () => new Response(null, { status: 503 }),
      () => {},
    )
    const read = async (path: string) => (await later.request(path)).text()
    const last = tournaments.toSorted((a, b) => Date.parse(a.end) - Date.parse(b.end)).at(-1)
    expect(await read(`/embed/tournament/${last?.id}`)).toContain('won by')
    expect(await (await fetch(`${origin}/embed/tournament/${last?.id}`)).text()).not.toContain('won by')
    expect(await read('/feed.xml')).not.toMatch(/Live|Upcoming|Waiting List|BGMI \(BGMI\)/)
    vi.setSystemTime('2026-11-28T12:00:00+05:30')
    const between = await read('/embed/tournament/mobile-pro-series-2026')
    expect(between).toMatch(/<h2>League Stage<\/h2>.*<table>.*<h2>Grand Finals<\/h2><p>4–6 Dec 2026/s)
    vi.setSystemTime('2026-10-01T12:00:00+05:30')
    const before = await read('/embed/tournament/marine-drive-masters-2027')
    expect(before).toMatch(/<h3>Swiss Stage<\/h3><ul><li>/)
    expect(before).not.toContain('<table>')
  })

  test('the page to embed fits 300 px and is not indexed', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 300, height: 600 } })
    for (const path of [id, 'world-championship-2022', 'tactical-shooter-champions']) {
      await page.goto(`/embed/tournament/${path}`)
      expect([await measureOverflow(page), await findClippedText(page), await violations(page)], path).toEqual([
        0,
        [],
        [],
      ])
      await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    }
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
      .not.toBe('rgba(0, 0, 0, 0)')
    await expect.poll(() => page.locator('a[href*="/esports/tournament/tactical-shooter"]').count()).toBeGreaterThan(0)
  })

  test('pages about tournaments link to the feed, which the browser can parse', async ({ read }) => {
    const page = await read('/events')
    const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
    await page.goto(href ?? '')
    const entries = await page.evaluate(() => {
      const feed = new DOMParser().parseFromString(document.body.textContent, 'application/xml')
      return feed.querySelector('parsererror') ? -1 : feed.querySelectorAll('entry').length
    })
    expect(entries).toBeGreaterThan(50)
  })
})
