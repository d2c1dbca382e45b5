import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { button } from '~/ui/button-class'
import { StateMessage } from '~/ui/state-message'
import * as styles from './screens.css'

const ways = [
  { to: '/players', label: 'Players' },
  { to: '/esports', label: 'Esports' },
  { to: '/organization', label: 'Organizations' },
  { to: '/services', label: 'Services' },
] as const

/** Shown for unknown URLs, with links to home and the main screens. */
export function NotFound() {
  return (
    <div className={styles.center}>
      <StateMessage
        level={1}
        icon={<Compass />}
        title="Page not found"
        text="There is nothing at this address. It may have moved, or the link may be mistyped."
        action={
          <>
            <Link to="/" className={button()}>
              Go home
            </Link>
            {ways.map(({ to, label }) => (
              <Link key={to} to={to} className={button({ variant: 'ghost' })}>
                {label}
              </Link>
            ))}
          </>
        }
      />
    </div>
  )
}
