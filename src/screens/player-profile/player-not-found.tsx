import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { Unplug, UserRoundX } from 'lucide-react'
import { ApiError } from '~/api/api-error'
import { isUnknownPlayer } from '~/api/is-unknown-player'
import { ErrorScreen } from '~/layout/error-screen'
import { center } from '~/layout/screens.css'
import { Button } from '~/ui/button'
import { button } from '~/ui/button-class'
import { StateMessage } from '~/ui/state-message'

/** Shown when the player failed to load (specification 8): the message, Try Again where it can help, and a link back. */
export function PlayerNotFound({ error }: Partial<Pick<ErrorComponentProps, 'error'>>) {
  const failure = isUnknownPlayer(error) ? undefined : error
  if (failure !== undefined && !(failure instanceof ApiError)) return <ErrorScreen error={failure} />
  // A server that is busy has not looked.
  const isBusy = failure?.status === 429 || failure?.status === 503

  return (
    <div className={center}>
      <StateMessage
        level={1}
        icon={isBusy ? <Unplug /> : <UserRoundX />}
        title={isBusy ? 'Oops!' : 'Player not found'}
        text={failure?.message ?? 'No player has this address. The link may be old or mistyped.'}
        action={
          <>
            {failure && <Button onClick={() => window.location.reload()}>Try Again</Button>}
            <Link className={button({ variant: failure ? 'ghost' : 'primary' })} to="/players">
              Back to Players
            </Link>
          </>
        }
      />
    </div>
  )
}
