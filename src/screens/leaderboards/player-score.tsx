import { ordinal } from '@akhada/contract/ordinal'
import { sumScore, toScoreAddend } from '@akhada/sample-world/players/score'
import type { Achievement, Player } from '~/api/player'
import { RecordedTournament } from '~/components/tournament/recorded-tournament'
import { weekMs } from '~/lib/dates'
import { ScoreDetails } from './score-details'

/** How a player's score changed within a week, and how it adds up at a time (ms). */
export function PlayerScore({ player: { name, achievements }, now }: { player: Player; now: number }) {
  return (
    <ScoreDetails
      name={name}
      change={sumScore(achievements, now) - sumScore(achievements, now - weekMs)}
      unit="point"
      addends={achievements.flatMap((achievement, key) => describeAddend(achievement, key, now))}
    />
  )
}

/** "1st in S-Tier: 100 × 3"; nothing for a result that does not count. */
function describeAddend(achievement: Achievement, key: number, now: number) {
  const addend = toScoreAddend(achievement, now)
  if (!addend) return []
  const { place, placePoints, weight, points } = addend
  const how = `${ordinal(place)} in ${achievement.tier}: ${placePoints} × ${weight}`
  return [{ key, source: <RecordedTournament {...achievement} />, how, points }]
}
