import { expect, test } from 'vitest'
import { siteUrl } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'

const page = { title: 'A page', description: 'What is on it.' }

const shareCard = (head: ReturnType<typeof pageHead>) =>
  head.meta.flatMap((tag) => ('property' in tag && tag.property === 'og:image' ? [tag.content] : []))

test.each([
  ['/', 'home'],
  ['/players', 'players'],
  ['/aboutUs', 'aboutUs'],
  ['/Gaming-Esports', 'Gaming-Esports'],
  ['/media-promotion', 'media-promotion'],
  ['/esports/valorant', 'esports-valorant'],
  ['/organization/naag-esports', 'organization-naag-esports'],
  ['/creators/bhai-booyah', 'creators-bhai-booyah'],
  ['/players/profile/64f0', 'players'],
  ['/news/a-story', 'news'],
  ['/esports/tournament/indus-cup-2026', 'esports-tournament-indus-cup-2026'],
])('the page %s is shared with the card %s', (path, card) => {
  expect(shareCard(pageHead({ ...page, path }))).toEqual([`${siteUrl}/og/${card}.png`])
})

test('a page can be shared with the card of another one', () => {
  const head = pageHead({ ...page, path: '/players/profile/_', noindex: true, image: '/og/players.png' })
  expect(shareCard(head)).toEqual([`${siteUrl}/og/players.png`])
})

test('a page that is not for search engines, such as an unknown game, is shared with the card of the home page', () => {
  expect(shareCard(pageHead({ ...page, path: '/esports/chess', noindex: true }))).toEqual([`${siteUrl}/og/home.png`])
})
