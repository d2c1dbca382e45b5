import { useNavigate } from '@tanstack/react-router'
import { signOut } from '~/session/session'
import { toast } from '~/ui/toast'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by signing out. */
    isSignedOut?: boolean
  }
}

/** Signs out, confirms it with a toast and navigates to /login (specification 4). */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    toast.success('You have been logged out successfully')
    void navigate({ to: '/login', state: { isSignedOut: true } })
  }
}
