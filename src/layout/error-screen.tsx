import { useEffect } from 'react'
import { getErrorMessage } from '~/api/api-error'
import { ButtonLink } from '~/components/links/links'
import { sceneUrl } from '~/lib/art'
import { isChunkError, reloadOnce } from '~/page-load/chunk-error'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { ProblemScreen } from './problem-screen'

/** Shown when a screen's data failed to load: the message, and Try Again, which reloads the page (specification 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    if (!isChunkError(error)) return
    // The router stores where a page is: the reloaded one starts at its top, not where the last page was.
    window.scrollTo(0, 0)
    reloadOnce(error)
  }, [error])

  return (
    <ProblemScreen
      role="alert"
      art={<Image src={sceneUrl('arena')} alt="" width={1600} height={900} priority />}
      title="Oops!"
      text={getErrorMessage(error, pickMessage(error))}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
          <ButtonLink to="/" variant="ghost">
            Go home
          </ButtonLink>
        </>
      }
    />
  )
}

const pickMessage = (error: unknown): string =>
  isChunkError(error)
    ? 'Couldn’t load this page. Check your connection and try again.'
    : 'Something went wrong on this page.'
