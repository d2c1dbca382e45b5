import { Link } from '@tanstack/react-router'
import { summary } from '~/components/disclosure.css'
import type { LeaderboardTeam, PointsAddend } from '~/content/tournaments/types'
import { formatIndian } from '~/lib/number-format'
import { ordinal } from '~/lib/ordinal'
import { plural } from '~/lib/plural'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './team-score.css'

/** How a team's rank changed within a week, and, opened, how its points add up, tournament by tournament. */
export function TeamScore({ team: { name, rank, earlierRank, addends } }: { team: LeaderboardTeam }) {
  const [direction, text] = describeChange(rank, earlierRank)
  return (
    <div className={styles.score}>
      <p className={styles.change[direction]}>
        {text} <span className={styles.since}>since last week</span>
      </p>
      <details className={styles.details}>
        <summary className={summary}>
          How it adds up<span className={visuallyHidden}> for {name}</span>
        </summary>
        <ul className={styles.addends}>
          {addends.map((addend) => (
            <li key={addend.path} className={styles.addend}>
              <Link to={addend.path} className={styles.link}>
                {addend.tournament}
              </Link>
              <span className={styles.how}>{describeAddend(addend)}</span>
              <span className={styles.points}>{formatIndian(addend.points)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function describeChange(rank: number, earlierRank: number | null): [keyof typeof styles.change, string] {
  if (earlierRank === null) return ['up', 'New']
  const climbed = earlierRank - rank
  if (climbed === 0) return ['same', 'No change']
  return climbed > 0 ? ['up', `Up ${climbed}`] : ['down', `Down ${-climbed}`]
}

/** "5 wins × 10 + 400 for 1st place" */
const describeAddend = ({ wins, place, placePoints }: PointsAddend): string =>
  [
    wins > 0 && `${plural(wins, 'win')} × 10`,
    place !== null && placePoints > 0 && `${placePoints} for ${ordinal(place)} place`,
  ]
    .filter(Boolean)
    .join(' + ')
