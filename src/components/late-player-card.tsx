import { type ComponentProps, Suspense } from 'react'
import { late } from '~/ui/late'
import type { PlayerCard as Card } from './player-card'
import { loadPlayerCard, PlayerCardSkeleton } from './player-card-skeleton'

const PlayerCard = late(() => loadPlayerCard().then((module) => module.PlayerCard))

/** A player card whose code comes while the server answers: no page shows a player before that. */
export function LatePlayerCard(props: ComponentProps<typeof Card>) {
  return (
    <Suspense fallback={<PlayerCardSkeleton />}>
      <PlayerCard {...props} />
    </Suspense>
  )
}
