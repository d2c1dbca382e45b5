import { toSportsEvent } from '~/content/tournaments/to-sports-event'
import type { TournamentDetail } from '~/content/tournaments/types'
import { siteUrl } from '~/lib/brand'
import { formatDateRange } from '~/lib/dates'
import { formatMoney } from '~/lib/number-format'
import { pageHead } from '~/lib/page-head'

/** The head of a tournament page. */
export function tournamentHead(tournament: TournamentDetail) {
  const { path, name, gameName, gameId, teams, organizer } = tournament
  return pageHead({
    path,
    title: name,
    description: `${name}: ${teams.length} ${gameName} teams play for ${formatMoney(tournament.prizePool)} in ${tournament.location}, ${formatDateRange(tournament)}. Stages, standings, bracket and prizes.`,
    structuredData: [
      toSportsEvent(tournament, {
        description: tournament.about,
        organizer: { '@type': 'Organization', name: organizer.name, url: `${siteUrl}/organizers/${organizer.id}` },
        competitor: teams.map((team) => ({ '@type': 'SportsTeam', name: team.name })),
      }),
    ],
    breadcrumbs: [
      { name: 'Esports', path: '/esports' },
      ...(gameId ? [{ name: gameName, path: `/esports/${gameId}` }] : []),
    ],
  })
}
