import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { useUserLocale } from '~/hooks/use-user-locale'
import { formatDateTime } from '~/lib/dates'
import { Button } from '~/ui/button'
import * as styles from './notice.css'
import { isStoredDocument, pageDate } from './page-date'

// A React root of its own, so that no page loads it with a connection; the live region has to exist before it speaks.
const container = document.body.appendChild(document.createElement('div'))
container.ariaLive = 'polite'
const root = createRoot(container)

/** Says of when the page is; null takes the words away. */
export function showNotice(queryClient: QueryClient | null): void {
  root.render(queryClient && <Notice queryClient={queryClient} />)
}

function Notice({ queryClient }: { queryClient: QueryClient }) {
  const locale = useUserLocale()
  const date = useSyncExternalStore(queryClient.getQueryCache().subscribe, () => pageDate(queryClient))

  return (
    <aside className={styles.notice} aria-label="Connection">
      <p className={styles.text}>
        <strong className={styles.title}>Offline</strong>
        <span>, as of {formatDateTime(new Date(date).toISOString(), locale)}</span>
      </p>
      {isStoredDocument() && navigator.onLine && (
        <Button variant="ghost" size="small" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      )}
    </aside>
  )
}
