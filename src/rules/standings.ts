/** A match between two sides; `score` in maps or games won, null while not played. */
export interface Result {
  home: string | null
  away: string | null
  score: readonly [number, number] | null
}

export interface Standing {
  team: string
  wins: number
  losses: number
  /** Maps or games won minus lost: breaks ties. */
  difference: number
  /** wins × 3 − losses (specification 9). */
  points: number
}

/** Points in a table: wins × 3 − losses (specification 9). */
export const standingsPoints = (wins: number, losses: number): number => wins * 3 - losses

/** The winner of a match, or null without one. */
export function winnerOf({ home, away, score }: Result): string | null {
  if (!score || score[0] === score[1]) return null
  return score[0] > score[1] ? home : away
}

/** The loser of a match, or null without one. */
export function loserOf(result: Result): string | null {
  const winner = winnerOf(result)
  if (winner === null) return null
  return winner === result.home ? result.away : result.home
}

/** The table of `teams` from their matches among one another: most points first, then difference, then the order given. */
export function standings(teams: readonly string[], results: readonly Result[]): Standing[] {
  return teams
    .map((team) => {
      const { wins, losses, difference } = recordOf(team, results)
      return { team, wins, losses, difference, points: standingsPoints(wins, losses) }
    })
    .sort((a, b) => b.points - a.points || b.difference - a.difference)
}

/** Wins, losses and difference of a team in the matches given. */
export function recordOf(
  team: string,
  results: readonly Result[],
): { wins: number; losses: number; difference: number } {
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
