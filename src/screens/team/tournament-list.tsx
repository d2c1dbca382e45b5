import { GameLink, TournamentLink } from '~/components/links/entity-link'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import type { TeamTournament } from '~/content/teams/types'
import * as styles from './team.css'

/** The tournaments that a team plays now or next, and how far it has come. */
export const TournamentList = ({ tournaments }: { tournaments: readonly TeamTournament[] }) => (
  <ul>
    {tournaments.map(({ id, name, gameName, start, end, status, exit }) => (
      <li key={id} className={styles.row}>
        <span className={styles.name}>
          <TournamentLink id={id} name={name} />
        </span>
        <span className={styles.note}>
          <GameLink name={gameName} />, <TournamentDates start={start} end={end} />
        </span>
        <span className={styles.status}>{exit ? <InlineSpoiler instead={status}>{exit}</InlineSpoiler> : status}</span>
      </li>
    ))}
  </ul>
)
