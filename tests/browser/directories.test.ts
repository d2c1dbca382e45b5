import { expect, test } from './fixtures'
import {
  creatorsPage,
  esportsPage,
  learnPage,
  mediaPromotionPage,
  organizationsPage,
  organizersPage,
  servicesPage,
} from './pages/directories'

/**
 * The URL and the number of cards with each filter (the last one stays), what a text then finds, and the filter with which it finds
 * nothing. Unit tests have the tables of what matches.
 */
const screens = [
  {
    name: 'creators',
    locate: creatorsPage,
    count: 16,
    filters: {
      'S-Tier': ['?filter=S-Tier', 5],
      YouTube: ['?filter=YouTube', 10],
      Twitch: ['?filter=Twitch', 6],
      Valorant: ['?filter=Valorant', 7],
      BGMI: ['?filter=BGMI', 6],
    },
    // A real name.
    search: 'SIDDIQUI',
    found: 'Bhai Booyah',
    url: '?filter=BGMI&search=SIDDIQUI',
    other: 'Twitch',
    empty: ['No Creators Found', 'Try adjusting your search or filters', 'Show all creators'],
  },
  {
    name: 'games',
    locate: esportsPage,
    count: 8,
    filters: {
      Trending: ['?filter=trending', 5],
      MOBA: ['?filter=moba', 2],
      'Battle Royale': ['?filter=battle-royale', 4],
      'All Games': ['', 8],
      FPS: ['?filter=fps', 2],
    },
    search: 'VALO',
    found: 'Valorant',
    url: '?filter=fps&search=VALO',
    other: 'MOBA',
    empty: ['No Games Found', 'Try adjusting your search or filter criteria', 'Show all games'],
  },
  {
    name: 'resources',
    locate: learnPage,
    count: 6,
    filters: {
      Tutorials: ['?category=tutorials', 2],
      All: ['', 6],
      Guides: ['?category=guides', 1],
      Coaching: ['?category=coaching', 1],
      Analytics: ['?category=stats', 1],
      Podcasts: ['?category=audio', 1],
    },
    search: 'PARENTS',
    found: 'Talking to parents about esports',
    url: '?category=audio&search=PARENTS',
    other: 'Analytics',
    empty: ['Nothing found', 'Try another word, or show all categories', 'Show all resources'],
  },
  {
    name: 'solutions',
    locate: mediaPromotionPage,
    count: 6,
    filters: {
      Analytics: ['?kind=analytics', 2],
      Partnerships: ['?kind=partnerships', 2],
      All: ['', 6],
      Ads: ['?kind=ads', 2],
    },
    search: 'STREAM',
    found: 'Stream Placements',
    url: '?kind=ads&search=STREAM',
    other: 'Analytics',
    empty: ['Nothing found', 'Try another word, or show all kinds', 'Show all solutions'],
  },
  {
    name: 'organizations',
    locate: organizationsPage,
    count: 14,
    filters: { Valorant: ['?game=Valorant', 8] },
    search: 'UTTAR PRADESH',
    found: 'Jhansi Riot',
    url: '?game=Valorant&search=UTTAR+PRADESH',
    other: 'CS2',
    empty: ['Nobody here', 'No organizations found matching your criteria.', 'Clear Filters'],
  },
  {
    name: 'organizers',
    locate: organizersPage,
    count: 12,
    filters: { 'Dota 2': ['?game=Dota+2', 6] },
    search: 'KOCHI',
    found: 'Backwater Games',
    url: '?game=Dota+2&search=KOCHI',
    other: 'PUBG',
    empty: ['No organizers found', 'Try another name or city', 'Show all organizers'],
  },
  {
    name: 'services',
    locate: servicesPage,
    count: 9,
    filters: { Creators: ['?category=creators', 2] },
    search: 'COACHING',
    found: 'Gaming Knowledge Hub',
    url: '?category=creators&search=COACHING',
    other: 'Business',
    empty: ['No Services Found', 'Try adjusting your search or filter criteria', 'Show all services'],
  },
] as const

test.for(screens)(
  'the filter and search of $name combine, are in the URL and survive a reload; an empty result can be cleared',
  async ({ locate, count, filters, search, found, url, other, empty: [title, text, clear] }, { visit }) => {
    const { page } = await visit()
    const directory = locate(page)
    const choose = async (label: string) => {
      const select = page.getByRole('combobox', { name: 'Game' })
      if ((await select.count()) > 0) await select.selectOption(label)
      else {
        await directory.filterButton(label).click()
        await page.getByRole('button', { name: label, exact: true, pressed: true }).waitFor()
      }
    }
    await directory.open()
    for (const [label, [query, matches]] of Object.entries(filters)) {
      await choose(label)
      await expect.poll(() => directory.names()).toHaveLength(matches)
      await expect.poll(() => directory.search()).toBe(query)
    }
    await directory.searchBox.pressSequentially(search)
    await expect.poll(() => directory.names()).toEqual([found])
    await expect.poll(() => directory.search()).toBe(url)
    await page
      .getByRole('status')
      .filter({ hasText: /^1 \w+$/ })
      .waitFor()
    await page.reload()
    expect(await directory.names()).toEqual([found])
    expect(await directory.searchBox.inputValue()).toBe(search)

    await choose(other)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText(text).waitFor()
    await page.getByRole('button', { name: clear }).click()
    await expect.poll(() => directory.names()).toHaveLength(count)
    expect(directory.search()).toBe('')
    expect(await directory.searchBox.inputValue()).toBe('')
  },
)
