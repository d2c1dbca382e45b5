import { slug } from '@akhada/contract/slug'
import { sum } from '@akhada/contract/sum'
import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { roster } from '@akhada/sample-world/players/roster'
import { tournaments as records } from '@akhada/sample-world/tournaments/records.data'
import { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { creatorQuery, creatorsQuery } from '~/content/creators/query'
import { creatorFilters } from '~/content/directory-filters'
import { featuredQuery } from '~/content/featured/query'
import { gamesQuery } from '~/content/games/query'
import { organizationCreatorQuery, organizationProfileQuery, organizationsQuery } from '~/content/organizations/query'
import { organizersQuery } from '~/content/organizers/query'
import { sponsors } from '~/content/sponsors/data'
import { gamePageQuery, tournamentQuery } from '~/content/tournaments/query'
import { toTournament } from '~/content/tournaments/to-tournament'

const client = new QueryClient()
const tournaments = records.map((record) => toTournament(record, Date.now()))
const [organizations, creators] = await Promise.all([client.query(organizationsQuery), client.query(creatorsQuery)])
const organizationProfiles = await Promise.all(
  organizations.map(({ id }) => client.query(organizationProfileQuery(id))),
)
const profiles = await Promise.all(creators.map(({ id }) => client.query(creatorQuery(id))))
const everything = [
  organizations,
  creators,
  tournaments,
  organizationProfiles,
  profiles,
  await Promise.all(gameIds.map((id) => client.query(gamePageQuery(id)))),
  await Promise.all(tournaments.map(({ id }) => client.query(tournamentQuery(id)))),
  await client.query(gamesQuery),
  await client.query(organizersQuery),
  await client.query(featuredQuery),
]
const texts = listStrings(everything)

test('there are 14 organizations and 16 creators, ids are unique, and unknown ids are not found', async () => {
  expect(new Set(organizations.map(({ id }) => id)).size).toBe(14)
  expect(new Set(creators.map(({ id }) => id)).size).toBe(16)
  await expect(client.query(organizationProfileQuery('nobody'))).rejects.toSatisfy(isNotFound)
  await expect(client.query(organizationCreatorQuery('naag-esports', 'nobody'))).rejects.toSatisfy(isNotFound)
  await expect(client.query(creatorQuery('nobody'))).rejects.toSatisfy(isNotFound)
})

test('everybody has a unique name, so every portrait has its own file', () => {
  const names = [
    ...creators.map(({ realName }) => realName),
    ...profiles.map(({ manager }) => manager.name),
    ...organizationProfiles.flatMap(({ founder, coFounders, creators: signed, participatingTeams }) => [
      founder.name,
      ...coFounders.map(({ name }) => name),
      ...signed.map(({ realName }) => realName),
      ...participatingTeams.flatMap(({ players }) => players.map(({ realName }) => realName)),
    ]),
    ...roster.filter(({ team }) => !team).map(({ realName }) => realName),
  ].map(slug)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(creatorFilters.slice(1))('the chip %s finds some creators, but not all', (chip) => {
  const found = creators.filter(({ tier, platform, games }) =>
    [tier, platform, ...games].some((text) => text.includes(chip)),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(creators.length)
})

test.each(profiles.map((entry) => [entry.name, entry] as const))(
  '%s: the main platform has the same figures as the directory',
  (_, { platform, subscribers, engagement, averageViews, socialStats, stats, streamingAnalytics }) => {
    const main = platform === 'YouTube' ? socialStats.youtube : socialStats.twitch
    expect(main).toMatchObject({ followers: subscribers, engagementRate: engagement })
    expect(platform === 'YouTube' ? main?.avgViews : main?.avgViewers).toBe(averageViews)
    for (const entry of Object.values(socialStats)) if (entry) expect(entry.followers).toBeGreaterThan(0)
    expect(Math.max(...streamingAnalytics.months.map(({ peakViewers }) => peakViewers))).toBe(stats.peakViewers)
    for (const { averageViewers, peakViewers } of streamingAnalytics.months) {
      expect(peakViewers).toBeGreaterThanOrEqual(averageViewers)
    }
  },
)

test.each(profiles.map((entry) => [entry.name, entry] as const))(
  '%s: shares add up to 100, and analytics cover twelve months, seven days and twenty-four hours',
  (_, { audienceProfile, streamingAnalytics }) => {
    for (const shares of Object.values(audienceProfile)) {
      expect(sum(shares.map(({ share }: { share: number }) => share))).toBe(100)
    }
    for (const shares of [audienceProfile.cities, audienceProfile.languages]) {
      const named = shares.filter(({ label }) => label !== 'Elsewhere').map(({ share }) => share)
      expect(named).toEqual(named.toSorted((a, b) => b - a))
    }
    const { months, weekdays, hours } = streamingAnalytics
    expect([months.length, weekdays.length, hours.length]).toEqual([12, 7, 24])
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted())
  },
)

test.each(profiles.map((entry) => [entry.name, entry] as const))(
  '%s: brands, rates and business contact are complete and invented',
  (_, { pastCollaborations, collaborationRates, manager, stats, streamingSetup, esportsCareer }) => {
    expect(pastCollaborations.length).toBeGreaterThanOrEqual(3)
    expect(stats.brandDeals).toBeGreaterThanOrEqual(pastCollaborations.length)
    for (const { brand } of pastCollaborations) expect(sponsors.map(({ name }) => name)).toContain(brand)
    for (const { from } of collaborationRates) expect(from).toMatchObject({ currency: 'INR' })
    expect(manager.email).toMatch(/^[a-z]+@[a-z-]+\.example$/)
    expect(manager.phone).toMatch(/^\+91 00000 00\d{3}$/)
    expect(streamingSetup.length).toBeGreaterThanOrEqual(5)
    expect(esportsCareer.highlights.length).toBeGreaterThanOrEqual(3)
  },
)

test('every external link leads to a known platform or an example domain', () => {
  const hosts = texts.filter((text) => /^https?:/.test(text)).map((text) => new URL(text).hostname)
  const known =
    /^(www\.youtube\.com|www\.instagram\.com|twitter\.com|www\.twitch\.tv|www\.facebook\.com|www\.linkedin\.com|discord\.com)$|\.example$/
  expect(hosts.length).toBeGreaterThan(500)
  expect(hosts.filter((host) => !known.test(host))).toEqual([])
})

test('every internal link leads to an existing page', () => {
  const pages = new Set([
    ...gameIds.map((id) => `/esports/${id}`),
    ...tournaments.map(({ path }) => path),
    ...organizations.map(({ id }) => `/organization/${id}`),
    ...organizationProfiles.flatMap(({ creators: signed }) => signed.map(({ path }) => path)),
  ])
  const links = texts.filter((text) => text.startsWith('/') && !text.startsWith('/art/'))
  expect(links.length).toBeGreaterThan(pages.size)
  expect(links.filter((link) => !pages.has(link))).toEqual([])
})

test('every picture has a valid path, and every game of an organization is a known one', () => {
  for (const picture of texts.filter((text) => text.startsWith('/art/'))) {
    expect(picture).toMatch(/^\/art\/(portraits|crests|partners|scenes|games|banners|gallery)\/[a-z0-9-]+\.svg$/)
  }
  const games: string[] = Object.values(gameNames)
  for (const organization of organizations) for (const game of organization.games) expect(games).toContain(game)
})

test('no text mentions betting or money games', () => {
  const forbidden = /\b(bet|bets|betting|gambl\w*|casino|rummy|poker|fantasy|wager\w*|odds|lottery|jackpot)\b/i
  expect(texts.filter((text) => forbidden.test(text))).toEqual([])
})

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listStrings)
  return value && typeof value === 'object' ? Object.values(value).flatMap(listStrings) : []
}
