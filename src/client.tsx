import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchChunkErrors } from './page-load/chunk-error'
import { getRouter } from './router'
import { correctHref, findRoute, readPageHref } from './router/page-href'

async function start(): Promise<void> {
  watchChunkErrors()
  const router = getRouter()
  const { dataset } = document.documentElement
  const { liveData } = findRoute(router, window.location.pathname)?.options.staticData ?? {}
  // A stored page with players stays as it was stored: without a connection, search params would find no data.
  if (dataset.offline && liveData === 'records') window.history.replaceState(window.history.state, '', dataset.href)
  if (dataset.href === readPageHref(router, window.location)) {
    // Otherwise the router would normalize the params during hydration, and React would find a state other than the one it began with.
    window.history.replaceState(window.history.state, '', correctHref(router, window.location))
    router.updateLatestLocation()
    // `markUnfiltered` (`page-load/inline-script.ts`) hid this content, but it's right after all.
    delete dataset.unfiltered
    startTransition(() => {
      // Start's own client would add 10 kB for server functions, and there are none here.
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      )
    })
    return
  }
  // The HTML is for another URL: a static host has one file for all players, one for all filters, and one for all missing pages.
  await router.load()
  createRoot(document).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

// `DEV` and `MODE` are inlined, so production builds drop these branches.
if (import.meta.env.DEV && location.pathname === '/dev/ui') {
  void import('./dev/main')
} else if (import.meta.env.MODE === 'mock') {
  // MSW intercepts before the router's first request.
  void import('../mocks/browser').then(({ startMocks }) => startMocks()).then(start)
} else void start()
