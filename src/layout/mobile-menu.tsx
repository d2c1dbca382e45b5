import { Link } from '@tanstack/react-router'
import { ArrowRight, X } from 'lucide-react'
import type { RefObject } from 'react'
import { Logo } from '~/components/logo'
import { brand } from '~/lib/brand'
import type { SessionUser } from '~/session/session'
import { Button } from '~/ui/button'
import { button } from '~/ui/button-class'
import { lattice } from '~/ui/lattice.css'
import * as styles from './mobile-menu.css'
import { mainLinks, userLinks } from './navigation'
import { useCloseOnNavigation } from './use-close-on-navigation'
import { useSignOut } from './use-sign-out'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  user: SessionUser | null
}

/** The whole screen of links for narrow windows; a dialog, so that focus stays in it and Escape closes it. */
export function MobileMenu({ ref, user }: Props) {
  const signOut = useSignOut()
  const close = () => ref.current?.close()
  useCloseOnNavigation(close)

  return (
    <dialog ref={ref} className={styles.menu} aria-label="Menu">
      <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
      <div className={styles.top}>
        <Link to="/" aria-label={`${brand.name}, home`}>
          <Logo />
        </Link>
        <button type="button" className={styles.close} aria-label="Close menu" onClick={close}>
          <X aria-hidden="true" />
        </button>
      </div>
      <nav className={styles.links} aria-label="Mobile">
        {mainLinks.map(({ to, label }) => (
          <Link key={to} to={to} className={styles.link} activeOptions={{ exact: to === '/' }}>
            <span className={styles.letters}>{label}</span>
          </Link>
        ))}
      </nav>
      <div className={styles.actions}>
        {user ? (
          <>
            {userLinks.map(({ to, label }) => (
              <Link key={to} to={to} className={button({ variant: 'ghost' })}>
                {label}
              </Link>
            ))}
            <Button variant="ghost" onClick={signOut}>
              Logout
            </Button>
          </>
        ) : (
          <>
            <Link to="/login" className={button({ variant: 'ghost' })}>
              Login
            </Link>
            <Link to="/signup" className={button()}>
              Join Now
              <ArrowRight aria-hidden="true" />
            </Link>
          </>
        )}
      </div>
    </dialog>
  )
}
