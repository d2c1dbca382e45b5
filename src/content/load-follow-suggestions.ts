import { crest, gameArt, scene } from '~/lib/art'
import { formatMoney } from '~/lib/number-format'
import type { Suggestion } from './follow-suggestions.types'
import { type GameId, gameIds, gameNames } from './games/names'
import { organizations } from './organizations/records.data'
import type { OrganizationRecord } from './organizations/types'
import { stateOf } from './tournaments/queries'
import { tournaments } from './tournaments/records.data'
import type { TournamentRecord } from './tournaments/types'

const live = tournaments.filter((tournament) => stateOf(tournament) === 'ongoing')
const liveOf = (game: GameId) => live.filter(({ gameId }) => gameId === game).length

/** A tournament that is going on, the game with the most of them, and the first organization. */
export function loadSuggestions(): Suggestion[] {
  return [
    ...live.slice(0, 1).map(ofTournament),
    ...gameIds
      .toSorted((a, b) => liveOf(b) - liveOf(a))
      .slice(0, 1)
      .map(ofGame),
    ...organizations.slice(0, 1).map(ofOrganization),
  ]
}

const ofTournament = ({ id, name, scene: sceneId, gameId, city, prizePool }: TournamentRecord): Suggestion => ({
  kind: 'tournament',
  id,
  name,
  image: sceneId ? scene(sceneId) : gameArt(gameId ?? ''),
  note: `${city}, ${formatMoney(prizePool)}`,
  path: `/esports/tournament/${id}`,
})

const ofGame = (id: GameId): Suggestion => ({
  kind: 'game',
  id,
  name: gameNames[id],
  image: gameArt(id),
  note: `${liveOf(id)} ${liveOf(id) === 1 ? 'tournament' : 'tournaments'} live`,
  path: `/esports/${id}`,
})

const ofOrganization = ({ id, name, teams }: OrganizationRecord): Suggestion => ({
  kind: 'organization',
  id,
  name,
  image: crest(name),
  note: teams.map(({ game }) => game).join(', '),
  path: `/organization/${id}`,
})
