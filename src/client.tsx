import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startReporting } from './report/start-reporting'
import { getRouter } from './router'

function start(): void {
  // Inlined: without it production builds drop this branch and its module.
  if (import.meta.env.VITE_REPORT_URL) startReporting(import.meta.env.VITE_REPORT_URL)

  // The client of Start would bring what server functions need, 10 kB of it; there are none here.
  const router = getRouter()
  const hydrate = () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      )
    })

  // A stored page, shown without a connection: what it showed of the server is read before anything requests it.
  if (document.documentElement.dataset.offline) {
    import('./offline/restore-records')
      .then(({ restoreRecords }) => restoreRecords(router.options.context.queryClient))
      .then(hydrate, hydrate)
  } else hydrate()
}

// `DEV` and `MODE` are inlined, so production builds drop these branches.
if (import.meta.env.DEV && location.pathname === '/dev/ui') {
  void import('./dev/main')
} else if (import.meta.env.MODE === 'mock') {
  // MSW intercepts before the router's first request.
  void import('../mocks/browser').then(({ startMocks }) => startMocks()).then(start)
} else start()
