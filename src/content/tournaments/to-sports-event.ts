import { siteUrl } from '~/lib/brand'
import type { Tournament } from './types'

type Event = Pick<Tournament, 'name' | 'gameName' | 'start' | 'end' | 'location' | 'city' | 'country' | 'path'>

/** A tournament or a match as a schema.org SportsEvent; `details` adds what only its own page knows. */
export const toSportsEvent = (event: Event, details: object = {}) => ({
  '@type': 'SportsEvent',
  name: event.name,
  sport: event.gameName,
  startDate: event.start,
  endDate: event.end,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  location: [
    {
      '@type': 'Place',
      name: event.location,
      address: { '@type': 'PostalAddress', addressLocality: event.city, addressCountry: event.country },
    },
    { '@type': 'VirtualLocation', url: siteUrl + event.path },
  ],
  url: siteUrl + event.path,
  ...details,
})
