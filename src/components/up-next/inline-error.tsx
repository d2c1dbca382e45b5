import { Button } from '~/ui/button'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import * as styles from './up-next.css'

/** Says that something could not be loaded, and tries again. */
export function InlineError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p ref={moveFocusOnUnmount} className={styles.problem} role="status">
      {text}
      <Button variant="ghost" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  )
}
