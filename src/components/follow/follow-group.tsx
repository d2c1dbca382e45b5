import { Link, type LinkProps } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { Follow } from '~/session/follows'
import { Heading } from '~/ui/heading'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import * as styles from './following.css'
import { toggleFollowWithToast } from './toggle-follow'

export type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>

interface Props {
  title: string
  follows: readonly Follow[]
  toTarget: (follow: Follow) => Target | null
}

/** The follows of one kind, each with a button to remove it. Renders nothing if there are none. */
export function FollowGroup({ title, follows, toTarget }: Props) {
  const id = useId()
  if (follows.length === 0) return null

  return (
    <section className={styles.saved} aria-labelledby={id}>
      <Heading level={3} size="h4" id={id}>
        {title}
      </Heading>
      <ul className={styles.savedItems}>
        {follows.map((follow) => {
          const target = toTarget(follow)
          return (
            <li key={follow.id} className={styles.savedItem}>
              {target ? (
                <Link {...target} className={styles.savedLink}>
                  {follow.name}
                </Link>
              ) : (
                <span className={styles.savedName}>{follow.name}</span>
              )}
              <button
                ref={moveFocusOnUnmount}
                type="button"
                className={styles.remove}
                aria-label={`Remove ${follow.name}`}
                onClick={() => toggleFollowWithToast(follow)}
              >
                <X />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
