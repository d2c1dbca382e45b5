import { type GameId, gameIds, gameNames } from '@akhada/sample-world/games/names'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import type { OrganizationRecord } from '@akhada/sample-world/organizations/types'
import { toRupees } from '@akhada/sample-world/tournaments/rupees-per-dollar'
import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { toTournament } from '~/content/tournaments/to-tournament'
import { isOngoing } from '~/content/tournaments/tournament-state'
import type { Tournament } from '~/content/tournaments/types'
import { crestUrl, gameArtUrl } from '~/lib/art'
import { compareStarts } from '~/lib/dates'
import { formatMoney } from '~/lib/number-format'
import { plural } from '~/lib/words'
import type { Suggestion } from './types'

/**
 * Suggests the game with the most ongoing tournaments at a time (ms), an ongoing or upcoming tournament of another game, and the first
 * organization. No picture appears twice.
 */
export function listSuggestions(tournaments: readonly TournamentRecord[], now: number): Suggestion[] {
  const ongoing = tournaments.filter((tournament) => isOngoing(tournament, now))
  const count = (game: GameId, among: readonly TournamentRecord[]) =>
    among.filter(({ gameId }) => gameId === game).length
  const [game] = gameIds.toSorted((a, b) => count(b, ongoing) - count(a, ongoing))
  const others = tournaments
    .filter(({ gameId, end }) => gameId !== game && Date.parse(end) > now)
    .toSorted(compareStarts)
  return [
    ...others.slice(0, 1).map((tournament) => suggestTournament(toTournament(tournament, now))),
    ...(game ? [suggestGame(game, count(game, ongoing), count(game, tournaments))] : []),
    ...organizations.slice(0, 1).map(suggestOrganization),
  ]
}

const suggestTournament = ({ id, name, image, city, prizePool, path }: Tournament): Suggestion => ({
  kind: 'tournament',
  id,
  name,
  image,
  path,
  note: `${city}, ${formatMoney(toRupees(prizePool))}`,
})

/** A game with its ongoing tournaments or, between them, all of its tournaments. */
const suggestGame = (id: GameId, ongoing: number, all: number): Suggestion => ({
  kind: 'game',
  id,
  name: gameNames[id],
  image: gameArtUrl(id),
  note: ongoing > 0 ? plural(ongoing, 'ongoing tournament') : plural(all, 'tournament'),
  path: `/esports/${id}`,
})

const suggestOrganization = ({ id, name, teams }: OrganizationRecord): Suggestion => ({
  kind: 'organization',
  id,
  name,
  image: crestUrl(name),
  note: teams.map(({ game }) => game).join(', '),
  path: `/organization/${id}`,
})
