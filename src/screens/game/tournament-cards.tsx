import { Link } from '@tanstack/react-router'
import { Calendar, MapPin, Users } from 'lucide-react'
import { memo } from 'react'
import * as card from '~/components/card.css'
import { Money } from '~/components/facts/money'
import { FollowButton } from '~/components/follow/follow-button'
import { liveMark } from '~/components/marks/live-mark.css'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import { TournamentStatus } from '~/components/tournament/tournament-status'
import type { TournamentSummary } from '~/content/tournaments/types'
import { servedClass } from '~/page-load/served-class'
import { Image } from '~/ui/image'
import * as styles from './tournament-cards.css'

/** Tournaments in a grid, the first one large (specification 2, "Game page"). */
export const TournamentCards = memo(function TournamentCards({
  tournaments,
}: {
  tournaments: readonly TournamentSummary[]
}) {
  return (
    <ul className={styles.grid}>
      {tournaments.map((tournament) => (
        <li key={tournament.id} className={servedClass(styles.far)} suppressHydrationWarning>
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </ul>
  )
})

function TournamentCard({ tournament }: { tournament: TournamentSummary }) {
  return (
    <article className={card.card}>
      <div className={card.inner}>
        <div className={styles.art}>
          <Image className={card.picture} src={tournament.image} hasFallback alt="" width={640} height={360} />
          <span className={`${styles.status} ${tournament.state === 'ongoing' ? liveMark : ''}`}>
            <TournamentStatus {...tournament} />
          </span>
          <FollowButton look="tab" kind="tournament" id={tournament.id} name={tournament.name} />
        </div>
        <div className={card.body}>
          <h3 className={styles.name}>
            <Link className={card.link} to="/esports/tournament/$id" params={{ id: tournament.id }}>
              {tournament.name}
            </Link>
          </h3>
          <ul className={styles.facts}>
            <li>
              <Calendar />
              <TournamentDates start={tournament.start} end={tournament.end} />
            </li>
            <li>
              <MapPin />
              {tournament.location}
            </li>
            <li>
              <Users />
              {tournament.teamCount} teams
            </li>
          </ul>
          <p className={styles.foot}>
            Prize Pool:
            <b className={styles.prize}>
              <Money {...tournament.prizePool} />
            </b>
          </p>
        </div>
      </div>
    </article>
  )
}
