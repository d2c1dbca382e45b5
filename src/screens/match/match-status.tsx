import { Winners } from '~/components/match/winners'
import { Spoiler } from '~/components/spoiler/spoiler'
import type { MatchPage } from '~/content/match/types'
import { useNow } from '~/hooks/use-now'
import { formatTimeLeft } from '~/lib/dates'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './match-hero.css'

/** The countdown to a match, that it's live, or its result. */
export function MatchStatus({ match }: { match: MatchPage }) {
  const { state, start, now, score, winner, sides } = match
  const time = useNow(now)
  if (state === 'live' && !score) return <p className={`${styles.state} ${styles.live}`}>Live</p>
  if (state === 'upcoming') return <p className={styles.state}>{formatTimeLeft(Date.parse(start) - time)}</p>
  if (!sides || !score) {
    return (
      winner && (
        <div className={styles.state}>
          <Spoiler label="the result">
            <Winners match={match} />
          </Spoiler>
        </div>
      )
    )
  }
  const [most, least] = score[0] > score[1] ? score : [score[1], score[0]]
  return (
    <div className={state === 'live' ? styles.liveScore : styles.score}>
      <Spoiler label="the result">
        <span aria-hidden="true">{score.join(' : ')}</span>
        <span className={visuallyHidden}>{winner ? `${winner.name} won ${most}–${least}` : score.join('–')}</span>
      </Spoiler>
      {state === 'live' && <span className={styles.live}>Live</span>}
    </div>
  )
}
