import { ordinal } from '@akhada/contract/ordinal'
import { GameLink } from '~/components/entity-link'
import { FollowButton } from '~/components/follow/follow-button'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import type { TeamPage } from '~/content/teams/types'
import { formatIndian } from '~/lib/number-format'
import * as styles from './team.css'

/** The rank of a team in each of its games, with a button to follow it there. */
export const RankList = ({ team: { name, games } }: { team: TeamPage }) => (
  <ul>
    {games.map(({ followId, name: game, rank, teamCount, points }) => (
      <li key={followId} className={styles.game}>
        <span className={styles.gameName}>
          <GameLink name={game} />
        </span>
        <span className={styles.rank}>
          <InlineSpoiler instead="Hidden">
            {ordinal(rank)} of {teamCount}, {formatIndian(points)} points
          </InlineSpoiler>
        </span>
        <FollowButton look="small" kind="team" id={followId} name={`${name}, ${game}`} />
      </li>
    ))}
  </ul>
)
