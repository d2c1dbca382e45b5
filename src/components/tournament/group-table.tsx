import { TeamLink } from '~/components/links/entity-link'
import type { GroupStage } from '~/content/tournaments/types'
import { compareNames } from '~/lib/compare-names'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './group-table.css'
import { StandingsTable } from './standings-table'

interface Props {
  group: GroupStage['groups'][number]
  /** Whether it's the only one of its stage, whose heading above names it. */
  isOnly: boolean
}

/** The standings of a group; before its first result its teams by name, without ranks. */
export function GroupTable({ group: { name, matches, standings }, isOnly }: Props) {
  const nameClass = isOnly ? visuallyHidden : ''
  if (matches.some(({ winner }) => winner))
    return <StandingsTable caption={<span className={nameClass}>{name}</span>} rows={standings} />
  const teams = standings.map(({ team }) => team).sort(compareNames)
  return (
    <div>
      <h4 className={styles.groupName}>
        <span className={nameClass}>{name}</span>
      </h4>
      <ul className={styles.entrants} aria-label={`Teams of ${name}`}>
        {teams.map(({ id, name: team, logo }) => (
          <li key={id} className={styles.entrant}>
            <Image src={logo} alt="" width={34} height={34} />
            <TeamLink name={team} />
          </li>
        ))}
      </ul>
    </div>
  )
}
