import { ordinal } from '@akhada/contract/ordinal'
import { PathLink } from '~/components/links/entity-link'
import type { LeaderboardTeam, PointsAddend } from '~/content/tournaments/types'
import { plural } from '~/lib/words'
import { pointsPerWin } from '~/rules/circuit-points'
import { ScoreDetails } from './score-details'

/** How a team's rank changed within a week, and how its points add up. */
export function TeamScore({ team: { name, rank, earlierRank, addends } }: { team: LeaderboardTeam }) {
  return (
    <ScoreDetails
      name={name}
      change={earlierRank === null ? null : earlierRank - rank}
      unit="rank"
      addends={addends.map((addend) => ({
        key: addend.path,
        source: <PathLink path={addend.path}>{addend.tournament}</PathLink>,
        how: describeAddend(addend),
        points: addend.points,
      }))}
    />
  )
}

/** "5 wins × 10 + 400 for 1st place" */
const describeAddend = ({ wins, place, placePoints }: PointsAddend): string =>
  [
    wins > 0 && `${plural(wins, 'win')} × ${pointsPerWin}`,
    place !== null && placePoints > 0 && `${placePoints} for ${ordinal(place)} place`,
  ]
    .filter(Boolean)
    .join(' + ')
