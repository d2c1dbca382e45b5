import { type ComponentProps, lazy, Suspense } from 'react'
import type { PlayerCard as Card } from './player-card'
import { loadPlayerCard, PlayerCardSkeleton } from './player-card-skeleton'

const PlayerCard = lazy(() => loadPlayerCard().then((module) => ({ default: module.PlayerCard })))

/** A player card whose code comes while the server answers: no page shows a player before that. */
export function LatePlayerCard(props: ComponentProps<typeof Card>) {
  return (
    <Suspense fallback={<PlayerCardSkeleton />}>
      <PlayerCard {...props} />
    </Suspense>
  )
}
