import { toSportsEvent } from '~/content/tournaments/to-sports-event'
import type { GamePage } from '~/content/tournaments/types'
import { pageHead } from '~/lib/page-head'

/** The head of a game page. */
export function gameHead({ game, tournaments }: GamePage) {
  const { path } = game
  return pageHead({
    path,
    title: `${game.name} esports`,
    description: `${game.name} in India: ${game.tournaments} tournaments${game.live ? `, ${game.live} of them ongoing` : ''}, with standings, prize pools and the top teams.`,
    structuredData: [...tournaments.ongoing, ...tournaments.upcoming].map((tournament) => toSportsEvent(tournament)),
    name: game.name,
    breadcrumbs: [{ name: 'Esports', path: '/esports' }],
  })
}
