import { samplePlayers } from '@akhada/sample-world/players/players'
import { QueryClient } from '@tanstack/react-query'
import { toPlayer } from '~/api/player'
import { creatorsQuery } from '~/content/creators/query'
import { gamesQuery } from '~/content/games/query'
import { organizationsQuery } from '~/content/organizations/query'
import { organizersQuery } from '~/content/organizers/query'
import { gamePageQuery } from '~/content/tournaments/query'

export type CardsData = Awaited<ReturnType<typeof loadCards>>

/** One record for each kind of card, from the site's content. */
export async function loadCards() {
  const client = new QueryClient()
  const [creators, games, organizations, organizers, gamePage] = await Promise.all([
    client.query(creatorsQuery),
    client.query(gamesQuery),
    client.query(organizationsQuery),
    client.query(organizersQuery),
    client.query(gamePageQuery('valorant')),
  ])
  const [creator, game, organization, organizer] = [creators[0], games[0], organizations[0], organizers[0]]
  const player = samplePlayers.slice(0, 1).map(toPlayer)[0]
  if (!creator || !game || !organization || !organizer || !player || !gamePage) throw new Error('No content to show')
  return { creator, game, organization, organizer, player, gamePage }
}
