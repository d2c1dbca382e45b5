/** A match between two sides; `score` is in maps or games won, null until the match is played. */
interface MatchResult {
  home: string | null
  away: string | null
  score: readonly [number, number] | null
}

export type Standing = ReturnType<typeof rankStandings>[number]

/** Points in a table: wins × 3 − losses (specification 9). */
export const countStandingsPoints = (wins: number, losses: number): number => wins * 3 - losses

/** The winner of a match, or null without one. */
export function findWinner({ home, away, score }: MatchResult): string | null {
  if (!score || score[0] === score[1]) return null
  return score[0] > score[1] ? home : away
}

/** Ranks `teams` by their matches against each other: by points, then difference, then the order given. */
export function rankStandings(teams: readonly string[], results: readonly MatchResult[]) {
  return teams
    .map((team) => {
      const { wins, losses, difference } = countRecord(team, results)
      return { team, wins, losses, difference, points: countStandingsPoints(wins, losses) }
    })
    .sort(compareStandings)
}

interface Ranked {
  points: number
  difference: number
}

/** Sorts by points, then by difference, highest first. */
export const compareStandings = (a: Ranked, b: Ranked): number => b.points - a.points || b.difference - a.difference

/** Wins, losses and difference (maps or games won minus lost) of a team in the matches given. */
export function countRecord(team: string, results: readonly MatchResult[]) {
  const record = { wins: 0, losses: 0, difference: 0 }
  for (const result of results) {
    if (!result.score || (result.home !== team && result.away !== team)) continue
    const [own, other] = result.home === team ? result.score : [result.score[1], result.score[0]]
    record.difference += own - other
    if (own > other) record.wins += 1
    if (own < other) record.losses += 1
  }
  return record
}
