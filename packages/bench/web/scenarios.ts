import { samplePlayers } from '@akhada/sample-world/players/players'
import type { Locator, Page } from 'playwright-core'

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

export interface Link {
  from: string
  to: string
}

/** The links that are tapped. */
export const links: Link[] = [
  { from: '/', to: '/esports' },
  { from: '/', to: '/players' },
  { from: '/', to: '/organization' },
  { from: '/players', to: '/etalent' },
  { from: '/learn', to: '/events' },
  { from: '/esports', to: '/esports/bgmi' },
]

/** Something that is typed or tapped on a page. */
export interface Interaction {
  name: string
  path: string
  act: (page: Page) => Promise<void>
}

/** Taps like a finger: finding the control, and rendering after a scroll, aren't part of the tap. */
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

/** A control that is tapped before hydration. `isDone` runs in the page and returns whether the effect is there. */
export interface EarlyControl {
  name: string
  path: string
  control: (page: Page) => Locator
  isDone: () => boolean
}

export const earlyControls: EarlyControl[] = [
  {
    name: 'menu',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Open menu' }),
    isDone: () => document.querySelector('dialog[open]') !== null,
  },
  {
    name: 'search',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Search', exact: true }),
    isDone: () => document.querySelector('dialog[open] input[role=combobox]') !== null,
  },
  {
    name: 'players: filters',
    path: '/players',
    control: (page) => page.getByRole('button', { name: 'Filters' }),
    isDone: () => document.querySelector('main select')?.checkVisibility() === true,
  },
  {
    name: 'esports: genre',
    path: '/esports',
    control: (page) => page.getByRole('button', { name: 'Battle Royale', exact: true }),
    isDone: () => location.search !== '',
  },
  {
    name: 'game: tab',
    path: '/esports/bgmi',
    control: (page) => page.getByRole('tab', { name: /Upcoming/ }),
    isDone: () => document.querySelector('[role=tab]:nth-child(2)')?.ariaSelected === 'true',
  },
  {
    name: 'learn: category',
    path: '/learn',
    control: (page) => page.getByRole('button', { name: 'Guides', exact: true }),
    isDone: () => location.search !== '',
  },
  {
    name: 'help: question',
    path: '/help',
    control: (page) => page.getByRole('button', { name: 'How do I find a player?' }),
    isDone: () => document.querySelector('main [aria-expanded=true]') !== null,
  },
  {
    name: 'organization: follow',
    path: '/organization/naag-esports',
    control: (page) => page.getByRole('button', { name: 'Follow Naag Esports', exact: true }),
    isDone: () => localStorage.getItem('follows') !== null,
  },
]
