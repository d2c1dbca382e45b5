import { Link } from '@tanstack/react-router'
import { textLink } from '~/components/links/links.css'
import { useUser } from '~/session/session'
import { Button } from '~/ui/button'
import { memberName, memberNotice } from './auth-form.css'
import { useSignOut } from './use-sign-out'

/** Tells members that they’re signed in. CSS hides it from visitors, so it’s there before hydration, except for the name. */
export function MemberNotice() {
  const user = useUser()
  const signOut = useSignOut()
  const leave = () => {
    // The button is about to be hidden, and would lose the focus to nothing.
    document.querySelector('main')?.focus({ preventScroll: true })
    signOut()
  }
  return (
    <div className={memberNotice}>
      <p className={memberName}>{user ? `You’re signed in as ${user.name}.` : 'You’re signed in already.'}</p>
      <Link to="/profile" className={textLink}>
        Go to your profile
      </Link>
      <Button variant="text" size="small" onClick={leave}>
        Logout
      </Button>
    </div>
  )
}
