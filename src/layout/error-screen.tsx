import { Unplug } from 'lucide-react'
import { ApiError } from '~/api/http'
import { Button } from '~/ui/button'
import { StateMessage } from '~/ui/state-message'
import * as styles from './screens.css'

/** What a screen shows when its data did not come: the message, and Try Again, which reloads the page (specification 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div className={styles.center} role="alert">
      <StateMessage
        level={1}
        icon={<Unplug />}
        title="Oops!"
        text={error instanceof ApiError ? error.message : 'Something went wrong on this page.'}
        action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      />
    </div>
  )
}
