import { Link } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useSignOut } from '~/components/auth/use-sign-out'
import { ButtonLink } from '~/components/links/links'
import { Logo } from '~/components/marks/logo'
import { SpoilerSwitch } from '~/components/spoiler/spoiler-switch'
import type { SessionUser } from '~/session/session'
import { Button } from '~/ui/button'
import { lattice } from '~/ui/lattice.css'
import { menuGroups, pageNames, userPages } from './navigation'
import * as styles from './site-menu.css'
import { useOpenSearch } from './site-search/search-provider'
import { useCloseOnNavigation } from './use-close-on-navigation'

const id = 'site-menu'

/** Lets a button open or close the menu natively, even before hydration. Older browsers need its `onClick`. */
export const menuCommand = (command: 'show-modal' | 'close') => ({ command, commandfor: id })

/** Every destination on one screen; a dialog, so that focus stays in it and Escape closes it. */
export function SiteMenu({ ref, user }: { ref: RefObject<HTMLDialogElement | null>; user: SessionUser | null }) {
  const openSearch = useOpenSearch()
  const close = () => ref.current?.close()
  useCloseOnNavigation(close)

  return (
    <dialog ref={ref} id={id} className={styles.menu} aria-label="Menu">
      <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
      <div className={styles.top}>
        <Logo />
        <button
          type="button"
          className={styles.close}
          aria-label="Close menu"
          onClick={close}
          {...menuCommand('close')}
        >
          <X />
        </button>
      </div>
      <button
        type="button"
        className={styles.search}
        onClick={() => {
          close()
          openSearch()
        }}
      >
        <Search />
        Search players, teams, games
      </button>
      <nav className={styles.groups} aria-label="All pages">
        {Object.entries(menuGroups).map(([title, pages]) => (
          <div key={title} className={styles.group}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {pages.map((to) => (
                <li key={to}>
                  <Link to={to} className={styles.link} activeOptions={{ exact: true, includeSearch: false }}>
                    {pageNames[to]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.spoilers}>
        <SpoilerSwitch />
      </div>
      <Account user={user} />
    </dialog>
  )
}

function Account({ user }: { user: SessionUser | null }) {
  const signOut = useSignOut()
  return (
    <div className={styles.actions}>
      {user ? (
        <>
          {userPages.map((to) => (
            <ButtonLink key={to} to={to} variant="ghost">
              {pageNames[to]}
            </ButtonLink>
          ))}
          <Button variant="ghost" onClick={signOut}>
            Logout
          </Button>
        </>
      ) : (
        <>
          <ButtonLink to="/login" variant="ghost">
            Login
          </ButtonLink>
          <ButtonLink to="/signup" arrow>
            Join Now
          </ButtonLink>
        </>
      )}
    </div>
  )
}
