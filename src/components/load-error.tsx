import { Unplug } from 'lucide-react'
import { errorMessage } from '~/api/api-error'
import { Button } from '~/ui/button'
import { StateMessage } from '~/ui/state-message'

interface Props {
  error: unknown
  /** What is said about an error that has no message for visitors. */
  fallback: string
  level?: 1 | 2
}

/** Shown in place of what failed to load: the message, and Try Again, which reloads the page (specification 8). */
export function LoadError({ error, fallback, level }: Props) {
  return (
    <div role="alert">
      <StateMessage
        level={level}
        icon={<Unplug />}
        title="Oops!"
        text={errorMessage(error, fallback)}
        action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      />
    </div>
  )
}
