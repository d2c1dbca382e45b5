import { siteUrl } from '~/lib/brand'
import type { Tournament } from './tournament-types'

/** The way to a page of the esports section as a schema.org BreadcrumbList, after Home and Esports. */
export const esportsBreadcrumbs = (pages: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, { name: 'Esports', path: '/esports' }, ...pages].map(
    ({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: siteUrl + path }),
  ),
})

/** A tournament as a schema.org SportsEvent; `details` adds what only its own page knows. */
export const sportsEvent = (tournament: Tournament, details: object = {}) => ({
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
