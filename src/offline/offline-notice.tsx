import type { Query, QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { formatDateTime } from '~/lib/dates'
import { Button } from '~/ui/button'
import * as styles from '~/ui/notice.css'

// Its own React root, so that online pages don't load it. A live region has to exist before it announces anything.
const container = document.body.appendChild(document.createElement('div'))
container.ariaLive = 'polite'
const root = createRoot(container)

/** Shows how old the page is; null removes the notice. */
export function showNotice(queryClient: QueryClient | null): void {
  root.render(queryClient && <Notice queryClient={queryClient} />)
}

function Notice({ queryClient }: { queryClient: QueryClient }) {
  const date = useSyncExternalStore(queryClient.getQueryCache().subscribe, () => findDataTime(queryClient))

  return (
    <aside className={styles.notice} aria-label="Connection">
      <p className={styles.text}>
        <strong className={styles.title}>Offline</strong>
        <span>, as of {formatDateTime(new Date(date).toISOString())}</span>
      </p>
      {/* A stored page with a connection: the server was slow or failed. */}
      {navigator.onLine && (
        <Button variant="ghost" size="small" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      )}
    </aside>
  )
}

/** The time of the page's data, in ms: that of its oldest response with players, else of the document. */
function findDataTime(queryClient: QueryClient): number {
  const isPlayersQuery = ({ queryKey: [path], state }: Query) =>
    state.dataUpdatedAt > 0 && String(path).startsWith('/api/players')
  const queries = queryClient.getQueryCache().findAll({ type: 'active', predicate: isPlayersQuery })
  const dates = queries.map(({ state }) => state.dataUpdatedAt)
  if (dates.length > 0) return Math.min(...dates)
  return Number(document.documentElement.dataset.offline) || performance.timeOrigin
}
