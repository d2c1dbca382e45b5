import { Spinner } from '~/ui/spinner'
import { spinnerScreen } from '~/ui/spinner.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'

/** The loading spinner (specification 2, "loader"). */
export function LoaderScreen() {
  return (
    <div className={spinnerScreen}>
      <h1 className={visuallyHidden}>Loading</h1>
      <Spinner label="Loading" />
    </div>
  )
}
