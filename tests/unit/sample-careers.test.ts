import { sum } from '@akhada/contract/sum'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { findTeamAt, listCareerResults, sumEarningsByYear } from '@akhada/sample-world/players/career'
import { recordFlaws } from '@akhada/sample-world/players/player-fixtures'
import { listPlayersAt } from '@akhada/sample-world/players/player-records'
import { roster } from '@akhada/sample-world/players/roster'
import { sumScore, toScoreAddend } from '@akhada/sample-world/players/score'
import { listFinishedTournaments } from '@akhada/sample-world/tournaments/finished-tournaments'
import { history } from '@akhada/sample-world/tournaments/history.data'
import { placements } from '@akhada/sample-world/tournaments/placements.data'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { expect, test } from 'vitest'
import { loadOrganizationProfile } from '~/content/organizations/load-profile'
import { loadDraws } from '~/content/tournaments/draws'
import { loadTournament } from '~/content/tournaments/load'
import { listFinalRanking } from '~/content/tournaments/ranking'
import { parseDollars } from '~/rules/career'
import { finalTeams } from './final-teams'

const times = ['2020-06-01', '2024-03-01', '2026-11-21', '2026-11-23', '2027-02-10', '2028-01-01'].map((day) =>
  Date.parse(`${day}T00:00+05:30`),
)
const now = Date.parse('2026-11-30T00:00+05:30')
const hasFlaws = (id: string) => recordFlaws[Number.parseInt(id.slice(12), 16) - 1] !== undefined

test.each(times)('at %i: earnings are the sum of the years and of the shares, and nothing has a later date', (time) => {
  for (const player of listPlayersAt(time).filter(({ _id }) => !hasFlaws(_id))) {
    const total = parseDollars(player.earnings ?? null)
    const achievements = player.achievements ?? []
    expect(total, player.playerName).toBe(sum((player.earningsChart ?? []).map(({ earnings }) => earnings ?? 0)))
    expect(total, player.playerName).toBe(sum(achievements.map(({ prize }) => parseDollars(prize ?? null) ?? 0)))
    for (const { date } of achievements) expect(Date.parse(`${date} GMT+0530`)).toBeLessThanOrEqual(time)
    expect(player.score).toBe(sumScore(achievements, time))
  }
})

test('a result belongs to the player’s team at that time, and each place has one team', () => {
  for (const entry of roster) {
    for (const { tournament, team, place } of listCareerResults(entry, times.at(-1) ?? 0)) {
      expect(tournament.game).toBe(entry.game)
      expect(findTeamAt(entry, tournament.end), `${entry.ign}, ${tournament.name}`).toBe(team)
      expect(tournament.teams[place - 1]).toBe(team)
    }
  }
  for (const { name, teams } of listFinishedTournaments(times.at(-1) ?? 0))
    expect(new Set(teams).size, name).toBe(teams.length)
})

test('the chart includes years without a prize, and ends with the current year', () => {
  const [rudra] = roster
  if (!rudra) throw new Error('No Rudra')
  const years = sumEarningsByYear(listCareerResults(rudra, now), now).map(({ year }) => year)
  expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index))
  expect(years.at(-1)).toBe(2026)
})

test('most yearly earnings are between $500 and $12,000, and few are higher', () => {
  const rows = listPlayersAt(now).flatMap(({ earningsChart }) => earningsChart ?? [])
  const share = (test: (earnings: number) => boolean) =>
    rows.filter(({ earnings }) => test(earnings ?? 0)).length / rows.length
  expect(share((earnings) => earnings >= 500 && earnings <= 12_000)).toBeGreaterThan(0.5)
  expect(share((earnings) => earnings > 12_000)).toBeLessThan(0.15)
})

test('careers differ in debut and length, and the first pages mix games and tiers', () => {
  const players = listPlayersAt(now)
  const first = players.slice(0, 12)
  const debuts = new Set(players.map(({ earningsChart }) => earningsChart?.[0]?.year))
  expect(debuts.size).toBeGreaterThanOrEqual(7)
  expect(new Set(players.map(({ achievements }) => achievements?.length)).size).toBeGreaterThan(12)
  expect(new Set(first.map(({ game }) => game)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(players.slice(0, 24).map(({ tier }) => tier)).size).toBeGreaterThanOrEqual(2)
  const turns = first.map(({ game }, index) => game === first[(index + 5) % 12]?.game)
  expect(turns.every(Boolean)).toBe(false)
})

test.each([
  [{ placement: '1st', tier: 'S-Tier', date: '22 Nov 2026' }, 300],
  [{ placement: '2nd', tier: 'A-Tier', date: '22 Nov 2026' }, 140],
  [{ placement: '5th - 6th', tier: 'B-Tier', date: '01 Dec 2024' }, 30],
  [{ placement: '1st', tier: 'S-Tier', date: '01 Nov 2024' }, 0],
  [{ placement: '1st', tier: 'S-Tier', date: '02 Dec 2026' }, 0],
  [{ placement: 'DQ', tier: 'S-Tier', date: '22 Nov 2026' }, 0],
  [{ placement: '1st', tier: null, date: '22 Nov 2026' }, 0],
  [{ placement: '1st', tier: 'S-Tier', date: null }, 0],
])('%j adds %i to a score', (result, addend) => {
  expect(toScoreAddend(result, now)?.points ?? 0).toBe(addend)
})

test('the shares of a squad add up to at most its prize', () => {
  const sums = new Map<string, { shared: number; prize: number }>()
  for (const player of roster) {
    for (const { tournament, team, place, share } of listCareerResults(player, Date.parse('2028-01-01T00:00+05:30'))) {
      const key = `${tournament.name}, ${team}`
      const { shared, prize } = sums.get(key) ?? { shared: 0, prize: tournament.prizes[place - 1] ?? 0 }
      sums.set(key, { shared: shared + share, prize })
    }
  }
  // Each share is rounded.
  expect([...sums].filter(([, { shared, prize }]) => shared > prize + 3)).toEqual([])
})

test('the placements follow from the draws', async () => {
  const games = ['bgmi', 'valorant', 'cs2', 'dota2', 'freefire']
  const draws = (await Promise.all(games.map(loadDraws))).flat()
  const expected = draws.map((draw): [string, string[]] => [draw.id, finalTeams(draw)])
  expect(placements).toEqual(Object.fromEntries(expected))
})

test.each(Object.entries(placements))('%s: the places on its page are the placements', async (id, names) => {
  const tournament = await loadTournament(id, times.at(-1) ?? now)
  expect(listFinalRanking(tournament?.stages ?? []).map(({ name }) => name)).toEqual(names)
})

test('no season is listed twice', () => {
  const names = [...Object.values(history).flat(), ...tournaments.map(({ name }) => name)].map(
    (line) => line.split(' | ')[0],
  )
  expect(new Set(names).size).toBe(names.length)
})

test.each([now, ...times.slice(-2)])('at %i: organizations and the history agree', async (time) => {
  const finished = listFinishedTournaments(time)
  for (const { id, name } of organizations) {
    const profile = await loadOrganizationProfile(id, time)
    for (const { title, position, relatedGame, type, year, path } of profile?.achievements ?? []) {
      if (type !== 'Tournament' || year < 2019) continue
      // For a tournament with a page, the name in the history may include the year.
      const isIt = (entry: (typeof finished)[number]) =>
        path ? entry.path === path : entry.game === relatedGame && entry.name === title
      const place = finished.find(isIt)?.teams.indexOf(name)
      expect((place ?? -1) + 1, `${name}: ${title}`).toBe(Number.parseInt(position ?? '', 10))
    }
  }
})
