import { Navigate, useHydrated, useLocation } from '@tanstack/react-router'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { lazy, Suspense } from 'react'
import { useSignOut } from '~/components/auth/use-sign-out'
import { Facts } from '~/components/facts/facts'
import { factList } from '~/components/facts/facts.css'
import { PageHeader } from '~/components/hero/page-header'
import { RoleNote } from '~/components/marks/role-note'
import { SpoilerSwitch } from '~/components/spoiler/spoiler-switch'
import { formatDate } from '~/lib/dates'
import { measureLongestWord } from '~/lib/longest-word'
import { getRoleLabel } from '~/session/roles'
import { useToken, useUser } from '~/session/session'
import { lead } from '~/theme/type.css'
import { Button } from '~/ui/button'
import { container } from '~/ui/container.css'
import { longestWord } from '~/ui/heading.css'
import { Spinner } from '~/ui/spinner'
import { spinnerScreen } from '~/ui/spinner.css'
import * as styles from './account.css'

const FollowedUpNext = lazy(() =>
  import('~/components/up-next/followed-up-next').then((module) => ({ default: module.FollowedUpNext })),
)
const Following = lazy(() => import('~/components/follow/following').then((module) => ({ default: module.Following })))

/** The member's own page: the account, the next matches of their follows, and all follows in this browser. */
export function AccountScreen() {
  const token = useToken()
  const user = useUser()
  const signOut = useSignOut()
  const isLeaving = useLocation({ select: ({ pathname }) => !pathname.startsWith('/profile') })
  // Only the browser knows the token.
  if (!useHydrated()) return <AccountPending />
  // Signing out is already on its way to /login.
  if (!token) return isLeaving ? null : <Navigate to="/login" search={{ next: '/profile' }} replace />

  const title = user?.name ?? 'Your profile'
  const facts = {
    Email: user?.email,
    Role: user?.role && getRoleLabel(user.role),
    'Member since': user?.createdAt && formatMemberSince(user.createdAt),
  }

  return (
    <>
      {/* The letters of a name may be wider than those of our titles. */}
      <div style={assignInlineVars({ [longestWord]: `${1.2 * measureLongestWord(title, 11, 16)}` })}>
        <PageHeader title={title} />
      </div>
      <div className={`${container} ${styles.body}`}>
        <section className={styles.account} aria-label="Account">
          <Facts className={`${factList} ${styles.facts}`} facts={facts} />
          <SpoilerSwitch />
          <div className={styles.actions}>
            <Button variant="ghost" onClick={signOut}>
              Logout
            </Button>
          </div>
        </section>
        <RoleNote role={user?.role} />
        <Suspense fallback={<AccountPending />}>
          <FollowedUpNext />
          <Following />
        </Suspense>
      </div>
    </>
  )
}

const formatMemberSince = (date: string): string | null => (Number.isNaN(Date.parse(date)) ? null : formatDate(date))

const AccountPending = () => (
  <div className={`${container} ${spinnerScreen}`}>
    <noscript>
      <p className={lead}>You need JavaScript to see your profile. Allow it for this site, then reload the page.</p>
    </noscript>
    <span className={styles.spinner}>
      <Spinner label="Loading your profile" />
    </span>
  </div>
)
