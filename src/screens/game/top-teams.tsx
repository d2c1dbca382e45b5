import { Link } from '@tanstack/react-router'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { TopTeam } from '~/content/tournament-types'
import { ghostWord } from '~/lib/art'
import { formatCount } from '~/lib/format-count'
import { GhostWord } from '~/ui/ghost-word'
import { Image } from '~/ui/image'
import { Num } from '~/ui/num'
import { SectionHead } from '~/ui/section-head'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { section, wrap } from '~/ui/wrap.css'
import * as styles from './game.css'
import * as table from './top-teams.css'

const medals = ['gold', 'silver', 'bronze'] as const

/** The ranking of a game over all its tournaments; the bars compare with the first. */
export function TopTeams({ teams }: { teams: readonly TopTeam[] }) {
  const best = Math.max(1, ...teams.map(({ points }) => points))
  return (
    <section className={`${section} ${styles.topTeams}`} aria-labelledby="top-teams">
      <GhostWord className={styles.ghost} src={ghostWord('khel')} />
      <div className={wrap}>
        <SectionHead title="Top Teams" id="top-teams" />
        <table className={table.table}>
          <caption className={visuallyHidden}>Top teams by points</caption>
          <thead className={visuallyHidden}>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Team</th>
              <td />
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr key={team.id} className={table.rows[medals[team.rank - 1] ?? 'none']}>
                <td className={table.rank}>{team.rank}</td>
                <th scope="row">
                  <span className={table.team}>
                    <Image className={table.crest} src={team.logo} alt="" width={56} height={56} />
                    {team.path ? (
                      <Link className={table.link} to={team.path}>
                        {team.name}
                      </Link>
                    ) : (
                      team.name
                    )}
                  </span>
                </th>
                <td className={table.barCell} aria-hidden="true">
                  <div
                    className={table.bar}
                    style={assignInlineVars({ [table.share]: `${Math.round((team.points / best) * 100)}%` })}
                  />
                </td>
                <td className={table.points}>
                  <Num>{formatCount(team.points)}</Num>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
