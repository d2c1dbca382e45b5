import { type LinkProps, Navigate, useHydrated } from '@tanstack/react-router'
import { PageHeader } from '~/components/page-header'
import { roleLabel } from '~/components/roles'
import { useSignOut } from '~/layout/use-sign-out'
import { dateFormat, defaultLocale, siteTimeZone } from '~/lib/dates'
import type { SavedItem } from '~/session/saved-items'
import { useToken, useUser } from '~/session/session'
import { Button } from '~/ui/button'
import { container } from '~/ui/container.css'
import * as styles from './account.css'
import { AccountPending } from './account-pending'
import { SavedSection } from './saved-section'

const memberSince = { dateStyle: 'long', timeZone: siteTimeZone } as const

/** The signed-in person's own page: the account, and what they saved in this browser. */
export function AccountScreen() {
  const token = useToken()
  const user = useUser()
  const signOut = useSignOut()
  // The token is known to the browser alone.
  if (!useHydrated()) return <AccountPending />
  if (!token) return <Navigate to="/login" search={{ next: '/profile' }} replace />

  const facts = {
    Email: user?.email,
    Role: user?.role && roleLabel(user.role),
    'Member since': user?.createdAt && readableDate(user.createdAt),
  }

  return (
    <>
      <PageHeader title={user?.name ?? 'Your profile'} ghost="saathi" />
      <div className={`${container} ${styles.body}`}>
        <section className={styles.account} aria-label="Account">
          <dl className={styles.facts}>
            {Object.entries(facts).map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <div className={styles.actions}>
            <Button variant="ghost" onClick={signOut}>
              Logout
            </Button>
          </div>
        </section>
        <div className={styles.lists}>
          <SavedSection
            list="likedPlayers"
            title="Liked players"
            empty={{
              text: 'Like a player on their profile and they wait for you here.',
              to: '/players',
              label: 'Find players',
            }}
            linkTo={({ id }) => ({ to: '/players/profile/$id', params: { id } })}
          />
          <SavedSection
            list="followedCreators"
            title="Followed creators"
            empty={{
              text: 'Follow a creator, of the directory or of an organization, and they stand here.',
              to: '/creators',
              label: 'Find creators',
            }}
            linkTo={creatorLink}
          />
          <SavedSection
            list="savedResources"
            title="Saved resources"
            empty={{
              text: 'Save a resource of the Knowledge Hub and read it when there is time.',
              to: '/learn',
              label: 'Find resources',
            }}
            linkTo={({ id }) => ({ to: '/learn', search: { open: id }, hash: id })}
          />
        </div>
      </div>
    </>
  )
}

/** Creators of an organization are named by its id and theirs; they have no page of their own, but a place on its page. */
function creatorLink({ id, name }: SavedItem): Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'> {
  const [organization, creator] = id.split('/')
  return creator
    ? { to: '/organization/$id', params: { id: organization }, search: { creator: name }, hash: 'creators' }
    : { to: '/creators/$id', params: { id } }
}

function readableDate(date: string): string | null {
  const time = Date.parse(date)
  return Number.isNaN(time) ? null : dateFormat(defaultLocale, memberSince).format(time)
}
