import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { goLink } from '~/components/go-link.css'
import { contentDate } from '~/content/tournaments/queries'
import { Button } from '~/ui/button'
import { SectionHeader } from '~/ui/section-header'
import { Skeleton } from '~/ui/skeleton'
import { NextEventRow } from './next-event-row'
import * as styles from './next-section.css'
import { Problem } from './problem'
import { Suggestions } from './suggestions'
import { useFollowedSchedule } from './use-followed-schedule'
import { whatIsNext } from './what-is-next'

const bars = [
  ['70%', 44],
  ['82%', 44],
  ['64%', 44],
] as const

/** How many events show at first. */
const few = 6

/** Matches and tournaments of what is followed, in order of time (decisions.md, "Following"). */
export function NextSection() {
  const { follows, schedule, playerTeams, isPending, problem, retry } = useFollowedSchedule()
  // They stay while one after the other is followed.
  const [isNew] = useState(follows.length === 0)
  const [all, setAll] = useState(false)
  const events = schedule ? whatIsNext(schedule, follows, playerTeams, contentDate) : []
  const isEmpty = events.length === 0 && !isPending

  return (
    <section aria-labelledby="what-is-next">
      <SectionHeader
        title="What is next"
        id="what-is-next"
        aside={
          events.length > 0 && (
            <Link to="/events" search={{ mine: '1' }} className={goLink}>
              In the calendar
              <ArrowRight aria-hidden="true" />
            </Link>
          )
        }
      />
      <div className={styles.body} aria-busy={isPending}>
        {problem && <Problem text={problem} onRetry={retry} />}
        {events.length > 0 && (
          <ol aria-label="What is next">
            {events.slice(0, all ? events.length : few).map((event) => (
              <NextEventRow key={event.id} event={event} />
            ))}
          </ol>
        )}
        {events.length > few && (
          <Button variant="ghost" size="small" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${events.length}`}
          </Button>
        )}
        {isPending && events.length === 0 && <Skeleton className={styles.pending} bars={bars} />}
        {isEmpty && !problem && <p className={styles.text}>{follows.length === 0 ? nothingFollowed : nothingNext}</p>}
        {(isNew || isEmpty) && <Suggestions />}
      </div>
    </section>
  )
}

const nothingFollowed =
  'Follow a player, team, organization, game or tournament by its heart, and matches and tournaments are listed here in order of time.'
const nothingNext =
  'Nothing is on the calendar of what you follow. Players, teams, organizations, games and tournaments have matches; creators have none.'
