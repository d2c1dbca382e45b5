import { Spinner } from '~/ui/spinner'
import { spinnerScreen } from '~/ui/spinner.css'

/** Shown until hydration: only the browser knows the session. */
export function AccountPending() {
  return (
    <div className={spinnerScreen}>
      <Spinner label="Loading your profile" />
    </div>
  )
}
