import { gameIds } from '@akhada/sample-world/games/names'
import { distributePrizes } from '@akhada/sample-world/tournaments/prizes'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import type { BracketRecord, StageRecord, TournamentDraw } from '@akhada/sample-world/tournaments/types'
import { expect, test } from 'vitest'
import { loadDraws } from '~/content/tournaments/draws'
import { buildTables, finalTeams, parseMatch, parsePlacings, pointsOrder } from './final-teams'

// These tests read the data without a clock, so every match has a result and every stage follows from the previous one.

const draws = (await Promise.all([...gameIds, 'other'].map(loadDraws))).flat()
const minutesByWins: Record<number, number> = { 1: 60, 2: 150, 3: 180 }
const drop = 45

type Match = ReturnType<typeof parseMatch>

const listRounds = (stage: StageRecord) => (stage.kind === 'points' ? stage.days : stage.rounds)

/** Every match with its start and end, and the letters of its teams. */
const listSlots = ({ stages }: TournamentDraw) =>
  stages.flatMap((stage) =>
    listRounds(stage).flatMap(({ on, matches }) => {
      let end = Date.parse(`${on}+05:30`)
      return matches.map((line) => {
        const match = stage.kind === 'points' ? null : parseMatch(line)
        const letters = match ? [match.home, match.away] : parsePlacings(line).map(({ team }) => team)
        const start = end
        end += (match ? (minutesByWins[Math.max(...match.score)] ?? 0) : drop) * 60_000
        return { start, end, letters }
      })
    }),
  )

/** The pairs of the first round and the byes, from the group tables of the previous stage. */
function readSeeds(before: StageRecord | undefined): { pairs: string[]; byes: string[] } | null {
  if (before?.kind !== 'groups') return null
  const [a = [], b = [], c = [], d = []] = buildTables(before).map((table) => table.map(({ team }) => team))
  const pair = (x: string | undefined, y: string | undefined) => `${x}${y}`
  if (before.groups.length === 4) {
    return { pairs: [pair(a[0], b[1]), pair(d[0], c[1]), pair(b[0], a[1]), pair(c[0], d[1])], byes: [] }
  }
  if (before.groups.length === 2 && before.advance === 4) {
    return { pairs: [pair(a[0], b[3]), pair(b[1], a[2]), pair(b[0], a[3]), pair(a[1], b[2])], byes: [] }
  }
  if (before.groups.length === 2) return { pairs: [pair(a[0], b[1]), pair(b[0], a[1])], byes: [] }
  if (before.advance === 8) {
    return { pairs: [pair(a[0], a[7]), pair(a[3], a[4]), pair(a[1], a[6]), pair(a[2], a[5])], byes: [] }
  }
  return { pairs: [pair(a[2], a[5]), pair(a[3], a[4])], byes: a.slice(0, 2) }
}

/** Where the sides of a round come from: W is the winner and L the loser of a match in an earlier round. */
const feeders: Record<string, [side: 'W' | 'L', round: string, match: number][]> = {
  'Quarter-finals': [0, 1, 2, 3, 4, 5, 6, 7].map((match) => ['W', 'Round of 16', match]),
  'Semi-finals': [0, 1, 2, 3].map((match) => ['W', 'Quarter-finals', match]),
  'Third place': [0, 1].map((match) => ['L', 'Semi-finals', match]),
  'Upper semi-finals': [0, 1, 2, 3].map((match) => ['W', 'Upper quarter-finals', match]),
  'Lower round 1': [0, 1, 2, 3].map((match) => ['L', 'Upper quarter-finals', match]),
  'Lower round 2': [
    ['W', 'Lower round 1', 0],
    ['L', 'Upper semi-finals', 1],
    ['W', 'Lower round 1', 1],
    ['L', 'Upper semi-finals', 0],
  ],
  'Upper final': [0, 1].map((match) => ['W', 'Upper semi-finals', match]),
  'Lower final': [
    ['W', 'Lower semi-final', 0],
    ['L', 'Upper final', 0],
  ],
}

function expectedSides(name: string, played: ReadonlyMap<string, Match[]>, byes: readonly string[]): string[] {
  const from = ([side, round, match]: [side: 'W' | 'L', round: string, match: number]) => {
    const source = played.get(round)?.[match]
    return (side === 'W' ? source?.winner : source?.loser) ?? `no ${round}`
  }
  if (name === 'Semi-finals' && byes.length > 0) {
    return [byes[0] ?? '', from(['W', 'Quarter-finals', 1]), byes[1] ?? '', from(['W', 'Quarter-finals', 0])]
  }
  if (name === 'Lower semi-final') {
    return played.has('Lower round 2')
      ? [from(['W', 'Lower round 2', 0]), from(['W', 'Lower round 2', 1])]
      : [from(['L', 'Upper semi-finals', 0]), from(['L', 'Upper semi-finals', 1])]
  }
  if (name === 'Grand final') {
    return played.has('Lower final')
      ? [from(['W', 'Upper final', 0]), from(['W', 'Lower final', 0])]
      : [from(['W', 'Semi-finals', 0]), from(['W', 'Semi-finals', 1])]
  }
  return (feeders[name] ?? []).map(from)
}

function checkBracket({ rounds }: BracketRecord, before: StageRecord | undefined) {
  const seeds = readSeeds(before)
  const played = new Map<string, Match[]>()
  for (const { name, matches: lines } of rounds) {
    const matches = lines.map(parseMatch)
    const sides = matches.flatMap(({ home, away }) => [home, away])
    if (played.size > 0) expect(sides, name).toEqual(expectedSides(name, played, seeds?.byes ?? []))
    else if (seeds) expect(sides.join(''), name).toBe(seeds.pairs.join(''))
    expect(new Set(matches.map(({ score }) => Math.max(...score))).size, name).toBe(1)
    played.set(name, matches)
  }
}

test('every tournament has one draw, and every draw a tournament', () => {
  expect(draws.map(({ id }) => id).sort()).toEqual(tournaments.map(({ id }) => id).sort())
  expect(new Set(draws.map(({ id }) => id)).size).toBe(draws.length)
})

test.each(draws)('$id: every match has a result', ({ stages, teams }) => {
  for (const stage of stages) {
    for (const line of listRounds(stage).flatMap(({ matches }) => matches)) {
      if (stage.kind !== 'points') parseMatch(line)
      else
        expect(parsePlacings(line).length, line).toBe(Math.min(stage.teams.length, stage.scale === 'twenty' ? 20 : 16))
    }
  }
  expect(new Set(teams).size).toBe(teams.length)
})

test.each(draws)('$id: only teams that advance play in the next stage', ({ stages }) => {
  for (const [index, stage] of stages.entries()) {
    const before = stages[index - 1]
    if (stage.kind === 'bracket') checkBracket(stage, before)
    if (stage.kind === 'points' && before?.kind === 'points') {
      expect([...stage.teams]).toEqual(pointsOrder(before).slice(0, before.advance).sort())
    }
  }
})

test.each(draws)('$id: no two teams meet twice in a group, and every team plays', ({ stages, teams }) => {
  for (const stage of stages) {
    if (stage.kind !== 'groups') continue
    const pairs = stage.rounds.flatMap(({ matches }) =>
      matches.map(parseMatch).map(({ home, away }) => [home, away].sort().join('')),
    )
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(new Set(pairs.join(''))).toEqual(new Set(teams.map((_name, index) => String.fromCharCode(65 + index))))
  }
})

test.each(draws)('$id: times ascend, and match the record', (draw) => {
  const record = tournaments.find(({ id }) => id === draw.id)
  const days = draw.stages.map((stage) => listRounds(stage).map(({ on }) => on))
  for (const times of days) expect(times).toEqual(times.toSorted())
  for (const [index, times] of days.entries()) {
    expect((times[0] ?? '') > (days[index - 1]?.at(-1) ?? '')).toBe(true)
  }
  const slots = listSlots(draw)
  expect(Date.parse(record?.start ?? '')).toBe(Math.min(...slots.map(({ start }) => start)))
  expect(Date.parse(record?.end ?? '')).toBe(Math.max(...slots.map(({ end }) => end)))
  expect(['Teams Confirmed', 'Invitations', 'Waiting List']).toContain(record?.status)
})

test('no team plays two matches at the same time', () => {
  const slots = draws.flatMap((draw) => {
    const game = tournaments.find(({ id }) => id === draw.id)?.gameId ?? 'other'
    return listSlots(draw).flatMap(({ letters, ...slot }) =>
      letters.map((letter) => ({ ...slot, draw: draw.id, team: `${game}/${draw.teams[letter.charCodeAt(0) - 65]}` })),
    )
  })
  const clashes = [...Map.groupBy(slots, ({ team }) => team).values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => a.start - b.start)
    return sorted.filter((slot, index) => slot.start < (sorted[index - 1]?.end ?? 0))
  })
  expect(clashes).toEqual([])
})

test('every week of 2027 has a tournament, and until the end of the season another one follows', () => {
  const day = 24 * 3_600_000
  const first = Date.parse('2027-01-01T00:00+05:30')
  const spans = tournaments.map(({ start, end }) => [Date.parse(start), Date.parse(end)] as const)
  for (let time = first; time < Date.parse('2027-12-30T00:00+05:30'); time += 7 * day) {
    const label = new Date(time).toISOString()
    expect(spans.filter(([start, end]) => start < time + 7 * day && end >= time).length, label).toBeGreaterThan(0)
    if (time < Date.parse('2027-12-20')) {
      expect(spans.filter(([start]) => start > time).length, label).toBeGreaterThan(0)
    }
  }
})

test('a game shows no picture twice', () => {
  for (const [game, list] of Map.groupBy(tournaments, ({ gameId }) => gameId)) {
    expect(new Set(list.map(({ scene }) => scene)).size, game ?? 'other').toBe(list.length)
  }
})

test('teams that drop out in the same round of a bracket win the same prize', () => {
  const wrong = draws.flatMap((draw) => {
    const record = tournaments.find(({ id }) => id === draw.id)
    const last = draw.stages.at(-1)
    if (!record || last?.kind !== 'bracket') return []
    const amounts = distributePrizes(record.prizePool, record.shares).map(({ amount }) => amount)
    const places = finalTeams(draw)
    const rounds = last.rounds.map(({ name, matches }) => ({ name, matches: matches.map(parseMatch) }))
    return rounds
      .filter(({ matches }, index) => {
        const later = rounds
          .slice(index + 1)
          .flatMap((round) => round.matches.flatMap(({ home, away }) => [home, away]))
        const out = matches.map(({ loser }) => loser).filter((loser) => !later.includes(loser))
        const prizes = out.map((letter) => amounts[places.indexOf(draw.teams[letter.charCodeAt(0) - 65] ?? '')])
        return new Set(prizes).size > 1
      })
      .map(({ name }) => `${draw.id}, ${name}`)
  })
  expect(wrong).toEqual([])
})
