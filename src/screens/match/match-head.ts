import type { MatchPage } from '~/content/match/types'
import { siteUrl } from '~/lib/brand'
import { formatDateTime } from '~/lib/dates'
import { pageHead } from '~/lib/page-head'

/** The head of the page of a match. */
export function matchHead(match: MatchPage) {
  const { path, title, note, tournament, location, start, end } = match
  return pageHead({
    path,
    title: `${title}, ${tournament.name}`,
    description: `${title}: ${note}, ${tournament.name} in ${location.location}. ${tournament.gameName}, ${formatDateTime(start)}.`,
    image: `/og/esports-tournament-${tournament.id}.png`,
    structuredData: [
      {
        '@type': 'SportsEvent',
        name: `${title}, ${tournament.name}`,
        description: note,
        sport: tournament.gameName,
        startDate: start,
        endDate: end,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: location.location,
          address: { '@type': 'PostalAddress', addressLocality: location.city, addressCountry: location.country },
        },
        superEvent: { '@type': 'SportsEvent', name: tournament.name, url: siteUrl + tournament.path },
        organizer: { '@type': 'Organization', name: match.organizer.name },
        competitor: listCompetitors(match).map((name) => ({ '@type': 'SportsTeam', name })),
        url: siteUrl + path,
      },
    ],
    breadcrumbs: [
      { name: 'Esports', path: '/esports' },
      ...(tournament.gameId ? [{ name: tournament.gameName, path: `/esports/${tournament.gameId}` }] : []),
      { name: tournament.name, path: tournament.path },
      { name: title, path },
    ],
  })
}

/** The names of who plays, as far as they are known. */
const listCompetitors = ({ pair, lobby }: MatchPage): string[] =>
  lobby ? lobby.squads.map(({ name }) => name) : (pair ?? []).flatMap(({ team }) => team?.name ?? [])
