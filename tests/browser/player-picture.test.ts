import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { bestPlayer, openProfile } from './best-player'
import { downloadBy } from './download-by'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'

describe('Share picture', () => {
  const card = `public/og/player-${bestPlayer._id}.png`
  const shareButton = (page: Page) => page.getByRole('button', { name: `Share picture of ${bestPlayer.playerName}` })

  /** Records the shared data and ends with `outcome`. Without one, the browser can't share. */
  const stubShare = (page: Page, outcome?: 'done' | 'AbortError' | 'NotAllowedError' | 'DataError') =>
    page.evaluate((result) => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      const canShare = () => result !== undefined
      const share = async ({ title, files: [file] }: { title: string; files: File[] }) => {
        shared.push([title, file?.name, file?.type, file?.size])
        if (result !== 'done') throw new DOMException('', result)
      }
      for (const [name, value] of Object.entries({ canShare, share }))
        Object.defineProperty(navigator, name, { value, configurable: true })
    }, outcome)
  const sharedIn = (page: Page) => page.evaluate('window.shared')

  test('downloads a file if the browser cannot share it, or is not allowed to', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } })
    await openProfile(page, bestPlayer._id)
    for (const outcome of [undefined, 'NotAllowedError'] as const) {
      await stubShare(page, outcome)
      const file = await downloadBy(shareButton(page))
      expect(file.suggestedFilename()).toBe(`${bestPlayer.playerName.toLowerCase()}.png`)
      expect(readFileSync(await file.path()).equals(readFileSync(card))).toBe(true)
      await expect.poll(() => shareButton(page).getAttribute('aria-disabled')).toBe('false')
      expect(await measureOverflow(page)).toBe(0)
    }
  })

  test('opens the share sheet, whether or not the visitor then shares', async ({ visit }) => {
    const { page } = await visit()
    await openProfile(page, bestPlayer._id)
    const { length } = readFileSync(card)
    const name = `${bestPlayer.playerName.toLowerCase()}.png`
    for (const outcome of ['done', 'AbortError'] as const) {
      await stubShare(page, outcome)
      await shareButton(page).click()
      await expect
        .poll(() => sharedIn(page), { message: outcome })
        .toEqual([[bestPlayer.playerName, name, 'image/png', length]])
      await expect.poll(() => shareButton(page).getAttribute('aria-disabled'), { message: outcome }).toBe('false')
      await expect.poll(() => page.getByRole('alert').count(), { message: outcome }).toBe(0)
    }
  })

  test('loads the picture on a tap, and a failure says what went wrong', async ({ visit }) => {
    const { page } = await visit({ expected: /Failed to load resource/ })
    let requests = 0
    const responses = [
      { status: 404 },
      { status: 503 },
      { status: 302, headers: { Location: '/og/players.png' } },
      'failed' as const,
      { path: card },
    ]
    await page.route(`**/og/player-${bestPlayer._id}.png`, (route) => {
      const response = responses[requests++] ?? 'failed'
      return response === 'failed' ? route.abort() : route.fulfill(response)
    })
    await openProfile(page, bestPlayer._id)
    await stubShare(page, 'DataError')
    await shareButton(page).waitFor()
    expect(requests).toBe(0)
    for (const message of [
      'There’s no picture of this player.',
      'Can’t draw the picture right now. Please try again in a moment.',
      'Can’t draw the picture right now. Please try again in a moment.',
      'Couldn’t load the picture. Check your connection and try again.',
      'Couldn’t share the picture. Please try again.',
    ]) {
      await shareButton(page).press('Enter')
      const toast = page.getByRole('alert').filter({ hasText: message })
      await toast.getByRole('button', { name: 'Close this message' }).click()
      await expect.poll(() => toast.count()).toBe(0)
    }
    expect(requests).toBe(5)
  })
})
