import { slug } from '@akhada/contract/slug'
import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { roster } from '@akhada/sample-world/players/roster'
import { tournaments as records } from '@akhada/sample-world/tournaments/records.data'
import { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { creatorQuery, creatorsQuery } from '~/content/creators/query'
import { featuredQuery } from '~/content/featured/query'
import { gamesQuery } from '~/content/games/query'
import { loadOrganizations } from '~/content/organizations/load'
import { loadOrganizationProfile } from '~/content/organizations/load-profile'
import { organizationCreatorQuery, organizationProfileQuery, organizationsQuery } from '~/content/organizations/query'
import { organizersQuery } from '~/content/organizers/query'
import { creatorFilters } from '~/content/search-options'
import { sponsors } from '~/content/sponsors/data'
import { gamePageQuery, tournamentQuery } from '~/content/tournaments/query'
import { rankFinally } from '~/content/tournaments/ranking'
import { toTournament } from '~/content/tournaments/to-tournament'
import { ordinal } from '~/lib/ordinal'

const client = new QueryClient()
const tournaments = records.map((record) => toTournament(record, Date.now()))
const [organizations, creators] = await Promise.all([client.query(organizationsQuery), client.query(creatorsQuery)])
const organizationProfiles = await Promise.all(
  organizations.map(({ id }) => client.query(organizationProfileQuery(id))),
)
/** When all results are in. */
const later = Date.parse('2028-01-02T12:00+05:30')
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

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test('there are 14 organizations and 16 creators, ids are unique, and unknown ids are not found', async () => {
  expect(new Set(organizations.map(({ id }) => id)).size).toBe(14)
  expect(new Set(creators.map(({ id }) => id)).size).toBe(16)
  await expect(client.query(organizationProfileQuery('nobody'))).rejects.toSatisfy(isNotFound)
  await expect(client.query(organizationCreatorQuery('naag-esports', 'nobody'))).rejects.toSatisfy(isNotFound)
  await expect(client.query(creatorQuery('nobody'))).rejects.toSatisfy(isNotFound)
})

test.each(organizationProfiles.map((entry) => [entry.name, entry] as const))(
  '%s: the directory counts what the profile shows',
  (name, { founder, coFounders, participatingTeams, creators: signed, achievements }) => {
    const directory = organizations.find((entry) => entry.name === name)
    const players = participatingTeams.flatMap((team) => team.players)
    expect(directory?.achievements).toBe(achievements.length)
    expect(directory?.members).toBe(players.length + [founder, ...coFounders].length + signed.length)
    expect(directory?.games).toEqual(participatingTeams.map(({ game }) => game))
    expect(directory?.teams).toEqual(
      participatingTeams.map((team) => ({ name: team.name, game: team.game, achievements: team.achievements })),
    )
  },
)

test.each(organizationProfiles.map((entry) => [entry.name, entry] as const))(
  '%s: the profile is complete',
  (_, { coFounders, story, sponsors: partners, participatingTeams, creators: signed, achievements, themeColor }) => {
    expect(themeColor).toMatch(/^#[0-9a-f]{6}$/)
    expect(coFounders).toHaveLength(3)
    expect(story.length).toBeGreaterThanOrEqual(3)
    expect(partners.length).toBeGreaterThanOrEqual(5)
    expect(new Set(partners.map(({ name }) => name)).size).toBe(partners.length)
    expect(participatingTeams.length).toBeGreaterThanOrEqual(3)
    expect(signed.length).toBeGreaterThanOrEqual(3)
    expect(new Set(achievements.map(({ type }) => type))).toEqual(new Set(['Tournament', 'Award', 'Milestone']))
    expect(new Set(achievements.map(({ year }) => year)).size).toBeGreaterThanOrEqual(5)
    for (const { game, players } of participatingTeams) {
      expect(players.length).toBeGreaterThanOrEqual(game === 'BGMI' || game === 'Free Fire' ? 4 : 5)
      expect(players.length).toBeLessThanOrEqual(5)
      expect(new Set(players.map(({ role }) => role)).size).toBe(players.length)
    }
  },
)

test.each(organizationProfiles.map((entry) => [entry.name, entry] as const))(
  '%s: achievements are newest first, won by teams that existed, and agree with the tournaments',
  async (name, { achievements, participatingTeams }) => {
    const years = achievements.map(({ year }) => year)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
    for (const { relatedGame, year, position, path, title, type } of achievements) {
      if (type === 'Tournament') expect(position, title).not.toBeNull()
      const team = participatingTeams.find(({ game }) => game === relatedGame)
      expect(team === undefined, title).toBe(relatedGame === null)
      if (team) expect(year, title).toBeGreaterThanOrEqual(team.establishedYear)
      if (!path) continue
      const tournament = await client.query(tournamentQuery(path.replace('/esports/tournament/', '')))
      const place = rankFinally(tournament.stages).findIndex((entry) => entry.name === name) + 1
      expect([tournament.name, tournament.gameName, ordinal(place)]).toEqual([title, relatedGame, position])
      expect(tournament.start).toContain(String(year))
    }
    for (const { game, achievements: wins } of participatingTeams) {
      const titles = achievements.filter((entry) => entry.relatedGame === game && entry.position === '1st')
      expect(wins).toBeGreaterThanOrEqual(titles.length)
    }
  },
)

test('an organization goes on winning: podiums join its achievements, and titles the wins of its teams', async () => {
  const load = async (time: string) => {
    const now = Date.parse(time)
    const profile = await loadOrganizationProfile('himalaya-nine', now)
    const card = loadOrganizations(now).find(({ id }) => id === 'himalaya-nine')
    return { profile, card, wins: profile?.participatingTeams.find(({ game }) => game === 'BGMI')?.achievements ?? 0 }
  }
  const before = await load('2026-11-22T12:00+05:30')
  const after = await load('2026-11-23T12:00+05:30')
  expect(after.wins).toBe(before.wins + 1)
  expect(after.card?.achievements).toBe((before.card?.achievements ?? 0) + 1)
  expect(after.profile?.achievements[0]).toMatchObject({
    title: 'Maha Dangal 2026: BGMI',
    position: '1st',
    relatedGame: 'BGMI',
    description: 'Champions in Mumbai, for $400,000.',
    path: '/esports/tournament/maha-dangal-2026-bgmi',
  })
})

test('in the end no achievement is there twice, each is of a team, and the directory counts them', async () => {
  for (const { id, achievements } of loadOrganizations(later)) {
    const profile = await loadOrganizationProfile(id, later)
    const listed = profile?.achievements ?? []
    expect(achievements).toBe(listed.length)
    const titles = listed.map(({ title, relatedGame }) => `${title} ${relatedGame}`)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    const games = [null, ...(profile?.participatingTeams ?? []).map(({ game }) => game)]
    expect(listed.filter(({ relatedGame }) => !games.includes(relatedGame))).toEqual([])
  }
})

test('the sample players are in the rosters of their teams, by real name and name in the game', () => {
  const players = organizationProfiles.flatMap(({ participatingTeams }) =>
    participatingTeams.flatMap((team) =>
      team.players.map(({ name, realName }) => `${team.name}, ${team.game}: ${name} (${realName})`),
    ),
  )
  const sample = roster
    .filter(({ team }) => team)
    .map(({ team, game, ign, realName }) => `${team}, ${game}: ${ign} (${realName})`)
  expect(sample.length).toBeGreaterThan(100)
  expect(sample.filter((player) => !players.includes(player))).toEqual([])
})

test('a sample player has the same earnings and tier on the page of the organization', () => {
  const players = organizationProfiles.flatMap(({ participatingTeams }) =>
    participatingTeams.flatMap((team) => team.players),
  )
  for (const { realName, earnings, tier } of samplePlayers) {
    const player = players.find((entry) => entry.realName === realName)
    if (!player) continue
    if (earnings !== 'Unknown') expect(player.earnings, realName ?? '').toBe(earnings)
    if (tier) expect(player.tier, realName ?? '').toBe(tier)
  }
})

test('everybody has a name of their own, and so has every portrait', () => {
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

test('names in the game and names of creators are unique within an organization', () => {
  for (const { name, creators: signed, participatingTeams } of organizationProfiles) {
    const names = [
      ...signed.map((entry) => entry.name),
      ...participatingTeams.flatMap(({ players }) => players.map((player) => player.name)),
    ]
    expect(new Set(names).size, name).toBe(names.length)
  }
})

test.each(creatorFilters.slice(1))('the chip %s finds some creators, but not all', (chip) => {
  const found = creators.filter(({ tier, platform, games }) =>
    [tier, platform, ...games].some((text) => text.includes(chip)),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(creators.length)
})

test.each(profiles.map((entry) => [entry.name, entry] as const))(
  '%s: the main platform has the figures of the directory',
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

test('every external link is to a known platform or to an example domain', () => {
  const hosts = texts.filter((text) => /^https?:/.test(text)).map((text) => new URL(text).hostname)
  const known =
    /^(www\.youtube\.com|www\.instagram\.com|twitter\.com|www\.twitch\.tv|www\.facebook\.com|www\.linkedin\.com|discord\.com)$|\.example$/
  expect(hosts.length).toBeGreaterThan(500)
  expect(hosts.filter((host) => !known.test(host))).toEqual([])
})

test('every internal link leads to a page that there is', () => {
  const pages = new Set([
    ...gameIds.map((id) => `/esports/${id}`),
    ...tournaments.map(({ path }) => path),
    ...organizations.map(({ path }) => path),
    ...organizationProfiles.flatMap(({ creators: signed }) => signed.map(({ path }) => path)),
  ])
  const links = texts.filter((text) => text.startsWith('/') && !text.startsWith('/art/'))
  expect(links.length).toBeGreaterThan(pages.size)
  expect(links.filter((link) => !pages.has(link))).toEqual([])
})

test('every picture has a name, and every game of a team is one of the games', () => {
  for (const picture of texts.filter((text) => text.startsWith('/art/'))) {
    expect(picture).toMatch(/^\/art\/(portraits|crests|partners|scenes|games|banners|gallery)\/[a-z0-9-]+\.svg$/)
  }
  const games: string[] = Object.values(gameNames)
  for (const organization of organizations) for (const game of organization.games) expect(games).toContain(game)
})

test('nothing speaks of betting or money games', () => {
  const forbidden = /\b(bet|bets|betting|gambl\w*|casino|rummy|poker|fantasy|wager\w*|odds|lottery|jackpot)\b/i
  expect(texts.filter((text) => forbidden.test(text))).toEqual([])
})

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listStrings)
  return value && typeof value === 'object' ? Object.values(value).flatMap(listStrings) : []
}
