import { findWinner } from '~/rules/standings'
import { type DecidedMatch, type DecidedPointsMatch, parseOrder } from './notation'
import { countWins } from './series-games'
import type { Match, MatchState, PointsMatch, Side, Team } from './types'

/** A match as known at a time (ms), with its result once it's over. */
export function toMatch(match: DecidedMatch, now: number): Match {
  const state = readMatchState(match, now)
  const isOver = state === 'over'
  return {
    ...match,
    home: toSide(match.home),
    away: toSide(match.away),
    score: state === 'upcoming' ? null : countWins(match, now),
    winner: isOver ? findWinningTeam(match) : null,
    state,
  }
}

/** A side that no earlier match decides. */
export const toSide = (team: Team | null): Side => ({
  team,
  label: team?.name ?? 'To be decided',
  from: null,
  takesLoser: false,
})

/** A match of battle royale as known at a time (ms), with its places once it’s over. */
export const toPointsMatch = (
  { order, ...match }: DecidedPointsMatch,
  teams: readonly Team[],
  now: number,
): PointsMatch => ({
  ...match,
  placings: Date.parse(match.end) <= now ? parseOrder(order, teams) : [],
  state: readMatchState(match, now),
})

function readMatchState({ time, end }: { time: string; end: string }, now: number): MatchState {
  if (now < Date.parse(time)) return 'upcoming'
  return now < Date.parse(end) ? 'live' : 'over'
}

/** The winner of a match, even before it is played. */
export function findWinningTeam({ home, away, score }: DecidedMatch): Team | null {
  const winner = findWinner({ home: home.id, away: away.id, score })
  return [home, away].find(({ id }) => id === winner) ?? null
}
