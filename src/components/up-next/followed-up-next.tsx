import { Suspense, useState } from 'react'
import { GoLink } from '~/components/links/links'
import { MatchList } from '~/components/match/match-list'
import { InnerSection } from '~/components/section'
import { Button } from '~/ui/button'
import { Skeleton } from '~/ui/skeleton'
import { InlineError } from './inline-error'
import { Suggestions } from './suggestions'
import * as styles from './up-next.css'
import { isListedByResult, UpNextCovered } from './up-next-covered'
import { UpNextList } from './up-next-list'
import { UpNextRow } from './up-next-row'
import { useFollowedSchedule } from './use-followed-schedule'

/** How many entries show at first. */
const unfoldedLimit = 6

/** Matches and tournaments that the visitor follows, in order of time (docs/decisions/following.md). */
export function FollowedUpNext() {
  const { follows, entries, results, now, isPending, problem, retry } = useFollowedSchedule()
  // Suggestions stay while the visitor follows one after the other.
  const [isNew] = useState(follows.length === 0)
  const [all, setAll] = useState(false)
  const shown = all ? entries : entries.slice(0, unfoldedLimit)
  const isEmpty = entries.length === 0 && !isPending

  return (
    <InnerSection
      id="up-next"
      title="Up next"
      aside={
        entries.length > 0 && (
          <GoLink to="/events" search={{ mine: '1' }}>
            See the calendar
          </GoLink>
        )
      }
    >
      <div className={styles.body} aria-busy={isPending}>
        {problem && <InlineError text={problem} onRetry={retry} />}
        {entries.length > 0 && (
          <ol className={styles.rows} aria-label="Up next">
            {shown.map((entry) => (
              <UpNextRow key={entry.id} entry={entry} now={now} />
            ))}
          </ol>
        )}
        {entries.length > unfoldedLimit && (
          <Button variant="ghost" size="small" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${entries.length}`}
          </Button>
        )}
        {isPending && entries.length === 0 && (
          <Skeleton className={styles.pending} bars={['70% 44', '82% 44', '64% 44']} />
        )}
        {isEmpty && !problem && <p className={styles.text}>{follows.length === 0 ? nothingFollowed : nothingNext}</p>}
        {results.length > 0 && (
          <div>
            <h3 className={styles.title}>Latest results</h3>
            <MatchList label="Latest results" matches={results} isSecret={isListedByResult} showGame />
          </div>
        )}
        {follows.length > 0 && <UpNextCovered />}
        {/* Otherwise the list of follows, with the focus in it, would be hidden while these load. */}
        <Suspense>
          {(isNew || isEmpty) && <Suggestions />}
          {isEmpty && !problem && <UpNextList />}
        </Suspense>
      </div>
    </InnerSection>
  )
}

const nothingFollowed =
  'Tap the heart on any player, team, organization, game or tournament and their matches show up here.'
const nothingNext =
  'Nothing coming up for anyone you follow. Follow another player, team, game or tournament to see more here.'
