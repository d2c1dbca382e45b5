import { Unplug } from 'lucide-react'
import { useEffect } from 'react'
import { errorMessage } from '~/api/api-error'
import { Button } from '~/ui/button'
import { isChunkError, reloadOnce } from '~/ui/chunk-error'
import { StateMessage } from '~/ui/state-message'
import * as styles from './screens.css'

/** Shown when a screen's data failed to load: the message, and Try Again, which reloads the page (specification 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    if (isChunkError(error)) reloadOnce(error)
  }, [error])

  return (
    <div className={styles.center} role="alert">
      <StateMessage
        level={1}
        icon={<Unplug />}
        title="Oops!"
        text={errorMessage(error, pageMessage(error))}
        action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      />
    </div>
  )
}

const pageMessage = (error: unknown): string =>
  isChunkError(error)
    ? 'This page could not be loaded. Check your connection and try again.'
    : 'Something went wrong on this page.'
