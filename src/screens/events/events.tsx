import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarPlus, CalendarX, Gamepad2, Heart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CalendarSubscription } from '~/components/calendar/calendar-subscription'
import { downloadCalendar } from '~/components/calendar/download-calendar'
import * as directory from '~/components/directory/directory.css'
import { PageHeader } from '~/components/page-header'
import { gameNames } from '~/content/games/names'
import { tournamentsQuery } from '~/content/tournaments/queries'
import { useIsHydrated } from '~/hooks/use-is-hydrated'
import { useUserLocale } from '~/hooks/use-user-locale'
import { brand } from '~/lib/brand'
import { formatMonth } from '~/lib/dates'
import { BelowFold } from '~/router/below-fold'
import { useSearchState } from '~/router/use-search-state'
import { lead } from '~/theme/type.css'
import { Button } from '~/ui/button'
import { button } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { SegmentedControl } from '~/ui/segmented-control'
import { Select } from '~/ui/select'
import { StateMessage } from '~/ui/state-message'
import { slug } from '../../../contract/slug'
import { EventMonths } from './event-months'
import * as styles from './events.css'
import { eventGames, eventStates, eventsSearch } from './events-search'
import { groupByMonth, middleOf } from './group-by-month'

/** Loaded with the filter: it looks up teams and players. */
const FollowedEvents = lazy(() =>
  import('~/components/next/followed-events').then((module) => ({ default: module.FollowedEvents })),
)

const route = getRouteApi('/_site/events/')

const labels = { all: 'All', ongoing: 'Ongoing', upcoming: 'Upcoming', past: 'Past' }
const states = eventStates.map((value) => ({ value, label: labels[value] }))

/** The calendar of all tournaments, by month (decisions.md, "Routes"). */
export function EventsScreen() {
  return (
    <>
      <PageHeader title="Events" ghost="khel">
        <p className={lead}>
          Every tournament by month: what is on, what comes, what was. Times are Indian Standard Time.
        </p>
      </PageHeader>
      <BelowFold>
        <Calendar />
      </BelowFold>
    </>
  )
}

function Calendar() {
  const { data: tournaments } = useSuspenseQuery(tournamentsQuery)
  const [search, setSearch, clearSearch] = useSearchState(route, eventsSearch)
  const locale = useUserLocale()
  // What is followed is known in the browser only.
  const isHydrated = useIsHydrated()
  const [followed, setFollowed] = useState<ReadonlySet<string> | null>(null)
  const own = search.mine ? tournaments.filter(({ id }) => followed?.has(id)) : tournaments
  const months = groupByMonth(own, search)
  const shown = months.flatMap((month) => month.tournaments)

  return (
    <section className={`${container} ${directory.directory}`} aria-label="Calendar">
      <div className={styles.toolbar}>
        <Select
          label="Game"
          icon={<Gamepad2 />}
          value={search.game}
          onChange={(event) => setSearch({ game: eventGames.find((game) => game === event.target.value) ?? 'all' })}
        >
          {eventGames.map((game) => (
            <option key={game} value={game}>
              {game === 'all' ? 'All games' : gameNames[game]}
            </option>
          ))}
        </Select>
        <SegmentedControl
          label="State"
          options={states}
          value={search.state}
          onChange={(state) => setSearch({ state })}
        />
        <Button
          variant="ghost"
          className={styles.all}
          disabled={shown.length === 0}
          onClick={() => void downloadCalendar(`${slug(brand.name)}-events`, shown)}
        >
          <CalendarPlus aria-hidden="true" />
          Add all to Calendar
        </Button>
      </div>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {search.mine && !followed
            ? 'Looking up what you follow'
            : shown.length === 1
              ? '1 tournament'
              : `${shown.length} tournaments`}
        </p>
        <Button
          variant="ghost"
          size="small"
          aria-pressed={search.mine === '1'}
          onClick={() => setSearch({ mine: search.mine ? '' : '1' })}
        >
          <Heart aria-hidden="true" fill={search.mine ? 'currentColor' : 'none'} />
          Only what I follow
        </Button>
        {search.game === 'all' ? (
          <CalendarSubscription of="all tournaments" path="all" />
        ) : (
          <CalendarSubscription of={`all ${gameNames[search.game]} tournaments`} path={`games/${search.game}`} />
        )}
        <a className={button({ variant: 'text', size: 'small' })} href="/feed.xml">
          Atom feed
        </a>
      </div>
      {search.mine && isHydrated && (
        <Suspense>
          <FollowedEvents onFound={setFollowed} />
        </Suspense>
      )}
      {months.length > 0 ? (
        <div className={styles.columns}>
          <nav className={styles.jumps} aria-label="Months">
            <ul>
              {months.map(({ key, tournaments: ofMonth }) => (
                <li key={key}>
                  <a href={`#${key}`} className={styles.jump}>
                    <span suppressHydrationWarning>{formatMonth(middleOf(key), locale)}</span>
                    <span className={styles.number}>{ofMonth.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <EventMonths months={months} />
        </div>
      ) : search.mine && !followed?.size ? null : (
        <StateMessage
          icon={<CalendarX />}
          title="No events found"
          text="No tournament of this game is in this state. Try another game, or all of them."
          action={<Button onClick={clearSearch}>Show all events</Button>}
        />
      )}
    </section>
  )
}
