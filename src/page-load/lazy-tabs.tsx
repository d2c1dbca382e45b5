import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import '~/ui/tabs.css'

const Loaded = lazyRouteComponent(() => import('~/ui/tabs'), 'Tabs')
// The server loads it before it renders.
if (import.meta.env.SSR) await Loaded.preload?.()

/** Tabs whose code loads after the page's own: the rest of the page hydrates without it. */
export const Tabs = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
