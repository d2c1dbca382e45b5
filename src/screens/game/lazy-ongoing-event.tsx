import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import '~/components/bracket/bracket.css'
import '~/components/bracket/bracket-match.css'
import '~/components/bracket/bracket-overview.css'
import '~/components/bracket/bracket-print.css'
import '~/components/tournament/standings-table.css'
import '~/components/tournament/tournament-podium.css'
import '~/components/tournament/tournament-stages.css'
import './ongoing-event.css'

const Loaded = lazyRouteComponent(() => import('./ongoing-event'), 'OngoingEvent')
// The server has it before it renders.
if (import.meta.env.SSR) await Loaded.preload?.()

/** The tournament that a game page shows in full; its code loads after the page's own. */
export const OngoingEvent = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
