import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useRef } from 'react'
import { ButtonLink } from '~/components/links/links'
import { Logo } from '~/components/marks/logo'
import { lazyPart } from '~/page-load/lazy-part'
import { useUser } from '~/session/session'
import { container } from '~/ui/container.css'
import * as styles from './header.css'
import { markScrolled } from './mark-scrolled'
import { mainPages, pageNames } from './navigation'
import { menuCommand, SiteMenu } from './site-menu'
import { SearchButton } from './site-search/search-button'

// Only signed-in visitors need it, and only after hydration, so it's not in everyone's first load.
const UserMenu = lazyPart(async () => (await import('./user-menu')).UserMenu)

/** The header, fixed at the top: it changes after 64 px, and has the user's menu when signed in. */
export function Header() {
  const user = useUser()
  const menu = useRef<HTMLDialogElement>(null)
  const openMenu = () => {
    if (!('command' in HTMLButtonElement.prototype)) menu.current?.showModal()
  }
  const opensMenu = { 'aria-haspopup': 'dialog', onClick: openMenu, ...menuCommand('show-modal') } as const

  return (
    <header ref={markScrolled} className={styles.header}>
      <div className={`${container} ${styles.bar}`}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          {mainPages.map((to) => (
            <Link key={to} to={to} className={styles.navLink} activeOptions={{ exact: to === '/' }}>
              {pageNames[to]}
            </Link>
          ))}
          <button type="button" className={styles.navLink} {...opensMenu}>
            More
          </button>
        </nav>
        <div className={styles.actions}>
          {user && (
            <div className={styles.userMenu}>
              <UserMenu user={user} />
            </div>
          )}
          <SearchButton />
          <div className={styles.guestActions}>
            <Link to="/login" className={styles.login}>
              Login
            </Link>
            <ButtonLink to="/signup" size="small">
              Join Now
            </ButtonLink>
          </div>
          <button type="button" className={styles.burger} aria-label="Open menu" {...opensMenu}>
            <Menu />
          </button>
        </div>
      </div>
      <SiteMenu ref={menu} user={user} />
    </header>
  )
}
