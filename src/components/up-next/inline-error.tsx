import { Button } from '~/ui/button'
import { moveFocusToParent } from '~/ui/move-focus-to-parent'
import * as styles from './up-next.css'

/** Says that something could not be loaded, and tries again. */
export function InlineError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p ref={moveFocusToParent} className={styles.problem} role="status">
      {text}
      <Button variant="ghost" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  )
}
