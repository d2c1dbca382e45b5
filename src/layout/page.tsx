import { useHydrated, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HydrationBoundary } from '~/ui/hydration-boundary'
import { Footer } from './footer'
import { Header } from './header'
import * as styles from './page.css'

/** The layout of every screen: skip link, header, content, footer. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <LoadingBar />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </>
  )
}

function LoadingBar() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return useHydrated() && loading ? <div className={styles.loadingBar} aria-hidden="true" /> : null
}
