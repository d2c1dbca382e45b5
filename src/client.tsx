import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startReporting } from './report/start-reporting'
import { getRouter } from './router'

// Start MSW before the router's first request. `MODE` is inlined, so production builds drop this branch.
if (import.meta.env.MODE === 'mock') {
  const { startMocks } = await import('../mocks/browser')
  await startMocks()
}

// Inlined as well: without it production builds drop this branch and its module.
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
