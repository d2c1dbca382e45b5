import type { PlayerAchievement } from '@akhada/contract/generated/models'
import { sum } from '@akhada/contract/sum'

/** Points by place, first place first; later places get none. */
export const scorePerPlace = [100, 70, 50, 40, 30, 25, 20, 15, 10, 8, 6, 4]
const tierWeights: Readonly<Record<string, number>> = { 's-tier': 3, 'a-tier': 2, 'b-tier': 1 }
/** How many months a result counts. */
export const months = 24

type ScoredResult = Pick<PlayerAchievement, 'placement' | 'tier' | 'date'>

/** What a result adds to the score at a time (ms): points of its place × weight of its tier, for 24 months; null if it adds nothing. */
export function toScoreAddend({ placement, tier, date }: ScoredResult, now: number) {
  const time = Date.parse(`${date} UTC`)
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  if (!(time >= since.getTime() && time <= now)) return null
  const place = Number(/^\d+/.exec(placement ?? '')?.[0] ?? 0)
  const placePoints = scorePerPlace[place - 1]
  const weight = tierWeights[tier?.toLowerCase() ?? '']
  return placePoints && weight ? { place, placePoints, weight, points: placePoints * weight } : null
}

/** The score of a player at a time (ms): the sum of what the results add. */
export const sumScore = (results: readonly ScoredResult[], now: number): number =>
  sum(results.map((result) => toScoreAddend(result, now)?.points ?? 0))
