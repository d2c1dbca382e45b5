import { gameNames } from '@akhada/sample-world/games/names'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { Fragment, lazy, Suspense } from 'react'
import { CalendarMenu } from '~/components/calendar/calendar-menu'
import * as directory from '~/components/directory/directory.css'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink, GoLink } from '~/components/links/links'
import { MatchList } from '~/components/match/match-list'
import { SpoilerSwitch } from '~/components/spoiler/spoiler-switch'
import { eventMonthQuery } from '~/content/events/query'
import { waitingLists } from '~/content/events/waiting-lists'
import { latestResultsQuery, upNextQuery } from '~/content/schedule/query'
import type { UpNextEntry } from '~/content/schedule/types'
import { useNow } from '~/hooks/use-now'
import { getDayNumber, nameMonth } from '~/lib/dates'
import { plural } from '~/lib/words'
import { BelowFold } from '~/page-load/below-fold'
import { useSearchState } from '~/router/use-search-state'
import { Button } from '~/ui/button'
import { container } from '~/ui/container.css'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { segment } from '~/ui/segmented-control.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { EventRow } from './event-row'
import * as styles from './events.css'
import { eventGames, eventsSearch, matchCounts } from './events-search'
import { MatchDays } from './match-days'

/** Loaded when the filter is on, because it has to look up teams and players. */
const FollowedCalendar = lazy(() =>
  import('./followed-calendar').then((module) => ({ default: module.FollowedCalendar })),
)

const route = getRouteApi('/_site/events/')

/** Links within the page. No preload: a preloaded month opens before its data is there, and the page would jump. */
const inPlace = { to: '/events', resetScroll: false, preload: false } as const

/** The next matches by day, and the tournaments by month (docs/decisions/routes.md). */
export function EventsScreen() {
  return (
    <>
      <PageHeader
        title="Events"
        ghost="khel"
        lead="Who plays when: matches day by day, then every tournament by month. All times are IST."
      />
      <Calendar />
    </>
  )
}

function Calendar() {
  const [{ game, month, mine, matches }, setParams] = useSearchState(route, eventsSearch)
  return (
    <section className={`${container} ${directory.directory}`} aria-label="Calendar">
      <nav aria-label="Games" className={styles.games}>
        {eventGames.map((each) => (
          <Link
            key={each}
            {...inPlace}
            search={{ game: each, month, mine }}
            activeOptions={{ exact: true }}
            aria-current={each === game ? 'page' : undefined}
            className={segment}
          >
            {each === 'all' ? 'All games' : gameNames[each]}
          </Link>
        ))}
      </nav>
      <div className={styles.bar}>
        <Button
          variant="ghost"
          size="small"
          aria-pressed={mine === '1'}
          onClick={() => setParams({ mine: mine ? '' : '1' })}
        >
          <Heart fill={mine ? 'currentColor' : 'none'} />
          What I follow
        </Button>
        {!mine && (
          <CalendarMenu
            size="small"
            subject={game === 'all' ? 'all tournaments' : `all ${gameNames[game]} tournaments`}
            path={game === 'all' ? 'all' : `games/${game}`}
          />
        )}
        <SpoilerSwitch />
        {!mine && (
          <GoLink {...inPlace} search={{ game, month, matches }} hash="months">
            Tournaments
          </GoLink>
        )}
        <GoLink {...inPlace} search={{ game, month: waitingLists, matches }} hash="months">
          Open waiting lists
        </GoLink>
      </div>
      {mine ? (
        <Followed />
      ) : (
        <BelowFold>
          <div className={styles.days}>
            <NextDays />
          </div>
          <Months />
        </BelowFold>
      )}
    </section>
  )
}

/** Only the browser knows the follows. */
function Followed() {
  const { game } = route.useSearch()
  const pending = (
    <p className={styles.pending} role="status">
      Looking up what you follow
    </p>
  )
  if (!useHydrated()) return pending
  return (
    <Suspense fallback={pending}>
      <FollowedCalendar game={game} pending={pending} />
    </Suspense>
  )
}

function NextDays() {
  const search = route.useSearch()
  const count = matchCounts[search.matches]
  const { data: matches, dataUpdatedAt } = useSuspenseQuery(upNextQuery(search.game, count))
  const now = useNow(dataUpdatedAt)
  const isCut = matches.length >= count
  const shown = isCut ? dropLastDay(matches) : matches
  return (
    <>
      <MatchDays matches={shown} now={now} showGame={search.game === 'all'}>
        <LatestResults game={search.game} />
      </MatchDays>
      {isCut && (
        <ButtonLink ref={moveFocusOnUnmount} {...inPlace} search={{ ...search, matches: 'all' }} variant="ghost">
          Show the next three weeks
        </ButtonLink>
      )}
      {matches.length === 0 && <p className={styles.text}>No matches in the next three weeks.</p>}
    </>
  )
}

function LatestResults({ game }: { game: string }) {
  const { title, matches } = useSuspenseQuery(latestResultsQuery(game)).data
  if (matches.length === 0) return null
  return (
    <section>
      <h2 className={styles.dayName}>{title}</h2>
      <MatchList label={title} matches={matches} showGame={game === 'all'} inDay />
    </section>
  )
}

/** Drops the matches of the last day, which may be incomplete, unless there is no other day. */
function dropLastDay(matches: readonly UpNextEntry[]): readonly UpNextEntry[] {
  const readDay = (match?: UpNextEntry) => getDayNumber(Date.parse(match?.start ?? ''))
  const whole = matches.filter((match) => readDay(match) !== readDay(matches.at(-1)))
  return whole.length > 0 ? whole : matches
}

const nameList = (month: string) => (month === waitingLists ? 'Open waiting lists' : nameMonth(month))

function Months() {
  const { game, month, matches } = route.useSearch()
  const { data } = useSuspenseQuery(eventMonthQuery(game, month))
  return (
    <div className={styles.columns} id="months">
      <nav aria-label="Months" className={styles.months}>
        {data.months.map(({ key, isPast, count }, index) => (
          <Fragment key={key}>
            {isPast && !data.months[index - 1]?.isPast && <p className={styles.past}>Past months</p>}
            <Link
              {...inPlace}
              search={{ game, month: key, matches }}
              hash="months"
              activeOptions={{ exact: true }}
              aria-current={key === data.month ? 'page' : undefined}
              className={styles.month}
            >
              {nameList(key)}{' '}
              <span className={styles.number}>
                {count}
                <span className={visuallyHidden}> {count === 1 ? 'tournament' : 'tournaments'}</span>
              </span>
            </Link>
          </Fragment>
        ))}
      </nav>
      <div>
        <h2 className={styles.dayName}>{data.month ? nameList(data.month) : 'No tournaments yet'}</h2>
        <p className={visuallyHidden} role="status">
          {data.month && `${nameList(data.month)}: ${plural(data.tournaments.length, 'tournament')}`}
        </p>
        {data.month === waitingLists && (
          <p className={styles.about}>
            {data.tournaments.length > 0
              ? 'All places are taken, but squads drop out. Each tournament’s page has the deadline and the form.'
              : 'None is open for now.'}
          </p>
        )}
        <ul>
          {data.tournaments.map((tournament) => (
            <EventRow key={tournament.id} tournament={tournament} hasYear={data.month === waitingLists} />
          ))}
        </ul>
      </div>
    </div>
  )
}
