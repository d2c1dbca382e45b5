import type { MatchPage } from '~/content/match/types'
import { toSportsEvent } from '~/content/tournaments/to-sports-event'
import { siteUrl } from '~/lib/brand'
import { formatDateTime } from '~/lib/dates'
import { pageHead } from '~/lib/page-head'

/** The head of a match page. */
export function matchHead(match: MatchPage) {
  const { path, title, note, tournament, location, start, end, pair } = match
  return pageHead({
    path,
    // Two teams may meet twice.
    title: `${title}, ${pair ? `${note}, ` : ''}${tournament.name}`,
    description: `${title}: ${note}, ${tournament.name} in ${location.location}. ${tournament.gameName}, ${formatDateTime(start)}.`,
    image: `/og/esports-tournament-${tournament.id}.png`,
    structuredData: [
      toSportsEvent(
        { ...location, name: `${title}, ${tournament.name}`, gameName: tournament.gameName, start, end, path },
        {
          description: note,
          superEvent: { '@type': 'SportsEvent', name: tournament.name, url: siteUrl + tournament.path },
          organizer: { '@type': 'Organization', name: match.organizer.name },
          competitor: listCompetitors(match).map((name) => ({ '@type': 'SportsTeam', name })),
        },
      ),
    ],
    name: title,
    breadcrumbs: [
      { name: 'Esports', path: '/esports' },
      ...(tournament.gameId ? [{ name: tournament.gameName, path: `/esports/${tournament.gameId}` }] : []),
      { name: tournament.name, path: tournament.path },
    ],
  })
}

/** The names of the competitors known so far. */
const listCompetitors = ({ pair, lobby }: MatchPage): string[] =>
  lobby ? lobby.squads.map(({ name }) => name) : (pair ?? []).flatMap(({ team }) => team?.name ?? [])
