import { Spinner } from '~/ui/spinner'
import { spinnerScreen } from '~/ui/spinner.css'

/** Shown until hydration: the session is known in the browser only. */
export function AccountPending() {
  return (
    <div className={spinnerScreen}>
      <Spinner label="Loading your profile" />
    </div>
  )
}
