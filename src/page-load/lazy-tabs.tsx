import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import '~/ui/tabs.css'

const Loaded = lazyRouteComponent(() => import('~/ui/tabs'), 'Tabs')
// The server has it before it renders.
if (import.meta.env.SSR) await Loaded.preload?.()

/** Tabs, whose code comes after the page's own: the rest of the page is hydrated without it. */
export const Tabs = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
