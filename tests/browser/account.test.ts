import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { violations } from './axe'
import { bestPlayer, openProfile } from './best-player'
import { findBrokenWords } from './find-broken-words'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { openEmptyPage } from './tab'

const saved = (page: Page, list: string) => page.getByRole('region', { name: list }).getByRole('listitem')

async function saveOneOfEach(page: Page) {
  await openProfile(page, bestPlayer._id)
  await page.getByRole('button', { name: /likes\. Follow / }).click()
  await page.getByRole('button', { name: /likes\. Following / }).waitFor()
  await page.goto('/creators/scopeshala')
  await page.getByRole('button', { name: 'Follow Creator Scopeshala' }).click()
  await page.getByRole('button', { name: 'Following Scopeshala' }).waitFor()
  await page.goto('/organization/sher-squad')
  await page.getByRole('button', { name: 'Follow Creator Tez Tutor' }).click()
  await page.getByRole('button', { name: 'Following Tez Tutor' }).waitFor()
  await page.goto('/learn')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await page.getByRole('button', { name: /^Saved/ }).waitFor()
}

describe('saved items on /profile', () => {
  test('survive reload, link back to where they were saved, and can be removed, which leaves the focus on Undo', async ({
    visit,
  }) => {
    const { page } = await visit({ isMember: true })
    await saveOneOfEach(page)
    await page.goto('/profile')
    await expect.poll(() => saved(page, 'Players').count()).toBe(1)
    await expect.poll(() => saved(page, 'Creators').allTextContents()).toEqual(['Tez Tutor', 'Scopeshala'])
    await expect.poll(() => saved(page, 'Saved resources').count()).toBe(1)
    expect(await violations(page)).toEqual([])

    await page.getByRole('link', { name: 'Scopeshala' }).click()
    await page.getByRole('button', { name: 'Following Scopeshala' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Tez Tutor' }).click()
    await page.waitForURL('**/organization/sher-squad/tez-tutor')
    await page.getByRole('heading', { level: 1, name: 'Tez Tutor' }).waitFor()
    await page.goBack()
    const resource = saved(page, 'Saved resources').getByRole('link')
    const title = (await resource.textContent()) ?? ''
    await resource.click()
    await page.waitForURL('**/learn?open=*')
    await page.getByRole('article').filter({ hasText: title }).getByRole('button', { expanded: true }).waitFor()

    await page.goBack()
    await page.getByRole('button', { name: 'Remove Tez Tutor' }).click()
    await page.getByRole('button', { name: 'Undo removing Tez Tutor' }).waitFor()
    await page.getByRole('button', { name: 'Remove Scopeshala' }).click()
    await page.reload()
    await expect.poll(() => saved(page, 'Saved resources').count()).toBe(1)
    expect(await saved(page, 'Creators').count()).toBe(0)
    // Suggestions load once no matches are left; then the list ends.
    for (const name of [bestPlayer.playerName, title]) {
      await page.getByRole('button', { name: `Remove ${name}` }).press('Enter')
      const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button', { name: /^Follow / })
      await expect.poll(() => suggestions.count()).toBe(3)
      expect(await hasFocus(page.getByRole('button', { name: `Undo removing ${name}` }))).toBe(true)
    }
    await page.goto('/creators/scopeshala')
    await page.getByRole('button', { name: 'Follow Creator Scopeshala' }).waitFor()
  })

  test('are shared by tabs, and broken entries in storage are ignored', async ({ visit }) => {
    const { page } = await visit({ isMember: true })
    await page.goto('/profile')
    const other = await page.context().newPage()
    await other.goto('/creators/scopeshala', { waitUntil: 'networkidle' })
    await other.getByRole('button', { name: 'Follow Creator Scopeshala' }).click()
    await expect.poll(() => saved(page, 'Creators').allTextContents()).toEqual(['Scopeshala'])

    const broken = [
      7,
      { kind: 'creator', id: 'javascript:alert(1)', name: '<img src=x>' },
      { kind: 'creator', id: 3, name: 'no' },
    ]
    await page.evaluate((items) => localStorage.setItem('follows', JSON.stringify(items)), broken)
    await page.reload()
    const links = saved(page, 'Creators').getByRole('link')
    await expect.poll(() => links.allTextContents()).toEqual(['<img src=x>'])
    await expect.poll(() => links.getAttribute('href')).toMatch(/^\/creators\/javascript/)
  })
})

test('a long name fits the heading on phones', async ({ visit }) => {
  const { page } = await visit({ isMember: true })
  await openEmptyPage(page)
  await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ name: 'Venkata Krishnamurthy' })))
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: 'Venkata Krishnamurthy' }).waitFor()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findBrokenWords(page), `${width} px`).toEqual([])
  }
})

test('without a script /profile says that it needs one, and has no spinner', async ({ read }) => {
  const page = await read('/profile')
  expect(await page.locator('main noscript p').innerText()).toContain('need JavaScript to see your profile')
  expect(await page.getByText('Loading your profile').isVisible()).toBe(false)
})
