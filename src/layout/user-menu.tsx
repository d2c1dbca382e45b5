import { Link } from '@tanstack/react-router'
import { ChevronDown, LayoutGrid, LogOut, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { useSignOut } from '~/components/auth/use-sign-out'
import type { SessionUser } from '~/session/session'
import * as shared from '~/ui/menu.css'
import { pageNames, userPages } from './navigation'
import { useCloseOnNavigation } from './use-close-on-navigation'
import * as styles from './user-menu.css'

const icons = { '/profile': UserRound, '/services': LayoutGrid }

/** The menu of a signed-in user; the popover API handles toggle, Escape and outside clicks. */
export function UserMenu({ user }: { user: SessionUser }) {
  const menu = useRef<HTMLDivElement>(null)
  const signOut = useSignOut()
  useCloseOnNavigation(() => menu.current?.hidePopover())

  return (
    <div className={shared.scope}>
      <button type="button" className={`${shared.trigger} ${styles.trigger}`} popoverTarget="user-menu">
        <UserRound />
        <span className={styles.name}>{user.name}</span>
        <ChevronDown />
      </button>
      <div ref={menu} id="user-menu" popover="auto" className={shared.menu}>
        <ul>
          {userPages.map((to) => {
            const Icon = icons[to]
            return (
              <li key={to}>
                <Link to={to} className={shared.item}>
                  <Icon />
                  {pageNames[to]}
                </Link>
              </li>
            )
          })}
          <li>
            <button type="button" className={shared.item} onClick={signOut}>
              <LogOut />
              Logout
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
