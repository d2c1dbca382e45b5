import { Fragment, type ReactNode } from 'react'
import { TeamLink } from '~/components/links/entity-link'
import type { PointsStandingRow, Ranked, StandingRow } from '~/content/tournaments/types'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './standings-table.css'

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

/** The standings of a group, with points: wins × 3 − losses (specification 9). */
export function StandingsTable({ caption, rows }: { caption: ReactNode; rows: readonly StandingRow[] }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <Head columns={{ W: 'Wins', L: 'Losses', '+/−': 'Difference', Pts: 'Points' }} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.team.id} className={row.zone ? styles.zones[row.zone] : ''}>
            <TeamRowHeader {...row} />
            <td>{row.wins}</td>
            <td>{row.losses}</td>
            <td>{signed(row.difference)}</td>
            <td className={styles.points}>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * A table of battle royale: points for places and finishes, and a line below the teams that advance. The caption is visually hidden,
 * because the heading above names the stage.
 */
export function PointsTable({ caption, rows }: { caption: string; rows: readonly PointsStandingRow[] }) {
  const advancing = rows.filter(({ zone }) => zone).length
  const isDecided = rows.some(({ zone }) => zone === 'advances')
  return (
    <table className={styles.table}>
      <caption>
        <span className={visuallyHidden}>{caption}</span>
      </caption>
      <Head wide="M" columns={{ M: 'Matches', W: 'Wins', Pl: 'Placement points', Fin: 'Finishes', Pts: 'Points' }} />
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.team.id}>
            {advancing > 0 && index === advancing && (
              <tr className={styles.line}>
                <td colSpan={6}>{describeLine(advancing, isDecided)}</td>
              </tr>
            )}
            <tr className={row.zone ? styles.zones[row.zone] : ''}>
              <TeamRowHeader {...row} />
              <td className={styles.wide}>{row.matches}</td>
              <td>{row.wins}</td>
              <td>{row.placementPoints}</td>
              <td>{row.finishes}</td>
              <td className={styles.points}>{row.points}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function describeLine(count: number, isDecided: boolean): string {
  if (!isDecided) return `Top ${count} so far`
  return count === 1 ? 'The first advances' : `The top ${count} advance`
}

/** The names of the columns, by abbreviation; `wide` is hidden on phones. */
const Head = ({ columns, wide }: { columns: Record<string, string>; wide?: string }) => (
  <thead>
    <tr>
      <th scope="col">Team</th>
      {Object.entries(columns).map(([short, name]) => (
        <th key={short} scope="col" className={short === wide ? styles.wide : ''}>
          <span aria-hidden="true">{short}</span>
          <span className={visuallyHidden}>{name}</span>
        </th>
      ))}
    </tr>
  </thead>
)

function TeamRowHeader({ team, rank, zone }: Ranked) {
  return (
    <th scope="row">
      <span className={styles.team}>
        <span className={styles.rank}>{rank}</span>
        <Image src={team.logo} alt="" width={34} height={34} />
        <span className={styles.teamName}>
          <TeamLink name={team.name} />
          {zone && (
            <span className={visuallyHidden}> {zone === 'advances' ? '(advances)' : '(would advance now)'}</span>
          )}
        </span>
      </span>
    </th>
  )
}
