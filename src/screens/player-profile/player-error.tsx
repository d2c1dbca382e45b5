import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, isUnknownPlayer } from '~/api/api-error'
import { Silhouette } from '~/components/hero/silhouette'
import { ButtonLink } from '~/components/links/links'
import { ErrorScreen } from '~/layout/error-screen'
import { NotFound } from '~/layout/lazy-not-found'
import { ProblemScreen } from '~/layout/problem-screen'
import { Button } from '~/ui/button'

/** Shown if the player failed to load (specification 8): the message, Try Again, and a link back. */
export function PlayerError({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (isUnknownPlayer(error)) return <NotFound />
  if (!(error instanceof ApiError)) return <ErrorScreen error={error} />
  // A busy server hasn't looked for the player, so "not found" would be wrong.
  const isBusy = error.status === 429 || error.status === 503

  return (
    <ProblemScreen
      art={<Silhouette />}
      title={isBusy ? 'Oops!' : 'Player not found'}
      text={error.message}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
          <ButtonLink variant="ghost" to="/players">
            Back to Players
          </ButtonLink>
        </>
      }
    />
  )
}
