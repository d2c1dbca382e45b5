import { Fragment, type Key, type ReactNode } from 'react'
import { secret } from '~/components/spoiler/spoiler.css'
import type { FollowedEntry } from '~/components/up-next/list-up-next'
import { rows } from '~/components/up-next/up-next.css'
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
  /** The latest results. */
  children: ReactNode
}

/** Matches by day in India: live ones, Today, the latest results, then Tomorrow and the days after. */
export function MatchDays({ matches, now, showGame, children }: Props) {
  const inFirstScreenful = matches.slice(0, 3)
  const { live = [], upcoming = [] } = Object.groupBy(matches, ({ state }) => (state === 'live' ? 'live' : 'upcoming'))
  const days = Map.groupBy(upcoming, ({ start }) => getDayNumber(Date.parse(start)))
  const toSection = (key: Key, title: string, ofSection: Props['matches']) => (
    <section key={key} className={ofSection.every(isListedByResult) ? secret : undefined}>
      <h2 className={styles.dayName}>{title}</h2>
      <ol className={rows}>
        {ofSection.map((match) => (
          <UpNextRow
            key={match.id}
            entry={match}
            now={now}
            showGame={showGame}
            inDay
            priority={inFirstScreenful.includes(match)}
          />
        ))}
      </ol>
    </section>
  )
  const sections = [...days].map(([day, ofDay]) => toSection(day, nameDayFrom(ofDay[0]?.start ?? '', now), ofDay))
  // In the same list as the days, so that at midnight Tomorrow keeps the focus when it becomes Today.
  sections.splice(days.has(getDayNumber(now)) ? 1 : 0, 0, <Fragment key="results">{children}</Fragment>)
  return (
    <>
      {live.length > 0 && toSection('live', 'Live now', live)}
      {sections}
    </>
  )
}
