import type { Locator, Page } from 'playwright-core'

interface Directory {
  /** Opens the page, with a search string if given, and waits for its first card. */
  open: (search?: string) => Promise<void>
  cards: Locator
  names: () => Promise<string[]>
  searchBox: Locator
  /** A filter that is a button, by its label; one that is a select is found by `page.getByLabel`. */
  filterButton: (label: string) => Locator
  /** The search string of the URL. */
  search: () => string
}

interface Labels {
  path: string
  /** Of the region with the cards; the main content without one. */
  list?: string
  searchBox: string
}

/** A page that lists cards, with a search box and filters in the URL. */
const directory = (labels: Labels) => {
  return (page: Page): Directory => {
    const list = labels.list ? page.getByRole('region', { name: labels.list }) : page.getByRole('main')
    const cards = list.getByRole('article')
    return {
      open: async (search = '') => {
        await page.goto(labels.path + search)
        await cards.first().waitFor()
      },
      cards,
      names: () => cards.getByRole('heading').allTextContents(),
      searchBox: page.getByRole('searchbox', { name: labels.searchBox }),
      filterButton: (label) => page.getByRole('button', { name: label, exact: true }),
      search: () => new URL(page.url()).search,
    }
  }
}

export const playersPage = directory({ path: '/players', searchBox: 'Search players' })
export const creatorsPage = directory({ path: '/creators', list: 'Creators', searchBox: 'Search creators' })
export const organizationsPage = directory({
  path: '/organization',
  list: 'Organizations',
  searchBox: 'Search organizations',
})
export const organizersPage = directory({ path: '/organizers', list: 'Organizers', searchBox: 'Search organizers' })
export const esportsPage = directory({ path: '/esports', list: 'Games', searchBox: 'Search games' })
export const learnPage = directory({ path: '/learn', list: 'Resources', searchBox: 'Search resources' })
export const mediaPromotionPage = directory({
  path: '/media-promotion',
  list: 'Solutions',
  searchBox: 'Search solutions',
})
