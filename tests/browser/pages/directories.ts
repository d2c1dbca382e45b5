import type { Page } from 'playwright-core'

interface Labels {
  path: string
  /** The name of the region with the cards; without one, the main content. */
  list?: string
  /** The role of a card; by default an article. */
  card?: 'listitem'
  searchBox: string
}

/** A page that lists cards, with a search box and filters in the URL. */
const directory = (labels: Labels) => {
  return (page: Page) => {
    const list = labels.list ? page.getByRole('region', { name: labels.list }) : page.getByRole('main')
    const cards = list.getByRole(labels.card ?? 'article')
    return {
      /** Opens the page, with a search string if given, and waits for its first card. */
      open: async (search = '') => {
        await page.goto(labels.path + search)
        await cards.first().waitFor()
      },
      cards,
      names: () => cards.getByRole('heading').allTextContents(),
      searchBox: page.getByRole('searchbox', { name: labels.searchBox }),
      /** A filter button, by its label. Find selects with `page.getByLabel`. */
      filterButton: (label: string) => page.getByRole('button', { name: label, exact: true }),
      /** The search string of the URL. */
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
export const servicesPage = directory({
  path: '/services',
  list: 'Services',
  card: 'listitem',
  searchBox: 'Search services',
})
