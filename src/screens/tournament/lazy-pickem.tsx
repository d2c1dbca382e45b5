import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import './pickem-section.css'

const Loaded = lazyRouteComponent(() => import('./pickem-section'), 'PickemSection')
// The server loads it before it renders.
if (import.meta.env.SSR) await Loaded.preload?.()

/** Pick'em, whose code loads after the page's own. */
export const PickemSection = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
