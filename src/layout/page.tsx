import { useHydrated, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createStorageStore } from '~/session/storage-store'
import { HydrationBoundary } from '~/ui/hydration-boundary'
import { optional } from '~/ui/optional'
import { Footer } from './footer'
import { Header } from './header'
import * as styles from './page.css'

const CompareTray = optional(async () => (await import('./compare-tray')).CompareTray)

/** Whether players are chosen to be compared: who they are, the tray reads. */
const isComparing = createStorageStore('comparedPlayers', Boolean)

/** The layout of every screen: skip link, header, content, footer. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <LoadingBar />
      <HydrationBoundary>
        <Header />
      </HydrationBoundary>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ChosenPlayers />
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </>
  )
}

/** By itself: a change of storage while the page is hydrated must not render the boundary beside it, which would be hydrated too early. */
const ChosenPlayers = () => isComparing.use() && <CompareTray />

/** While another page is loaded, not while a filter changes the search params. */
function LoadingBar() {
  const loading = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  })
  return useHydrated() && loading ? <div className={styles.loadingBar} aria-hidden="true" /> : null
}
