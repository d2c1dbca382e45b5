import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import '~/components/bracket/bracket.css'
import '~/components/bracket/bracket-match.css'
import '~/components/bracket/bracket-overview.css'
import '~/components/bracket/bracket-print.css'

const Loaded = lazyRouteComponent(() => import('~/components/bracket/bracket'), 'Bracket')
// The server loads it before it renders.
if (import.meta.env.SSR) await Loaded.preload?.()

/** A bracket whose code loads after the page's own: the rest of the page hydrates without it. */
export const Bracket = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
