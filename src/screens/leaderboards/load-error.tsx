import { getErrorMessage } from '~/api/api-error'
import { sceneUrl } from '~/lib/art'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { StateMessage } from '~/ui/state-message'

interface Props {
  error: unknown
  /** What is said about an error that has no message for visitors. */
  fallback: string
}

/** Shown in place of a part of a page that failed to load: the message, and Try Again, which reloads the page (specification 8). */
export function LoadError({ error, fallback }: Props) {
  return (
    <div role="alert">
      <StateMessage
        icon={<Image src={sceneUrl('monsoon')} alt="" width={1600} height={900} />}
        title="Oops!"
        text={getErrorMessage(error, fallback)}
        action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      />
    </div>
  )
}
