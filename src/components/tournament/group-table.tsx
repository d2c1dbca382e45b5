import { TeamLink } from '~/components/entity-link'
import type { GroupStage } from '~/content/tournaments/types'
import { compareNames } from '~/lib/compare-names'
import { Image } from '~/ui/image'
import * as styles from './group-table.css'
import { StandingsTable } from './standings-table'

/** The standings of a group; before its first result its teams by name, without ranks. */
export function GroupTable({ group: { name, matches, standings } }: { group: GroupStage['groups'][number] }) {
  if (matches.some(({ score }) => score)) return <StandingsTable caption={name} rows={standings} />
  const teams = standings.map(({ team }) => team).sort(compareNames)
  return (
    <div>
      <h4 className={styles.groupName}>{name}</h4>
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
