import { Spinner } from '~/ui/spinner'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './loader.css'

/** The loading spinner (specification 2, "loader"). */
export function LoaderScreen() {
  return (
    <div className={styles.center}>
      <h1 className={visuallyHidden}>Loading</h1>
      <Spinner label="Loading" />
    </div>
  )
}
