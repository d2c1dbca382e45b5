import { gameNames } from '@akhada/sample-world/games/names'
import { createFileRoute } from '@tanstack/react-router'
import { loadQuery } from '~/api/load-query'
import { eventMonthQuery } from '~/content/events/query'
import { latestResultsQuery, upNextQuery } from '~/content/schedule/query'
import { pageHead } from '~/lib/page-head'
import { EventsScreen } from '~/screens/events/events'
import { eventsSearch, matchCounts } from '~/screens/events/events-search'

export const Route = createFileRoute('/_site/events/')({
  ...eventsSearch.route,
  staticData: { liveData: 'world' },
  loaderDeps: ({ search: { game, month, matches } }) => ({ game, month, matches }),
  loader: async ({ context: { queryClient }, deps: { game, month, matches }, cause }) => {
    const calendar = Promise.all([
      loadQuery(queryClient, upNextQuery(game, matchCounts[matches])),
      loadQuery(queryClient, latestResultsQuery(game)),
      loadQuery(queryClient, eventMonthQuery(game, month)),
    ])
    // Within the app the page opens while they load. When the game or month changes, it stays as it is until they have loaded.
    if (import.meta.env.SSR || cause === 'stay') await calendar
    const head = pageHead({
      path: '/events',
      title: game === 'all' ? 'Events' : `${gameNames[game]} Events`,
      description:
        'Indian esports day by day: live matches, today, tomorrow and the week, and every tournament by month, for your own calendar too.',
    })
    return { ...head, links: [...head.links, { rel: 'alternate', type: 'application/atom+xml', href: '/feed.xml' }] }
  },
  component: EventsScreen,
})
