import { siteUrl } from '~/lib/brand'
import type { Tournament } from './types'

/** A tournament as a schema.org SportsEvent; `details` adds what only its own page knows. */
export const toSportsEvent = (tournament: Tournament, details: object = {}) => ({
  '@type': 'SportsEvent',
  name: tournament.name,
  sport: tournament.gameName,
  startDate: tournament.start,
  endDate: tournament.end,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: tournament.location,
    address: { '@type': 'PostalAddress', addressLocality: tournament.city, addressCountry: tournament.country },
  },
  url: siteUrl + tournament.path,
  ...details,
})
