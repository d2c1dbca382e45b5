import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { bestPlayer, openProfile } from './best-player'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { staticOrigin, staticSite } from './origin'
import { samplePlayers } from './sample-players'

describe('player profile', () => {
  test('shows the player’s record, has tabs that work by mouse, arrow keys and URL and a like that survives a reload, and links back to the list', async ({
    visit,
  }) => {
    const { page } = await visit()
    await openProfile(page, bestPlayer._id)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(bestPlayer.playerName)
    await page.getByRole('heading', { name: 'Career Earnings' }).waitFor()
    const lines = page.getByRole('table', { name: 'Achievements' }).getByRole('row')
    await expect.poll(() => lines.count()).toBe((bestPlayer.achievements?.length ?? 0) + 1)
    await expect.poll(() => page.title()).toBe(`${bestPlayer.playerName} | AKHADA`)
    const selected = () => page.getByRole('tab', { selected: true }).textContent()
    await expect.poll(() => selected()).toBe('Achievements')
    const like = page.getByRole('button', { name: 'likes. ' })
    const count = async () => Number((await like.textContent())?.replace(/\D/g, ''))
    await expect.poll(() => count()).toBe(bestPlayer.likeCount)
    await like.click()
    await expect.poll(count).toBe((bestPlayer.likeCount ?? 0) + 1)
    await page.getByRole('tab', { name: 'Media' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=media')
    await page.keyboard.press('ArrowRight')
    await expect.poll(selected).toBe('References')
    await page.reload()
    await expect.poll(selected).toBe('References')
    await expect.poll(count).toBe((bestPlayer.likeCount ?? 0) + 1)
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
    await like.click()
    await expect.poll(count).toBe(bestPlayer.likeCount)
    await page.getByRole('link', { name: 'Back to Players' }).click()
    await page.waitForURL('**/players')
  })

  test('"Back to Players" leads back to the filters and the place in the list', async ({ open }) => {
    const page = await open('/players?game=BGMI&page=2')
    const card = page.getByRole('article').last().getByRole('link').first()
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(0)
    await card.click()
    const back = page.getByRole('link', { name: 'Back to Players' })
    await page.getByRole('tab', { name: 'Media' }).click()
    await page.getByRole('tab', { name: 'Achievements' }).click()
    await page.getByLabel('Year').selectOption({ index: 1 })
    await page.waitForURL('**/*year=*')
    await back.click()
    await page.waitForURL('**/players?game=BGMI&page=2')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    // Without the list in the history, the link leads to all players.
    await page.getByRole('article').last().getByRole('link').first().click()
    await back.waitFor()
    await page.reload()
    await back.click()
    await page.waitForURL('**/players')
  })

  test('bars are earnings / 10000 high, capped at the full height, and come with a table', async ({ visit }) => {
    const { page } = await visit({ baseURL: staticOrigin })
    await page.route('**/api/players/*', (route) =>
      route.fulfill({
        json: {
          _id: bestPlayer._id,
          playerName: 'Barfi',
          earningsChart: [
            { year: 2023, earnings: 2500 },
            { year: '2024', earnings: 10_000 },
            { year: 2025, earnings: 48_000 },
            { year: 2022, earnings: 0 },
          ],
        },
      }),
    )
    await openProfile(page, bestPlayer._id)
    const rows = page.getByRole('table', { name: 'Earnings by year' }).getByRole('row')
    expect((await rows.allTextContents()).slice(1)).toEqual(['2022$0', '2023$2,500', '2024$10,000', '2025$48,000'])
    const heights = await page
      .locator('ol li i')
      .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().height)))
    const full = heights[2] ?? 0
    expect(full).toBeGreaterThan(100)
    expect(heights).toEqual([0, Math.round(full / 4), full, full])
  })

  test('without yearly earnings, the note says so below the total', async ({ read }) => {
    const kathi = samplePlayers.find(({ playerName }) => playerName === 'Kathi')
    const page = await read(`/players/profile/${kathi?._id}`)
    const total = await page.getByText('Unknown', { exact: true }).boundingBox()
    const note = await page.getByText('No yearly earnings on record.').boundingBox()
    expect(note?.x).toBe(total?.x)
    expect(note?.y).toBeGreaterThan((total?.y ?? 0) + (total?.height ?? 0))
  })

  test('the name does not cover the line below it, which does not shift when the links arrive', async ({ read }) => {
    // The shortest name is the largest, and this player has the most links.
    const chai = samplePlayers.find(({ playerName }) => playerName === 'Chai')
    const page = await read(`/players/profile/${chai?._id}`)
    const realName = page.getByText(chai?.realName ?? '', { exact: true })
    const links = page.locator('ul', { has: page.getByText('Chai on youtube') })
    const show = (display: string) =>
      links.evaluate((list, value) => Object.assign(list.style, { display: value }), display)
    const measure = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().toJSON())
    for (const size of [
      { width: 1024, height: 768 },
      { width: 1366, height: 650 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size)
      const { bottom } = await measure(page.getByRole('heading', { level: 1 }))
      const before = await measure(realName)
      expect(before.top).toBeGreaterThan(bottom)
      await show('none')
      expect(await measure(realName)).toEqual(before)
      await show('')
    }
  })

  test('all tabs are visible on a phone', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 740 } })
    for (const path of [`/players/profile/${bestPlayer._id}`, '/media-promotion']) {
      await page.goto(path)
      await expect.poll(() => page.getByRole('tab').count()).toBe(4)
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 })
        for (const tab of await page.getByRole('tab').all()) {
          const box = await tab.boundingBox()
          expect(box?.x).toBeGreaterThanOrEqual(0)
          expect((box?.x ?? 0) + (box?.width ?? 0), `${await tab.textContent()} at ${width} px`).toBeLessThanOrEqual(
            width,
          )
        }
        expect(await page.getByRole('tablist').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
      }
    }
  })

  test('shows the story by year, and filters results by year and tier in the search params', async ({ visit }) => {
    const { page } = await visit({ baseURL: staticOrigin, viewport: { width: 360, height: 740 } })
    const line = (date: string, tier: string) => ({ tournament: `Cup ${date} ${tier}`, placement: '1st', tier, date })
    const achievements = [line('May 2025', 'S-Tier'), line('June 2025', 'A-Tier'), line('2022', 'S-Tier')]
    await page.route('**/api/players/*', (route) =>
      route.fulfill({ json: { _id: bestPlayer._id, playerName: 'Barfi', achievements } }),
    )
    await openProfile(page, bestPlayer._id, '?year=2025')
    const story = page.getByRole('region', { name: 'Story' })
    await expect
      .poll(() => story.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['2025', '2023 to 2024', '2022'])
    await story.getByText('No results on record.').waitFor()
    await story.getByText('No team on record').first().waitFor()
    await page.getByText('2 results').waitFor()
    await page.getByLabel('Tier').selectOption('A-Tier')
    await expect.poll(() => new URL(page.url()).search).toBe('?year=2025&tier=A-Tier')
    await page.getByText('1 result', { exact: true }).waitFor()
    await page.getByLabel('Year').selectOption('2022')
    await page.getByRole('button', { name: 'Show all results' }).click()
    await page.getByText('3 results').waitFor()
    await expect.poll(() => hasFocus(page.getByLabel('Tier'))).toBe(true)
    expect(await measureOverflow(page)).toBe(0)
  })

  test('a hostile record is shown as text, links nowhere and breaks nothing', async ({ visit }) => {
    const { page } = await visit({ ...staticSite, viewport: { width: 390, height: 800 }, hasPictures: true })
    const hostile = {
      _id: bestPlayer._id,
      playerName: `<img src=x onerror=alert(1)>${'A'.repeat(10_000)}`,
      realName: '&lt;b&gt;Bold&lt;/b&gt;',
      image: '/art/portraits/nobody-at-all.svg',
      likeCount: -5,
      team: { name: '' },
      earnings: 'Unknown',
      birthDate: 'Unknown',
      status: 'inActive',
      achievements: [{ tournament: 'Open', placement: 'DQ', prize: '-', tournamentLink: 'javascript:alert(1)' }, {}],
      socialLinks: [
        { platform: 'Twitter', url: 'javascript:alert(1)' },
        { platform: 'Other', url: 'https://example.com/me' },
        { url: 'data:text/html,x' },
      ],
      mediaLinks: [{ url: 'https://example.com/v' }],
      references: [{ title: 'No date' }, { url: 'vbscript:x' }],
      galleryImages: ['javascript:alert(1)', '//evil.example/x.png', 'https://example.invalid/broken.png'],
      earningsChart: [{ year: 'soon', earnings: 5 }, { year: null }, {}],
    }
    await page.route('**/api/players/*', (route) => route.fulfill({ json: hostile }))
    await page.route('**/api/players?*', (route) => route.fulfill({ json: { players: [hostile], pages: 1 } }))
    page.on('dialog', () => expect.unreachable('a dialog opened'))

    await openProfile(page, bestPlayer._id)
    for (const name of ['Stats', 'Media', 'References', 'Achievements']) {
      const tab = page.getByRole('tab', { name })
      await tab.click()
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
      expect(await measureOverflow(page)).toBe(0)
      const text = await page.locator('body').textContent()
      expect(text).not.toMatch(/undefined|NaN|Invalid Date|\[object/)
      if (name === 'Media') await page.getByRole('link', { name: /^Watch\s*example\.com/ }).waitFor()
    }
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe(hostile.playerName.slice(0, 300))
    await page.getByText('&lt;b&gt;Bold&lt;/b&gt;').first().waitFor()
    await page.getByText('No yearly earnings on record.').waitFor()

    await page.goto('/players')
    await page.getByRole('article').waitFor()
    expect(await measureOverflow(page)).toBe(0)
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    expect(links.filter((href) => !/^(https?:|\/|#|mailto:)/.test(href))).toEqual([])
  })
})
