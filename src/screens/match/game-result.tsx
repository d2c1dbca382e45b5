import { TeamLink } from '~/components/links/entity-link'
import { stateTexts } from '~/components/match/state-texts'
import type { MatchState, Team } from '~/content/tournaments/types'
import { formatTime } from '~/lib/dates'
import { Image } from '~/ui/image'
import * as styles from './lobby-results.css'

interface HeadingProps {
  number: number
  /** Null in games without maps. */
  map: string | null
  time: string
  state: MatchState
}

/** Which game of a match it is, and when. */
export const GameHeading = ({ number, map, time, state }: HeadingProps) => (
  <>
    <h3 className={styles.map}>
      {!map && 'Game '}
      <span className={styles.number}>{number}</span> {map}
    </h3>
    <p className={styles.time}>
      <time dateTime={time}>{formatTime(time)}</time>
      <span className={state === 'live' ? styles.live : ''}>{stateTexts[state]}</span>
    </p>
  </>
)

/** Who won a game, and how. */
export const GameWinner = ({ team, result }: { team: Team; result: string }) => (
  <p className={styles.winner}>
    <Image src={team.logo} alt="" width={44} height={44} />
    <TeamLink name={team.name} /> <span className={styles.finishes}>{result}</span>
  </p>
)
