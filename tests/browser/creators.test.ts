import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { creatorsPage } from './pages/directories'

test('the directory shows sixteen creators, the figures and both links without JavaScript', async ({ read }) => {
  const page = await read('/creators')
  await expect.poll(() => creatorsPage(page).names()).toHaveLength(16)
  for (const figure of ['500+', '250M+', '7.5%']) await page.getByText(figure, { exact: true }).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Plan a campaign' }).getAttribute('href'))
    .toBe('/contact?topic=brands')
})

test('a card shows the accounts and figures of a creator from the specification', async ({ read }) => {
  const page = await read('/creators?search=garam')
  const card = page.getByRole('article').filter({ hasText: 'Garam Masala' })
  await card.getByRole('link', { name: 'Garam Masala on twitch' }).waitFor()
  const accounts = await card.getByRole('link', { name: /opens in a new tab/ }).allInnerTexts()
  expect(accounts.map((name) => name.split(/\s+/)[3])).toEqual(['YouTube', 'Instagram', 'Twitch'])
  // A Twitch creator has viewers; the profile says so, too.
  expect(await card.locator('dt').nth(1).textContent()).toMatch(/viewers$/)
  const figures = await card.locator('dl > div').allInnerTexts()
  expect(figures.map((figure) => figure.split(/\n+/).at(-1))).toEqual([
    '684.0K',
    '11.9K',
    '12.4%',
    '38.4K',
    '30 h',
    '17',
  ])
})

describe('profile', () => {
  test('every section can be read without JavaScript, charts as tables and lists; the page has structured data', async ({
    read,
  }) => {
    const page = await read('/creators/bhai-booyah')
    await expect.poll(() => page.title()).toBe('Bhai Booyah | AKHADA')
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(
        expect.arrayContaining([
          'Reach',
          'Audience',
          'Streaming',
          'Brand Collaborations',
          'Business Contact',
          'Esports Career',
          'Streaming Setup',
        ]),
      )
    const channel = page.getByRole('link', { name: /^Watch on YouTube/ })
    expect(await channel.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/@/)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((json) => JSON.parse(json)['@type'])).toEqual(['Person', 'BreadcrumbList'])

    const viewers = page.getByRole('table', { name: 'Viewers by month' })
    await expect.poll(() => viewers.getByRole('row').count()).toBe(13)
    await viewers.getByRole('columnheader', { name: 'viewers at the peak' }).waitFor()
    await viewers.getByRole('row', { name: 'June 2026 62.9K 186.0K' }).waitFor()
    await page.getByRole('table', { name: 'Hours live by month' }).getByRole('row', { name: 'June 2026 98' }).waitFor()
    await page.getByRole('table', { name: 'By weekday' }).getByRole('row', { name: 'Sunday 78.2K' }).waitFor()
    await page.getByText('41 brand deals so far').waitFor()
    await page.getByRole('figure', { name: 'Age' }).getByText('50%').waitFor()
    await expect.poll(() => page.getByRole('table', { name: 'Partnership rates' }).getByRole('row').count()).toBe(6)

    // The business contact is a person with email and phone.
    const contact = page.getByRole('region', { name: 'Business Contact' })
    await contact.getByText('Sabina Merchant').waitFor()
    const to = await contact.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(to).toEqual([
      'mailto:sabina@nakkad-talent.example?subject=Collaboration%20with%20Bhai%20Booyah',
      'tel:+910000000101',
    ])
  })
})

test('no part of a chart’s column covers another at any width; columns are labelled with short months, and with figures only where there is room', async ({
  read,
}) => {
  const page = await read('/creators/bhai-booyah')
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('figure', { name: 'By hour, IST' }).waitFor()
    const find = () => page.locator('figure > [aria-hidden=true]').evaluateAll(covered)
    await expect.poll(find, { message: `${width} px` }).toEqual([])
  }

  await page.setViewportSize({ width: 360, height: 740 })
  const columns = page.getByRole('figure', { name: 'Viewers by month' }).locator('> [aria-hidden=true]')
  // Content far below the viewport is not laid out, and has no text.
  await columns.scrollIntoViewIfNeeded()
  const words = async () => (await columns.innerText()).split(/\s+/)
  await expect.poll(words).toEqual('Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct'.split(' '))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(words).toHaveLength(36)
  await expect.poll(() => words()).toEqual(expect.arrayContaining(['62.9K', '186.0K']))
})

test.for([
  ['bhai-booyah', [768]],
  ['scopeshala', [768, 961, 1280, 1920]],
  ['chhota-packet', [1024]],
] as const)('the text about %s ends before the octagon with the portrait', async ([id, widths], { read }) => {
  const page = await read(`/creators/${id}`)
  const hero = page.locator('article > header')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const octagon = await hero.locator('> [aria-hidden=true]').boundingBox()
    const ends = await hero.locator('p, li, a, button').evaluateAll((pieces) =>
      pieces.map((piece) => {
        const words = document.createRange()
        words.selectNodeContents(piece)
        return words.getBoundingClientRect().right
      }),
    )
    expect(ends.length).toBeGreaterThan(6)
    expect(Math.max(...ends), `${width} px`).toBeLessThan(octagon?.x ?? 0)
  }
})

/** The words and bars of a column that overlap another column or stick out of the chart, to the pixel. */
function covered(charts: Element[]): string[] {
  return charts.flatMap((chart) => {
    const frame = chart.getBoundingClientRect()
    const pieces = [...chart.children].flatMap((column, index) =>
      [...column.querySelectorAll('*')].flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const box = (element.childElementCount || !element.textContent ? element : range).getBoundingClientRect()
        return box.width > 0 ? [{ index, box, name: element.textContent || 'bar' }] : []
      }),
    )
    const outside = pieces.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1)
    const over = pieces.filter(({ index, box }) =>
      pieces.some(
        (other) =>
          other.index > index &&
          other.box.left < box.right - 1 &&
          other.box.right > box.left + 1 &&
          other.box.top < box.bottom - 1 &&
          other.box.bottom > box.top + 1,
      ),
    )
    return [...outside, ...over].map(({ index, name }) => `${index}: ${name}`)
  })
}

test('a phone shows sixteen creators in less than nine screens', async ({ open }) => {
  const page = await open('/creators', { viewport: { width: 390, height: 844 } })
  const region = page.getByRole('region', { name: 'Creators' })
  const cards = await region.getByRole('article').evaluateAll((all) => all.map((card) => card.clientHeight))
  expect(cards).toHaveLength(16)
  expect(Math.max(...cards)).toBeLessThan(400)
  expect((await region.boundingBox())?.height).toBeLessThan(9 * 844)
  const first = region.getByRole('article').first()
  const tier = await first.getByText('S-Tier', { exact: true }).boundingBox()
  const heart = await first.getByRole('button').boundingBox()
  expect(heart && tier && heart.y + heart.height <= tier.y).toBe(true)
})

test('a creator of an organization has a page, can be found by the search, and links to the other creators there', async ({
  open,
}) => {
  const page = await open('/organization/himalaya-nine')
  await page.getByRole('link', { name: 'High Camp', exact: true }).click()
  await page.waitForURL('**/organization/himalaya-nine/high-camp')
  await page.getByRole('heading', { level: 1, name: 'High Camp' }).waitFor()
  await page.getByText('203.8K followers on Twitch').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('vidushi pant')
  await page.getByRole('group', { name: 'Creators' }).getByRole('option').first().click()
  await page.waitForURL('**/organization/himalaya-nine/draft-on-a-menu')
  await page.getByRole('heading', { level: 1, name: 'Draft on a Menu' }).waitFor()
  const others = page.getByRole('region', { name: 'More from Himalaya Nine' })
  await expect.poll(() => others.getByRole('listitem').count()).toBe(3)
  await expect.poll(() => others.getByText('Draft on a Menu').count()).toBe(0)
})
