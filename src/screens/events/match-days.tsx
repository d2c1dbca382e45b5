import { secret } from '~/components/spoiler/spoiler.css'
import type { FollowedEntry } from '~/components/up-next/list-up-next'
import { isListedByResult } from '~/components/up-next/up-next-covered'
import { UpNextRow } from '~/components/up-next/up-next-row'
import type { UpNextEntry } from '~/content/schedule/types'
import { getDayNumber, nameDayFrom } from '~/lib/dates'
import * as styles from './events.css'

interface Props {
  matches: readonly (UpNextEntry | FollowedEntry)[]
  /** The time in ms. */
  now: number
  /** Names the game of each match. */
  showGame: boolean
}

/** Whether a match is on now. */
export const isLive = ({ state }: UpNextEntry) => state === 'live'

/** Matches by day in India: live ones first, then Today, Tomorrow and the days after. */
export function MatchDays({ matches, now, showGame }: Props) {
  const inFirstScreenful = matches.slice(0, 3)
  const days = Map.groupBy(matches, (match) => (isLive(match) ? 0 : getDayNumber(Date.parse(match.start))))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={ofDay.every(isListedByResult) ? secret : undefined}>
      <h2 className={styles.dayName}>{day === 0 ? 'Live now' : nameDayFrom(ofDay[0]?.start ?? '', now)}</h2>
      <ol className={styles.rows}>
        {ofDay.map((match) => (
          <UpNextRow
            key={match.id}
            entry={match}
            now={now}
            showGame={showGame}
            inDay
            eager={inFirstScreenful.includes(match)}
          />
        ))}
      </ol>
    </section>
  ))
}
