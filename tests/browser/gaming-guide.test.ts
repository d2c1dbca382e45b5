import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { sections } from './pages/home'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const titles = (page: Page, name: string, list: string) =>
  part(page, name).getByRole('list', { name: list, exact: true }).locator('> li b:first-child, h4').allTextContents()

describe('Gaming 101', () => {
  test('can be read completely without JavaScript, and has one h1, breadcrumbs and two calls to action', async ({
    read,
  }) => {
    const page = await read('/Gaming-Esports')
    await expect.poll(() => page.title()).toBe('Gaming 101 | AKHADA')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Gaming 101'])
    expect(await sections(page)).toEqual([
      'India in figures',
      'What is gaming?',
      'Esports',
      'The law on money games',
      'What it pays',
      'Careers',
      'Getting started',
      'For parents, and exam years',
      'Glossary',
      'Your turn',
    ])
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(2000)

    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [breadcrumbs] = data.map((text) => JSON.parse(text)).filter((each) => each['@type'] === 'BreadcrumbList')
    expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Gaming 101'])
    expect(breadcrumbs.itemListElement[1].item).toMatch(/\/Gaming-Esports$/)

    for (const [name, path] of [
      ['Create Account', '/signup'],
      ['Find a tournament', '/events?month=entry#months'],
    ] as const)
      expect(await page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
  })

  test('has four market figures with their sources, two kinds of gaming, four events, the law, and indicative incomes', async ({
    read,
  }) => {
    const page = await read('/Gaming-Esports')
    const market = part(page, 'India in figures')
    await expect
      .poll(() => market.getByRole('listitem').allInnerTexts())
      .toEqual([
        '488 million\nonline gamers in 2024\nSource: FICCI-EY, March 2025',
        '1.79 million\nesports tournament participants in 2023\nSource: FICCI-EY, 2024',
        '148 million\npaying gamers out of 591 million in FY24\nSource: Lumikai, November 2024',
        '$3.8 billion\nrevenue in FY24; $9.2\u00a0billion forecast for FY29\nSource: Lumikai, November 2024',
      ])
    await market.getByRole('heading', { name: 'About the sources' }).waitFor()
    await market.getByText('They count differently').waitFor()

    const table = page.getByRole('table', { name: 'Casual or competitive' })
    await expect
      .poll(() => table.getByRole('columnheader').allTextContents())
      .toEqual(['Question', 'Casual', 'Competitive'])
    await expect.poll(() => table.getByRole('rowheader').count()).toBe(6)

    const events = page.getByRole('list', { name: 'Four major events' })
    expect((await events.getByRole('heading', { level: 4 }).allTextContents()).sort()).toEqual([
      'Battlegrounds Mobile India Series',
      'Esports World Cup',
      'The International',
      'Valorant Champions',
    ])
    const india = events.getByRole('listitem').filter({ hasText: 'Battlegrounds Mobile India Series' })
    await expect.poll(() => india.innerText()).toMatch(/2025 it paid ₹3\.2 crore.+Kolkata/)

    const law = part(page, 'The law on money games')
    await law.getByText('Promotion and Regulation of Online Gaming Act').waitFor()
    for (const name of ['Allowed', 'Banned']) {
      await expect.poll(() => law.getByRole('list', { name }).getByRole('listitem').count()).toBe(4)
    }

    const incomes = page.getByRole('table', { name: 'Income by work' })
    await expect
      .poll(() => incomes.getByRole('rowheader').allTextContents())
      .toEqual([
        'Professional player',
        'Content creator',
        'Caster',
        'Coach or analyst',
        'Tournament crew',
        'Game development',
      ])
    const ranges = await incomes.locator('tbody tr td:nth-of-type(1)').allTextContents()
    expect(ranges).toHaveLength(6)
    for (const range of ranges) expect(range).toMatch(/₹.+\((indicative|our estimate)\)$/)
    expect(ranges[0]).toContain('₹40,000 to 75,000')
    for (const text of ['₹20 lakh a year before prizes', '₹40 lakh a year']) await incomes.getByText(text).waitFor()
  })

  test('the hero links to two parts and the table of contents to all, and follows the scroll position on a desktop; there are risks to tick, roles and paths, a glossary by alphabet, and first steps that lead on to /learn', async ({
    open,
  }) => {
    const page = await open('/Gaming-Esports')
    for (const [name, id] of [
      ['What is gaming?', 'what-is-gaming'],
      ['Glossary', 'glossary'],
    ] as const) {
      // The hero comes before the table of contents, which has links with the same names.
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
      await page.waitForURL(`**/Gaming-Esports#${id}`)
      await expect.poll(() => measureTop(page, id)).toBeLessThan(200)
      await expect.poll(() => measureTop(page, id)).toBeGreaterThanOrEqual(64)
    }

    const contents = page.getByRole('navigation', { name: 'On this page' })
    const ids = await contents
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)))
    const parts = await page
      .getByRole('main')
      .locator('section[id]')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual(parts)
    await contents.getByRole('link', { name: 'Careers' }).click()
    await expect.poll(() => measureTop(page, 'careers')).toBeLessThan(200)
    const box = await contents.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(64)
    expect(box?.y).toBeLessThan(200)

    const boxes = part(page, 'What it pays').getByRole('checkbox')
    await expect.poll(() => boxes.count()).toBe(7)
    await boxes.first().check()
    await expect.poll(() => boxes.first().isChecked()).toBe(true)
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(false)

    await expect.poll(() => titles(page, 'Careers', 'Direct roles')).toHaveLength(4)
    await expect.poll(() => titles(page, 'Careers', 'Supporting roles')).toHaveLength(6)
    const paths = part(page, 'Careers').getByRole('list', { name: 'Four popular paths' })
    await expect.poll(() => paths.getByRole('heading', { level: 4 }).count()).toBe(4)
    for (const steps of await paths.locator('ol').all()) expect(await steps.getByRole('listitem').count()).toBe(4)

    const terms = await part(page, 'Glossary').locator('dt').allTextContents()
    expect(terms).toHaveLength(9)
    expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other)))
    for (const meaning of await part(page, 'Glossary').locator('dd').allTextContents()) {
      expect(meaning.length).toBeGreaterThan(30)
    }

    for (const list of ['As a player', 'As a creator']) {
      await expect.poll(() => titles(page, 'Getting started', list)).toHaveLength(6)
    }
    await part(page, 'Getting started').getByRole('link', { name: 'Gaming Knowledge Hub' }).click()
    await page.waitForURL('**/learn')
  })
})

const measureTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

test('on a phone the table of contents stays within reach while reading', async ({ open }) => {
  const page = await open('/Gaming-Esports#parents', { viewport: { width: 390, height: 844 } })
  const back = page.getByRole('link', { name: 'Contents' })
  await expect.poll(async () => (await back.boundingBox())?.y).toBeGreaterThan(0)
  const box = await back.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  await back.click()
  await expect
    .poll(() =>
      page.getByRole('navigation', { name: 'On this page' }).evaluate((nav) => nav.getBoundingClientRect().top),
    )
    .toBeLessThan(200)
  // It isn't needed where the contents themselves are on the screen.
  expect((await back.boundingBox())?.y).toBeGreaterThan(844)
})
