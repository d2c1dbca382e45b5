import type { Page } from 'playwright-core'

/** The titles of the sections of a page. */
export const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()

/** The sections that home has for visitors. */
export const ofVisitors = [
  'Up next',
  'Our Mission',
  'Our Vision',
  'What We Do',
  'Core Values',
  'Our Team',
  'Joining is free',
  'Write to Us',
]

export const figures = [
  '200K+Active players',
  '5K+Tournaments hosted',
  '1.2M+Community members',
  '50+Brand partnerships',
]
