import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import '~/ui/accordion.css'

const Loaded = lazyRouteComponent(() => import('~/ui/accordion'), 'Accordion')
// The server loads it before it renders.
if (import.meta.env.SSR) await Loaded.preload?.()

/** An accordion whose code loads after the page's own: the rest of the page hydrates without it. */
export const Accordion = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
