import { useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useIsHydrated } from '~/hooks/use-is-hydrated'
import { createStorageStore } from '~/session/storage-store'
import { Footer } from './footer'
import { Header } from './header'
import * as styles from './page.css'

/** Only for who has chosen somebody; a page is complete without it. */
const CompareTray = lazy(() =>
  import('./compare-tray').then(
    ({ CompareTray }) => ({ default: CompareTray }),
    () => ({ default: () => null }),
  ),
)

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

/** By itself: a change of storage while the page is hydrated must not render the boundary next to it, which would be hydrated too early. */
const ChosenPlayers = () =>
  isComparing.use() && (
    <Suspense>
      <CompareTray />
    </Suspense>
  )

/** While another page is loaded, not while a filter changes the search params. */
function LoadingBar() {
  const loading = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  })
  return useIsHydrated() && loading ? <div className={styles.loadingBar} aria-hidden="true" /> : null
}
