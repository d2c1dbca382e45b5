import { readdirSync } from 'node:fs'
import { sum } from '@akhada/contract/sum'
import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { tournaments as records } from '@akhada/sample-world/tournaments/records.data'
import { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { featuredQuery } from '~/content/featured/query'
import { organizationsQuery } from '~/content/organizations/query'
import { organizersQuery } from '~/content/organizers/query'
import { loadTournaments } from '~/content/tournaments/load'
import { gamePageQuery, tournamentQuery } from '~/content/tournaments/query'
import { listSeries } from '~/content/tournaments/read-stages'
import { sortUpcomingFirst } from '~/content/tournaments/sort-upcoming-first'
import { toTournament } from '~/content/tournaments/to-tournament'
import { toTournamentEvent } from '~/content/tournaments/to-tournament-event'
import type { Match, Stage, TournamentDetail } from '~/content/tournaments/types'
import { countStandingsPoints } from '~/rules/standings'

// In the middle of a season, with tournaments in all states and half-played stages.
const now = Date.parse('2026-11-21T00:00:00+05:30')
vi.useFakeTimers({ now, toFake: ['Date'] })
afterAll(() => vi.useRealTimers())

const client = new QueryClient()
const all = records.map((record) => toTournament(record, now)).sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
const detail = (id: string) => client.query(tournamentQuery(id))
const details = await Promise.all(all.map(({ id }) => detail(id)))
const [organizers, organizations] = await Promise.all([client.query(organizersQuery), client.query(organizationsQuery)])

const findStages = <Kind extends Stage['kind']>(tournament: TournamentDetail, kind: Kind) =>
  tournament.stages.filter((stage): stage is Extract<Stage, { kind: Kind }> => stage.kind === kind)

const wonBy = (match: Match) => match.winner?.name

test('unknown games and tournaments are not found', async () => {
  await expect(client.query(gamePageQuery('chess'))).rejects.toSatisfy(isNotFound)
  await expect(client.query(tournamentQuery('nowhere-cup'))).rejects.toSatisfy(isNotFound)
})

test('ids are unique, and there is one file of draws per game, plus one for others', async () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const files = readdirSync(new URL('../../packages/sample-world/tournaments/draws', import.meta.url))
  expect(files.sort()).toEqual([...gameIds, 'other'].map((name) => `${name}.data.ts`).sort())
})

test.each(details)('$id: times, state, stages and status are consistent', ({ start, end, state, stages, status }) => {
  for (const time of [start, end]) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/)
  expect(Date.parse(start)).toBe(Math.min(...stages.map((stage) => Date.parse(stage.start))))
  expect(Date.parse(end)).toBe(Math.max(...stages.map((stage) => Date.parse(stage.end))))
  const open = stages.find((stage) => Date.parse(stage.end) > now)
  if (state === 'past') expect(status).toBe('Completed')
  if (state === 'ongoing') expect(status).toBe(open?.state === 'ongoing' ? open.name : `${open?.name} next`)
  if (state === 'upcoming') expect(['Teams Confirmed', 'Invitations', 'Waiting List']).toContain(status)
})

test.each(details)('$id: matches have a result exactly when they have ended', (tournament) => {
  for (const stage of tournament.stages) {
    for (const match of listSeries(stage)) {
      expect(match.winner !== null, match.id).toBe(Date.parse(match.end) <= now)
    }
    if (stage.kind !== 'points') continue
    for (const match of stage.days.flatMap(({ matches }) => matches)) {
      expect(match.placings.length > 0, match.id).toBe(Date.parse(match.end) <= now)
    }
  }
})

test.each(details)(
  '$id: prizes add up to the prize pool, and winners get them',
  ({ prizePool, prizes, winner, state }) => {
    expect(sum(prizes.map(({ prize }) => prize.amount))).toBe(prizePool.amount)
    const amounts = prizes.map(({ prize }) => prize.amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    expect(winner === null).toBe(state !== 'past')
    expect(prizes[0]?.team ?? null).toEqual(winner)
    if (state !== 'ongoing') for (const { team } of prizes) expect(team === null).toBe(state === 'upcoming')
  },
)

test.each(details)('$id: no team plays twice in a round of its group', (tournament) => {
  for (const { matches } of findStages(tournament, 'groups').flatMap(({ groups }) => groups)) {
    for (const [round, games] of Map.groupBy(matches, ({ name }) => name)) {
      const teams = games.flatMap(({ home, away }) => [home, away]).flatMap(({ team }) => team?.id ?? [])
      expect(teams, round).toEqual([...new Set(teams)])
    }
  }
})

test.each(details)('$id: every group table follows from its matches, with points = wins × 3 − losses', (tournament) => {
  for (const { groups } of findStages(tournament, 'groups')) {
    for (const { standings, matches } of groups) {
      for (const row of standings) {
        const won = matches.filter((match) => wonBy(match) === row.team.name).length
        const played = matches.filter(
          (match) => match.winner && [match.home.team?.name, match.away.team?.name].includes(row.team.name),
        ).length
        expect([row.wins, row.losses]).toEqual([won, played - won])
        expect(row.points).toBe(countStandingsPoints(row.wins, row.losses))
      }
      expect(standings.map(({ rank }) => rank)).toEqual(standings.map((_, index) => index + 1))
    }
  }
})

test.each(details)(
  '$id: a points table follows from its matches, and no match has more finishes than opponents',
  (tournament) => {
    for (const stage of findStages(tournament, 'points')) {
      const wins = sum(stage.table.map((row) => row.wins))
      expect(wins).toBe(
        stage.days.flatMap(({ matches }) => matches).filter(({ placings }) => placings.length > 0).length,
      )
      for (const row of stage.table) expect(row.points).toBe(row.placementPoints + row.finishes)
      const squad = tournament.gameId === 'apex' || tournament.gameId === 'fortnite' ? 3 : 4
      const finishes = sum(stage.table.map((row) => row.finishes))
      const players = sum(stage.table.map((row) => row.matches)) * squad
      expect(finishes).toBeLessThanOrEqual(Math.max(0, players - wins))
    }
  },
)

test.each(details)('$id: the teams that advance, and no others, are in the next stage', ({ stages }) => {
  for (const [index, stage] of stages.entries()) {
    const next = stages[index + 1]
    if (!next || stage.kind === 'bracket' || stage.state !== 'past') continue
    const rows = stage.kind === 'groups' ? stage.groups.flatMap(({ standings }) => standings) : stage.table
    const advancing = rows.filter(({ zone }) => zone === 'advances').map(({ team }) => team.name)
    expect(new Set(findPlayers(next))).toEqual(new Set(advancing))
  }
})

test.each(details)('$id: in a bracket only winners, or losers who drop to the lower bracket, advance', (tournament) => {
  for (const { rounds } of findStages(tournament, 'bracket')) {
    const lives = new Map<string, number>()
    const second = rounds.some(({ name }) => name.startsWith('Lower')) ? 2 : 1
    for (const { name, bestOf, matches } of rounds) {
      for (const match of matches) {
        if (!match.winner || !match.score) continue
        expect(Math.max(...match.score), match.id).toBe(Math.ceil(bestOf / 2))
        const loser = match.winner.id === match.home.team?.id ? match.away.team : match.home.team
        if (!loser) throw new Error(`${match.id} has no loser`)
        for (const team of [match.winner, loser]) {
          if (name !== 'Third place') expect(lives.get(team.id) ?? second, match.id).toBeGreaterThan(0)
        }
        lives.set(loser.id, (lives.get(loser.id) ?? second) - 1)
      }
    }
    if (tournament.winner) expect(rounds.at(-1)?.matches.map(wonBy)).toEqual([tournament.winner.name])
  }
})

test.each(details)('$id: wins and losses of its teams add up to its matches', (tournament) => {
  expect(tournament.teamCount).toBe(tournament.teams.length)
  expect(new Set(tournament.teams.map(({ id }) => id)).size).toBe(tournament.teams.length)
  const played = tournament.stages.flatMap(listSeries).filter(({ winner }) => winner).length
  if (played === 0) return
  expect(sum(tournament.teams.map(({ wins }) => wins))).toBe(played)
  expect(sum(tournament.teams.map(({ losses }) => losses))).toBe(played)
  expect(tournament.teams.every(({ pointsMatches }) => pointsMatches === 0)).toBe(true)
})

test('a place in a bracket is known once its match is over, and doesn’t change', async () => {
  const loadPrizes = async (time: string) =>
    (await loadTournaments(Date.parse(time))).flatMap(({ id, state, prizes }) =>
      state === 'past'
        ? []
        : prizes.flatMap(({ place, team }) => (team ? [[`${id} ${place}`, team.name] as const] : [])),
    )
  const atEnd = new Map(
    (await loadTournaments(Number.POSITIVE_INFINITY)).flatMap(({ id, prizes }) =>
      prizes.map(({ place, team }) => [`${id} ${place}`, team?.name] as const),
    ),
  )
  expect(await loadPrizes('2026-11-28T12:00:00+05:30')).toContainEqual(['maha-dangal-2026-valorant 3rd', 'Jhansi Riot'])
  for (const time of ['2026-09-26', '2026-11-28', '2026-12-05', '2027-05-01', '2027-11-27']) {
    for (const [place, team] of await loadPrizes(`${time}T23:00:00+05:30`)) expect(team, place).toBe(atEnd.get(place))
  }
})

test('an organization only plays games in which it has teams', () => {
  for (const tournament of details) {
    for (const { name } of tournament.teams) {
      const organization = organizations.find((entry) => entry.name === name)
      if (organization) expect(organization.games, `${name} in ${tournament.id}`).toContain(tournament.gameName)
    }
  }
})

test('organizers are unique, run their tournaments, and count the ongoing ones', () => {
  expect(organizers).toHaveLength(12)
  expect(new Set(organizers.map(({ id }) => id)).size).toBe(12)
  for (const tournament of details) {
    const organizer = organizers.find(({ id }) => id === tournament.organizer.id)
    expect(organizer?.games, tournament.id).toContain(tournament.gameName)
  }
  for (const organizer of organizers) {
    const own = all.filter(({ organizerId }) => organizerId === organizer.id)
    expect(organizer.ongoingTournaments).toBe(own.filter(({ state }) => state === 'ongoing').length)
    expect(organizer.tournamentsOrganized).toBeGreaterThanOrEqual(own.length)
  }
})

test('the four featured slides are those in the specification, each with a page', async () => {
  const featured = await client.query(featuredQuery)
  expect(featured.map(({ name, prizePool, location }) => [name, prizePool, location])).toEqual([
    ['Battle Royale Mobile Pro Series', '$100,000', 'India'],
    ['Tactical Shooter Champions', '$250,000', 'Los Angeles, USA'],
    ['Monster Battle Game Series', '$2,000,000', 'Dubai, UAE'],
    ['World Championship 2022', '$2,000,000', 'Dubai, UAE'],
  ])
  for (const { id } of featured) expect(all.map((tournament) => tournament.id)).toContain(id)
})

test('the calendar entry of a tournament has its time, place, format and prize pool', () => {
  const series = all.find(({ id }) => id === 'mobile-pro-series-2026')
  if (!series) throw new Error('No series')
  expect(toTournamentEvent(series)).toMatchObject({
    id: series.id,
    title: 'Battle Royale Mobile Pro Series (BGMI)',
    start: series.start,
    end: series.end,
    location: 'New Delhi, India',
    description: `${series.format}. Prize pool: $100,000.`,
    url: expect.stringMatching(/^https:\/\/.+\/esports\/tournament\/mobile-pro-series-2026$/),
  })
})

test('a tournament has the name of its game', () => {
  for (const { gameId, gameName } of all) expect(gameName).toBe(gameId ? gameNames[gameId] : 'Pokémon UNITE')
})

function findPlayers(stage: Stage): string[] {
  if (stage.kind === 'points') return stage.table.map(({ team }) => team.name)
  return listSeries(stage).flatMap(({ home, away }) => [home.team?.name, away.team?.name].flatMap((name) => name ?? []))
}

test('upcoming tournaments come first, the next one before all, then past ones from the last to end', () => {
  const day = (date: number, state: 'ongoing' | 'upcoming' | 'past', end = date) => ({
    start: `2026-11-${date}T00:00:00+05:30`,
    end: `2026-11-${end}T00:00:00+05:30`,
    state,
  })
  const days = [day(26, 'upcoming'), day(11, 'past', 19), day(24, 'upcoming'), day(12, 'past'), day(20, 'ongoing')]
  expect(sortUpcomingFirst(days).map(({ start }) => start.slice(8, 10))).toEqual(['20', '24', '26', '11', '12'])
})
