import { sum } from '@akhada/contract/sum'

/** Points per placement, best first; places beyond the list get none. */
const placementScales = {
  /** Mobile battle royale: sixteen teams a match (docs/decisions/sample-world.md). */
  sixteen: [10, 6, 5, 4, 3, 2, 1, 1],
  /** Twenty teams a match. */
  twenty: [12, 9, 7, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1],
} as const satisfies Record<string, readonly number[]>

export type PlacementScale = keyof typeof placementScales

/** One team's outcome of one match. */
export interface Placing {
  team: string
  /** 1 is the last team standing. */
  place: number
  /** Opponents eliminated. */
  finishes: number
}

export type PointsRow = ReturnType<typeof rankByPoints>[number]

/** Points for a place in one match, without finishes. */
export const getPlacementPoints = (scale: PlacementScale, place: number): number =>
  placementScales[scale][place - 1] ?? 0

/** Ranks `teams` over the given matches by points, then match wins, then placement points, then the order given. */
export function rankByPoints(
  scale: PlacementScale,
  teams: readonly string[],
  matches: readonly { placings: readonly Placing[] }[],
) {
  const placings = Map.groupBy(
    matches.flatMap((match) => match.placings),
    ({ team }) => team,
  )
  return teams
    .map((team) => {
      const own = placings.get(team) ?? []
      const placementPoints = sum(own.map(({ place }) => getPlacementPoints(scale, place)))
      const finishes = sum(own.map((placing) => placing.finishes))
      // Matches in which it was the last team standing.
      const wins = own.filter(({ place }) => place === 1).length
      return { team, matches: own.length, wins, placementPoints, finishes, points: placementPoints + finishes }
    })
    .sort((a, b) => b.points - a.points || b.wins - a.wins || b.placementPoints - a.placementPoints)
}
