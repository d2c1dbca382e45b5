import { useHydrated, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '~/page-load/lazy-part'
import { useComparedPlayers } from '~/session/compared-players'
import { Footer } from './footer'
import { Header } from './header'
import * as styles from './site-layout.css'

const CompareTray = lazyPart(async () => (await import('./compare-tray')).CompareTray)

/** The layout of every screen: skip link, header, content, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <LoadingBar />
      <Suspense>
        <Header />
      </Suspense>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ChosenPlayers />
      <Suspense>
        <Footer />
      </Suspense>
    </>
  )
}

/** Reads the store itself: if the layout did, a change during hydration would hydrate the sections below it early. */
const ChosenPlayers = () => useComparedPlayers().length > 0 && <CompareTray />

/** Shown while another page loads, not while a filter changes the search params. */
function LoadingBar() {
  const loading = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  })
  return useHydrated() && loading ? <div className={styles.loadingBar} aria-hidden="true" /> : null
}
