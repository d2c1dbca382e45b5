import type { BracketStage, Match, Team } from '~/content/tournaments/types'
import { useUserLocale } from '~/hooks/use-user-locale'
import { formatDateTime } from '~/lib/dates'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './bracket.css'

/** A knockout stage, round by round: a list that is read from first to last, and drawn as columns where there is room. */
export function Bracket({ rounds }: Pick<BracketStage, 'rounds'>) {
  return (
    <ol className={styles.rounds}>
      {rounds.map((round) => (
        <li key={round.name}>
          <h4 className={styles.round}>
            {round.name}
            <span className={styles.bestOf}>Best of {round.bestOf}</span>
          </h4>
          <ul className={styles.matches}>
            {round.matches.map((match) => (
              <li key={match.id} className={styles.match}>
                <MatchTime time={match.time} />
                <Side team={match.home} match={match} index={0} />
                <Side team={match.away} match={match} index={1} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** Start of a match, in the user's locale. */
export function MatchTime({ time }: { time: string }) {
  const text = formatDateTime(time, useUserLocale())
  // Versions of Intl write times with other spaces: what was prerendered may differ.
  return (
    <p className={styles.time}>
      <time dateTime={time} suppressHydrationWarning>
        {text}
      </time>
    </p>
  )
}

function Side({ team, match, index }: { team: Team | null; match: Match; index: 0 | 1 }) {
  const won = team !== null && match.winner?.id === team.id
  return (
    <p className={`${styles.side} ${won ? styles.winner : ''}`}>
      {team && <Image className={styles.crest} src={team.logo} alt="" width={26} height={26} />}
      <span className={styles.name}>
        {team?.name ?? 'To be decided'}
        {won && <span className={visuallyHidden}> (winner)</span>}
      </span>
      {match.score && <span className={styles.score}>{match.score[index]}</span>}
    </p>
  )
}
