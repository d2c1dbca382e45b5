import { Fragment, type ReactNode } from 'react'
import { FollowButton } from '~/components/follow/follow-button'
import { TeamLink } from '~/components/links/entity-link'
import type { TopTeam } from '~/content/tournaments/types'
import { formatIndian } from '~/lib/number-format'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './team-ranking.css'

const medals = ['gold', 'silver', 'bronze'] as const

interface Props<Ranked> {
  caption: string
  game: string
  teams: readonly Ranked[]
  /** Content below a team, across the table. */
  below?: (team: Ranked) => ReactNode
}

/** The ranking of a game over all its tournaments; the bars are relative to the first team. */
export function TeamRanking<Ranked extends TopTeam>({ caption, game, teams, below }: Props<Ranked>) {
  const best = Math.max(1, ...teams.map(({ points }) => points))
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Team</th>
          <td aria-hidden="true" />
          <th scope="col">Follow</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <Fragment key={team.id}>
            <tr className={styles.rows[medals[team.rank - 1] ?? 'none']}>
              <td className={styles.rank}>{team.rank}</td>
              <th scope="row">
                <span className={styles.team}>
                  <Image src={team.logo} alt="" width={56} height={56} />
                  <TeamLink name={team.name} className={styles.link} />
                </span>
              </th>
              <td className={styles.barCell} aria-hidden="true">
                <div className={styles.bar} data-percent={Math.round((team.points / best) * 100)} />
              </td>
              <td className={styles.follow}>
                <FollowButton look="icon" kind="team" id={team.followId} name={`${team.name}, ${game}`} />
              </td>
              <td className={styles.points}>{formatIndian(team.points)}</td>
            </tr>
            {below && (
              <tr>
                <td colSpan={5} className={styles.below}>
                  {below(team)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
