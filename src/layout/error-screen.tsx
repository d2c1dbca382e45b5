import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getErrorMessage } from '~/api/api-error'
import { sceneUrl } from '~/lib/art'
import { isChunkError, reloadOnce } from '~/page-load/chunk-error'
import { Button } from '~/ui/button'
import { button } from '~/ui/button-class'
import { Image } from '~/ui/image'
import { DeadEnd } from './dead-end'

/** Shown when a screen's data failed to load: the message, and Try Again, which reloads the page (specification 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    if (isChunkError(error)) reloadOnce(error)
  }, [error])

  return (
    <DeadEnd
      role="alert"
      art={<Image src={sceneUrl('monsoon')} alt="" width={1600} height={900} priority />}
      title="Oops!"
      text={getErrorMessage(error, pickMessage(error))}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
          <Link to="/" className={button({ variant: 'ghost' })}>
            Go home
          </Link>
        </>
      }
    />
  )
}

const pickMessage = (error: unknown): string =>
  isChunkError(error)
    ? 'Couldn’t load this page. Check your connection and try again.'
    : 'Something went wrong on this page.'
