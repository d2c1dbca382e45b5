import { draws as bgmi } from '@akhada/sample-world/tournaments/draws/bgmi.data'
import { draws as lol } from '@akhada/sample-world/tournaments/draws/lol.data'
import { addMinutes, minutesPerSeries } from '~/content/tournaments/match-times'
import { nameMatch, toTeam } from '~/content/tournaments/notation'
import { nameSource } from '~/content/tournaments/read-stages'
import type { BracketRound, Match, MatchState, Side, Team } from '~/content/tournaments/types'

interface Shape {
  teams: 4 | 8 | 16 | 32
  isDouble?: boolean
  /** How many matches are over; by default as many as there are teams. */
  played?: number
  hasThird?: boolean
  hasReset?: boolean
}

/** More than 32, each with a crest. */
const names = [...new Set([...bgmi, ...lol].flatMap(({ teams }) => teams))]

/** A bracket of any size. Its results are computed from match numbers, so it's always the same. */
export function sampleBracket({ teams, isDouble = false, played = teams, hasThird, hasReset }: Shape): BracketRound[] {
  const rounds: BracketRound[] = []
  const outcomes = new Map<string, Record<Outcome, Team>>()
  let count = 0

  const makeSide = (source: Source): Side => {
    if ('team' in source) return { team: source.team, label: source.team.name, from: null, takesLoser: false }
    const { match, outcome } = source
    const team = outcomes.get(match.id)?.[outcome] ?? null
    const takesLoser = outcome === 'loser'
    return { team, label: nameSource(match.name, takesLoser), from: match.id, takesLoser }
  }

  const add = (name: string, lane: BracketRound['lane'], sources: Source[]): Match[] => {
    const bestOf = lane === 'final' ? 5 : 3
    const matches = pairs(sources).map(([one, other], index): Match => {
      const [home, away] = [makeSide(one), makeSide(other)]
      const state = stateAt(count, played)
      const id = `${teams}-${isDouble ? 'double' : 'single'}-${rounds.length + 1}-${index + 1}`
      const wins = Math.ceil(bestOf / 2)
      const homeWins = (count * 7) % 10 > 3
      const loserScore = count % wins
      const winner = state === 'over' ? (homeWins ? home : away).team : null
      const loser = homeWins ? away.team : home.team
      if (winner && loser) outcomes.set(id, { winner, loser })
      const time = new Date(Date.UTC(2026, 10, 18 + rounds.length, 6 + 3 * (index % 4), 30)).toISOString()
      const score: readonly [number, number] = homeWins ? [wins, loserScore] : [loserScore, wins]
      count += 1
      return {
        id,
        name: nameMatch(name, index, sources.length / 2),
        bestOf,
        home,
        away,
        score: state === 'over' ? score : null,
        winner,
        time,
        end: addMinutes(time.replace('Z', '+00:00'), minutesPerSeries[bestOf]),
        state,
      }
    })
    rounds.push({ name, bestOf, lane, matches })
    return matches
  }

  const entrants = seeded(teams).map((seed): Source => ({ team: teamAt(seed) }))
  let upper = add(upperName(teams / 2, isDouble), 'upper', entrants)
  let lower: Match[] = isDouble ? add(lowerName(1, teams), 'lower', from(upper, 'loser')) : []
  while (upper.length > (isDouble ? 1 : 2)) {
    upper = add(upperName(upper.length / 2, isDouble), 'upper', from(upper, 'winner'))
    if (!isDouble) continue
    const losers = from(upper, 'loser').toReversed()
    const merged = from(lower, 'winner').flatMap((winner, index) => [winner, losers[index] ?? winner])
    lower = add(lowerName(lowerCount(rounds) + 1, teams), 'lower', merged)
    if (lower.length > 1) lower = add(lowerName(lowerCount(rounds) + 1, teams), 'lower', from(lower, 'winner'))
  }
  if (hasThird) add('Third place', 'third', from(upper, 'loser'))
  const final = add('Grand final', 'final', from([...upper, ...lower], 'winner'))
  if (hasReset) add('Grand final reset', 'final', [...from(final, 'winner'), ...from(final, 'loser')])
  return rounds
}

type Outcome = 'winner' | 'loser'
type Source = { team: Team } | { match: Match; outcome: Outcome }

const from = (matches: readonly Match[], outcome: Outcome): Source[] => matches.map((match) => ({ match, outcome }))

function stateAt(index: number, played: number): MatchState {
  if (index < played) return 'over'
  return index === played ? 'live' : 'upcoming'
}

const teamAt = (seed: number): Team => toTeam(names[seed] ?? `Team ${seed + 1}`)

/** Seeds in bracket order: the first meets the last in round one, and the second only in the final. */
function seeded(teams: number): number[] {
  let order = [0]
  while (order.length < teams) order = order.flatMap((seed) => [seed, order.length * 2 - 1 - seed])
  return order
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((item, index) => {
    const next = items[index + 1]
    return index % 2 === 0 && next !== undefined ? [[item, next]] : []
  })
}

const lowerCount = (rounds: readonly BracketRound[]) => rounds.filter(({ lane }) => lane === 'lower').length

function upperName(matches: number, isDouble: boolean): string {
  const name = { 1: 'final', 2: 'semi-finals', 4: 'quarter-finals' }[matches] ?? `round of ${matches * 2}`
  return isDouble ? `Upper ${name}` : name.slice(0, 1).toUpperCase() + name.slice(1)
}

function lowerName(index: number, teams: number): string {
  const last = 2 * Math.log2(teams) - 2
  if (index === last) return 'Lower final'
  return index === last - 1 && index > 1 ? 'Lower semi-final' : `Lower round ${index}`
}
