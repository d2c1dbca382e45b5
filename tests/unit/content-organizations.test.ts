import { ordinal } from '@akhada/contract/ordinal'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { roster } from '@akhada/sample-world/players/roster'
import { placements } from '@akhada/sample-world/tournaments/placements.data'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toPlayer } from '~/api/player'
import { loadOrganizations } from '~/content/organizations/load'
import { loadOrganizationProfile } from '~/content/organizations/load-profile'
import { lineUpQuery, organizationProfileQuery, organizationsQuery } from '~/content/organizations/query'
import { tournamentQuery } from '~/content/tournaments/query'
import { listFinalRanking } from '~/content/tournaments/ranking'
import { findPlayerTeam } from '~/content/tournaments/team-id'
import { parseDollars } from '~/rules/career'

const client = new QueryClient()
const organizations = await client.query(organizationsQuery)
const organizationProfiles = await Promise.all(
  organizations.map(({ id }) => client.query(organizationProfileQuery(id))),
)
/** A time when all results are known. */
const later = Date.parse('2028-01-02T12:00+05:30')

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
  '%s: achievements are newest first, won by teams that existed, and match the tournaments',
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
      const place = listFinalRanking(tournament.stages).findIndex((entry) => entry.name === name) + 1
      expect([tournament.name, tournament.gameName, ordinal(place)]).toEqual([title, relatedGame, position])
      expect(tournament.start).toContain(String(year))
    }
    for (const { game, achievements: wins } of participatingTeams) {
      const titles = achievements.filter((entry) => entry.relatedGame === game && entry.position === '1st')
      expect(wins).toBeGreaterThanOrEqual(titles.length)
    }
  },
)

test('new podiums are added to the achievements of an organization, and new titles to the wins of its teams', async () => {
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

test('every player of a team gets a share of its prizes, with or without a record', async () => {
  const readSquad = async (time: string) => {
    const profile = await loadOrganizationProfile('jhansi-riot', Date.parse(time))
    const squad = profile?.participatingTeams.find(({ game }) => game === 'Free Fire')?.players ?? []
    return squad.filter(({ type }) => type === 'Starter')
  }
  const before = await readSquad('2026-11-22T12:00+05:30')
  const after = await readSquad('2026-11-23T12:00+05:30')
  expect(after.filter(({ playerId }) => playerId === null)).toHaveLength(1)
  const listEarnings = (squad: typeof after) => squad.map(({ earnings }) => parseDollars(earnings) ?? 0)
  const won = listEarnings(after).map((earned, index) => earned - (listEarnings(before)[index] ?? 0))
  expect(won[0]).toBeGreaterThanOrEqual(100_000)
  expect(new Set(won).size).toBe(1)
  for (const { name, achievements, tournamentPath } of after) {
    expect(achievements, name).toBe('1st, Maha Dangal 2026: Free Fire')
    expect(tournamentPath, name).toBe('/esports/tournament/maha-dangal-2026-freefire')
  }
})

test('every podium of an organization is among its achievements', async () => {
  for (const { id, name } of organizations) {
    const profile = await loadOrganizationProfile(id, later)
    for (const tournament of tournaments) {
      const place = (placements[tournament.id]?.indexOf(name) ?? -1) + 1
      if (place < 1 || place > 3) continue
      const path = `/esports/tournament/${tournament.id}`
      expect(profile?.achievements, name).toContainEqual(expect.objectContaining({ path, position: ordinal(place) }))
    }
  }
})

test('in the end no achievement is listed twice, each belongs to a team, and the directory counts them', async () => {
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

test('the sample players are in the rosters of their teams, with real name and in-game name', () => {
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

test('every sample player is in the line-up of the team on the record', async () => {
  const players = samplePlayers.map(toPlayer).flatMap((player) => {
    const team = findPlayerTeam(player)
    return team ? [{ id: player.id, team }] : []
  })
  expect(players.length).toBeGreaterThan(100)
  for (const { id, team } of players) {
    expect(
      (await client.query(lineUpQuery(team))).map(({ playerId }) => playerId),
      team,
    ).toContain(id)
  }
})

test('a sample player has the same earnings and tier on the organization page', () => {
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

test('in-game names and creator names are unique within an organization', () => {
  for (const { name, creators: signed, participatingTeams } of organizationProfiles) {
    const names = [
      ...signed.map((entry) => entry.name),
      ...participatingTeams.flatMap(({ players }) => players.map((player) => player.name)),
    ]
    expect(new Set(names).size, name).toBe(names.length)
  }
})
