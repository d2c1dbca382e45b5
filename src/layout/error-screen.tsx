import { useEffect } from 'react'
import { LoadError } from '~/components/load-error'
import { isChunkError, reloadOnce } from '~/ui/chunk-error'
import * as styles from './screens.css'

/** Shown when a screen's data failed to load: the message, and Try Again, which reloads the page (specification 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    if (isChunkError(error)) reloadOnce(error)
  }, [error])

  return (
    <div className={styles.center}>
      <LoadError level={1} error={error} fallback={fallbackMessage(error)} />
    </div>
  )
}

const fallbackMessage = (error: unknown): string =>
  isChunkError(error)
    ? 'This page could not be loaded. Check your connection and try again.'
    : 'Something went wrong on this page.'
