import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { ApiError } from '~/api/http'
import { Button } from '~/ui/button'
import { button } from '~/ui/button.css'
import { StateMessage } from '~/ui/state-message'
import * as styles from './profile-tabs.css'

/** What a profile says when the server gave none (specification 8): why, when there is a reason to try again, and the way back. */
export function PlayerNotFound({ error }: Partial<ErrorComponentProps>) {
  return (
    <div className={styles.notFound}>
      <StateMessage
        level={1}
        icon={<UserRoundX />}
        title="Player not found"
        text={
          error instanceof ApiError ? error.message : 'No player has this address. The link may be old or mistyped.'
        }
        action={
          <>
            {error && <Button onClick={() => window.location.reload()}>Try Again</Button>}
            <Link className={button({ variant: error ? 'ghost' : 'primary' })} to="/players">
              Back to Players
            </Link>
          </>
        }
      />
    </div>
  )
}
