import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { creatorsQuery } from '~/content/creators/query'
import type { ServiceCategory } from '~/content/directory-filters'
import { filterByGame } from '~/content/filter-by-game'
import { gamesQuery } from '~/content/games/query'
import { filterTopics } from '~/content/help/filter-topics'
import { helpQuery } from '~/content/help/query'
import { learnQuery } from '~/content/learn/query'
import { mediaPromotionQuery } from '~/content/media-promotion/query'
import { organizationProfileQuery, organizationsQuery } from '~/content/organizations/query'
import { organizersQuery } from '~/content/organizers/query'
import { servicesQuery } from '~/content/services/query'
import { filterCreators } from '~/screens/creators/filter-creators'
import { filterGames } from '~/screens/esports/filter-games'
import { filterResources } from '~/screens/learn/filter-resources'
import type { LearnSearch } from '~/screens/learn/learn-search'
import { filterSolutions } from '~/screens/media-promotion/filter-solutions'
import { filterRosterCreators, filterTeams, pickFirstGame } from '~/screens/organization/filter-roster'
import { filterServices } from '~/screens/services/filter-services'

const client = new QueryClient()
const creators = await client.query(creatorsQuery)
const games = await client.query(gamesQuery)
const topics = await client.query(helpQuery)
const { paths, resources } = await client.query(learnQuery)
const { solutions } = await client.query(mediaPromotionQuery)
const organizations = await client.query(organizationsQuery)
const organizers = await client.query(organizersQuery)
const services = await client.query(servicesQuery)
const naag = await client.query(organizationProfileQuery('naag-esports'))

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name)
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test.each([
  ['', 'All Creators', names(creators)],
  ['  ', 'All Creators', names(creators)],
  ['SIDDIQUI', 'All Creators', ['Bhai Booyah']],
  ['', 'S-Tier', names(creators.slice(0, 5))],
  ['', 'BGMI', ['Bhai Booyah', 'Noob Nawab', 'Drop Hot Didi', 'Chhota Packet', 'Pahadi Pixel', 'Lag Gaya']],
  [
    '',
    'Valorant',
    ['Noob Nawab', 'Scopeshala', 'Clutch Kaka', 'Garam Masala', 'Rani Rotations', 'Lag Gaya', 'Koshi Plays'],
  ],
  ['', 'YouTube', names(creators.filter(({ platform }) => platform === 'YouTube'))],
  ['ra', 'Twitch', ['Mid or Nothing', 'Garam Masala', 'Rani Rotations', 'Ctrl Alt Chai']],
  ['siddiqui', 'Twitch', []],
  ['(', 'All Creators', []],
] as const)('creators with "%s" of %s', (search, filter, expected) => {
  expect(names(filterCreators(creators, { search, filter }))).toEqual(expected)
})

test.each([
  ['', 'all', 8],
  ['A', 'all', 4],
  ['', 'moba', 2],
  ['cs', 'fps', 1],
  ['cs', 'moba', 0],
] as const)('games with "%s" of %s: %i', (search, filter, count) => {
  expect(filterGames(games, { search, filter })).toHaveLength(count)
})

test.each([
  // With millions of viewers.
  ['trending', ['Valorant', 'League of Legends', 'CS2', 'BGMI', 'Free Fire']],
  ['fps', ['Valorant', 'CS2']],
  ['moba', ['League of Legends', 'Dota 2']],
  ['battle-royale', ['Apex Legends', 'Fortnite', 'BGMI', 'Free Fire']],
] as const)('games of %s', (filter, expected) => {
  expect(names(filterGames(games, { search: '', filter }))).toEqual(expected)
})

test.each([
  ['', 'All Games', names(organizations)],
  ['MAHARASHTRA', 'All Games', ['Naag Esports', 'Sher Squad']],
  ['hyderabad', 'Valorant', ['Deccan Forge']],
  ['', 'League of Legends', []],
] as const)('organizations with "%s" that play %s', (search, game, expected) => {
  expect(names(filterByGame(organizations, { search, game }, ({ headquarters }) => headquarters))).toEqual(expected)
})

test.each([
  ['', 'All Games', names(organizers)],
  ['mumbai', 'All Games', ['Dangal Works', 'Gateway Arena']],
  ['lucknow', 'PUBG', ['Charbagh Circuit']],
  ['hyderabad', 'Dota 2', ['Deccan LAN Company']],
  ['mumbai', 'PUBG', []],
] as const)('organizers with "%s" of %s', (search, game, expected) => {
  expect(names(filterByGame(organizers, { search, game }, ({ city }) => city))).toEqual(expected)
})

test('resources combine a category with a text search, which includes the content', () => {
  const found = (search: string, category: LearnSearch['category']) =>
    titles(filterResources(resources, { search, category, open: '' }))
  expect(found('', 'all')).toEqual(titles(resources))
  for (const category of ['guides', 'coaching', 'audio', 'stats'] as const) expect(found('', category)).toHaveLength(1)
  expect(found('', 'tutorials')).toEqual(['Your first month of aim', 'Your first stream for under ₹8,000'])
  expect(found('bad sound', 'all')).toEqual(['Your first stream for under ₹8,000'])
  expect(found('bad sound', 'guides')).toEqual([])
})

test('services combine a text search with a category', () => {
  const found = (search: string, category: ServiceCategory) => titles(filterServices(services, { search, category }))
  expect(found('', 'orgs')).toEqual(['Organization Hubs', 'Team Shop'])
  expect(found('', 'creators')).toEqual(['Gaming Influencers', 'Gaming Knowledge Hub'])
  expect(found('', 'events')).toEqual(['Esports and Tournaments', 'Tournament Organizers', 'News'])
  expect(found('', 'business')).toEqual(['Media and Promotion', 'Careers in Esports'])
  expect(found('team SHOP', 'all')).toContain('Team Shop')
  expect(found('team shop', 'events')).toEqual([])
})

test.each([
  ['CREATOR camp', 'all', ['Creator Campaigns']],
  ['bad results', 'all', ['Campaign Results']],
  ['bootcamp', 'all', ['Team Sponsorship']],
  ['codes used', 'all', ['Campaign Results']],
  ['pre-ROLL', 'all', ['Stream Placements']],
  ['pre-roll', 'analytics', []],
  ['', 'ads', ['Stream Placements', 'Event Launch']],
  ['', 'analytics', ['Audience Reports', 'Campaign Results']],
  ['', 'partnerships', ['Creator Campaigns', 'Team Sponsorship']],
] as const)('solutions with "%s" in title, description or badges, of %s', (search, kind, expected) => {
  expect(titles(filterSolutions(solutions, { search, kind }))).toEqual(expected)
})

test('topics have only matching questions, and are left out if there is none', () => {
  expect(filterTopics(topics, '')).toEqual(topics)
  const question = topics[1]?.questions[0]
  const found = filterTopics(topics, question?.question.toUpperCase() ?? '')
  expect(found).toEqual([{ title: topics[1]?.title, questions: [question] }])
  expect(filterTopics(topics, 'no answer has this')).toEqual([])
})

test.each([
  ['How much does it cost?', 'free'],
  ['reset my password', 'password'],
  ['standings points', 'points'],
  ['join a tournament', 'join-tournament'],
])('"%s" finds the answer, regardless of word order', (search, id) => {
  const found = filterTopics(topics, search).flatMap(({ questions }) => questions)
  expect(found.map((question) => question.id)).toContain(id)
  expect(found.length).toBeLessThan(4)
})

describe('the roster of an organization', () => {
  const teams = naag?.participatingTeams ?? []
  const players = (game: string, search: string) =>
    filterTeams(teams, game, search).flatMap(({ players }) => names(players))

  test.each([
    ['BGMI', '', ['Rudra', 'Mirchi', 'Bhidu', 'Fanaa', 'Zero']],
    ['BGMI', 'naag', ['Rudra', 'Mirchi', 'Bhidu', 'Fanaa', 'Zero']],
    ['BGMI', 'jadhav', ['Bhidu']],
    ['Dota 2', 'jadhav', []],
    ['Valorant', '', []],
  ])('players of %s with "%s"', (game, search, expected) => {
    expect(players(game, search)).toEqual(expected)
  })

  test('begins with Valorant, or else with the first team', () => {
    expect(pickFirstGame(teams)).toBe('BGMI')
    expect(pickFirstGame([...teams, ...teams.slice(0, 1).map((team) => ({ ...team, game: 'Valorant' }))])).toBe(
      'Valorant',
    )
    expect(pickFirstGame([])).toBe('')
  })

  test.each([
    [{ creatorGame: 'All', creatorType: 'All', creator: '' }, 4],
    [{ creatorGame: 'All', creatorType: 'Streamer', creator: '' }, 2],
    [{ creatorGame: 'Valorant', creatorType: 'Streamer', creator: '' }, 1],
    [{ creatorGame: 'Valorant', creatorType: 'Coach', creator: '' }, 0],
    [{ creatorGame: 'All', creatorType: 'All', creator: 'MENON' }, 1],
  ] as const)('creators with %j: %i', (search, count) => {
    const all = { game: '', player: '', ...search }
    expect(filterRosterCreators(naag?.creators ?? [], all)).toHaveLength(count)
  })
})

test('the steps of learning paths are resources', () => {
  expect(resources.map(({ id }) => id)).toEqual(expect.arrayContaining(paths.flatMap(({ steps }) => steps)))
})
