import { ButtonLink } from '~/components/links/links'
import { RoleNote } from '~/components/marks/role-note'
import { FollowedUpNext } from '~/components/up-next/followed-up-next'
import { useUser } from '~/session/session'
import { container } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './welcome.css'

const ways = [
  { to: '/events', label: 'Events' },
  { to: '/leaderboards', label: 'Leaderboards' },
  { to: '/profile', label: 'Your profile' },
] as const

/** Greets a member, and begins with what's next for them. */
export function Welcome() {
  const user = useUser()
  const [firstName] = user?.name.trim().split(/\s+/) ?? []
  return (
    <div className={`${container} ${styles.welcome}`}>
      <SectionHeader
        title={firstName ? `Hello ${firstName}` : 'Hello'}
        aside={
          <nav className={styles.ways} aria-label="For you">
            {ways.map(({ to, label }) => (
              <ButtonLink key={to} to={to} variant="ghost" size="small">
                {label}
              </ButtonLink>
            ))}
          </nav>
        }
      />
      <RoleNote role={user?.role} />
      <FollowedUpNext />
    </div>
  )
}
