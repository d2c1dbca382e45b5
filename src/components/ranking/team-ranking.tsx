import { Link } from '@tanstack/react-router'
import { FollowButton } from '~/components/follow/follow-button'
import type { TopTeam } from '~/content/tournaments/types'
import { groupIndian } from '~/lib/number-format'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { TabularNumber } from './tabular-number'
import * as styles from './team-ranking.css'

const medals = ['gold', 'silver', 'bronze'] as const

interface Props {
  caption: string
  game: string
  teams: readonly TopTeam[]
}

/** The ranking of a game over all its tournaments; the bars compare with the first. */
export function TeamRanking({ caption, game, teams }: Props) {
  const best = Math.max(1, ...teams.map(({ points }) => points))
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Team</th>
          <td />
          <th scope="col">Follow</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <tr key={team.id} className={styles.rows[medals[team.rank - 1] ?? 'none']}>
            <td className={styles.rank}>{team.rank}</td>
            <th scope="row">
              <span className={styles.team}>
                <Image className={styles.crest} src={team.logo} alt="" width={56} height={56} />
                {team.path ? (
                  <Link className={styles.link} to={team.path}>
                    {team.name}
                  </Link>
                ) : (
                  team.name
                )}
              </span>
            </th>
            <td className={styles.barCell} aria-hidden="true">
              <div className={styles.bar} data-share={Math.round((team.points / best) * 100)} />
            </td>
            <td className={styles.follow}>
              <FollowButton look="icon" kind="team" id={team.followId} name={`${team.name}, ${game}`} />
            </td>
            <td className={styles.points}>
              <TabularNumber>{groupIndian(team.points)}</TabularNumber>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
