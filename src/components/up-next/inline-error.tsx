import { Button } from '~/ui/button'
import * as styles from './up-next.css'

/** That something could not be loaded, with another try. */
export function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className={styles.problem} role="status">
      {text}
      <Button variant="ghost" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  )
}
