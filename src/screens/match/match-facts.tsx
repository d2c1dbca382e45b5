import { slug } from '@akhada/contract/slug'
import { Link } from '@tanstack/react-router'
import { Facts } from '~/components/facts/facts'
import { heroFactList } from '~/components/facts/facts.css'
import { GameLink, TeamLink } from '~/components/links/entity-link'
import { entityLink } from '~/components/links/entity-link.css'
import { BackLink } from '~/components/links/links'
import { LocalTime } from '~/components/match/local-time'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import type { MatchPage } from '~/content/match/types'
import { formatDate, formatTime } from '~/lib/dates'
import * as styles from './match-hero.css'

/** The tournament that a match is part of. */
export function TournamentLine({ match: { tournament } }: { match: MatchPage }) {
  return (
    <p>
      <BackLink to="/esports/tournament/$id" params={{ id: tournament.id }}>
        <span className={styles.tournamentName}>{tournament.name}</span>
      </BackLink>
    </p>
  )
}

/** When and where a match is played, and its format. */
export function MatchFacts({ match }: { match: MatchPage }) {
  const { note, tournament, start, location, stage, pair, champion } = match
  return (
    <Facts
      className={`${heroFactList} ${styles.facts}`}
      facts={{
        Date: formatDate(start),
        Time: (
          <>
            <time dateTime={start}>{formatTime(start)}</time>
            <LocalTime start={start} className={styles.own} />
          </>
        ),
        Match: (
          <Link
            to="/esports/tournament/$id"
            params={{ id: tournament.id }}
            hash={slug(stage.name)}
            className={entityLink}
          >
            {note.startsWith(stage.name) ? note : `${stage.name}, ${note}`}
          </Link>
        ),
        Game: <GameLink name={tournament.gameName} />,
        Location: location.location,
        'Tournament won by': pair && champion && (
          <InlineSpoiler instead="Hidden">
            <TeamLink name={champion.name} />
          </InlineSpoiler>
        ),
      }}
    />
  )
}
