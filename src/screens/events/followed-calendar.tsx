import { type ReactNode, useState } from 'react'
import { Following } from '~/components/follow/following'
import { MatchList } from '~/components/match/match-list'
import { InlineError } from '~/components/up-next/inline-error'
import { Suggestions } from '~/components/up-next/suggestions'
import { isListedByResult, UpNextCovered } from '~/components/up-next/up-next-covered'
import { useFollowedSchedule } from '~/components/up-next/use-followed-schedule'
import { sortUpcomingFirst } from '~/content/tournaments/sort-upcoming-first'
import { EventRow } from './event-row'
import * as styles from './events.css'
import { MatchDays } from './match-days'

/** The matches and tournaments of the follows, and the list of all follows; suggestions when there are none. */
export function FollowedCalendar({ game, pending }: { game: string; pending: ReactNode }) {
  const { follows, entries, results, tournaments, now, isPending, problem, retry } = useFollowedSchedule(game)
  const matches = entries.filter(({ id, tournament }) => id !== tournament.id)
  // The suggestions stay while a visitor follows one after the other, and the list while one after the other is removed.
  const [isNew] = useState(follows.length === 0)
  const isEmpty = !isPending && !problem && tournaments.length === 0
  // Only the first time: a follow that comes later is added to the list.
  const [isReady, setReady] = useState(!isPending)
  if (!isReady && !isPending) setReady(true)

  if (!isReady) return pending
  return (
    <div className={styles.days} aria-busy={isPending}>
      {problem && <InlineError text={problem} onRetry={retry} />}
      {isEmpty && (
        <p className={styles.text}>
          {follows.length === 0
            ? 'You don’t follow anything yet. Tap the heart on one of these, or on any player, team, organization, game or tournament.'
            : 'Nothing you follow has a tournament in this calendar.'}
        </p>
      )}
      {(isNew || isEmpty) && <Suggestions />}
      <MatchDays matches={matches} now={now} showGame={game === 'all'}>
        {results.length > 0 && (
          <section>
            <h2 className={styles.dayName}>Latest results</h2>
            <MatchList label="Latest results" matches={results} isSecret={isListedByResult} showGame={game === 'all'} />
          </section>
        )}
      </MatchDays>
      {follows.length > 0 && <UpNextCovered />}
      {(!isNew || follows.length > 0) && <Following />}
      {tournaments.length > 0 && (
        <section>
          <h2 className={styles.dayName}>Tournaments</h2>
          <ul>
            {sortUpcomingFirst(tournaments).map((tournament) => (
              <EventRow key={tournament.id} tournament={tournament} hasYear />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
