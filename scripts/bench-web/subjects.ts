import type { Locator, Page } from 'playwright-core'
import { samplePlayers } from '../../contract/sample-players/players'

/** The pages that are loaded cold. */
export const pages = [
  '/',
  '/players',
  `/players/profile/${samplePlayers[0]?._id}`,
  '/etalent',
  '/esports',
  '/esports/bgmi',
  '/organization/naag-esports',
  '/Gaming-Esports',
  '/learn',
  '/events',
  '/login',
]

/** A link, and in how many ms after the touch the heading behind it is to be there. */
export interface Link {
  from: string
  to: string
  headingGoal: number
}

/** The links that are tapped: what the menu names is there sooner. */
export const links: Link[] = [
  { from: '/', to: '/esports', headingGoal: 350 },
  { from: '/', to: '/players', headingGoal: 450 },
  { from: '/', to: '/organization', headingGoal: 350 },
  { from: '/players', to: '/etalent', headingGoal: 350 },
  { from: '/learn', to: '/events', headingGoal: 450 },
  { from: '/esports', to: '/esports/bgmi', headingGoal: 450 },
]

/** Something that is typed or pressed on a page. */
export interface Interaction {
  name: string
  path: string
  act: (page: Page) => Promise<void>
}

/** As a finger does it: what scrolling renders, and the look-up of the control, are not part of the tap. */
async function tapAt(control: Locator): Promise<void> {
  const page = control.page()
  await control.first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(700)
  const box = await control.first().boundingBox()
  if (!box) throw new Error('The control is not visible.')
  await page.waitForTimeout(300)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

export const interactions: Interaction[] = [
  {
    name: 'players: type a name',
    path: '/players',
    act: async (page) => {
      await page.getByPlaceholder('Search players').tap()
      await page.keyboard.type('rudra', { delay: 120 })
    },
  },
  {
    name: 'players: open and close the filters',
    path: '/players',
    act: async (page) => {
      const filters = page.getByRole('button', { name: 'Filters' })
      await tapAt(filters)
      await tapAt(filters)
    },
  },
  {
    name: 'creators: type a name',
    path: '/creators',
    act: async (page) => {
      await page.getByPlaceholder(/Search creators/).tap()
      await page.keyboard.type('booyah', { delay: 120 })
    },
  },
  {
    name: 'esports: choose a genre',
    path: '/esports',
    act: (page) => tapAt(page.getByText('Battle Royale', { exact: true })),
  },
  {
    name: 'esports: next slide',
    path: '/esports',
    act: (page) => tapAt(page.getByRole('button', { name: /next/i })),
  },
  {
    name: 'game: another tab',
    path: '/esports/bgmi',
    act: (page) => tapAt(page.getByRole('tab', { name: /Upcoming/ })),
  },
  {
    name: 'learn: choose a category',
    path: '/learn',
    act: (page) => tapAt(page.getByText('Guides', { exact: true })),
  },
  {
    name: 'menu: open',
    path: '/',
    act: (page) => tapAt(page.getByRole('button', { name: /menu/i })),
  },
  {
    name: 'search: open and type',
    path: '/',
    act: async (page) => {
      await tapAt(page.getByRole('button', { name: /search/i }))
      await page.waitForTimeout(1000)
      await page.keyboard.type('naag', { delay: 120 })
    },
  },
]
