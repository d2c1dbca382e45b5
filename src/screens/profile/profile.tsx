import { Link, Navigate } from '@tanstack/react-router'
import { PageHead } from '~/components/page-head'
import { roleLabel } from '~/components/roles'
import { useSignOut } from '~/layout/use-sign-out'
import { useToken, useUser } from '~/session/session'
import { Button } from '~/ui/button'
import { button } from '~/ui/button.css'
import { wrap } from '~/ui/wrap.css'
import { KeptSection } from './kept-section'
import * as styles from './profile.css'

const memberSince = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** The signed-in person's own page: the account, and what this browser keeps for them. */
export function ProfileScreen() {
  const token = useToken()
  const user = useUser()
  const signOut = useSignOut()
  if (!token) return <Navigate to="/login" search={{ next: '/profile' }} replace />

  const facts = {
    Email: user?.email,
    Role: user?.role && roleLabel(user.role),
    'Member since': user?.createdAt && readableDate(user.createdAt),
  }

  return (
    <>
      <PageHead title={user?.name ?? 'Your profile'} ghost="saathi" />
      <div className={`${wrap} ${styles.body}`}>
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
            <Link to="/players" className={button({ variant: 'primary' })}>
              Browse players
            </Link>
            <Button variant="ghost" onClick={signOut}>
              Logout
            </Button>
          </div>
        </section>
        <KeptSection
          list="likedPlayers"
          title="Liked players"
          empty="Like a player on their profile and they wait for you here."
          linkTo={(id) => ({ to: '/players/profile/$id', params: { id } })}
        />
      </div>
    </>
  )
}

function readableDate(date: string): string | null {
  const time = Date.parse(date)
  return Number.isNaN(time) ? null : memberSince.format(time)
}
