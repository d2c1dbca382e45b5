import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { tournamentsQuery } from '~/content/tournaments/queries'
import { pageHead } from '~/lib/page-head'
import { EventsScreen } from '~/screens/events/events'
import { eventsSearch } from '~/screens/events/events-search'

export const Route = createFileRoute('/_site/events/')({
  validateSearch: eventsSearch.parse,
  search: { middlewares: [stripSearchParams(eventsSearch.defaults)] },
  loader: async ({ context: { queryClient } }) => {
    const tournaments = queryClient.prefetchQuery(tournamentsQuery)
    // Inside the app the page opens while they load.
    if (import.meta.env.SSR) await tournaments
    return pageHead({
      path: '/events',
      title: 'Events',
      description:
        'The calendar of Indian esports by month: tournaments ongoing, upcoming and past, for your own calendar too.',
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: EventsScreen,
})
