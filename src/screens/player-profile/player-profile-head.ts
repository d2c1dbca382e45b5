import type { Player } from '~/api/player'
import { pageHead } from '~/lib/page-head'

/** The head of a profile; before the player is there, that of any profile. */
export function playerProfileHead(id: string, player?: Player | null) {
  const name = player?.name.slice(0, 60)
  const facts = [player?.game, player?.team, player?.country].filter(Boolean).join(', ')
  return pageHead({
    path: `/players/profile/${id}`,
    title: name ?? 'Player profile',
    description: name
      ? `${name}${facts && `, ${facts}`}: career earnings, achievements, media and references.`
      : 'Career earnings, achievements, media and references of a player of Indian esports.',
    image: '/og/players.png',
    // The prerendered frame is the same for every player: until a name is there, it is nobody's page.
    hidden: !name,
  })
}
