import { Link } from '@tanstack/react-router'
import { CalendarDays, MapPin, Users } from 'lucide-react'
import { memo } from 'react'
import { FollowButton } from '~/components/follow/follow-button'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import type { TournamentCard as Tournament } from '~/content/tournaments/types'
import { fallbackArt } from '~/lib/art'
import { formatMoney } from '~/lib/number-format'
import { Image } from '~/ui/image'
import * as styles from './tournament-card.css'

/** Tournaments in a grid, the first one large (specification 2, "Game page"). */
export const TournamentCards = memo(function TournamentCards({ tournaments }: { tournaments: readonly Tournament[] }) {
  return (
    <ul className={styles.grid}>
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </ul>
  )
})

function TournamentCard({ tournament }: { tournament: Tournament }) {
  return (
    <article className={styles.card}>
      <div className={styles.inner}>
        <div className={styles.art}>
          <Image
            className={styles.picture}
            src={tournament.image}
            fallback={fallbackArt}
            alt=""
            width={640}
            height={360}
          />
          <span className={`${styles.status} ${tournament.state === 'ongoing' ? styles.live : ''}`}>
            {tournament.winner ? `Winner: ${tournament.winner.name}` : tournament.status}
          </span>
          <FollowButton look="tab" kind="tournament" id={tournament.id} name={tournament.name} />
        </div>
        <div className={styles.body}>
          <h3 className={styles.name}>
            <Link className={styles.link} to="/esports/tournament/$id" params={{ id: tournament.id }}>
              {tournament.name}
            </Link>
          </h3>
          <ul className={styles.facts}>
            <li>
              <CalendarDays aria-hidden="true" />
              <TournamentDates start={tournament.start} end={tournament.end} />
            </li>
            <li>
              <MapPin aria-hidden="true" />
              {tournament.location}
            </li>
            <li>
              <Users aria-hidden="true" />
              {tournament.teamCount} teams
            </li>
          </ul>
          <p className={styles.foot}>
            Prize Pool:
            <b className={styles.prize}>{formatMoney(tournament.prizePool)}</b>
          </p>
        </div>
      </div>
    </article>
  )
}
