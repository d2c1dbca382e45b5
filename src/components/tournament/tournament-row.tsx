import { Money } from '~/components/facts/money'
import { FollowButton } from '~/components/follow/follow-button'
import { GameLink, TournamentLink } from '~/components/links/entity-link'
import type { TournamentSummary } from '~/content/tournaments/types'
import { Image } from '~/ui/image'
import { TournamentDates } from './tournament-dates'
import * as styles from './tournament-row.css'
import { TournamentStatus } from './tournament-status'

/** A tournament in a list: its game, dates, place and prize, with a button to follow it. */
export function TournamentRow({ tournament }: { tournament: TournamentSummary }) {
  const { id, name, gameName, image, start, end, location, prizePool, state } = tournament
  return (
    <li className={styles.row}>
      <Image className={styles.picture} src={image} alt="" width={160} height={90} />
      <div>
        <h3 className={styles.name}>
          <TournamentLink id={id} name={name} />
        </h3>
        <p className={styles.note}>
          <GameLink name={gameName} />, {location}, <TournamentDates start={start} end={end} />
        </p>
      </div>
      <p className={styles.prize}>
        <Money {...prizePool} />
        <span className={state === 'ongoing' ? styles.live : styles.status}>
          <TournamentStatus {...tournament} />
        </span>
      </p>
      <FollowButton look="icon" kind="tournament" id={id} name={name} />
    </li>
  )
}
