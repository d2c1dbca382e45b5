import { GameLink } from '~/components/entity-link'
import { BackLink } from '~/components/links'
import type { MatchPage } from '~/content/match/types'
import { useTimeInOwnZone } from '~/hooks/use-time-in-own-zone'
import { formatDate, formatTime } from '~/lib/dates'
import * as styles from './match-hero.css'

/** The tournament that a match is part of. */
export function TournamentLine({ match: { tournament } }: { match: MatchPage }) {
  return (
    <p className={styles.tournament}>
      <BackLink to="/esports/tournament/$id" params={{ id: tournament.id }}>
        <span className={styles.tournamentName}>{tournament.name}</span>
      </BackLink>
    </p>
  )
}

/** When and where a match is played, and its format. */
export function MatchFacts({ match: { note, tournament, start, location, stage, title } }: { match: MatchPage }) {
  const own = useTimeInOwnZone(start)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Date</dt>
        <dd>{formatDate(start)}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          <time dateTime={start}>{formatTime(start)}</time>
          {own && <span className={styles.own}>{own} where you are</span>}
        </dd>
      </div>
      <div>
        <dt>Match</dt>
        <dd>{note.startsWith(stage.name) || title.startsWith(stage.name) ? note : `${stage.name}, ${note}`}</dd>
      </div>
      <div>
        <dt>Game</dt>
        <dd>
          <GameLink name={tournament.gameName} />
        </dd>
      </div>
      <div>
        <dt>Location</dt>
        <dd>{location.location}</dd>
      </div>
    </dl>
  )
}
